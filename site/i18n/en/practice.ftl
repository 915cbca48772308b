# Practice: the levels of computer players, hints, what the computer expects, and when it cannot think.

level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-perfect = perfect
level-beginner-text = Takes what looks like the most, and often misjudges it. Good for a first game.
level-easy-text = Looks one move ahead. It overlooks your answer, and errs where it is close.
level-medium-text = Looks a few moves ahead; now and then it plays at a glance.
level-hard-text = Looks further ahead than most people do. Small slips are all it makes.
level-expert-text = Looks far ahead and errs only in what lies beyond.
level-perfect-text = As strong as it gets: small boards it reads to the end.
level-title = Level: { $level }
level-of = Level of { $name }
levels-title = How well the computer plays

# Marks at the table.
practice-mark = Practice,
practice-unrated = unrated
practice-unrated-why = Against the computer nothing counts for a rating: hints and take-backs are free.
turn-getting-ready = { $name } is getting ready
turn-cannot-think = { $name } cannot think

# A hint.
hint-thinking = Looking for the best colour
hint-starting = Getting ready for the first hint
hint-cancel = Cancel
hint-close = Close the hint
hint-best = Best: colour { $colour }
reason-wins = It wins the game.
reason-region = It closes a region: { $closed ->
    [one] 1 cell becomes
   *[other] { $closed } cells become
} yours at once.
reason-denial = It keeps { $denied } { $denied ->
    [one] cell
   *[other] cells
} from { $name }.
reason-gain = It takes { $gained } { $gained ->
    [one] cell
   *[other] cells
}.
reason-opens = It opens the way to { $opened } new { $opened ->
    [one] cell
   *[other] cells
}.
reason-waits = It takes nothing: here it is best to wait.
hint-value-exact-ahead = { $whose ->
    [you] You win
   *[mover] { $name } wins
} by { $lead } if both play their best.
hint-value-exact-behind = { $whose ->
    [you] You lose
   *[mover] { $name } loses
} by { $lead } if both play their best; every other colour is no better.
hint-value-exact-level = It is a draw if both play their best.
hint-value-estimate-ahead = Estimate: { $whose ->
    [you] you end
   *[mover] { $name } ends
} about { $lead } ahead.
hint-value-estimate-behind = Estimate: { $whose ->
    [you] you end
   *[mover] { $name } ends
} about { $lead } behind.
hint-value-estimate-level = Estimate: it stays level.
hint-value-many-ahead = Estimate: { $whose ->
    [you] you end
   *[mover] { $name } ends
} about { $lead } ahead of the rivals' mean.
hint-value-many-behind = Estimate: { $whose ->
    [you] you end
   *[mover] { $name } ends
} about { $lead } behind the rivals' mean.
hint-value-many-level = Estimate: { $whose ->
    [you] you end
   *[mover] { $name } ends
} level with the rivals' mean.

# The line that the computer expects.
expected-title = What the computer expects
expected-close = Back to the hint
expected-move = { $number }. { $name }: colour { $colour }
expected-hint = Press a move to see the board after it, once more to come back.
expected-after = { $moves ->
    [one] After 1 move
   *[other] After { $moves } moves
}: { $sides }.
expected-side = { $name } { $worth }
expected-between = {", "}

# The second worker fails.
thinker-no-move = The computer cannot think at the moment.
thinker-no-hint = There is no hint at the moment.
thinker-kept = The game stands as it is, and nothing is lost.

# In the help of the table.
help-practice = Against the computer
help-practice-hint = The lamp shows the best colour, what speaks for it, and how the computer expects the game to go on.
help-practice-back = The bent arrow takes your last move back, together with the answer; with a clock there is a pause instead.
help-practice-level = The bars beside a computer's name show how well it plays. You can change that at any time, in the options.

# In the lobby.
lobby-mode = How to play
lobby-mode-practice = Practice
lobby-mode-shared = At one device
lobby-practise = Practise
lobby-practice-levels = Against
lobby-practice-rival = Computer
lobby-practice-partner = Your partner
lobby-practice-rival-1 = Left neighbour
lobby-practice-rival-2 = Opposite
lobby-practice-rival-3 = Right neighbour
lobby-begins = Who begins
lobby-begins-you = You
lobby-begins-computer = Computer
lobby-begins-lot = By lot
lobby-practice-note = Not rated. Hints and take-backs are free.
lobby-level-of = Level of player { $number }
lobby-summary-level = { $variant } against the computer: { $level }
lobby-summary-levels = { $variant } against computers
lobby-summary-shared = { $variant } at one device
