# Enchères scellées : on demande à tout le monde ses souhaits en même temps.

lobby-auctions = Enchères : { $auctions }
auctions-sealed = tout le monde formule ses souhaits en même temps
auctions-hand = chacun enchérit à son tour
word-auctions = enchères
    .about = Des souhaits formulés par tous en même temps, ou des enchères à tour de rôle
no-such-auctions = Les enchères peuvent se jouer ainsi : { $auctions-or }.

called-princes-lots = Souhaits pour les enchères du tour { $round } : on attend { $who }.
    .you = Vos souhaits pour les enchères du tour { $round } : indiquez ce que vous voudriez et jusqu’à quel prix, ou n’indiquez rien pour enchérir vous-même. Dans les deux cas, appuyez sur « { press-wishes-given } ».
called-princes-characters = Souhaits pour les personnages du tour { $round } : on attend { $who }.
    .you = Vos souhaits pour les personnages du tour { $round } : indiquez qui vous aimeriez engager et jusqu’à quel prix, ou n’indiquez rien pour enchérir vous-même. Dans les deux cas, appuyez sur « { press-wishes-given } ».
reminder-wishes = { $who }, la table attend vos souhaits.

panel-wishes-call = Les enchères commencent quand chacun a répondu.
panel-wishes-given = Votre réponse est enregistrée ; vous pouvez encore la changer.
press-wishes-given = Voici mes souhaits
press-wishes-reconsider = Attendez-moi quand même

wishes-come-first = D’abord, chacun formule ses souhaits ; ensuite, les enchères se jouent. Indiquez les vôtres avec « { press-orders } ».
no-call-for-wishes = Ces souhaits ne sont pas demandés en ce moment.

motion-sealed = formuler les souhaits tous en même temps
motion-by-hand = enchérir à tour de rôle
votes-auctions-sealed = C’est décidé : dès les prochaines enchères, tout le monde formule ses souhaits en même temps.
votes-auctions-by-hand = C’est décidé : on enchérit à tour de rôle.
votes-auctions-are-so = C’est déjà la règle pour les enchères : { $motion }.
nobody-else-wishes = Il faut au moins deux personnes pour répondre en même temps ; à cette table, les autres joueurs sont des ordinateurs.
terms-by-vote = Une fois la partie commencée, la pendule ne change plus. Un vote (/{ command-game } { command-game-vote }) reste possible pour ceci : { $motions }.

# Les tours que tout le monde prépare en même temps.

lobby-turns-together = Actions : préparées par tous en même temps (plus rapide, un peu moins d’interaction)
turns-together = préparées par tous en même temps
turns-order = chacun à son tour
word-turns = actions
    .about = Des actions préparées par tous en même temps, ou jouées à tour de rôle
no-such-turns = Les actions peuvent être préparées par tous en même temps, ou jouées à tour de rôle.
no-turns-together = Dans ce jeu, chacun joue à son tour.
motion-together = préparer les actions tous en même temps
motion-in-order = jouer à tour de rôle
votes-turns-together = C’est décidé : désormais, tout le monde prépare ses actions en même temps.
votes-turns-in-order = C’est décidé : on joue à tour de rôle.
votes-turns-are-so = C’est déjà la règle à cette table : { $motion }.

board-all-plan = pendant ce temps, tous les autres préparent leurs actions
letter-call-to-plan = Tout le monde prépare ses actions : enregistrez les vôtres, ou attendez de voir jouer les autres
call-to-plan = **Tout le monde prépare ses actions en même temps.** Préparez les vôtres maintenant ; elles seront jouées quand ce sera à vous. Si une étape n’est plus possible, je vous demanderai quoi faire.
call-waits = Vous voulez d’abord voir les actions des autres : je vous demanderai les vôtres quand ce sera à vous. Vous pouvez encore les préparer.
plan-waits = C’est noté : je vous demanderai vos actions quand ce sera à vous.
call-wishes-next = Après les actions viennent les enchères : formulez déjà vos souhaits (« { press-orders } ») pour ne pas avoir à revenir.
press-plan-wait = Voir d’abord les actions des autres
wait-best-work = La meilleure œuvre du tour est à votre portée : mieux vaut peut-être voir d’abord les actions des autres.
wait-recruiting = Vous avez une carte de recrutement : après les actions des autres, il y aura peut-être davantage de professions à recruter.
wait-last-one = Dernier exemplaire disponible : { $thing }.
