# Florenz: die Stadt, die aus den beendeten Partien eines Servers entstanden ist, in Worten und im Bild.

command-florence = florenz
    .about = Die Stadt, die aus den Partien dieses Servers entstanden ist
city-heading = **Unser Florenz** · { $games ->
    [one] 1 beendete Partie
   *[other] { $games } beendete Partien
}
city-none = **Unser Florenz** ist noch eine Wiese am Arno. Die erste Partie, die auf diesem Server zu Ende geht, legt den Grundstein: Eröffne einen Tisch mit **/{ command-game } { command-game-new }**.
city-elsewhere = Jeder Server hat sein eigenes Florenz, gebaut aus den Partien, die dort zu Ende gingen. Benutze **/{ command-florence }** in einem seiner Kanäle.
city-newest = Zuletzt gebaut:
city-built = { $what }{ $names-count ->
    [0] {""}
   *[other] { " " }von { $names }
}
press-city = Stadt dieses Servers
city-form-house = Haus
city-form-villa = Villa
city-form-palazzo = Palazzo
city-form-tower = Geschlechterturm
city-dome = Die Kuppel ehrt eine Bestleistung – { $feat }{ $names-count ->
    [0] {""}
   *[other] { ", " }{ $names }
}
city-district = { $district } ({ $years }) · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
city-district-most = { $district } ({ $years }) · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · meiste Siege: { $name } ({ $wins })
city-next = Als Nächstes, nach { $games ->
    [one] einer weiteren Partie
   *[other] { $games } weiteren Partien
}: { $what }
city-legend = -# Wer gewinnt, bekommt einen Palazzo (bei Firenze einen Geschlechterturm) oder, wenn Computer mitspielten, eine Villa. Alle anderen, auch wer allein spielt, bekommen ein Haus, Computer eine Hütte. Statuen, Säulen und Tempel ehren die besten Werke und Aufträge. Du wirst nur genannt, wenn du es erlaubst.
city-alt = Eine Stadt am Arno, von einem Hügel mit Zypressen aus gesehen: { $marks }.
city-mark-houses = Häuser und Türme
city-mark-bridge = eine Brücke
city-mark-walls = Mauern mit Türmen
city-mark-church = ein Dom
city-mark-second-bridge = eine zweite Brücke
city-mark-campanile = ein Glockenturm
city-mark-signoria = der Palast der Signoria
city-mark-third-bridge = eine dritte Brücke
city-mark-outer-walls = höhere Mauern
city-mark-fourth-bridge = eine vierte Brücke
city-mark-dome = eine große Kuppel
city-shown = **{ $name }** zeigt die Stadt, die aus unseren Partien entstanden ist.
city-is-shown = Alle hier können sie jetzt sehen.

# Im Bild

render-city-title = Unser Florenz
render-city-games = { $games ->
    [one] 1 beendete Partie
   *[other] { $games } beendete Partien
}
render-city-old = Die Altstadt
render-city-season = { $number }. Saison
