# Florence: the city that the finished games of a server have built, in words and on its picture.

command-florence = florence
    .about = The city that this server’s finished games have built
city-heading = **Our Florence** · { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
}
city-none = **Our Florence** is a meadow by the Arno so far. The first game finished on this server lays the first stone: open a table with **/{ command-game } { command-game-new }**.
city-elsewhere = Every server has a Florence of its own, built by the games finished there. Use **/{ command-florence }** in one of its channels.
city-newest = Built last:
city-built = { $what }{ $names-count ->
    [0] {""}
   *[other] { " " }of { $names }
}
press-city = City of this server
city-form-house = House
city-form-villa = Villa
city-form-palazzo = Palazzo
city-form-tower = Family tower
city-dome = The dome was vaulted for: { $feat }{ $names-count ->
    [0] {""}
   *[other] { ", " }{ $names }
}
city-district = { $district } ({ $years }) · { $games ->
    [one] 1 game
   *[other] { $games } games
}
city-district-most = { $district } ({ $years }) · { $games ->
    [one] 1 game
   *[other] { $games } games
} · most wins: { $name } ({ $wins })
city-next = Next, after { $games ->
    [one] one more game
   *[other] { $games } more games
}: { $what }
city-legend = -# Winners get a palazzo (in Firenze a tower), with computers at the table a villa; all others, and solo players, get a house, computers a hut. Statues, columns and temples honor the best Works and commissions. You are named only if you allow it.
city-alt = A city by the Arno, seen from a hill with cypresses: { $marks }.
city-mark-houses = houses and towers
city-mark-bridge = a bridge
city-mark-walls = walls with towers
city-mark-church = a cathedral
city-mark-second-bridge = a second bridge
city-mark-campanile = a bell tower
city-mark-signoria = the palace of the Signoria
city-mark-third-bridge = a third bridge
city-mark-outer-walls = higher walls
city-mark-fourth-bridge = a fourth bridge
city-mark-dome = a great dome
city-shown = **{ $name }** shows the city that our games have built.
city-is-shown = Everybody here can see it now.

# On the picture

render-city-title = Our Florence
render-city-games = { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
}
render-city-old = The Old Town
render-city-season = Season { $number }
