"""Messages that were stored and are to be sent."""
