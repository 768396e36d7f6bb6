"""Kinds and action plates: cloisonné enamel in brass, lacquered cogs, iron plates. Eight pixels are one unit of the 48 grid."""
import sys

import numpy as np
from light import blur, colour, lit, linear, over, ramp, read, save
from shapes import inside, luminance, noise, raised, rounded, scaled, soft

UNIT, SIZE = 8, 384
FLAT = 'art/made/flat/'
rng = np.random.default_rng(11)
yy, xx = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
RADIUS = np.hypot(xx - SIZE / 2 + 0.5, yy - SIZE / 2 + 0.5) / UNIT
ANGLE = np.arctan2(yy - SIZE / 2, xx - SIZE / 2)
BREATH = noise(rng, (SIZE, SIZE), 60, 60)
BRUSHED = noise(rng, (SIZE, SIZE), 2, 30)
BRASS, GOLD, SILVER, COPPER = colour('#d8a548'), colour('#f2bd45'), colour('#d6d9e0'), colour('#c4763e')
IVORY, UMBER, IRON = colour('#fff3dc'), colour('#2a1a08'), colour('#39445a')
ENAMEL = {'red': colour('#b3211a'), 'blue': colour('#1c66bf'), 'yellow': colour('#e8ac22'), 'violet': colour('#6430ab')}


class Piece:
    """A token while it is made: height, colour, metal, roughness and clear coat of every pixel."""

    def __init__(self, body):
        self.body = body
        self.edge = inside(body, 26 * UNIT)
        self.height = np.zeros((SIZE, SIZE), np.float32)
        self.base = np.zeros((SIZE, SIZE, 3), np.float32)
        self.metal, self.rough, self.coat = (np.full((SIZE, SIZE), v, np.float32) for v in (0, 0.4, 0))

    def paint(self, mask, base, metal=None, rough=None, coat=None):
        w = np.clip(mask, 0, 1).astype(np.float32)
        self.base = self.base * (1 - w[..., None]) + base * w[..., None]
        for name, value in (('metal', metal), ('rough', rough), ('coat', coat)):
            if value is not None:
                setattr(self, name, getattr(self, name) * (1 - w) + value * w)

    def shaded(self, mask, radius, strength):
        """Dirt and darkness around what stands up."""
        around = np.clip(soft(mask, radius * UNIT) * 1.5, 0, 1) * (1 - mask)
        self.base = self.base * (1 - strength * around)[..., None]

    def shoot(self, name):
        picture = lit(self.height, self.base, self.metal, self.rough, self.coat)
        pad = 12
        grow = lambda a: np.pad(a, [(pad, pad), (pad, pad)] + [(0, 0)] * (a.ndim - 2))
        body = grow(np.clip(self.body, 0, 1))
        cast = np.clip(blur(np.roll(body, (7, 4), (0, 1)), 5) * 0.62 + blur(np.roll(body, (3, 1), (0, 1)), 2) * 0.25, 0, 0.75)
        rgb, alpha = over(grow(picture), body, np.zeros(3, np.float32), cast)
        save(f'art/made/sprites/{name}.png', rgb, alpha)


def rimmed(body, field, rim=2.3, metal=BRASS, sunk=9, milled=0, dome=0.0, **surface):
    piece = Piece(body)
    d = piece.edge
    piece.height = 15 * ramp(d, -0.5, 2) + 15 * rounded(d, 1.5 * UNIT)
    inner = ramp(d, rim * UNIT, (rim + 0.6) * UNIT)
    piece.height -= sunk * inner - 3 * inner * dome * np.clip(1 - (RADIUS / 20) ** 2, 0, 1)
    if milled:
        band = ramp(d, 0.2 * UNIT, 0.7 * UNIT) * (1 - ramp(d, (rim - 0.7) * UNIT, rim * UNIT))
        piece.height += 3.2 * band * np.cos(ANGLE * milled)
    piece.paint(np.ones((SIZE, SIZE)), metal * (1 + 0.05 * BRUSHED)[..., None], 1, 0.26, 0)
    corner = np.exp(-((d - (rim + 0.4) * UNIT) / (1.0 * UNIT)) ** 2) * inner
    tone = (1 - 0.45 * corner + 0.04 * BREATH)[..., None]
    settings = {'metal': 0, 'rough': 0.3, 'coat': 0.55, **surface}
    piece.paint(inner, field * tone, settings['metal'], settings['rough'], settings['coat'])
    piece.inner = inner
    return piece


def figure(piece, drawing, light=IVORY, height=13, tint=0.15):
    """What is drawn light stands up; what is drawn dark is cut into it."""
    a, rgb = drawing[..., 3], drawing[..., :3]
    tone = luminance(rgb)
    solid = tone[a > 0.9]
    low, high = np.percentile(solid, [4, 96])
    bright = ramp(tone, low + (high - low) * 0.35, low + (high - low) * 0.65) if high - low > 0.08 else np.ones_like(tone)
    up = a * bright
    piece.shaded(a, 0.9, 0.62)
    piece.height += raised(up, height, 1.3 * UNIT) - 3 * a * (1 - bright)
    piece.paint(up, linear(rgb) * tint + light * (1 - tint), 0, 0.34, 0.5)
    piece.paint(a * (1 - bright), linear(rgb) * 0.5, 0, 0.4, 0.3)


