# Enchères scellées : on demande à tout le monde ses souhaits en même temps.

lobby-auctions = Enchères : { $auctions }
auctions-sealed = tout le monde donne ses souhaits en même temps
auctions-hand = coup par coup
word-auctions = enchères
    .about = Donner tous ses souhaits en même temps, ou enchérir à tour de rôle
no-such-auctions = Les enchères peuvent se jouer ainsi : { $auctions }.

called-princes-lots = Souhaits pour les enchères du tour { $round } : on attend { $who }.
    .you = Vos souhaits pour les enchères du tour { $round } : dites ce que vous aimeriez et à quel prix, ou laissez ouvert et enchérissez vous-même. Puis cliquez sur « { press-wishes-given } ».
called-princes-characters = Souhaits pour les personnages du tour { $round } : on attend { $who }.
    .you = Vos souhaits pour les personnages du tour { $round } : dites qui vous aimeriez engager et à quel prix, ou laissez ouvert et enchérissez vous-même. Puis cliquez sur « { press-wishes-given } ».
reminder-wishes = { $who }, la table attend vos souhaits.

panel-wishes-call = La question est posée à tout le monde en même temps, et les enchères commencent quand chacun a répondu. Pour ce que vous laissez ouvert, on vous demandera à chaque enchère.
panel-wishes-given = Votre réponse est donnée. Vous pouvez encore changer vos souhaits jusqu’au début des enchères.
press-wishes-given = Ce sont mes souhaits
press-wishes-reconsider = Attendez-moi quand même

wishes-come-first = D’abord, chacun donne ses souhaits ; ensuite, les enchères se jouent. Les vôtres sont sous « { press-orders } ».
no-call-for-wishes = Ces souhaits ne sont pas demandés en ce moment.

motion-sealed = donner tous en même temps ses souhaits pour les enchères
motion-by-hand = jouer les enchères coup par coup
votes-auctions-sealed = C’est décidé : dès les prochaines enchères, tout le monde donne ses souhaits en même temps.
votes-auctions-by-hand = C’est décidé : les enchères se jouent coup par coup.
votes-auctions-are-so = Les enchères se jouent déjà ainsi ici : { $motion }.
nobody-else-wishes = Il faut être au moins deux pour donner ses souhaits en même temps ; à cette table, les autres sont des ordinateurs.
terms-by-vote = Une fois la partie commencée, la pendule reste comme elle est. La façon de jouer les enchères peut encore changer, par un vote : /{ command-game } { command-game-vote }, « { $motion } ».
