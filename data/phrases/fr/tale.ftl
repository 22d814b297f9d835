# La page d’une partie terminée : son image, et ce qui se raconte de toute partie, toujours de la même façon.

render-chronicle-title = La chronique de Florence
render-chronicle-turn = Le tournant de la partie
chronicle-alt = La chronique de Florence, { $heading } : ce que chacun a construit, les points d’année en année et le récit de la partie.
chronicle-heading = { $game } · table { $table }
chronicle-told = **La chronique de Florence** · { $heading }
chronicle-none = Aucune partie n’est encore terminée dans ce salon. Dès qu’une partie le sera, vous pourrez lire sa page ici.
chronicle-choose = Une autre page…
chronicle-page = Table { $table } : { $game }
press-chronicle = Page de la chronique
command-game-chronicle = chronique
    .about = La page d’une partie terminée : son image et son récit

tale-year = { $year ->
    [1] La première année
    [2] La deuxième année
    [3] La troisième année
    [4] La quatrième année
    [5] La cinquième année
    [6] La sixième année
    [7] La septième année
    [8] La huitième année
    [9] La neuvième année
    [10] La dixième année
    [11] La onzième année
    [12] La douzième année
    [13] La treizième année
    [14] La quatorzième année
    [15] La quinzième année
    [16] La seizième année
    [17] La dix-septième année
    [18] La dix-huitième année
    [19] La dix-neuvième année
    [20] La vingtième année
   *[other] Plus de vingt ans après
}
    .low = { $year ->
        [1] la première année
        [2] la deuxième année
        [3] la troisième année
        [4] la quatrième année
        [5] la cinquième année
        [6] la sixième année
        [7] la septième année
        [8] la huitième année
        [9] la neuvième année
        [10] la dixième année
        [11] la onzième année
        [12] la douzième année
        [13] la treizième année
        [14] la quatorzième année
        [15] la quinzième année
        [16] la seizième année
        [17] la dix-septième année
        [18] la dix-huitième année
        [19] la dix-neuvième année
        [20] la vingtième année
       *[other] plus de vingt ans après
    }
tale-ahead-1 = Du premier jour au dernier, personne ne passa devant { $who }, et ce ne fut pas faute d’avoir essayé.
tale-ahead-2 = Personne ne fut jamais devant { $who }, et les parieurs de Florence rentrèrent chez eux, dégoûtés.
tale-turn-1 = Le vent tourna { $year-low } : { $before } menait, et dès lors personne ne fut plus devant { $who }.
tale-turn-2 = { $year }, { $before } semblait encore tenir la victoire ; l’instant d’après, personne n’était plus devant { $who }, et il en fut ainsi jusqu’au bout.
tale-turn-3 = { $before } mena ; puis, { $year-low }, l’avantage passa à { $who }, et plus personne ne le reprit.
tale-counted-1 = Jusqu’au bout { $before } mena ; il fallut tout compter pour voir { $who } en tête.
tale-counted-2 = Les cloches sonnaient déjà pour { $before } quand on compta les derniers points, et il fallut les sonner de nouveau pour { $who }.
tale-close-1 = La victoire alla donc à { $who } avec { $points } ; il manqua { $margin } à { $other }, et l’on recompta pendant des années.
tale-close-2 = On compta { $points } pour { $who } et { $margin } de moins pour { $other } : une statue tient à si peu.
tale-clear-1 = Les lauriers allèrent donc à { $who }, avec { $points } et { $margin } d’avance sur { $other }, et le triomphe resta modeste presque toute une soirée.
tale-clear-2 = À la fin, { $who } avait { $points } ; { $other }, { $margin } de moins ; et toute la place se souvint de l’avoir prédit.
tale-clear-3 = Florence donna son cœur à { $who }, pour { $points }, et sa compassion à { $other }, pour { $margin } de moins.
tale-far-1 = La victoire alla à { $who } avec { $points } et { $margin } d’avance sur { $other }, et personne ne demanda à recompter.
tale-far-2 = Avec { $points }, { $who } était si loin devant qu’à { $margin } de là { $other } prétendit avoir joué à autre chose.
tale-tie-1 = { $who } et { $other } avaient tous deux { $points } ; on pesa donc les bourses, et { $who } avait la plus lourde.
tale-tie-2 = Avec { $points }, { $other } égalait { $who } en gloire, mais pas en argent, et ce fut l’argent que l’on compta.
tale-shared-1 = { $who } avaient chacun { $points } et partagèrent la victoire, que chacun raconte à sa façon.
tale-shared-2 = { $who } finirent avec { $points }, et aucun juge de Florence ne put les départager : la victoire fut commune, et on les vit bras dessus bras dessous, un jour durant.
