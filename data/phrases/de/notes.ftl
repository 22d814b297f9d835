# Was jemand an einem Tisch für sich allein aufschreibt.

command-notes = notizen
    .about = Deine Notizen an diesem Tisch: Niemand sonst kann sie lesen
word-note = notiz
    .about = Eine neue Zeile für deine Notizen; leer lassen, um sie zu lesen
press-notes = Meine Notizen
press-notes-write = Schreiben
press-notes-change = Ändern
press-notes-wipe = Notizen löschen
notes-sure = Alle deine Notizen an Tisch { $table } löschen? Das lässt sich nicht zurücknehmen.
notes-head = **Deine Notizen**, für dich allein:
notes-none = Noch keine Notizen. Was du hier schreibst, bleibt auch nach der Partie erhalten, und niemand sonst kann es lesen.
notes-sheet = Meine Notizen an Tisch { $table }
notes-asks = Niemand sonst kann das lesen
note-too-long = Deine Notizen haben Platz für { $most } Zeichen; mit dieser Zeile wären sie um { $over } zu lang. Kürze sie und füge die Zeile dann hinzu.
notes-are-for-players = Notizen gibt es nur für die Spieler dieses Tisches.
rule-notes = So arbeitet der Bot: deine Notizen
