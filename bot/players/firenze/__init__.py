"""Computer players of Firenze."""
