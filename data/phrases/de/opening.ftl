# Was gefragt wird, bevor ein Tisch aufgeht: was der Bot selbst hier darf.

rights-lacking = Hier kann noch nicht gespielt werden. Mir fehlen Berechtigungen: { $rights }. Wer diesen Kanal verwaltet, kann sie in den Kanaleinstellungen unter „Berechtigungen“ erteilen.
rights-not-invited = Hier bin ich kein Mitglied und kann keinen Spielplan zeigen. In Direktnachrichten mit mir kannst du sofort spielen: allein, gegen Computer oder beim ersten Mal mit einem Coach.{ $server ->
    [1] { " " }Wer diesen Server verwaltet, kann mich mit dem anderen Knopf hinzufügen.
   *[other] {""}
}
home-shut = Ich kann dir keine Direktnachrichten schicken. Öffne mein Profil und schreib mir oder erlaube Direktnachrichten in den Privatsphäre-Einstellungen von Discord. Drück dann noch einmal auf den Knopf.
press-home = In Direktnachrichten spielen
home-begins = Hier spielst du ganz für dich. Mit /{ command-help } siehst du, was du tun kannst.
press-invite = Den Bot hinzufügen
permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-embed-links = Links einbetten
press-leave-table = Tisch { $table } endgültig verlassen

# In the menu of a message

menu-story = Verlauf
menu-waiting = Auf wen warten wir?
menu-no-board = Diese Nachricht ist kein Spielplan von mir. Wähle den neuesten Spielplan eines Tisches.

menu-invite = An einen Tisch einladen
invite-no-bot = Computer brauchen keine Einladung: Drück an deinem Tisch auf „{ press-computers }“.
invite-no-table = Du hast hier keinen Tisch, der auf Spieler wartet. Eröffne einen mit /{ command-play } oder /{ command-game } { command-game-new } und lade dann andere ein.
invite-sent = Die Einladung zu Tisch { $table } ist unterwegs, es sei denn, die Person hat schon eine oder möchte keine.
invites-you = { $who } lädt dich an einen Tisch ein: { $game }.
