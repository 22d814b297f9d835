"""Where everybody comes in: who asks, what he may, ids and words, and the one way to answer."""
