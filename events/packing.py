"""Decisions as Redis stores them from format 3 on: raw DEFLATE (RFC 1951) with a dictionary, a quarter of their bytes.

A packed decision begins with the number of its dictionary in one byte; one of formats 1 and 2 is JSON and begins with
`{`. Digests, archives and segments are of the JSON.
"""

import zlib

PACKED = 3
"""The format from which on decisions are packed."""

_FIRST = (
    b'{"numbers":[0,0],"points":[6,17],"scored":[0,0],"type":"glen_more.final_scored","what":"Iona Abbey"},'
    b'{"back":{"blue":2,"green":0,"red":0,"yellow":1},"drawn":{"blue":1,"green":0,"red":0,"yellow":2},"seat":1,'
    b'"type":"highland_clans.reserve_redrawn"},"move":{"blue":1,"green":1,"red":0,"type":"redraw","yellow":1},'
    b'"move":{"type":"piper"},'
    b'{"court":{"blue":0,"green":0,"red":0,"yellow":1},"reserve":{"blue":0,"green":0,"red":1,"yellow":0},"seat":1,'
    b'"supply":23,"type":"highland_clans.domain_bought"},"move":{"green_from_court":0,"price":"red",'
    b'"type":"domain","yellow_from":"reserve"},'
    b'{"formation":"sum","seat":1,"stand_ins":[],"stone":1,"total":25,"type":"schotten_totten.stone_claimed"},'
    b'"move":{"stone":8,"type":"claim"},"move":{"count":1,"type":"monks"},'
    b'{"movement":0,"origin":69,"seat":1,"target":2,"type":"glen_more.member_moved"},"move":{"origin":4,'
    b'"target":68,"type":"move_member"},'
    b'{"round":5,"start":0,"type":"highland_clans.round_began"},'
    b'{"courts":[4,5,4],"holder":1,"type":"highland_clans.following_counted","warriors":[3,3,3]},'
    b'{"number":null,"supply":22,"type":"highland_clans.tile_removed"},"move":{"cube":"wood","tile":2,'
    b'"type":"sell_cube"},'
    b'{"coins":7,"cube":"wood","left":0,"price":1,"row":0,"seat":0,"tile":2,"type":"glen_more.cube_sold"},'
    b'{"opponent":2,"seat":0,"type":"highland_clans.raid_began"},"move":{"opponent":0,"type":"raid"},'
    b'{"attacker":2,"attacker_points":1,"defender":1,"defender_points":0,"spoils":[],'
    b'"type":"highland_clans.raid_decided","winner":null,"wins":[1,1]},'
    b'{"area":"barrels","numbers":[0,0],"points":[0,2],"scored":[0,0],"scoring":1,"type":"glen_more.area_scored"},'
    b'"move":{"deck":"tactic","type":"draw_card"},'
    b'{"movement":1,"seat":1,"tile":69,"type":"glen_more.movement_gained"},'
    b'{"coins":5,"cube":"stone","price":1,"row":1,"seat":2,"type":"glen_more.cube_bought"},'
    b'{"origin":2,"roll":1,"space":3,"tile":6,"type":"glen_more.die_rolled"},'
    b'{"keeps":null,"opponent":1,"seat":0,"takes":["piper"],"type":"highland_clans.bard_sent"},'
    b'"move":{"keeps":null,"opponent":1,"takes":["piper"],"type":"bard"},'
    b'{"cube":"cattle","cubes":1,"seat":0,"tile":21,"type":"glen_more.cube_gained"},'
    b'{"first":true,"seat":0,"stone":4,"type":"schotten_totten.side_completed"},"move":{"type":"place_tile","x":0,'
    b'"y":1},'
    b'{"count":1,"seat":2,"type":"highland_clans.followers_gained","what":"piper"},'
    b'{"space":4,"tile":3,"type":"glen_more.tile_removed"},"move":{"cards":[3],"type":"exchange"},'
    b'"move":{"space":3,"type":"take_tile"},'
    b'{"origin":0,"seat":1,"space":3,"tile":2,"type":"glen_more.tile_taken"},'
    b'{"seat":0,"tile":21,"type":"glen_more.tile_paid"},'
    b'{"seat":0,"tile":21,"type":"glen_more.tile_placed","x":1,"y":-2},'
    b'{"seat":1,"tiles":[69,2],"type":"glen_more.activation_began"},'
    b'{"against":[],"colour":"red","counts":[1,1,1],"points":[1,1,1],"type":"highland_clans.colour_scored"},'
    b'"move":{"type":"end_turn"},'
    b'{"cards":[1,1],"combat":2,"totals":[1,1],"type":"highland_clans.combat_fought","winner":null,"wins":[1,0]},'
    b'{"seat":1,"type":"glen_more.turn_began"},'
    b'{"seat":1,"type":"glen_more.turn_ended"},'
    b'{"exchange":false,"loch_ness":false,"seat":1,"tile":69,"type":"glen_more.tile_activated"},"move":{"tile":69,'
    b'"type":"activate_tile"},'
    b'{"actions":2,"seat":0,"type":"highland_clans.turn_began"},'
    b'{"cubes":{"blue":3,"green":3,"red":0,"yellow":0},"redraw":false,"seat":2,'
    b'"type":"highland_clans.reserve_drawn"},'
    b'{"cubes":{"blue":3,"green":2,"red":0,"yellow":0},"seat":2,"type":"highland_clans.reserve_returned"},'
    b'"move":{"card":1,"piper":false,"type":"lay_card"},"move":{"card":2,"type":"discard"},'
    b'{"card":"red-9","deck":"clan","known_to":[1],"left":29,"seat":1,"type":"schotten_totten.card_drawn"},'
    b'{"cards":[3],"count":1,"deck":4,"seat":0,"type":"highland_clans.cards_drawn"},'
    b'{"card":"blue-5","seat":0,"stone":5,"type":"schotten_totten.card_played"},'
    b'{"card":3,"piper":false,"seat":0,"type":"highland_clans.card_laid"},"move":{"card":"green-3","stone":9,'
    b'"type":"play_card"},'
    b'{"idle":0,"next":0,"seat":1,"type":"schotten_totten.turn_ended"},'
    b'{"cards":[2],"count":1,"owed":0,"seat":0,"type":"highland_clans.cards_discarded"},'
    b'{"empty":13,"left":5,"space":5,"stack":0,"tile":4,"type":"glen_more.tile_laid"}{"ai":{"budget":0,'
    b'"level":"random","seed":"","version":1},"at":"2026-11-28T12:10:01.465Z","by":1,"draws":[[41,22]],"events":['
)
"""Typical decisions of each game, the most frequent last, as DEFLATE prefers short distances. It never changes: another
one would have another number."""

_NUMBER, _WINDOW, _MEMORY = b"\x01", -13, 4
_LARGEST = 2**24
"""The most bytes of a decision: a few packed bytes could stand for gigabytes."""
_packer = zlib.compressobj(6, zlib.DEFLATED, _WINDOW, _MEMORY, zlib.Z_DEFAULT_STRATEGY, _FIRST)


def pack(stored: bytes) -> bytes:
    """Return the JSON of a decision as Redis stores it."""
    packer = _packer.copy()  # a new one would read the dictionary again
    return _NUMBER + packer.compress(stored) + packer.flush()


def unpack(packed: bytes) -> bytes:
    """Return the JSON of a stored decision; bytes that are not packed come back as they are, and fail the audit."""
    if packed[:1] != _NUMBER:
        return packed
    unpacker = zlib.decompressobj(_WINDOW, _FIRST)
    try:
        stored = unpacker.decompress(packed[1:], _LARGEST)
    except zlib.error:
        return packed
    return stored if unpacker.eof and not unpacker.unused_data else packed
