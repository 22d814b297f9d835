"""Pictures of what a view shows."""
