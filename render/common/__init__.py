"""What the pictures of every game share: board, film, scores, sheets, my view."""
