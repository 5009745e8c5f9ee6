"""Differences and faults planted into the kernel of Glen More, one at a time."""

MUTANTS = {
    "a difference of 4 brings 4 points": ("scoring.c", "{0, 1, 2, 3, 5, 8}", "{0, 1, 2, 3, 4, 8}"),
    "a village brings no member": ("tiles.c", "[VILLAGE] = {GREY, GIVE_MOVEMENT, 1, 1, 0}", "[VILLAGE] = {GREY, 2, 1}"),
    "a village has no road": ("tiles.c", "[61] = {VILLAGE, ROAD, A_STONE}", "[61] = {VILLAGE, 0, A_STONE}"),
    "a road does not continue": ("placement.c", "(east & ROAD) != road", "false"),
    "a sale that is needed is no move": ("turn.c", "if (selling) sales", "if (false) sales"),
    "the die has another face": ("track.c", "{1, 1, 1, 2, 2, 3}", "{1, 1, 2, 2, 2, 3}"),
    "a full row is bought from": ("means.c", "left.rows[kind] == CAPACITY || ", ""),
    "Loch Shiel fills no grain fields": (
        "rules.c",
        "tile->effect != PRODUCE ||",
        "tile->effect != PRODUCE || i % 5 == 3 ||",
    ),
    "cubes are summed in another order": (
        "features.c",
        "if (is_productive(kinds[i]))",
        "if (is_productive(kinds[i]) && kinds[i] != ABBEY)",
    ),
    "cubes look fewer": ("learned.c", "limit(HALF * own[kind])", "limit(3 * own[kind])"),
    "others sit the other way round": ("learned.c", "(seat + i) %", "(seat + 4 * i) %"),
    "a worse move is taken": ("learned.c", "if (i && value <= most)", "if (i && value >= most)"),
    "an older training chooses": ("learned.c", "training > 1", "training > 2"),
    "a space ahead costs more": ("hasty.c", "TURNS_AHEAD = 0.5", "TURNS_AHEAD = 0.51"),
    "a tree explores more": ("tree.c", "EXPLORATION = 0.1", "EXPLORATION = 0.2"),
    "a tree counts the visits of one child": (
        "tree.c",
        "visits += children[i]->visits",
        "visits = children[i]->visits",
    ),
    "the policy's move is not the first": ("tree.c", "put_first(&moves, tree->nodes[node].usual);", ""),
}
"""Differences planted into the kernel, one at a time: the place, and the replacement."""

FAULTS = {
    "nothing is checked": ("TRY(check_numbers(state));", "return NULL;"),
    "a turn is of any seat": ('{"turn", state->turn, 0, state->seats - 1}', '{"turn", state->turn, 0, 255}'),
    "a list has any numbers": ("list[i] >= min && list[i] <= max", "true"),
    "a tile lies anywhere": ("(!i || may_lie(player, i))", "true"),
    "a tile is in two places": ("DEMAND(count == 1,", "DEMAND(true,"),
    "a tile holds any cubes": ("laid->count <= CAPACITY && may_hold(laid)", "true"),
    "a movement is not counted": (": state->movement == movement", ": true"),
    "real positions are refused": ("LOCHY = 2", "LOCHY = 1"),
}
"""Faults planted into the check, one at a time."""
