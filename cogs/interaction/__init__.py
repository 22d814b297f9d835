"""What every cog shares: who asks, how it is answered, components, layout, limits, text."""
