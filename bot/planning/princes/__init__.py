"""Orders for The Princes of Florence."""
