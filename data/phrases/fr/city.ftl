# Florence : la ville que les parties terminées d’un serveur ont bâtie, en mots et sur son image.

command-florence = florence
    .about = La ville que les parties terminées de ce serveur ont bâtie
city-heading = **Notre Florence** · { $games ->
    [one] { $games } partie terminée
   *[other] { $games } parties terminées
}
city-none = **Notre Florence** n’est encore qu’un pré au bord de l’Arno. La première partie terminée sur ce serveur en pose la première pierre.
city-elsewhere = Chaque serveur a sa Florence, bâtie par les parties qui y sont terminées. Demandez-la dans un salon d’un serveur.
city-built = Dernière construction : { $what }{ $names-count ->
    [0] {""}
   *[other] { ", " }{ $names }
} ({ $about })
city-form-house = maison
city-form-villa = villa
city-form-palazzo = palais
city-form-tower = tour de famille
city-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
city-dome = La coupole célèbre : { $feat }{ $names-count ->
    [0] {""}
   *[other] { ", " }{ $names }
}
city-district = { $district } ({ $years }) · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
city-district-most = { $district } ({ $years }) · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} · le plus de victoires : { $name } ({ $wins })
city-next = { $games ->
    [one] Encore { $games } partie avant
   *[other] Encore { $games } parties avant
} : { $what }
city-legend = -# Entre joueurs, le vainqueur reçoit un palais, ou une tour à Firenze ; contre des ordinateurs une villa, en solo une maison. Tous les autres reçoivent une maison, un ordinateur un toit de chaume. Statues, colonnes et temples honorent les meilleures œuvres et commandes. Qui le permet est nommé.
city-alt = Une ville au bord de l’Arno, vue d’une colline plantée de cyprès ; on y voit : { $marks }.
city-mark-houses = des maisons et des tours
city-mark-bridge = un pont
city-mark-walls = des remparts
city-mark-church = une cathédrale
city-mark-second-bridge = un deuxième pont
city-mark-campanile = un campanile
city-mark-signoria = le palais de la Seigneurie
city-mark-third-bridge = un troisième pont
city-mark-outer-walls = des remparts plus hauts
city-mark-fourth-bridge = un quatrième pont
city-mark-dome = une grande coupole
city-shown = **{ $name }** montre la ville que nos parties ont bâtie.
city-is-shown = Tout le monde ici peut maintenant la voir.

# Sur l’image

render-city-title = Notre Florence
render-city-games = { $games ->
    [one] { $games } partie terminée
   *[other] { $games } parties terminées
}
render-city-old = La vieille ville
render-city-season = Saison { $number }
