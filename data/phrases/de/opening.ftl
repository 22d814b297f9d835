# Was gefragt wird, bevor ein Tisch aufgeht: was der Bot selbst hier darf.

rights-lacking = Hier kann noch nicht gespielt werden: Mir fehlen Rechte, die eine Partie braucht. Es fehlt: { $rights }. Wer diesen Kanal verwaltet, kann sie in den Kanaleinstellungen unter „Berechtigungen“ erteilen.
rights-not-invited = Meine Befehle gibt es auf diesem Server, aber ich selbst bin nicht Mitglied: Ich kann hier keinen Spielplan zeigen. Wer den Server verwaltet, kann mich mit diesem Knopf einladen.
press-invite = Mich einladen
permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-embed-links = Links einbetten
press-leave-table = Tisch { $table } endgültig verlassen
