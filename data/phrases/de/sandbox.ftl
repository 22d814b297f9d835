# Was der Sandkasten sagt, bevor gespielt wird.

sandbox-welcome = Das ist der echte Bot, und nichts von dem, was du hier tust, bleibt erhalten. Drück auf „{ press-turn }“ unter dem Spielplan: Alles, was du entscheiden kannst, findest du dort als Knopf oder Menü. **/{ command-learn }** bringt dir das Spiel in zehn Minuten bei.{ $guests ->
    [0] {""}
    [one] {" "}Der Computer spielt von selbst, nach einem Augenblick.
   *[other] {" "}Die { $guests } Computer spielen von selbst, jeder nach einem Augenblick.
}{ $people ->
    [one] {""}
   *[other] {" "}Oben auf dieser Seite wählst du, welcher Spieler du bist.
}
sandbox-welcome-alone = Das ist der echte Bot, und nichts von dem, was du hier tust, bleibt erhalten. Spielplan, Hand und Knöpfe stehen in einer Nachricht, gleich hier unten; Wolfgang spielt von selbst, und „{ press-story }“ erzählt, warum er tut, was er tut.