def engraved(piece, drawing, ink=UMBER, light=GOLD, metal=1):
    """Dark figures on gold: niello, with what is light left standing."""
    a, tone = drawing[..., 3], luminance(drawing[..., :3])
    bright = a * ramp(tone, 0.32, 0.55)
    piece.shaded(a, 0.9, 0.5)
    piece.height += raised(a, 8, 0.9 * UNIT) - 4 * soft(bright, 2) * (1 - metal) + 4 * soft(bright, 2) * metal
    piece.paint(a, ink, 0, 0.34, 0.5)
    piece.paint(bright, light, metal, 0.24, 1 - metal)


def load(name, part, grow=1.0):
    drawing = read(f'{FLAT}{name}-{part}.png')
    return scaled(drawing, grow) if grow != 1 else drawing


def enamel(name, hue, **shape):
    piece = rimmed(load(name, 'ground')[..., 3], ENAMEL[hue], **shape)
    figure(piece, load(name, 'figure', 1.08))
    piece.shoot(name)


def gilt(name, **shape):
    piece = rimmed(load(name, 'ground')[..., 3], ENAMEL['yellow'], metal=GOLD, **{'rough': 0.42, 'coat': 0.1, **shape})
    piece.paint(piece.inner, ENAMEL['yellow'], 0.55, 0.4, 0.15)
    engraved(piece, load(name, 'figure', 1.08))
    piece.shoot(name)


def comet():
    piece = rimmed(load('legendary', 'ground')[..., 3], colour('#f3eee0'), metal=SILVER, milled=60, rim=2.8, rough=0.3)
    drawing = load('legendary', 'figure', 1.08)
    warm = drawing[..., 0] > 0.4
    piece.shaded(drawing[..., 3], 0.8, 0.3)
    piece.height += raised(drawing[..., 3], 9, 0.9 * UNIT)
    piece.paint(drawing[..., 3], np.where(warm[..., None], colour('#8a5d10'), colour('#1c150c')), 0, 0.3, 0.6)
    piece.shoot('legendary')


COGS = {
    'Brown': (COPPER, 1, '#43210b'), 'Red': (ENAMEL['red'], 0, '#7d130d'),
    'Blue': (ENAMEL['blue'], 0, '#0e3f80'), 'Yellow': (GOLD, 1, '#4d3303'),
}


def cog(name, hue):
    base, metal, pip_colour = COGS[hue]
    drawing = load(name, 'ground')
    piece = Piece(drawing[..., 3])
    d = piece.edge
    piece.height = 12 * ramp(d, -0.5, 2) + 13 * rounded(d, 1.7 * UNIT)
    groove = np.exp(-((RADIUS - 14.8) / 0.6) ** 2)
    piece.height -= 5 * groove
    piece.paint(np.ones((SIZE, SIZE)), base * (1 + 0.05 * BRUSHED)[..., None], metal, 0.3, 0.35 * (1 - metal))
    if not metal:  # lacquer worn to brass where teeth meet
        piece.paint((1 - ramp(d, 0.3 * UNIT, 1.5 * UNIT)) * 0.85, BRASS, 1, 0.28, 0)
    piece.base = piece.base * (1 - 0.55 * groove)[..., None]
    hub = 1 - ramp(RADIUS, 11.2, 11.5)
    ring = (1 - ramp(RADIUS, 12.6, 12.9)) * (1 - hub)
    piece.height += 6 * ring + 2 * hub
    piece.paint(ring, colour('#7a4d12') if hue == 'Yellow' else BRASS, 1, 0.26, 0)
    piece.paint(hub, IVORY * (1 - 0.22 * np.exp(-((RADIUS - 11) / 1.2) ** 2))[..., None], 0, 0.32, 0.5)
    dark = (luminance(drawing[..., :3]) < 0.55) & (RADIUS < 9.5)
    grown = scaled(np.dstack([dark.astype(np.float32)] * 4), 1.12)[..., 0] * hub  # pips are what colour-blind eyes count
    piece.height -= 5 * soft(grown, 2)
    piece.paint(grown, colour(pip_colour), 0, 0.3, 0.7)
    piece.shoot(name)


