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
nobody-else-wishes = Il faut être au moins deux pour être interrogés en même temps ; à cette table, les autres sont des ordinateurs.
terms-by-vote = Une fois la partie commencée, la pendule reste comme elle est. Peuvent encore changer, par un vote : /{ command-game } { command-game-vote }, { $motions }.

# Les tours que tout le monde prépare en même temps.

lobby-turns-together = Tours : préparés par tous en même temps (plus rapide, un peu moins d’interaction)
turns-together = préparés par tous en même temps
turns-order = l’un après l’autre
word-turns = tours
    .about = Préparer tous les tours en même temps, ou les jouer l’un après l’autre
no-such-turns = Les tours peuvent être préparés par tous en même temps, ou joués l’un après l’autre.
no-turns-together = Dans ce jeu, chacun joue à son tour.
motion-together = préparer tous les tours en même temps
motion-in-order = jouer les tours l’un après l’autre
votes-turns-together = C’est décidé : désormais, tout le monde prépare son tour en même temps.
votes-turns-in-order = C’est décidé : les tours se jouent l’un après l’autre.
votes-turns-are-so = On joue déjà ainsi ici : { $motion }.

board-all-plan = pendant ce temps, tous les autres préparent leur tour
letter-call-to-plan = Tout le monde prépare son tour : laissez le vôtre, ou regardez d’abord ceux des autres
call-to-plan = **La question est posée à tout le monde en même temps :** préparez votre tour maintenant, il sera joué quand il viendra. Si quelque chose n’est plus possible, la question vous sera posée.
call-waits = Vous voulez d’abord voir les tours des autres : la question vous sera posée quand viendra le vôtre. Vous pouvez encore le préparer.
plan-waits = C’est noté : la question vous sera posée quand viendra votre tour.
call-wishes-next = Après les tours viennent les enchères : donnez déjà vos souhaits (« { press-orders } »), et vous n’aurez pas à revenir pour eux.
press-plan-wait = Voir d’abord les tours des autres
wait-best-work = La meilleure œuvre du tour est à votre portée : mieux vaut peut-être voir d’abord les tours des autres.
wait-recruiting = Vous avez une carte de recrutement : après les tours des autres, il y aura peut-être plus de professions à recruter.
wait-last-one = Il n’en reste qu’un exemplaire : { $thing }.
