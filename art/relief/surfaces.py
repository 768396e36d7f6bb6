"""What the pieces lie on: wood, leather, parchment, and the brass that is let into them. Tiles repeat without a seam."""
import sys

import numpy as np
from light import LAMP, blur, colour, lit, normals, over, ramp, save
from shapes import inside, noise, rounded, soft

rng = np.random.default_rng(23)
OUT = 'art/made/sprites/'


def grid(shape):
    return np.mgrid[0:shape[0], 0:shape[1]].astype(np.float32)


def lamplight(height, depth):
    n = normals(height * depth)
    return np.clip(n @ LAMP, 0, 1) / LAMP[2], np.clip(n @ ((LAMP + [0, 0, 1]) / np.linalg.norm(LAMP + [0, 0, 1])), 0, 1) ** 28


def boards(shape, planks):
    """Year rings cut along the trunk: tone, height and pores of a few boards side by side."""
    y, x = grid(shape)
    tone = np.zeros(shape, np.float32)
    wide = shape[0] // planks
    warp = noise(rng, shape, 80, 620) * 17 + noise(rng, shape, 26, 230) * 5
    fine, fibre, cloud = noise(rng, shape, 1.6, 90), noise(rng, shape, 1.0, 44), noise(rng, shape, 120, 480)
    for p in range(planks):
        rows = slice(p * wide, (p + 1) * wide)
        off = int(rng.integers(0, shape[1]))
        part = lambda a, o=off: np.roll(a, o, 1)[rows]
        arch = float(rng.uniform(10, 34)) * np.cos((x[rows] / shape[1] + rng.uniform()) * 2 * np.pi)
        ring = (y[rows] - p * wide + float(rng.uniform(0, 60)) + arch + part(warp)) / float(rng.uniform(9, 15))
        step = ring - np.floor(ring)
        tone[rows] = 0.40 * step ** 1.6 * (1 - ramp(step, 0.84, 1)) + 0.10 * part(fine) + 0.05 * part(fibre) + 0.11 * part(cloud)
        tone[rows] += float(rng.uniform(-0.09, 0.09))
    pore = ramp(noise(rng, shape, 1.4, 26), 1.55, 2.3)
    height = tone * 0.5 - pore * 0.8
    for p in range(planks):
        seam = np.minimum(np.abs(y - p * wide), np.abs(y - p * wide - shape[0]))
        height -= 2.2 * np.exp(-(seam / 1.5) ** 2)
        tone -= 0.5 * np.exp(-(seam / 1.3) ** 2)
    return tone, height, pore


def wood(name, dark, middle, light, contrast, shape=(640, 1280), planks=4):
    tone, height, pore = boards(shape, planks)
    t = np.clip(tone * 0.8 * contrast + 0.38, 0, 1)[..., None]
    base = colour(dark) + (colour(middle) - colour(dark)) * ramp(t, 0, 0.55) + (colour(light) - colour(middle)) * ramp(t, 0.5, 1.05)
    base = base * (1 - 0.42 * contrast * pore[..., None])
    key, gloss = lamplight(height, 0.55)
    save(f'{OUT}{name}.png', base * key[..., None] + (0.012 * contrast * gloss * (1 - pore))[..., None])


def leather(n=256):
    """Pebbled hide in middle grey: the dye is laid under it."""
    y, x = grid((n, n))
    near, next_ = np.full((n, n), 1e9, np.float32), np.full((n, n), 1e9, np.float32)
    for px, py in rng.uniform(0, n, (2600, 2)).astype(np.float32):
        dx, dy = np.abs(x - px), np.abs(y - py)
        d = np.minimum(dx, n - dx) ** 2 + np.minimum(dy, n - dy) ** 2
        next_ = np.minimum(next_, np.maximum(d, near))
        near = np.minimum(near, d)
    cell = np.sqrt(next_) - np.sqrt(near)
    height = blur(ramp(cell, 0, 3), 0.9) * 1.5 + noise(rng, (n, n), 3, 3) * 0.1 + noise(rng, (n, n), 40, 40) * 0.25
    key, gloss = lamplight(height, 0.8)
    grey = (key - 1) * 0.30 + 0.13 * (gloss - gloss.mean()) - 0.09 * (1 - blur(ramp(cell, 0, 2.2), 0.7)) + 0.02 * noise(rng, (n, n), 60, 60)
    grey = np.clip((grey - grey.mean()) * 0.72 + 0.5, 0, 1)
    save_screen(f'{OUT}leather.png', np.dstack([grey] * 3))


def save_screen(path, picture):
    from PIL import Image
    Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)).save(path)


def fibres(shape):
    out = np.zeros(shape, np.float32)
    fy, fx = np.fft.fftfreq(shape[0])[:, None], np.fft.fftfreq(shape[1])[None]
    for _ in range(9):
        turn = rng.uniform(0, np.pi)
        along, beside = fx * np.cos(turn) + fy * np.sin(turn), fy * np.cos(turn) - fx * np.sin(turn)
        hair = np.fft.ifft2(np.fft.fft2(rng.standard_normal(shape)) * np.exp(-((along * 26) ** 2 + (beside * 1.7) ** 2) * 8)).real
        out += (np.clip(hair / hair.std() - 1.6, 0, 2) * rng.choice([-1, 1])).astype(np.float32)
    return out


STAIN = np.array([0.7, 1, 1.5], np.float32)


