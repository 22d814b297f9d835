# Le plateau en mots, pour qui ne voit pas l’image.

alt-round = Les Princes de Florence, tour { $round } sur { $rounds }. Valeur minimale d’une œuvre : { $minimum }.
alt-princes-choosing = { $who } { $who-count ->
    [one] choisit ses
   *[other] choisissent leurs
} professions.
alt-princes-wishing = Tout le monde formule ses souhaits en même temps ; on attend { $who }.
alt-princes-nominating = { $who } met le prochain objet aux enchères.
alt-princes-bidding = { $lot } à { $price } : { $leader } mène, { $who } décide.{ $others-count ->
    [0] {""}
   *[other] {" "}Également en lice : { $others }.
}
alt-princes-placing = { $who } doit placer : { $lot }.
alt-princes-picking = { $cards ->
    [one] { $who } garde { $deck-a }, la seule qui reste
   *[other] { $who } garde l’une des { $cards } { $deck }
}.
alt-princes-recruiting = { $who } peut recruter tout de suite.
alt-princes-acting = À { $who } de jouer ; actions restantes : { $actions }.
alt-princes-over = La partie est terminée : { $who } { $who-count ->
    [one] l’emporte
   *[other] l’emportent
} avec { $points } { $points ->
    [one] point
   *[other] points
}.
alt-points = Points : { $points }.
alt-has-points = { $who } { $points }
alt-sales = Déjà vendu ce tour-ci : { $sales }.
alt-sale = { $lot } à { $who } pour { $price }
alt-starter = Premier joueur : { $who }.
alt-best-work = Meilleure œuvre du tour : { $who }, valeur { $value }.
alt-court = { $who } : { $tiles-count ->
    [0] encore aucune tuile
   *[other] { $tiles }
}{ $builders ->
    [0] {""}
    [one] {" "}; { $builders } architecte
   *[other] {" "}; { $builders } architectes
}{ $jesters ->
    [0] {""}
    [one] {" "}; { $jesters } saltimbanque
   *[other] {" "}; { $jesters } saltimbanques
}{ $freedoms-count ->
    [0] {""}
   *[other] {" "}; libertés : { $freedoms }
}{ $works ->
    [0] {""}
    [one] {" "}; { $works } œuvre
   *[other] {" "}; { $works } œuvres
}.

alt-stacks = Piles : { $left }.{ $gone-count ->
    [0] {""}
   *[other] {" "}Piles épuisées : { $gone }.
}
alt-buildings = Bâtiments restants : { $left }.{ $gone-count ->
    [0] {""}
   *[other] {" "}Réserve épuisée : { $gone }.
}
alt-freedoms = Libertés restantes : { $left }.{ $gone-count ->
    [0] {""}
   *[other] {" "}Réserve épuisée : { $gone }.
}
alt-decks = Pioches : { $left }.{ $gone-count ->
    [0] {""}
   *[other] {" "}Pioches vides : { $gone }.
}
alt-left = { $thing } { $left }

alt-prince = { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
alt-servants = Architectes : { $builders ->
    [0] aucun
   *[other] { $builders }
}. Saltimbanques : { $jesters ->
    [0] aucun
   *[other] { $jesters }
}.
alt-money = Argent : { $florins ->
    [0] aucun
   *[other] { $florins }
}.
alt-tiles = Domaine : { $tiles-count ->
    [0] vide
   *[other] { $tiles }
}.
    Cases libres : { $free }.
alt-tile = { $thing } ({ $squares })
alt-rights = Libertés : { $freedoms }.
alt-cards = Cartes cachées : professions { $hand }{ $recruiting ->
    [0] {""}
   *[other] , recrutement { $recruiting }
}{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
}{ $prestige ->
    [0] {""}
   *[other] , prestige { $prestige }
}.
alt-shown = Parmi ces professions, connues de tous : { $cards }.
alt-revealed = Cartes de prestige : { $cards }.
alt-feats = Œuvres : { $feats }.
alt-feat = { $card } { $value } (tour { $round })
alt-table = Cartes sur la table : { $cards }.

# En solo contre Wolfgang

alt-solo-nominating = { $who } choisit un objet ; enchère { $number } sur { $most }.
alt-solo-last = { $who } choisit un objet ; dernière enchère, sans dé, à { $price }.
alt-solo-bidding = { $lot } à { $price } : { $who } achète ou refuse.
alt-solo-barred = Objets exclus de la dernière enchère : { $lots-count ->
    [0] aucun
   *[other] { $lots }
}.
alt-solo-rolls = Lancers de dé ce tour-ci : { $rolls }.
alt-solo-roll = { $lot } : dé { $die } (dernière offre : { $bid })
alt-solo-his-die = Le dé de Wolfgang a donné { $die }.
alt-solo-did = { $done-count ->
    [0] Wolfgang n’a rien fait la dernière fois.
   *[other] Ce que Wolfgang vient de faire : { $done }.
}
alt-solo-act = { $nth ->
    [one] Première action de Wolfgang
   *[other] Deuxième action de Wolfgang
}, carte Automa { $number } : { $shown }{ $failed-count ->
    [0] {""}
    [one] {" "}; impossible : { $failed }
   *[other] {" "}; impossibles : { $failed }
} ; faite : { $done }.
alt-solo-row = Sa rangée, de gauche à droite : { $cards }.
alt-solo-faceup = { $card } (visible)
alt-solo-covered = { $card } (cachée)
alt-solo-unknown = inconnue (cachée)
alt-solo-bonus = Cartes de bonus sur sa première carte cachée, à gauche : { $cards }.
alt-solo-look = Ce que Wolfgang a regardé ({ $deck }) : { $cards }. Il a gardé : { $kept }.
alt-solo-dummy = Joueur neutre { $number }, cartes visibles : { $cards } ; cartes cachées : { $covered }.
alt-solo-deck = Cartes Automa restantes : { $early } pour les tours 1–2, { $middle } pour les tours 3–4, { $late } pour les tours 5–7.
alt-solo-gone = Hors du jeu : { $lots-count ->
    [0] aucun objet
   *[other] { $lots }
}.

# Les extensions

alt-characters = Personnages : { $cards }.
alt-free = { $character } libre
alt-free-with-money = { $character } libre ({ $florins } sur la carte)
alt-pawn = { $price ->
    [0] { $character } ({ $who }, gratuitement pour l’instant)
   *[other] { $character } ({ $who }, { $price })
}
alt-serves = { $character } au service { $who-of }
alt-served = { $character } au service { $who-of } (a déjà servi)
alt-serving = Personnages engagés : { $serving }.
alt-hire-no-more = { $who } { $who-count ->
    [one] n’engage
   *[other] n’engagent
} plus personne ce tour-ci.
alt-offer = { $building } en { $squares } (a–g à l’ouest, h–n à l’est) : { $whom } { $price ->
    [0] ne paierait rien
   *[other] paierait { $price }
} à { $who } ; la construction coûte { $cost } à { $who }.
alt-borders = Frontières, ouest et est : { $borders }.
alt-border = { $west } – { $east }
alt-offers-left = Offres encore possibles ce tour-ci : { $count }.
alt-tile-shared = { $thing } ({ $squares }, avec { $whom })
alt-more = Tout le plateau : /{ command-board }.
alt-rest = La suite se trouve dans le message qui accompagne cette image.
alt-palazzo = Dans chaque domaine, le palais est en { $squares }.
