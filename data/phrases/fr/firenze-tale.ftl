# Ce qu’un historien de cour raconte d’une partie terminée de Firenze.

tale-masters-1 = Les tours étaient à la mode à Florence, et { $players } vinrent en construire de plus hautes qu’il n’était sage.
tale-masters-2 = Voici l’histoire { $players-of }, qui comptaient leurs briques le jour et celles des autres la nuit.
tale-masters-3 = Les familles voulaient des tours, et peu leur importait qui les construisait ; pour { $players }, c’était l’essentiel.
tale-first-seal-1 = { $year }, { $who } posa le premier sceau, pour une tour { $brick-low } de hauteur { $height }, et tous les autres se hâtèrent.
tale-first-seal-2 = La première commande fut remplie { $year-low } par { $who }, avec une tour { $brick-low } de hauteur { $height }, quand ailleurs le mortier n’était pas encore sec.
tale-best-seal-1 = { $year }, { $who } acheva une tour { $brick-low } de hauteur { $height } pour { $points }, et jamais famille ne donna davantage.
tale-best-seal-2 = Aucune tour ne fut louée comme la { $brick-low } { $who-of }, qui atteignit la hauteur { $height } { $year-low } : elle valut { $points }, et un torticolis à tous les curieux.
tale-best-seal-3 = Les autres levèrent les yeux { $year-low }, quand { $who } reçut { $points } pour une tour { $brick-low } de hauteur { $height }, puis les baissèrent sur leurs propres tours.
tale-same-seal-1 = Ce premier sceau valut { $points }, et { $count ->
    [one] il resta le seul.
   *[other] des { $count } commandes remplies, aucune ne valut davantage.
}
tale-same-seal-2 = La famille donna { $points } pour ce premier sceau, et { $count ->
    [one] ce fut le seul.
   *[other] sur les { $count } commandes remplies, aucune ne rapporta davantage.
}
tale-no-seal-1 = Pas une commande ne fut remplie, et les familles apprirent à vivre sans tours.
tale-no-tower-1 = De tous leurs projets, il ne resta debout que l’échafaudage.
