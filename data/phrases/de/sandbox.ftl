# Was der Sandkasten sagt, bevor gespielt wird.

sandbox-welcome = Willkommen! Das ist der echte Bot, und nichts von dem, was du hier tust, bleibt erhalten. Zum Anfang: Drück auf „{ press-turn }“ unter dem Spielplan und gib eine Karte zurück{ $people ->
    [one] .
   *[other] ; dann tu dasselbe für die anderen, in deren Rolle du auf dieser Seite schlüpfst.
}
