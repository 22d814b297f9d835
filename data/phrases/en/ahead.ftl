# A turn that is made before it has come.

command-plan = plan
    .about = Make your next turn ahead, in secret
press-plan = Plan my turn
press-plan-leave = Leave this as my plan
press-plan-back = One step back
press-plan-change = Change
press-plan-another = If that can’t be done…
press-plan-again = It still holds
press-plan-forget = Forget it
plan-earlier = … and steps before these.
plan-begins = **Your next turn, made ahead.** Try it out: nothing counts until you leave it as your plan, and nobody else sees any of it.
plan-luck = What luck brings is only imagined here: a plan can’t name it.
plan-wish = Luck decides what you will see here: say now which card to keep.
plan-whole = That is the whole turn.
plan-left = Noted. It is made step by step when your turn comes, as long as everything is as you see it here; otherwise you are asked.
plan-is-plan = **Your plan{ $number ->
    [1] {""}
   *[other] {" "}{ $number }, if the one before can’t be made
}:**
plan-is-loose = **This was your plan; it no longer counts:**
plan-stops-at = ✗ { $step }
plan-stale = Your plan has changed since that button was shown. This is how it stands:
plan-is-your-turn = It is your turn now: what you do counts at once.
plan-stops = Your plan stops at step { $step } of { $steps }: it is no longer as you planned it. What will you do?
plan-loosened = Something was taken back or decided by vote, so your plan no longer counts. Look at it and say whether it still holds.
plan-beside-orders = You have also planned your turn: **Plan my turn** shows it.
plan-names-luck = That depends on what luck brings, so it can’t be planned.
plan-turn-is-over = There the turn would be over.
plan-too-long = A plan has room for { $most } steps.
plan-is-empty = There is nothing in this plan yet.
too-many-plans = You can leave { $most } plans at most.
no-plan-here = You have no plan here.
no-turn-to-come = No turn of yours can be planned now.
rule-plans = how this bot works: turns made ahead
order-princes-keep-dearest = Keep the card that is worth most then
