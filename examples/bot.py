#!/usr/bin/env python3
"""A player in plain Python, standard library only, with a WebSocket of its own making.

Open a table in the browser, then: python3 examples/bot.py http://localhost:8080 CODE Tock [milliseconds between asks]

It looks at the whole game, writes down what it would like to do, asks for one wish after another and lets the table
say no. docs/PROTOCOL.md has every message. Works with Python 3.8 and newer.
"""

import base64
import json
import os
import random
import socket
import struct
import sys
import time
from itertools import permutations
from urllib.parse import urlparse

PAUSE = 60  # milliseconds: a socket may send 20 messages a second

# ── the wire ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Line:
    """One WebSocket: JSON in text frames, each way. RFC 6455, as much of it as a table needs."""

    def __init__(self, address, path):
        url = urlparse(address)
        self.socket = socket.create_connection((url.hostname, url.port or 80))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.file = self.socket.makefile("rb")
        status = self.file.readline()
        if b" 101 " not in status:
            raise ConnectionError(f"no way in: {status.decode().strip()}")
        while self.file.readline().strip():
            pass

    def send(self, message):
        self._frame(0x1, json.dumps(message).encode())

    def _frame(self, kind, body):
        """A client must mask what it sends."""
        size = len(body)
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + struct.pack(">H", size)
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[nth % 4] for nth, byte in enumerate(body))
        self.socket.sendall(bytes([0x80 | kind]) + length + mask + masked)

    def receive(self):
        """The next message. It ends the program when the table has closed the line."""
        while True:
            head = self.file.read(2) or b"\x88\x00"
            kind, size = head[0] & 0x0F, head[1] & 0x7F
            if size >= 126:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            body = self.file.read(size)
            if kind == 0x8:
                sys.exit("the table closed")
            if kind == 0x9:
                self._frame(0xA, body)  # a ping wants its pong
            if kind == 0x1:
                return json.loads(body)  # the table never splits a message


# ── wishes ────────────────────────────────────────────────────────────────────────────────────────────────────────

# The actions below the first eight frames of side A; every other frame has one. Side B has one below each.
SIDE_A = [[0, 1], [2], [3], [4, 5], [6, 7], [8], [9], [10, 11]]
TRACKS = ["power", "prestige", "popularity"]
RESOURCES = ["military", "culture", "gold"]


def shuffled(things):
    things = list(things)
    return random.sample(things, len(things))


def splits(kinds, total):
    """Every way to divide a total among three kinds."""
    ways = [(a, b, total - a - b) for a in range(total + 1) for b in range(total + 1 - a)]
    return [dict(zip(kinds, way)) for way in shuffled(ways)]


def answers_to(question, game, me):
    """By the question at the head of `todo`: every answer it might take, and a few that it will not."""
    ways = {
        "gainWild": lambda: [{"to": "wild", **mix} for mix in splits(RESOURCES, question["count"])],
        "payWild": lambda: [{"to": "wild", **mix} for mix in splits(RESOURCES, question["count"])],
        "gainVp": lambda: [{"to": "vp", **mix} for mix in splits(TRACKS, question["count"])],
        "conquer": lambda: each("conquer", "province", [*shuffled(filter(None, game["display"])), "deck"]),
        "tuck": lambda: each("tuck", "slot", shuffled(["brown", "red", "blue", "yellow"])),
        "retrieve": lambda: each("worker", "worker", range(len(me["workers"]))),
        "promote": lambda: each("worker", "worker", range(len(me["workers"]))),
        "recoverOne": lambda: each("card", "card", shuffled(me["discard"])),
        "swapVp": lambda: [{"to": "swapVp", "from": one, "into": other} for one, other in permutations(TRACKS, 2)],
        "swapResources": lambda: [{"to": "swapResources", "from": kind, "count": 1} for kind in question["between"]],
        "choose": lambda: each("choose", "option", shuffled(range(len(question["of"])))),
        "glory": lambda: each("glory", "count", [question["count"]]),
        "discard": lambda: each("discard", "province", shuffled(me["slots"][question["slot"]])),
    }
    return ways.get(question["do"], list)()


