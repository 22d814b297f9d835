# The page of a finished game: its picture, and what is told of any game, always in the same way.

render-chronicle-title = The Chronicle of Florence
render-chronicle-turn = The turn of the game
chronicle-alt = The Chronicle of Florence, { $heading }: what each player built, the points from year to year, and the tale of the game.
chronicle-heading = { $game } · table { $table }
chronicle-told = **The Chronicle of Florence** · { $heading }
chronicle-none = No game has been finished in this channel yet. Once one has been, you can read its page here.
chronicle-choose = Another page…
chronicle-page = Table { $table }: { $game }
press-chronicle = Page of the Chronicle
command-game-chronicle = chronicle
    .about = The page of a finished game: its picture and its tale

tale-year = { $year ->
    [1] In the first year
    [2] In the second year
    [3] In the third year
    [4] In the fourth year
    [5] In the fifth year
    [6] In the sixth year
    [7] In the seventh year
    [8] In the eighth year
    [9] In the ninth year
    [10] In the tenth year
    [11] In the eleventh year
    [12] In the twelfth year
    [13] In the thirteenth year
    [14] In the fourteenth year
    [15] In the fifteenth year
    [16] In the sixteenth year
    [17] In the seventeenth year
    [18] In the eighteenth year
    [19] In the nineteenth year
    [20] In the twentieth year
   *[other] After more than twenty years
}
    .low = { $year ->
        [1] in the first year
        [2] in the second year
        [3] in the third year
        [4] in the fourth year
        [5] in the fifth year
        [6] in the sixth year
        [7] in the seventh year
        [8] in the eighth year
        [9] in the ninth year
        [10] in the tenth year
        [11] in the eleventh year
        [12] in the twelfth year
        [13] in the thirteenth year
        [14] in the fourteenth year
        [15] in the fifteenth year
        [16] in the sixteenth year
        [17] in the seventeenth year
        [18] in the eighteenth year
        [19] in the nineteenth year
        [20] in the twentieth year
       *[other] after more than twenty years
    }
tale-ahead-1 = From the first day to the last nobody was ahead of { $who }, though not for want of trying.
tale-ahead-2 = Nobody was ever ahead of { $who }, and the betting shops of Florence closed in disgust.
tale-turn-1 = The game turned { $year-low }: { $before } had led, and from then on nobody was ahead of { $who }.
tale-turn-2 = { $year } { $before } still looked like the winner; a moment later nobody was ahead of { $who }, and nobody ever was again.
tale-turn-3 = { $before } led until { $who } came to the front { $year-low }, and after that nobody came past { $who }.
tale-counted-1 = To the very end { $before } led; only the last count brought { $who } to the front.
tale-counted-2 = The bells were already ringing for { $before } when the last points were counted, and they had to be rung again for { $who }.
tale-close-1 = So { $who } won with { $points }; { $other } was { $margin } short, and the sums will be gone over for years.
tale-close-2 = It was { $points } for { $who } and { $margin } fewer for { $other }: on so little hangs a statue.
tale-clear-1 = So { $who } took the laurels with { $points }, { $margin } ahead of { $other }, and was gracious about it for almost an evening.
tale-clear-2 = In the end { $who } had { $points } and { $other } { $margin } fewer, and the whole piazza remembered having foretold it.
tale-clear-3 = Florence gave its heart to { $who }, for { $points }, and its sympathy to { $other }, who had { $margin } fewer.
tale-far-1 = { $who } won with { $points }, { $margin } ahead of { $other }, and nobody asked for a recount.
tale-far-2 = With { $points } { $who } was so far ahead that { $other }, { $margin } behind, claimed to have played another game.
tale-tie-1 = { $who } and { $other } both had { $points }, so the purses were weighed, and { $who-of } was the heavier one.
tale-tie-2 = With { $points } { $other } had as much glory as { $who } but less money, and it was the money that was counted.
tale-shared-1 = { $who } had { $points } each and shared the victory, which each of them tells differently.
tale-shared-2 = At { $points } no judge in Florence could part { $who }: they shared the victory and were seen arm in arm, for a day.
