"""The guests who play The Princes of Florence."""
