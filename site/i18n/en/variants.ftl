# The eleven boards of the lobby: a name and a line that says what is special.

variant-quick-name = Quick 8×7
variant-quick-text = A short game. No two neighbours begin with the same colour.
variant-classic-name = Classic 15×15
variant-classic-text = The game as most people know it.
variant-hex-name = Hexagons 13×11
variant-hex-text = Six neighbours instead of four: colours spread faster.
variant-vinco-name = Vinco
variant-vinco-text = Hexagons within a hexagon. Both ends are exactly alike.
variant-rhombi-name = Rhombi
variant-rhombi-text = Cells standing on a point. They meet at edges, never at points.
variant-big-name = Big 21×21
variant-big-text = Twice the size and eight colours, for a long evening.
variant-obstacles-name = Obstacles and walls
variant-obstacles-text = Holes in the board and walls between cells: find the way round.
variant-treasure-name = Valuable cells and paints
variant-treasure-text = Cells with dots are worth 3 or 5. A captured paint pot takes every group that touches it.
variant-three-name = Three starts
variant-three-text = Each player begins in three places, repainted together.
variant-four-name = Four
variant-four-text = Four players, each for themselves, nine colours.
variant-pairs-name = Pairs
variant-pairs-text = Two against two. Partners sit diagonally and add up their cells.
variant-practice-name = Practice
