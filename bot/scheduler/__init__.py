"""What is due and what runs by itself: jobs, periodic tasks, downtime, metrics."""
