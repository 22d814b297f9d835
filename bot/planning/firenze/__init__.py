"""Turns made ahead in Firenze."""
