"""Card pictures: each motif as a small bronze relief let into dark enamel, 4:3. Four pixels are one unit of the 200 × 150 drawing."""
import sys

import numpy as np
from light import colour, lit, ramp, read, save
from shapes import inside, luminance, rounded, soft

NIGHT, FIGURE, GILT = colour('#131a2b'), colour('#efe2c4'), colour('#e9b449')


def picture(name):
    drawing = read(f'art/made/flat/picture-{name}.png')
    rgb = drawing[..., :3]
    shape = rgb.shape[:2]
    y, x = np.mgrid[0:shape[0], 0:shape[1]].astype(np.float32)
    tone = luminance(rgb)
    up = ramp(tone, 0.42, 0.62)
    gold = ((rgb[..., 0] > 0.6) & (rgb[..., 2] < 0.42)).astype(np.float32)
    up = np.maximum(up, soft(gold, 1))
    rays = ramp(tone, 0.12, 0.30) * (1 - up)
    d = inside(up, 60)
    height = 9 * rounded(d, 7) + 16 * rounded(d, 46) * (up > 0.05) + 2.0 * rays
    glow = np.exp(-(((x / shape[1] - 0.42) / 0.42) ** 2 + ((y / shape[0] - 0.40) / 0.55) ** 2))
    field = NIGHT * (0.55 + 1.5 * glow)[..., None] + rays[..., None] * colour('#54627c') * 0.8
    halo = np.clip(soft(up, 12) * 1.4, 0, 1) * (1 - up)
    base = field * (1 - 0.62 * halo)[..., None]
    base = base * (1 - up)[..., None] + FIGURE * up[..., None]
    base = base * (1 - gold)[..., None] + GILT * gold[..., None]
    metal = 0.10 * (1 - up) + 0.25 * up * (1 - gold) + gold
    out = lit(height.astype(np.float32), base, np.clip(metal, 0, 1), 0.40, 0.25, bow=0.7)
    edge = np.minimum(np.minimum(x, shape[1] - 1 - x), np.minimum(y, shape[0] - 1 - y))
    fade = ramp(edge, 0, 70)[..., None]  # into the dark ground of its card
    save(f'art/made/sprites/picture-{name}.png', out * fade + colour('#10172a') * (1 - fade))


for one in sys.argv[1:]:
    picture(one)
