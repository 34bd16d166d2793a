"""The actions of Eclipse."""

from __future__ import annotations

from typing import Final

from tenban.kernel.action import Domain, Space, Verb

from .pieces import HEXES, ITEMS, KINDS, PARTS, SETTLINGS, SHIPS, SIDES, SQUARES, TARGETS, TECHNOLOGIES, VALUES

ACTIONS: Final = ("explore", "influence", "research", "upgrade", "build", "move")
EDGES: Final = ("n", "ne", "se", "s", "sw", "nw")

ACTION: Final = Domain("action", ACTIONS)
HEX: Final = Domain("hex", HEXES)
PLACE: Final = Domain("place", (*HEXES, "track"))  # where a disc can lie
EDGE: Final = Domain("edge", EDGES)
TECHNOLOGY: Final = Domain("technology", TECHNOLOGIES)
SHIP_TYPE: Final = Domain("ship", SHIPS)
PART_TILE: Final = Domain("part", PARTS)
SLOT_NUMBER: Final = Domain("slot", ("1", "2", "3", "4", "5", "6", "7", "8"))
ITEM: Final = Domain("item", ITEMS)
SETTLING: Final = Domain("settling", SETTLINGS)
SEAT: Final = Domain("seat", ("0", "1", "2", "3", "4", "5"))
KIND: Final = Domain("kind", KINDS)
FOE: Final = Domain("target", TARGETS)
RANK: Final = Domain("rank", ("1", "2", "3", "4", "5", "6", "7", "8"))
SQUARE: Final = Domain("square", SQUARES)
VALUE: Final = Domain("value", (*VALUES, "none"))
TURNED: Final = Domain("turned", ("0", "1", "2", "3", "4", "5"))
DRAWN: Final = Domain("drawn", ("1", "2"))
SIDE: Final = Domain("side", SIDES)

ACT: Final = Verb("act", ACTION)  # EC-4.3, EC-4.9
PASS: Final = Verb("pass")  # EC-4.7
EXPLORE: Final = Verb("explore", HEX, EDGE)  # EC-7.2: from a hex over an edge
PICK: Final = Verb("pick", DRAWN)  # EC-7.5
ROTATE: Final = Verb("rotate", TURNED)  # EC-7.7
DISCARD: Final = Verb("discard")  # EC-7.6
YES: Final = Verb("yes")
NO: Final = Verb("no")
LIFT: Final = Verb("lift", PLACE)  # EC-9.2
PUT: Final = Verb("put", PLACE)  # EC-9.2
TECH: Final = Verb("tech", TECHNOLOGY)  # EC-10.1, EC-8.5
DESIGN: Final = Verb("design", SHIP_TYPE)  # EC-11.1: which blueprint
PART: Final = Verb("part", PART_TILE)
SLOT: Final = Verb("slot", SHIP_TYPE, SLOT_NUMBER)
UNCOVER: Final = Verb("uncover", SHIP_TYPE, SLOT_NUMBER)
STORE: Final = Verb("store")  # EC-8.7
BUILD: Final = Verb("build", ITEM, HEX)  # EC-12.1
SHIP: Final = Verb("ship", HEX, SHIP_TYPE)  # EC-13.1
STEP: Final = Verb("step", EDGE)  # EC-13.2
DONE: Final = Verb("done")
COLONY: Final = Verb("colony", HEX, SETTLING)  # EC-5.1
OFFER: Final = Verb("offer", SEAT)  # EC-14.1
PAY: Final = Verb("pay", KIND)  # EC-6.1: one trade
TRACK: Final = Verb("track", KIND)  # where a cube goes or comes from; what an artifact gives
TYPE: Final = Verb("type", SHIP_TYPE)  # EC-16.3
ATTACK: Final = Verb("attack")
RETREAT: Final = Verb("retreat", HEX)  # EC-17.1
HIT: Final = Verb("hit", FOE, RANK)  # EC-16.5: the most damaged ship of a type is the first
BOMB: Final = Verb("bomb", SQUARE)  # EC-18.2
KEEP: Final = Verb("keep", VALUE)  # EC-19.4
DROP: Final = Verb("drop", VALUE)  # EC-19.5, EC-14.6
ABANDON: Final = Verb("abandon", HEX)  # EC-21.4
SPECIES: Final = Verb("species", SIDE)  # EC-2.6
HOME: Final = Verb("home", EDGE)  # EC-C7

SPACE: Final = Space(
    ACT,
    PASS,
    EXPLORE,
    PICK,
    ROTATE,
    DISCARD,
    YES,
    NO,
    LIFT,
    PUT,
    TECH,
    DESIGN,
    PART,
    SLOT,
    UNCOVER,
    STORE,
    BUILD,
    SHIP,
    STEP,
    COLONY,
    OFFER,
    PAY,
    TRACK,
    TYPE,
    ATTACK,
    RETREAT,
    HIT,
    BOMB,
    KEEP,
    DROP,
    ABANDON,
    SPECIES,
    DONE,
    HOME,
)

FINISHED: Final = DONE.one(0)
PASSED: Final = PASS.one(0)
AGREED: Final = YES.one(0)
DECLINED: Final = NO.one(0)
PUT_AWAY: Final = DISCARD.one(0)
STORED: Final = STORE.one(0)
FIRE: Final = ATTACK.one(0)
INFLUENCE_TRACK: Final = len(HEXES)  # as a place
NONE: Final = 4  # as a value
EXPLORING, INFLUENCING, RESEARCHING, UPGRADING, BUILDING, MOVING = range(6)
