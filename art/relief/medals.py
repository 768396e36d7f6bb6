"""Medallions of the ten characters, struck in bronze (basic) and silver (advanced); emblems as raised figures on a dark field."""
import sys

import numpy as np
from light import colour, ramp
from PIL import Image
from shapes import inside, luminance, rounded, soft
from tokens import BRASS, RADIUS, SIZE, UNIT, rimmed

METALS = {'basic': (colour('#ffc98c'), colour('#c98a4c')), 'advanced': (colour('#fbfcff'), BRASS)}

# A basic emblem is dark on a light ground, so that its figure is what is dark, except the face that the sun lights.
DRAWN_LIGHT = ('licinia-basic',)


def emblem(name):
    drawing = Image.open(f'art/made/flat/emblem-{name}.png').convert('RGBA').resize((SIZE, SIZE), Image.LANCZOS)
    rgb = np.asarray(drawing, np.float32)[..., :3] / 255
    tone = luminance(rgb)
    dark = name.endswith('basic') and name not in DRAWN_LIGHT
    raised = 1 - ramp(tone, 0.3, 0.6) if dark else ramp(tone, 0.3, 0.6)
    gilded = (rgb[..., 0] > 0.6) & (rgb[..., 2] < 0.45)
    return np.maximum(raised, soft(gilded.astype(np.float32), 1) * 0.85)


def medal(name):
    figure, rim = METALS[name.split('-')[1]]
    piece = rimmed(soft((RADIUS < 23.3).astype(np.float32), 1), colour('#1d150e'), rim=2.2, metal=rim, sunk=9, milled=84)
    piece.paint(piece.inner, colour('#3a2717'), 0.5, 0.5, 0.1)
    up = emblem(name) * (1 - ramp(RADIUS, 20.4, 20.9))
    d = inside(up, 6 * UNIT)
    piece.shaded(up, 0.7, 0.35)
    piece.height += (6 * rounded(d, 0.5 * UNIT) + 3.5 * rounded(d, 4 * UNIT)) * (up > 0.05)
    piece.paint(up, figure, 1, 0.3, 0)
    piece.shoot(f'medal-{name}')


for one in sys.argv[1:]:
    medal(one)
