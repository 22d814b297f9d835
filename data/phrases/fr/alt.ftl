# Le plateau en mots, pour qui ne voit pas l’image.

alt-round = Les Princes de Florence, tour { $round } sur { $rounds }. Une œuvre doit valoir { $minimum }.
alt-princes-choosing = Choisissent encore leurs professions : { $who }.
alt-princes-nominating = { $who } met le prochain objet aux enchères.
alt-princes-bidding = { $lot } à { $price } : { $leader } mène, { $who } décide. Encore en lice : { $others }.
alt-princes-placing = { $who } aménage : { $lot }.
alt-princes-picking = { $who } regarde { $cards } { $deck } et en garde une.
alt-princes-recruiting = { $who } peut recruter tout de suite.
alt-princes-acting = { $who } agit ; actions restantes : { $actions }.
alt-princes-over = La partie est finie : { $who } { $who-count ->
    [one] l’emporte
   *[other] l’emportent
} avec { $points } { $points ->
    [one] point
   *[other] points
}.
alt-points = Points : { $points }.
alt-has-points = { $who } { $points }
alt-sales = Vendus ce tour-ci : { $sales }.
alt-sale = { $lot } à { $who } pour { $price }
alt-starter = Premier joueur : { $who }.
alt-best-work = Meilleure œuvre du tour : { $value }, { $who }.
alt-court = { $who } : { $tiles } ; architectes { $builders }, saltimbanques { $jesters }, libertés : { $freedoms } ; œuvres { $works }.

alt-stacks = Piles : { $left }.
alt-buildings = Bâtiments restants : { $left }.
alt-freedoms = Libertés restantes : { $left }.
alt-decks = Pioches : { $left }.
alt-left = { $thing } { $left }

alt-prince = { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
alt-servants = Architectes : { $builders }. Saltimbanques : { $jesters }.
alt-money = Argent : { $florins }.
alt-tiles = Principauté : { $tiles }. Cases libres : { $free }.
alt-tile = { $thing } ({ $squares })
alt-rights = Libertés : { $freedoms }.
alt-cards = Cartes cachées : professions { $hand }, recrutement { $recruiting }, bonus { $bonus }, prestige { $prestige }.
alt-shown = Professions connues en main : { $cards }.
alt-revealed = Cartes de prestige : { $cards }.
alt-feats = Œuvres : { $feats }.
alt-feat = { $card } { $value } (tour { $round })
alt-table = Sur la table : { $cards }.
