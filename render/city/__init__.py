"""The Florence of a server as a picture."""

from render.city.picture import draw_city

__all__ = ["draw_city"]
