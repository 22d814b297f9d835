"""What Firenze is painted with."""

from render.firenze.colours import flattened
from render.firenze.icons import icon
from render.frame.paints import Paints

PAINTS = Paints(icon, flattened)
