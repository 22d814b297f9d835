"""The whole bot under one seed: virtual time, a simulated disk and Discord, and checkers."""
