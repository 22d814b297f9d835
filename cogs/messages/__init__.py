"""What is posted: board, lobby, panels, results, notifications, story; and its transport."""
