"""What all cogs share: contexts of requests, replies, components, routes, layout, text."""
