# What a court historian tells of a finished game of The Princes of Florence.

tale-court-1 = In those days { $players } held court on the Arno, and each of them meant to outshine the others.
tale-court-2 = This is the tale of { $players }, who spent their years, and more florins than they had, on being admired by Florence.
tale-court-3 = { $players } opened their gates, and Florence came to look, to eat, and to compare.
tale-characters-1 = { $players } held court on the Arno, where the Muse and the Princess were courted to the ruin of several purses.
tale-characters-2 = In the days of { $players } nobody counted for much without a Muse at the table or a Princess at the window.
tale-characters-3 = It was the age of favors: { $players } paid clever people to be kind to them, and called it taste.
tale-together-1 = { $players } were such good neighbors that they built across their borders { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}, and such poor friends that each of them counted the windows.
tale-together-2 = Where the lands of { $players } met, two built as one, { $count ->
    [one] a single time
    [2] twice
   *[other] { $count } times
}, and afterwards nobody would say whose idea it had been.
tale-both-1 = { $players } shared a wall { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
} and the Muse never: thus began a time of good neighbors and costly favors.
tale-both-2 = In the days of { $players } favors were bought and walls were shared, { $count ->
    [one] a single one
   *[other] { $count }
} in all, and everybody kept accounts.
tale-alone-1 = { $who } stood alone against { $automa }, who never slept, never hesitated, and never said thank you.
tale-alone-2 = Of all the rivals Florence could have sent { $who }, it sent { $automa }, who trusts in cards and dice and loses no sleep over it.
tale-jester-1 = { $year } { $who } gave { $price } for { $lot-a }, and for weeks was the only one at court to laugh.
tale-jester-2 = Nothing cost more than { $lot-the } that went to { $who } { $year-low }: { $price }, and the jokes were old.
tale-jester-3 = The treasurers still speak of the { $price } that { $who } paid { $year-low } for { $lot-a }, bells included.
tale-bought-1 = { $year } { $who } paid { $price } for { $lot-the }, and the bankers closed early that day.
tale-bought-2 = Nothing cost more than { $lot-the }, for which { $who } paid { $price } { $year-low } and told everybody that it was a bargain.
tale-bought-3 = { $year } { $who } wanted { $lot-the }, and wanted it so loudly that it cost { $price }.
tale-hire-1 = Nothing cost more than a favor: { $year-low } { $who } won over { $lot-the } with { $price } and a deep bow.
tale-hire-2 = { $year } { $who } hired { $lot-the } for { $price }, and the court whispered that love would have been cheaper.
tale-unsold-1 = Nobody parted with a single florin at the auctions, and the auctioneers had to learn a trade.
tale-work-1 = { $year } { $card-the } completed a Work of value { $value } for { $who }, and the city spoke of nothing else until supper.
tale-work-2 = Nothing finer was completed in those days than the Work that { $card-the } brought { $who } { $year-low }; its value was { $value }, and it was copied at once.
tale-work-3 = Great was the envy { $year-low } when { $card-the } completed a Work of value { $value } for { $who }, and great the praise, in that order.
tale-no-work-1 = Not one Work was completed, which saved the critics a great deal of trouble.
