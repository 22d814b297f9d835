"""What The Princes of Florence are painted with."""

from render.frame.paints import Paints
from render.palette import flattened
from render.princes.icons import icon

PAINTS = Paints(icon, flattened)
