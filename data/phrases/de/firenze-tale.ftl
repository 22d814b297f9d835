# Was ein Hofchronist von einer beendeten Partie Firenze erzählt.

tale-masters-1 = Türme waren in Florenz in Mode, und { $players } kamen, um sie höher zu bauen, als klug war.
tale-masters-2 = Dies ist die Geschichte von { $players }, die bei Tag ihre Steine zählten und bei Nacht die der anderen.
tale-masters-3 = Die Familien wollten Türme, und wer sie baute, war ihnen gleich; { $players } war es ganz und gar nicht gleich.
tale-first-seal-1 = { $year } legte { $who } das erste Siegel, für einen { $brick-acc } Turm der Höhe { $height }, und alle hatten es plötzlich eilig.
tale-first-seal-2 = Den ersten Auftrag erfüllte { $year-low } { $who } mit einem { $brick-acc } Turm der Höhe { $height }, während anderswo der Mörtel noch feucht war.
tale-best-seal-1 = { $year } vollendete { $who } einen { $brick-acc } Turm der Höhe { $height } für { $points }; mehr hat nie eine Familie gegeben.
tale-best-seal-2 = Kein Turm wurde so gelobt wie der { $brick-many }, den { $who } { $year-low } auf Höhe { $height } brachte: Er war { $points } wert, und wer hinaufsah, bekam einen steifen Hals.
tale-best-seal-3 = Als { $who } { $year-low } für einen { $brick-acc } Turm der Höhe { $height } stolze { $points } bekam, blickte ganz Florenz hinauf und dann mitleidig auf die Türme daneben.
tale-same-seal-1 = Dieses erste Siegel war { $points } wert, und { $count ->
    [one] es blieb das einzige.
   *[other] keiner der { $count } erfüllten Aufträge brachte mehr ein.
}
tale-same-seal-2 = Die Familie gab { $points } für dieses erste Siegel, und { $count ->
    [one] ein zweites wurde nie gelegt.
   [2] von beiden Aufträgen brachte keiner mehr.
   *[other] von allen { $count } Aufträgen brachte keiner je mehr.
}
tale-no-seal-1 = Nicht ein Auftrag wurde erfüllt, und die Familien lernten, ohne Türme zu leben.
tale-no-tower-1 = Von allen Plänen blieb nichts stehen als das Gerüst.
