# Was die Moderation an den Tischen eines Servers tut und sagt, und was mit Plätzen geschieht.

steward-pauses = Die Moderation verordnet diesem Tisch eine Pause; alle Uhren stehen.
steward-goes-on = Die Moderation lässt diesen Tisch weiterspielen.
steward-closes = Die Moderation schließt diesen Tisch. Die Partie endet hier, ohne Sieger.
steward-gives-time = Die Moderation gibt { $who } { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
} mehr Bedenkzeit.
steward-moves = Die Moderation hat diesen Tisch hierher verlegt.
steward-frees-a-chair = Die Moderation hat einen Platz frei gemacht.
steward-removes = Die Moderation hat { $who } aus der Partie genommen; der Computer übernimmt.
steward-removes-last = Die Moderation hat { $who } aus der Partie genommen. Da sonst kein Mensch mehr mitspielt, endet die Partie.
steward-seats = Willkommen, { $who }! Die Moderation gibt dir diesen Platz mit allen Karten und allem, was dazugehört.
steward-keeps-out = Die Moderation hat entschieden: { $who } darf auf diesem Server keine Tische mehr eröffnen und an keinem mehr mitspielen. An diesem Tisch geht die Partie weiter wie bisher.
steward-lets-in = Die Moderation hat entschieden: { $who } darf auf diesem Server wieder Tische eröffnen und mitspielen.
not-on-this-server = Dieser Tisch ist nicht auf diesem Server.
no-clock-runs = An diesem Tisch läuft keine Uhr, also braucht niemand zusätzliche Zeit.
nobody-waits-for = Auf { $who } wartet gerade niemand, also läuft keine Uhr.
stands-here-already = Der Tisch ist schon in diesem Kanal.
sits-not-here = Diese Person spielt an diesem Tisch nicht mit.
is-kept-out = Die Moderation dieses Servers oder der Betreiber dieses Bots hat entschieden, dass du hier keine Tische eröffnen und nicht mitspielen darfst.
was-not-sent-away = Diese Person ist von diesem Tisch gar nicht ausgeschlossen.
is-asked-back = Du bist an Tisch { $table } wieder willkommen.
table-is-called-off = Dieser Tisch wurde von der Person geschlossen, die ihn eröffnet hatte.
why-called-off = wer ihn eröffnet hat, hat ihn geschlossen
rule-stewards = So arbeitet der Bot: Moderation

## An der Tür

steward-done = Erledigt und am Tisch bekannt gegeben.
steward-nobody = Nenn bitte jemand anders: weder einen Bot noch dich selbst.
steward-not-yourself = Die Moderation kann so keinen Platz für sich selbst übernehmen. Biete dich mit /{ command-game } { command-game-take-over } an, wie alle anderen.
chairs-whom = Wer soll den Tisch verlassen oder darf zurückkommen? Wer entfernt wird, bleibt weg, bis du ihn wieder zulässt.
chairs-nobody = Hier gibt es niemanden, den du entfernen oder wieder zulassen könntest.
press-chairs = Spieler …
press-send-away = Entfernen: { $who }
press-ask-back = Wieder zulassen: { $name }
press-stand-in = Tisch { $table }: Computer soll übernehmen
press-am-back = Ich bin zurück
command-admin-pause = pause
    .about = Einem Tisch eine Pause verordnen
command-admin-resume = fortsetzen
    .about = Die Pause eines Tisches beenden
command-admin-more-time = mehr-zeit
    .about = Jemandem mehr Zeit geben
command-admin-remove = entfernen
    .about = Jemanden aus der Partie nehmen; der Computer übernimmt
command-admin-replace = ersetzen
    .about = Einen Platz jemand anderem geben
command-admin-move = verlegen
    .about = Einen Tisch in einen anderen Kanal verlegen
command-admin-block = sperren
    .about = Jemandem hier verbieten, Tische zu eröffnen und mitzuspielen
command-admin-unblock = entsperren
    .about = Jemandem hier wieder erlauben, Tische zu eröffnen und mitzuspielen
word-player = person
    .about = Wer gemeint ist
word-by = durch
    .about = Wer den Platz übernimmt
word-table = tisch
    .about = Die Nummer des Tisches; ohne Angabe ist es der Tisch dieses Kanals
