"""The host: tables that last for weeks, their deadlines, orders, notes and results."""
