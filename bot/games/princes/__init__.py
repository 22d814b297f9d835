"""The rules of *The Princes of Florence*."""