def thirds(name, milled=0):
    drawing = load(name, 'ground')
    rgb = drawing[..., :3]
    piece = rimmed(drawing[..., 3], IVORY, milled=milled)
    core = ((RADIUS < 8.4) if milled else triangle()).astype(np.float32)
    wire = soft(((luminance(rgb) < 0.2) & (core < 0.5)).astype(np.float32), 1.5) * piece.inner
    hue = np.where((rgb[..., 1] > 0.55)[..., None], ENAMEL['yellow'], np.where((rgb[..., 2] > rgb[..., 0])[..., None], ENAMEL['blue'], ENAMEL['red']))
    piece.paint(piece.inner, hue, 0, 0.3, 0.55)
    piece.height += 5 * wire
    piece.paint(wire, BRASS, 1, 0.26, 0)
    core = soft(core, 1)
    piece.shaded(core, 0.9, 0.55)
    piece.height += raised(core, 11, 1.2 * UNIT)
    piece.paint(core, BRASS, 1, 0.24, 0)
    piece.paint(ramp(inside(core, 3 * UNIT), 1.2 * UNIT, 1.5 * UNIT), IVORY, 0, 0.3, 0.6)
    piece.shoot(name)


def triangle():
    x, y = (xx - SIZE / 2) / UNIT + 24, (yy - SIZE / 2) / UNIT + 24
    return (y > 14.2) & ((x - 13) * 17.6 - (y - 14.2) * 11 > 0) & ((35 - x) * 17.6 - (y - 14.2) * 11 > 0)


def plate(name):
    piece = rimmed(load(name, 'ground')[..., 3], IRON, rim=2.1, sunk=8, metal=BRASS)
    piece.paint(piece.inner, IRON * (1 + 0.10 * BRUSHED)[..., None] * 1.15, 0.75, 0.46, 0.05)
    drawing = load(name, 'figure', 1.05)
    a, rgb = drawing[..., 3], drawing[..., :3]
    tone = luminance(rgb)
    up = a * ramp(tone, 0.28, 0.42)
    bright = up * ((rgb[..., 0] > 0.9) & (rgb[..., 1] > 0.7) & (rgb[..., 2] < 0.6))
    piece.shaded(a, 0.8, 0.7)
    piece.height += raised(up, 12, 1.1 * UNIT) * (0.8 + 0.4 * tone)
    piece.paint(up, linear(np.clip(rgb * 1.04, 0, 1)), 0, 0.36, 0.4)
    piece.paint(bright, GOLD, 1, 0.26, 0)
    piece.paint(a - up, linear(rgb) * 0.5, 0.3, 0.4, 0.2)
    piece.shoot(name)


def gem():
    """The purple marker: a cut stone, its crown in facets around a flat table."""
    corners = [(20, 0), (10, 19), (-10, 19), (-20, 0), (-10, -19), (10, -19)]
    x, y = (xx - SIZE / 2) / UNIT, (yy - SIZE / 2) / UNIT
    edge, facet = np.full((SIZE, SIZE), 1e9, np.float32), np.zeros((SIZE, SIZE), int)
    for i in range(6):
        (x1, y1), (x2, y2) = corners[i], corners[(i + 1) % 6]
        nx, ny = y2 - y1, x1 - x2
        length = np.hypot(nx, ny)
        away = (nx * x1 + ny * y1) / length - (nx * x + ny * y) / length
        away = np.abs(nx * x1 + ny * y1) / length - np.sign(nx * x1 + ny * y1) * (nx * x + ny * y) / length
        facet = np.where(away < edge, i, facet)
        edge = np.minimum(edge, away)
    piece = Piece(np.clip(edge * UNIT + 0.5, 0, 1))
    piece.height = (14 + np.clip(edge, 0, 7.2) * 3.2 + np.clip(edge - 7.2, 0, 4) * 0.4).astype(np.float32)
    shade = np.array([0.8, 0.5, 0.62, 1.0, 1.4, 1.2], np.float32)[facet]
    piece.paint(np.ones((SIZE, SIZE)), colour('#8a45ec') * shade[..., None], 0, 0.1, 0.9)
    star = (np.cos(ANGLE * 6) * 0.5 + 0.5) ** 2 * np.clip(1 - RADIUS / 14, 0, 1)
    deep = 0.55 + 0.9 * star + 0.4 * (np.sin(ANGLE * 3 + 0.6) > 0)
    piece.paint(ramp(edge, 7.1, 7.5), colour('#9a58f4') * deep[..., None], 0, 0.08, 0.9)
    piece.paint(np.exp(-((edge - 7.2) / 0.35) ** 2) * 0.7, colour('#e2ccff'), 0, 0.1, 1)
    piece.shoot('marker')


MAKE = {
    'military': lambda n: enamel(n, 'red'), 'culture': lambda n: enamel(n, 'blue'), 'gold': gilt,
    'power': lambda n: enamel(n, 'red', milled=60, rim=2.8), 'prestige': lambda n: enamel(n, 'blue', milled=60, rim=2.8),
    'popularity': lambda n: gilt(n, milled=60, rim=2.8), 'legendary': lambda n: comet(),
    'vote': lambda n: enamel(n, 'violet', rim=2.0, dome=2), 'wild': thirds, 'vpAny': lambda n: thirds(n, milled=60),
    'marker': lambda n: gem(), **{f'produce{hue}': (lambda n, hue=hue: cog(n, hue)) for hue in COGS},
}

if __name__ == '__main__':
    for token in sys.argv[1:]:
        MAKE.get(token, plate)(token)
