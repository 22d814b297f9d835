"""Computer players of The Princes of Florence."""
