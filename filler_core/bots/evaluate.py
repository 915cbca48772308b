"""Estimate prototype"""
from filler_core.bots.moves import UNIT
from filler_core.shifts import make_shifts

def make_estimate(compiled):
    topology = compiled.board.topology
    s = topology.width + 1
    shifts = make_shifts(compiled.board, s, [compiled.mask([p]) for p in range(topology.place_count)])
    step = shifts.step
    worth = compiled.worth
    def estimate(free, fm, fr):
        """Future margin for the mover."""
        rest = free & ~fm
        own = fm
        other = fr & rest
        rest ^= other
        mine = own.bit_count(); his = other.bit_count()
        mob = 0
        while rest:
            own = step(own) & rest
            rest ^= own
            other = step(other) & rest
            rest ^= other
            if not own and not other: break
            mine += own.bit_count(); his += other.bit_count()
        return (mine - his) * UNIT
    return estimate
