# What somebody writes at a table for nobody but himself.

command-notes = notes
    .about = Your notes at this table: nobody else can read them
word-note = note
    .about = A line to add to your notes; leave it empty to read them
press-notes = My notes
press-notes-write = Write
press-notes-change = Change
press-notes-wipe = Delete my notes
notes-sure = Delete all your notes at table { $table }? This cannot be undone.
notes-head = **Your notes**, for your eyes alone:
notes-none = No notes yet. What you write here stays, for your eyes alone, even after the game.
notes-sheet = My notes at table { $table }
notes-asks = Nobody else can read this
note-too-long = Your notes have room for { $most } characters; that would be { $over } too many. Shorten them, then add this line.
notes-are-for-players = Notes are for those who play at this table.
rule-notes = how this bot works: your notes
