"""The glass of an hourglass alone: what it mirrors, what it darkens at its sides. Lies over the sand, under the front columns."""
import sys

import numpy as np
from light import blur, ramp, room, save

UNIT = 5.2
WIDE, TALL = int(76 * UNIT), int(120 * UNIT)


def bulb(y):
    """Half the width of the glass at this height of the drawing: the curve of its outline."""
    v = np.where(y > 52, 104 - y, y)
    t = np.full_like(v, 0.5)
    low, high = np.zeros_like(v), np.ones_like(v)
    for _ in range(24):
        at = (1 - t) ** 3 * 12 + 3 * (1 - t) ** 2 * t * 31 + 3 * (1 - t) * t * t * 41 + t ** 3 * 52
        low, high = np.where(at < v, t, low), np.where(at < v, high, t)
        t = (low + high) / 2
    width = (1 - t) ** 3 * 17 + 3 * (1 - t) ** 2 * t * 17 + 3 * (1 - t) * t * t * 4 + t ** 3 * 2
    return np.where(v < 12, 17, width)


def glass(name):
    py, px = np.mgrid[0:TALL, 0:WIDE].astype(np.float32)
    x, y = px / UNIT - 6 - 32, py / UNIT - 8
    width = bulb(y)
    slope = (bulb(y + 0.5) - bulb(y - 0.5))
    across = np.clip(x / width, -1, 1)
    n = np.dstack([across, -slope * np.ones_like(across), np.sqrt(np.clip(1 - across ** 2, 0, 1))])
    n /= np.linalg.norm(n, axis=2, keepdims=True)
    facing = np.clip(n[..., 2], 0, 1)
    mirror = 2 * n * facing[..., None] - np.array([0, 0, 1], np.float32)
    body = np.clip((width - np.abs(x)) * UNIT + 0.5, 0, 1) * np.clip((y - 11.5) * UNIT, 0, 1) * np.clip((92.5 - y) * UNIT, 0, 1)
    fresnel = 0.03 + 0.75 * (1 - facing) ** 3.2
    light = room(mirror, 0.12).max(axis=2) * fresnel
    stripe = 0.75 * np.exp(-((across + 0.62) / 0.10) ** 2) + 0.30 * np.exp(-((across - 0.70) / 0.07) ** 2)
    stripe *= ramp(y, 14, 19) * (1 - ramp(y, 30, 47)) + 0.7 * ramp(y, 58, 72) * (1 - ramp(y, 82, 89))
    rim = np.exp(-(((width - np.abs(x)) - 0.55) / 0.5) ** 2)
    shine = np.clip(light * 0.5 + stripe * 0.62 + rim * 0.42, 0, 1)
    shade = 0.42 * ramp(np.abs(across), 0.45, 1.0)
    alpha = np.clip(shine + shade * (1 - shine), 0, 0.92) * body
    tone = shine / np.maximum(shine + shade * (1 - shine), 1e-3)
    save(f'art/made/sprites/{name}.png', np.array([1, 0.97, 0.9], np.float32) * (tone ** 1.6)[..., None], blur(alpha, 0.7))


for one in sys.argv[1:]:
    glass(one)
