# Der Thread, in dem die Geschichte eines Tisches erzählt wird.

chronicle-name = Chronik von Tisch { $table }, { $game }
chronicle-taken-back = Zurückgenommen: „{ $line }“{ $count ->
    [one] {""}
   *[other] {" "}und was darauf folgte, zusammen { $count } Zeilen
}.
chronicle-given-up = Die Chronik dieses Tisches endet hier: Ihr Thread oder der Beitrag, an dem er hing, wurde gelöscht oder gesperrt. /{ command-game } { command-game-log } erzählt weiterhin die ganze Geschichte, und wer den Tisch eröffnet hat, kann die Chronik wieder einschalten.
opening-players = Die Partie läuft: { $players }.
thread-rights-lacking = Ich darf hier keine Threads erstellen. Mir fehlen Berechtigungen: { $rights }. Wer diesen Kanal verwaltet, kann sie in den Kanaleinstellungen unter „Berechtigungen“ erteilen.
table-chronicle = Chronik
chronicle-on = An
chronicle-off = Aus
no-such-chronicle = Die Chronik kann an oder aus sein.
steward-chronicle-on = Jeder Tisch erzählt seine Geschichte in einem Thread unter seinem ersten Beitrag.
steward-chronicle-off = Ein Tisch erzählt seine Geschichte nur dann in einem Thread, wenn er so eingestellt ist.
command-admin-chronicle = chronik
    .about = Ob Tische ihre Geschichte in einem Thread erzählen, wenn sie nichts anderes wählen
word-wanted = aktiv
    .about = Ob es Chroniken gibt
