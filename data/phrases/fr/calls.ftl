# Enchères scellées : on demande à tout le monde ses souhaits en même temps.

lobby-auctions = Enchères : { $auctions }
auctions-sealed = les souhaits de tous à la fois
auctions-hand = coup par coup
word-auctions = enchères
    .about = Si chacun donne ses souhaits à la fois, ou si l’on enchérit à tour de rôle
no-such-auctions = Les enchères peuvent se jouer ainsi : { $auctions }.

called-princes-lots = Souhaits pour les enchères du tour { $round } : on attend { $who }.
    .you = Vos souhaits pour les enchères du tour { $round } : dites ce que vous aimeriez et à quel prix, ou laissez ouvert et enchérissez vous-même. Puis cliquez sur « { press-wishes-given } ».
called-princes-characters = Souhaits pour les personnages du tour { $round } : on attend { $who }.
    .you = Vos souhaits pour les personnages du tour { $round } : dites qui vous aimeriez engager et à quel prix, ou laissez ouvert et enchérissez vous-même. Puis cliquez sur « { press-wishes-given } ».
reminder-wishes = { $who }, la table attend vos souhaits.

panel-wishes-call = Tout le monde est interrogé à la fois, et les enchères commencent quand chacun a répondu. Là où vous ne donnez pas de consigne, on vous demandera à chaque enchère.
panel-wishes-given = Vous avez dit que ce sont vos souhaits. Jusqu’au début des enchères, vous pouvez encore les changer.
press-wishes-given = Ce sont mes souhaits
press-wishes-reconsider = Attendez-moi quand même

wishes-come-first = D’abord, chacun donne ses souhaits ; ensuite, les enchères se jouent. Les vôtres sont sous « { press-orders } ».
no-call-for-wishes = On ne demande plus ces souhaits, ou pas encore.

motion-sealed = donner tous à la fois ses souhaits pour les enchères
motion-by-hand = jouer les enchères coup par coup
votes-auctions-sealed = C’est décidé : dès les prochaines enchères, chacun donne ses souhaits à la fois.
votes-auctions-by-hand = C’est décidé : les enchères se jouent coup par coup.
votes-auctions-are-so = Les enchères se jouent déjà ainsi ici : { $motion }.
