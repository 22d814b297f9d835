# Was jemand an einem Tisch für sich allein aufschreibt.

command-notes = notizen
    .about = Deine Notizen an diesem Tisch: Niemand sonst kann sie lesen
word-note = notiz
    .about = Eine Zeile, die zu deinen Notizen kommt; leer lassen, um sie zu lesen
press-notes = Meine Notizen
press-notes-write = Schreiben
press-notes-change = Ändern
press-notes-wipe = Notizen löschen
notes-head = **Deine Notizen**, für dich allein:
notes-none = Noch keine Notiz. Was du schreibst, bleibt hier, nur für dich, auch nach der Partie.
notes-sheet = Meine Notizen an Tisch { $table }
notes-asks = Niemand sonst kann das lesen
note-too-long = Notizen haben Platz für { $most } Zeichen; das sind { $over } zu viel. Kürze sie und füge das hier dann hinzu.
notes-are-for-players = Notizen sind für die, die an diesem Tisch spielen.
rule-notes = So arbeitet der Bot: deine Notizen
