# Ce que l’on écrit à une table pour soi seul.

command-notes = notes
    .about = Vos notes à cette table : personne d’autre ne peut les lire
word-note = note
    .about = Une ligne à ajouter à vos notes ; laissez vide pour les lire
press-notes = Mes notes
press-notes-write = Écrire
press-notes-change = Modifier
press-notes-wipe = Effacer mes notes
notes-sure = Effacer toutes vos notes de la table { $table } ? Ce sera définitif.
notes-head = **Vos notes**, rien que pour vous :
notes-none = Aucune note pour l’instant. Ce que vous écrivez ici reste, même après la partie, et personne d’autre ne peut le lire.
notes-sheet = Mes notes à la table { $table }
notes-asks = Personne d’autre ne peut lire vos notes
note-too-long = Vos notes peuvent compter { $most } caractères ; il y en aurait { $over } de trop. Raccourcissez-les, puis ajoutez cette ligne.
notes-are-for-players = Les notes sont réservées aux joueurs de cette table.
rule-notes = fonctionnement du bot : vos notes
