"""Finished games: results, ratings, records, reviews, shared deals, the city."""
