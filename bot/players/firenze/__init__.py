"""The guests who play Firenze."""