def parchment(n=320):
    """Almost even, so that words stay readable: it only takes light away, never more than a few parts in a hundred."""
    hair, tooth = fibres((n, n)), noise(rng, (n, n), 2, 2)
    blot = noise(rng, (n, n), 70, 70) * 0.6 + noise(rng, (n, n), 24, 24) * 0.3
    key, _ = lamplight(tooth * 0.22 + hair * 0.5 + blot * 0.6, 0.35)
    tone = 1 + 0.22 * (key - 1) + (0.030 * blot + 0.022 * hair)
    save(f'{OUT}parchment.png', colour('#f0e3c6') * (1 + (tone - 1)[..., None] * STAIN))


def ragged(n):
    rough = lambda length: noise(rng, (1, n), 1, length)[0]
    return rough(60) * 2.2 + rough(16) * 1.2 + rough(5) * 0.6


def scroll(shape=(470, 264), margin=16):
    """The parchment of the mat: torn on all sides, curling a little, so that it throws a shadow."""
    y, x = grid(shape)
    left, right = margin + ragged(shape[0]), shape[1] - margin + ragged(shape[0])
    top, bottom = margin + ragged(shape[1]) * 0.7, shape[0] - margin + ragged(shape[1]) * 0.7
    d = np.minimum(np.minimum(x - left[:, None], right[:, None] - x), np.minimum(y - top[None], bottom[None] - y))
    body = np.clip(d + 0.5, 0, 1)
    blot = noise(rng, shape, 80, 80) * 0.6 + noise(rng, shape, 22, 22) * 0.35
    hair, tooth = fibres(shape), noise(rng, shape, 2, 2)
    curl = 9 * np.exp(-((x - left[:, None]) / 10) ** 2) + 9 * np.exp(-((right[:, None] - x) / 10) ** 2)
    key, _ = lamplight(tooth * 0.25 + hair * 0.4 + blot * 1.6 + curl + np.clip(d, 0, 2.5) * 1.2, 0.22)
    edge = np.exp(-np.clip(d, 0, 99) / 7)
    base = colour('#efe1c2') * (1 + 0.42 * (key - 1))[..., None] * (1 + (0.03 * blot + 0.02 * hair)[..., None] * STAIN)
    base = base * (1 - 0.36 * edge[..., None] * np.array([0.55, 0.85, 1.2], np.float32))
    cast = blur(np.roll(body, (5, 4), (0, 1)), 4.5) * 0.6
    rgb, alpha = over(base, body, np.zeros(3, np.float32), cast)
    save(f'{OUT}scroll.png', rgb, alpha)


def corner_distance(half, radius, n, unit):
    """Signed distance to a rounded square around the middle, in units."""
    y, x = grid((n, n))
    qx, qy = np.abs((x - n / 2 + 0.5) / unit) - (half - radius), np.abs((y - n / 2 + 0.5) / unit) - (half - radius)
    return np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - radius


def frame(n=384):
    """A brass edge with engraved corner plates and a rivet in each; nine slices of it frame any plate of leather."""
    unit = n / 48
    y, x = grid((n, n))
    out = corner_distance(23.2, 2.4, n, unit)
    ring = np.clip(0.5 - out * unit, 0, 1) * np.clip(0.5 + corner_distance(21.4, 1.3, n, unit) * unit, 0, 1)
    cx, cy = 23.2 - np.abs((x - n / 2 + 0.5) / unit), 23.2 - np.abs((y - n / 2 + 0.5) / unit)
    plate = soft(((cx < 9.4) & (cy < 9.4) & (np.hypot(cx - 9.4, cy - 9.4) > 5.6) & (out < 0)).astype(np.float32), 1.1)
    body = np.clip(np.maximum(ring, plate), 0, 1)
    height = 6 * ramp(inside(body, 9), -0.5, 1.5) + 6 * rounded(inside(ring, 16), 0.9 * unit) * (ring > 0.3) + 4 * rounded(inside(body, 16), 0.8 * unit)
    rivet = np.hypot(cx - 4.2, cy - 4.2)
    height += 8 * np.sqrt(np.clip(1 - (rivet / 1.4) ** 2, 0, 1))
    groove = np.exp(-((inside(body, 16) - 1.05 * unit) / (0.22 * unit)) ** 2) * plate * (1 - ring)
    height -= 4 * groove
    dark = 1 - 0.65 * groove - 0.5 * np.exp(-((rivet - 1.7) / 0.3) ** 2)
    picture = lit(height.astype(np.float32), colour('#d8a548') * dark[..., None], 1, 0.28, 0, bow=0.3)
    cast = np.clip(blur(np.roll(body, (4, 3), (0, 1)), 3.5) * 0.7, 0, 0.7)
    rgb, alpha = over(picture, body, np.zeros(3, np.float32), cast)
    save(f'{OUT}frame.png', rgb, alpha)


MAKE = {
    'wood-dark': lambda: wood('wood-dark', '#140d08', '#2f1d11', '#4a301c', 1.0),
    'wood-light': lambda: wood('wood-light', '#b9976a', '#d3b587', '#e6cfa6', 0.55),
    'leather': leather, 'parchment': parchment, 'scroll': scroll, 'frame': frame,
}

if __name__ == '__main__':
    for surface in sys.argv[1:]:
        rng = np.random.default_rng(23)
        MAKE[surface]()
