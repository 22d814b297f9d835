"""Tables: lobby, settings, votes, moderation, records, rule book, weekly deals."""
