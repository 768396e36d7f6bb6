"""The brass of an hourglass in two layers: what stands behind the glass and what stands before it. The frame is 76 × 120 units:
6 more than the grid left and right, 8 above and below. The outline of the glass is the game's own drawing."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit

PER_UNIT, ABOVE = 2.6, 14  # enough to see the plates, little enough that a turned glass still reads
STRETCH = 1 / math.cos(math.radians(ABOVE))


def height(y):
    """From the drawing, where y runs down from 0 to 104, to a height above the neck."""
    return (52 - y) * STRETCH


def plate(is_upper):
    """A turned plate: foot, cove, bead and the seat of the glass."""
    foot = [(0, 101.5), (0, 101.5), (25.8, 101.5), (25.8, 101.5), (27, 100.4), (27, 98), (26, 97), (26, 97)]
    seat = [(24.2, 96.4), (23.6, 95.4), (24.2, 94.3), (24.2, 94.3), (22.6, 93.4), (22.6, 93.4), (19.4, 93), (19.4, 93), (18.4, 91.6), (17.6, 91.4), (17.6, 91.4), (0, 91.4)]
    points = kit.curve(foot + seat)
    turned = [(r, 104 - y) for r, y in reversed(points)] if is_upper else points
    return kit.lathe([(r, height(y)) for r, y in turned], 128, 32)


def column(angle):
    half = [(2.5, 93.5), (2.5, 93.5), (3.2, 92), (2.5, 90.4), (2.5, 90.4), (1.7, 88), (2.1, 74), (2.6, 62), (2.3, 56), (2.3, 56), (3.4, 55), (3.8, 52)]
    outline = kit.curve(half + [(r, 104 - y) for r, y in reversed(half[:-1])])
    made = kit.lathe([(r, height(y)) for r, y in outline], 32, 32)
    made.location = (2.22 * math.cos(angle), 2.22 * math.sin(angle), 0)
    return made


def hourglass(layer):
    kit.clear(56)
    kit.room(0.75)
    for place, size, power, tint in (
        ((-7, -6, 7), (3.4, 6), 1250, (1, 0.89, 0.74)), ((1.5, -10, -1), (5, 7), 260, (1, 0.93, 0.84)),
        ((-4.2, -7.5, 1), (0.9, 7), 130, (1, 0.95, 0.88)), ((9, -6, 2), (4, 8), 420, (0.72, 0.83, 1)), ((4, 9, 5), (7, 3), 380, (1, 0.92, 0.82)),
    ):
        kit.lamp(place, size, power, tint, at=(0, 0, 0))
    kit.camera(ABOVE, (0, 0, 0), 7.6, (int(76 * PER_UNIT), int(120 * PER_UNIT)))
    metal = kit.brass('#e0a449', 0.2)
    parts = {'back': [plate(False), column(math.radians(90))], 'brass': [plate(True), column(math.radians(198)), column(math.radians(-18))]}
    for name, things in parts.items():
        for thing in things:
            kit.put(thing, metal).visible_camera = name == layer  # the others are still mirrored
    kit.shoot(f'hourglass-{layer}')


for one in sys.argv[sys.argv.index('--') + 1:]:
    hourglass(one)
