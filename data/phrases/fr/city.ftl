# Florence : la ville que les parties terminées d’un serveur ont bâtie, en mots et sur son image.

command-florence = florence
    .about = La ville que les parties terminées de ce serveur ont bâtie
city-heading = **Notre Florence** · { $games ->
    [one] { $games } partie terminée
   *[other] { $games } parties terminées
}
city-none = **Notre Florence** n’est encore qu’un pré au bord de l’Arno. La première partie terminée sur ce serveur posera la première pierre de la ville : ouvrez une table avec **/{ command-game } { command-game-new }**.
city-elsewhere = Chaque serveur a sa Florence, bâtie par les parties qui s’y sont achevées. Utilisez **/{ command-florence }** dans l’un de ses salons.
city-newest = Les dernières constructions :
city-built = { $what }{ $names-count ->
    [0] {""}
   *[other] { " " }pour { $names }
}
press-city = Ville de ce serveur
city-form-house = Maison
city-form-villa = Villa
city-form-palazzo = Palais
city-form-tower = Tour de famille
city-dome = La coupole célèbre un exploit : { $feat }{ $names-count ->
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
city-next = À venir, { $games ->
    [one] après une partie de plus
   *[other] après { $games } parties de plus
} : { $what }
city-legend = -# Une victoire donne un palais (dans Firenze, une tour) ; avec des ordinateurs à la table, une villa. Les autres rangs et les parties en solo donnent une maison, et les ordinateurs ont une chaumière. Statues, colonnes et temples honorent les meilleures œuvres et commandes. Votre nom n’apparaît que si vous le permettez.
city-alt = Une ville au bord de l’Arno, vue d’une colline plantée de cyprès : { $marks }.
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
city-is-shown = Tout le monde peut maintenant la voir ici.

# Sur l’image

render-city-title = Notre Florence
render-city-games = { $games ->
    [one] { $games } partie terminée
   *[other] { $games } parties terminées
}
render-city-old = La vieille ville
render-city-season = Saison { $number }
