"""Firenze, for two to four master builders."""
