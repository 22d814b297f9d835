# Florence: the city that the finished games of a server have built, in words and on its picture.

command-florence = florence
    .about = The city that this server’s finished games have built
city-heading = **Our Florence** · { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
}
city-none = **Our Florence** is a meadow by the Arno so far. The first game finished on this server lays the first stone.
city-elsewhere = Every server has a Florence of its own, built by the games that are finished there. Ask for it in a channel of a server.
city-built = Built last: { $what }{ $names-count ->
    [0] {""}
   *[other] { " " }of { $names }
} ({ $about })
city-form-house = house
city-form-villa = villa
city-form-palazzo = palazzo
city-form-tower = family tower
city-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
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
city-next = { $games ->
    [one] With one more game
   *[other] With { $games } more games
} comes: { $what }
city-legend = -# Among people the winner gets a palazzo, or a tower in Firenze; against computers a villa, alone a house. Everybody else gets a house, a computer a straw roof. Statues, columns and temples honor the best Works and commissions. Who allows it is named.
city-alt = A city by the Arno, seen from a hill with cypresses; to be seen: { $marks }.
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
