"""Provinces as dioramas of cut paper: sheets standing one behind the other, lit by the lamp. Four pixels are one unit of the 176 × 88 drawing."""
import sys

import numpy as np
from light import WARM, blur, linear, lit, ramp, read, save
from shapes import inside, noise, rounded

WIDE, TALL = 704, 352
# Of each layer: how far it stands before the one behind it, how thick it is, how far its edge is rounded.
DEPTHS = [(0, 0, 1), (3, 2, 3), (6, 2, 4), (10, 3, 6), (12, 3, 9), (3, 1, 4), (10, 4, 12), (9, 6, 9), (14, 4, 5)]


def layers(name):
    strip = read(f'art/made/flat/land-{name}.png')
    return [strip[at * TALL:(at + 1) * TALL] for at in range(len(strip) // TALL)]


def padded(a, by=48):
    return np.pad(a, [(by, by), (by, by)] + [(0, 0)] * (a.ndim - 2), mode='edge')


def land(name):
    rng = np.random.default_rng(sum(map(ord, name)))
    shape = (TALL + 96, WIDE + 96)
    tooth = noise(rng, shape, 5, 5) * 0.05 + noise(rng, shape, 3, 14) * 0.03
    base, height = np.zeros((*shape, 3), np.float32), np.zeros(shape, np.float32)
    for (gap, thick, edge), drawing in zip(DEPTHS, layers(name)):
        colours, alpha = linear(padded(drawing[..., :3])), padded(drawing[..., 3])
        cast = sum(blur(np.roll(alpha, (int(gap * k), int(gap * k * 0.9)), (0, 1)), 1 + gap * k * 0.55) for k in (0.4, 1.0)) / 2
        base *= (1 - 0.58 * np.clip(cast, 0, 1) * (gap > 0))[..., None]
        d = inside(alpha, edge * 2 + 4)
        relief = thick * rounded(d, edge) + 1.2 * thick * rounded(d, edge * 2)
        tone = 1 + 0.05 * noise(rng, shape, 30, 60) + tooth * 0.4
        tone = tone + 0.16 * np.exp(-((d - 3) / 2.5) ** 2) * (thick > 1)  # where the paper was cut it is paler
        base = base * (1 - alpha)[..., None] + colours * (tone * alpha)[..., None]
        height = height * (1 - alpha) + relief * alpha
    picture = lit((height + tooth * 2).astype(np.float32), base, 0, 0.8, 0.0, bow=0)
    picture = picture[48:-48, 48:-48]
    y, x = np.mgrid[0:TALL, 0:WIDE].astype(np.float32)
    lamp = np.exp(-(((x / WIDE - 0.3) / 0.75) ** 2 + ((y / TALL - 0.25) / 0.9) ** 2))
    rim = ramp(np.minimum(np.minimum(x, WIDE - 1 - x), np.minimum(y, TALL - 1 - y)), -8, 40)
    picture = picture * ((0.74 + 0.36 * lamp) * (0.62 + 0.38 * rim))[..., None] * (0.92 + 0.08 * WARM)
    save(f'art/made/sprites/land-{name}.png', picture)


for one in sys.argv[1:]:
    land(one)
