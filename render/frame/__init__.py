"""What the pictures of every game have: board, film, scores, bars, sheets, emblems.

A game's own room says only what is its own. Whoever wants its pictures finds under the same names
in `render.<game>`: `describe` and `position`, which are words alone, and `draw_board`, `draw_film`,
`draw_replay`, `draw_hand`, `draw_scores`.
"""
