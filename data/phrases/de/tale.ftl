# Die Seite einer beendeten Partie: ihr Bild, und was von jeder Partie erzählt wird, immer auf dieselbe Weise.

render-chronicle-title = Die Chronik von Florenz
render-chronicle-turn = Die Wende der Partie
chronicle-alt = Die Chronik von Florenz, { $heading }: was alle gebaut haben, die Punkte von Jahr zu Jahr und die Erzählung der Partie.
chronicle-heading = { $game } · Tisch { $table }
chronicle-told = **Die Chronik von Florenz** · { $heading }
chronicle-none = In diesem Kanal wurde noch keine Partie beendet. Sobald eine zu Ende ist, kannst du hier ihre Seite lesen.
chronicle-choose = Eine andere Seite …
chronicle-page = Tisch { $table }: { $game }
press-chronicle = Seite der Chronik
command-game-chronicle = chronik
    .about = Die Seite einer beendeten Partie: ihr Bild und ihre Erzählung

tale-year = { $year ->
    [1] Im ersten Jahr
    [2] Im zweiten Jahr
    [3] Im dritten Jahr
    [4] Im vierten Jahr
    [5] Im fünften Jahr
    [6] Im sechsten Jahr
    [7] Im siebten Jahr
    [8] Im achten Jahr
    [9] Im neunten Jahr
    [10] Im zehnten Jahr
    [11] Im elften Jahr
    [12] Im zwölften Jahr
    [13] Im dreizehnten Jahr
    [14] Im vierzehnten Jahr
    [15] Im fünfzehnten Jahr
    [16] Im sechzehnten Jahr
    [17] Im siebzehnten Jahr
    [18] Im achtzehnten Jahr
    [19] Im neunzehnten Jahr
    [20] Im zwanzigsten Jahr
   *[other] Nach mehr als zwanzig Jahren
}
    .low = { $year ->
        [1] im ersten Jahr
        [2] im zweiten Jahr
        [3] im dritten Jahr
        [4] im vierten Jahr
        [5] im fünften Jahr
        [6] im sechsten Jahr
        [7] im siebten Jahr
        [8] im achten Jahr
        [9] im neunten Jahr
        [10] im zehnten Jahr
        [11] im elften Jahr
        [12] im zwölften Jahr
        [13] im dreizehnten Jahr
        [14] im vierzehnten Jahr
        [15] im fünfzehnten Jahr
        [16] im sechzehnten Jahr
        [17] im siebzehnten Jahr
        [18] im achtzehnten Jahr
        [19] im neunzehnten Jahr
        [20] im zwanzigsten Jahr
       *[other] nach mehr als zwanzig Jahren
    }
tale-ahead-1 = Vom ersten Tag bis zum letzten lag niemand vor { $who }; an Versuchen fehlte es nicht.
tale-ahead-2 = Niemand lag je vor { $who }, und die Wettstuben von Florenz schlossen verärgert.
tale-turn-1 = Die Wende kam { $year-low }: Bis dahin führte { $before }, und danach lag niemand mehr vor { $who }.
tale-turn-2 = { $year } sah alles noch nach einem Sieg für { $before } aus; einen Augenblick später lag niemand mehr vor { $who }, und dabei blieb es.
tale-turn-3 = { $year } führte { $before } zum letzten Mal; danach kam niemand mehr an { $who } vorbei.
tale-counted-1 = Bis zuletzt führte { $before }; erst als alles gezählt war, lag niemand mehr vor { $who }.
tale-counted-2 = Die Glocken läuteten schon für { $before }, als die letzten Punkte gezählt wurden, und sie mussten für { $who } noch einmal läuten.
tale-close-1 = So holte { $who } { $points } und den Sieg; { $other } lag { $margin } zurück, und man wird es noch jahrelang nachrechnen.
tale-close-2 = Man zählte { $points } für { $who } und { $margin } weniger für { $other }: An so wenig hängt ein Denkmal.
tale-clear-1 = So ging der Lorbeer für { $points } an { $who }, { $margin } vor { $other }, und wurde fast einen Abend lang mit Anstand getragen.
tale-clear-2 = Am Ende hatte { $who } { $points } und { $other } { $margin } weniger, und die ganze Piazza wollte es vorher gewusst haben.
tale-clear-3 = Florenz schenkte { $who } für { $points } sein Herz und { $other }, { $margin } dahinter, sein Mitgefühl.
tale-far-1 = { $who } holte { $points }, { $margin } mehr als { $other }, und niemand wollte nachzählen.
tale-far-2 = { $who } holte { $points } und lag so weit vorn, dass { $other }, { $margin } dahinter, behauptete, etwas anderes gespielt zu haben.
tale-tie-1 = { $who } und { $other } hatten beide { $points }; also wurden die Beutel gewogen, und der { $who-of } war schwerer.
tale-tie-2 = { $other } hatte so viel Ruhm wie { $who }, nämlich { $points }, aber weniger Geld, und gezählt wurde das Geld.
tale-shared-1 = { $who } hatten jeweils { $points } und teilten sich den Sieg, von dem jeder anders erzählt.
tale-shared-2 = { $who } hatten jeweils { $points }, und kein Richter in Florenz konnte sie trennen: Sie teilten sich den Sieg und gingen Arm in Arm, einen Tag lang.
