# What the sandbox says before anything is played.

sandbox-welcome = Welcome! This is the real bot, and nothing you do here is kept. Try first: press “{ press-turn }” below the board and give one card back{ $people ->
    [one] .
   *[other] ; then do the same for the others, whose eyes you choose on this page.
}
