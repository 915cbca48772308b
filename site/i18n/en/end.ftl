# The end of a game.

end-won = { $name } won
end-won-you = You won
end-won-pair = { $pair } won
end-draw = A draw
end-reason-decided = The others can no longer catch up.
end-reason-decided-two = The equator is crossed.
end-reason-full = No free cell is left to reach.
end-reason-stalled = Nothing was gained for a long time, so the game ends as it stands.
end-reason-resigned = { $name } gave up.
end-reason-resigned-you = You gave up.
end-reason-resigned-many = The others gave up.
end-reason-equal = Both own the same.
end-reason-equal-many = The first places own the same.
end-rank = { $rank }
end-worth = { $worth }
end-counted = { $worth }, counted as { $counted }
end-table = Ranking
end-place = Place
end-side = Player
end-cells = Cells
end-again = Again on the same board
end-replay = Replay
end-new-board = New board
end-lobby = Back to the lobby
