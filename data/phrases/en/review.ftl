# Looking back at one’s own game.

press-review = Look back
press-leaf-at = See it
review-meanwhile = I’m going through your game, decision by decision. In a moment you will read here what I found.
review-first-look = I’m going through your game, decision by decision: { $number } of { $of }. After that I’ll look more closely at the ones that mattered most.
review-second-look = I’ve been through your whole game. Now I’m looking more closely at the decisions that mattered most: { $number } of { $of }.
review-later = That takes longer than it should. Press **{ press-review }** again in a while.
review-after-the-end = You can look back once the game is over.
review-title = **Looking back at your game.** Each decision you made yourself is judged by what you could see when you made it; what your wishes, your plans or a computer player did for you is left out.
review-best = **Your best move, { $counter-in } { $round }:** “{ $move }”. It promised about { $points ->
    [one] 1 point
   *[other] { $points } points
} more than the next best, “{ $other }”.
review-no-best = No single move of yours stands out: other moves would have been about as good.
review-lost = **{ $counter } { $round }:** you chose “{ $move }”. Better was “{ $other }”: it promised about { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
review-nothing-lost = I found no decision of which I could say for sure that it cost you points.