def each(to, field, values):
    return [{"to": to, field: value} for value in values]


def moves_of(game, me):
    frames = range(20 if len(game["players"]) > 3 else 16)
    idle = [nth for nth, worker in enumerate(me["workers"]) if worker["spot"] != "frame"]
    return [{"type": "move", "worker": worker, "to": to} for worker in idle for to in shuffled(frames)]


def acts_of(game, me):
    acts = []
    for nth, worker in enumerate(me["workers"]):
        if worker["spot"] != "frame":
            continue
        space = worker["space"]
        below = [space] if len(game["players"]) > 3 else SIDE_A[space] if space < 8 else [space + 4]
        acts += [{"type": "act", "worker": nth, "action": action, "with": []} for action in shuffled(below)]
    return acts


def wishes_of(game, me, at):
    """What to try, best first."""
    if game["paused"] or me["done"] or me["ready"]:
        return []
    if me["todo"]:
        return [{"type": "answer", "answer": answer} for answer in answers_to(me["todo"][0], game, me)]
    if game["phase"] == "rewards":
        return [{"type": "takeReward", "reward": reward} for reward in shuffled(game["rewards"]) + ["favour"]]
    moves = moves_of(game, me)
    if game["phase"] in ("placement", "moves"):
        return moves + [{"type": "ready", "ready": True}]
    claims = [{"type": "claim", "take": [what], "with": []} for what in ("legendary", "reward")]
    cards = [{"type": "play", "card": card} for card in shuffled(me["hand"])]
    flips = [{"type": "flip", "area": area} for area, timer in game["timers"].items() if timer["sandOut"] <= at]
    return claims + acts_of(game, me) + cards + [{"type": "pickUp"}] + moves + flips + [{"type": "done", "done": True}]


# ── at the table ──────────────────────────────────────────────────────────────────────────────────────────────────


def answer_for(line, seat, nth):
    """Waits for what came of the nth ask: True if something happened, False if a rule forbids it."""
    while True:
        message = line.receive()
        if message["type"] in ("rewound", "welcome", "fault"):
            return True
        if message.get("seat") == seat and message.get("nth") == nth:
            return message["type"] != "refused"


def welcome_to(line):
    """All that the table knows, told anew: this player remembers nothing itself."""
    line.send({"type": "catchUp", "since": None})
    while True:
        message = line.receive()
        if message["type"] == "welcome":
            return message


def sit_down(line, name):
    """Sits down, says ready, and comes back when the game has begun."""
    line.send({"type": "hello", "version": 1, "tokens": [], "since": None})
    while True:
        message = line.receive()
        if message["type"] == "fault":
            sys.exit(f"the table says {message['fault']}")
        if message["type"] == "seated":
            line.send({"type": "change", "seat": message["seat"], "chair": {"ready": True}})
        if message["type"] == "welcome" and message["playing"]:
            return
        if message["type"] == "welcome":
            line.send({"type": "sit", "name": name, "program": True})


def play(line, pause):
    while True:
        welcome = welcome_to(line)
        if welcome["table"]["stage"] == "over":
            return
        seat, nth = welcome["held"][0]["seat"], welcome["held"][0]["nth"]
        game = welcome["playing"]["game"]
        for command in wishes_of(game, game["players"][seat], welcome["clock"]["at"]):
            nth += 1
            line.send({"type": "ask", "seat": seat, "nth": nth, "command": command})
            if answer_for(line, seat, nth):
                break
            time.sleep(pause)
        else:
            time.sleep(pause * 6)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    address, code = sys.argv[1:3]
    name = sys.argv[3] if len(sys.argv) > 3 else "Tock"
    pause = int(sys.argv[4]) if len(sys.argv) > 4 else PAUSE
    line = Line(address, f"/api/tables/{code}/socket")
    sit_down(line, name)
    play(line, pause / 1000)


main()
