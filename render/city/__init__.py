"""Draw the city that a server's finished games have built."""

from render.city.picture import draw_city

__all__ = ["draw_city"]
