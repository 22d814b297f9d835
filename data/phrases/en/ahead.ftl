# A turn that is made before it has come.

command-plan = plan
    .about = Plan your next turn in secret, and look ahead
press-plan = Plan
press-plan-turn = Plan my next turn
press-plan-look = Look ahead
press-plan-leave = Save this plan
press-plan-back = One step back
press-plan-change = Change
press-plan-another = If that can’t be done…
press-plan-again = Keep the plan
press-plan-forget = Discard the plan
plan-earlier = … and steps before these.
plan-begins = **Plan your next turn.** Try it out: nothing counts until you save the plan, and nobody else sees any of it.
plan-luck = Cards and dice are guessed here; a plan can’t rely on them.
plan-wish = Luck decides what you will see here: say now which card to keep.
plan-whole = That is the whole turn.
plan-left = Noted. When your turn comes, it is played step by step, as long as everything is as you see it here; otherwise you are asked.
plan-is-plan = **Your plan{ $number ->
    [1] {""}
   *[other] {" "}{ $number }, if the one before can’t be played
}:**
plan-is-loose = **Your plan, which is on hold:**
plan-stops-at = ✗ { $step }
plan-stale = Your plan has changed since that button was shown. This is how it stands:
plan-is-your-turn = It is your turn now: what you do counts at once.
plan-stops = Your plan stops at step { $step } of { $steps }: things are no longer as you planned. What will you do?
plan-loosened = A move was taken back or a vote changed the game, so your plan is on hold. Look at it and say whether you keep it.
plan-beside-orders = You have also planned your turn: **{ press-plan }** shows it.
plan-names-luck = That depends on what luck brings, so it can’t be planned.
plan-turn-is-over = By then the turn would be over.
plan-too-long = A plan has room for { $most } steps.
plan-is-empty = There is nothing in this plan yet.
too-many-plans = You can have { $most } plans at most.
no-plan-here = You have no plan here.
no-turn-to-come = You can’t plan a turn right now.
plan-look = **Look ahead:** what lies within your reach.
plan-look-after = **Look ahead**, once your plan is played:
plan-look-in-full = Round by round…
rule-plans = how this bot works: planning your turn
order-princes-keep-dearest = Keep whichever card is worth most then
