# What a court historian tells of a finished game of Firenze.

tale-masters-1 = Towers were the fashion in Florence, and { $players } came to build them higher than was wise.
tale-masters-2 = This is the tale of { $players }, who counted their bricks by day and those of the others by night.
tale-masters-3 = The families wanted towers and cared little whose they were; { $players } cared a great deal.
tale-first-seal-1 = { $year } { $who } laid the first seal, for a { $brick-low } tower of height { $height }, and everybody else began to hurry.
tale-first-seal-2 = The first to please a family was { $who }, { $year-low }, with a { $brick-low } tower of height { $height }, while elsewhere the mortar was still wet.
tale-best-seal-1 = { $year } { $who } finished a { $brick-low } tower of height { $height } for { $points }, and no family ever gave more.
tale-best-seal-2 = No tower was praised like the { $brick-low } one that { $who } brought to height { $height } { $year-low }: it was worth { $points }, and a stiff neck to everybody who looked up.
tale-best-seal-3 = The others looked up { $year-low }, when { $who } took { $points } for a { $brick-low } tower of height { $height }, and looked down again at their own.
tale-same-seal-1 = That first seal was worth { $points }, and { $count ->
    [one] it stayed the only one.
   *[other] of { $count } commissions fulfilled none was worth more.
}
tale-same-seal-2 = The family gave { $points } for that first seal, and { $count ->
    [one] nobody ever earned another.
   *[other] in { $count } commissions nobody ever got more.
}
tale-no-seal-1 = Not one commission was fulfilled, and the families learned to live without towers.
tale-no-tower-1 = Of all their plans nothing was left standing but the scaffolding.
