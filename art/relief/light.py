"""One lamp for everything that is lit without a renderer: a height map, its colours and what it is made of become a picture.

The lamp hangs upper left, the ceiling is warm and bright, the floor dark, a cool window lies to the right.
"""
import numpy as np
from PIL import Image

LAMP = np.array([-0.52, -0.60, 0.72], np.float32)
LAMP /= np.linalg.norm(LAMP)
WARM = np.array([1.0, 0.93, 0.82], np.float32)
COOL = np.array([0.62, 0.74, 0.95], np.float32)


def colour(text):
    """A colour of the style sheets in linear light."""
    parts = np.array([int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4).astype(np.float32)


def linear(rgb):
    return np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4).astype(np.float32)


def screen(rgb):
    rgb = np.clip(rgb, 0, 1)
    return np.where(rgb <= 0.0031308, rgb * 12.92, 1.055 * rgb ** (1 / 2.4) - 0.055)


def ramp(x, low, high):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def blur(a, radius):
    """Gaussian by Fourier transform; edges wrap, so leave a margin where that would show."""
    if radius <= 0:
        return a
    fy = np.fft.fftfreq(a.shape[0])[:, None]
    fx = np.fft.rfftfreq(a.shape[1])[None]
    kernel = np.exp(-2 * (np.pi * radius) ** 2 * (fy ** 2 + fx ** 2))
    return np.fft.irfft2(np.fft.rfft2(a) * kernel, a.shape).astype(np.float32)


def normals(height):
    gy = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * 0.5
    gx = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * 0.5
    n = np.dstack([-gx, -gy, np.ones_like(height)])
    return n / np.linalg.norm(n, axis=2, keepdims=True)


def moved(a, dx, dy):
    """The picture moved by parts of a pixel."""
    x, y = int(np.floor(dx)), int(np.floor(dy))
    fx, fy = dx - x, dy - y
    at = lambda i, j: np.roll(np.roll(a, y + j, 0), x + i, 1)
    return (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy


def shadow(height, reach=28, softness=5.0):
    """How far the lamp is hidden by what stands nearer to it, 0 to 1."""
    flat = np.linalg.norm(LAMP[:2])
    rise = LAMP[2] / flat
    dx, dy = -LAMP[0] / flat, -LAMP[1] / flat
    hidden = np.zeros_like(height)
    step = 1.0
    while step < reach:
        over = moved(height, dx * step, dy * step) - (height + step * rise)
        hidden = np.maximum(hidden, np.clip(over / (softness * 0.25 + step * 0.22), 0, 1))
        step *= 1.28
    return blur(hidden, 0.8)


def hollow(height, strength=1.0):
    """Light that corners do not get."""
    shut = sum(np.clip(blur(height, r) - height, 0, None) / r for r in (2.5, 6, 14))
    return 1 / (1 + strength * shut)


def room(direction, rough):
    """What a shiny surface sees in that direction: ceiling, a lamp with its shade, a window, the dark table."""
    x, y, z = direction[..., 0], direction[..., 1], direction[..., 2]
    width = 0.10 + rough * 0.9
    up = ramp(-y + 0.25 * z - 0.55 * x, -0.45 - width * 0.4, 0.85 + width * 0.4)
    ceiling = 0.10 + 1.15 * up
    key = np.clip(direction @ LAMP, 0, 1)
    lamp = (3.4 - 2.0 * rough) * np.exp((key - 1) / (0.012 + 0.22 * rough ** 1.4))
    window = 0.55 * np.exp(-(((x - 0.78) / (0.20 + rough * 0.4)) ** 2 + ((y - 0.1) / (0.5 + rough * 0.4)) ** 2))
    band = 0.30 * np.exp(-((z - 0.42) / (0.10 + rough * 0.4)) ** 2)
    warm = (ceiling + lamp - band * (1 - up))[..., None] * WARM
    return np.clip(warm, 0.02, None) + window[..., None] * COOL


def lit(height, base, metal, rough, coat=0.0, hide=1.0, bow=0.42):
    """The picture in linear light. `metal`, `rough` and `coat` are numbers or maps.

    `bow` bends what is mirrored as if the eye were near: no flat face is one flat tone.
    """
    n = normals(height)
    facing = np.clip(n[..., 2], 0, 1)
    y, x = (np.mgrid[0:height.shape[0], 0:height.shape[1]].astype(np.float32) / max(height.shape) - 0.5) * bow
    bent = n + np.dstack([x, y, np.zeros_like(x)])
    bent /= np.linalg.norm(bent, axis=2, keepdims=True)
    mirror = 2 * bent * bent[..., 2:] - np.array([0, 0, 1], np.float32)
    shade = 1 - 0.78 * hide * shadow(height)
    open_ = hollow(height, 0.9)
    key = np.clip(n @ LAMP, 0, 1) / LAMP[2]
    sky = 0.5 - 0.5 * n[..., 1] * 0.7 - 0.15 * n[..., 0]
    metal, rough, coat = (np.broadcast_to(np.asarray(v, np.float32), height.shape) for v in (metal, rough, coat))
    matt = base * ((0.74 * key * shade)[..., None] * WARM + (0.42 * sky * open_)[..., None])
    seen = room(mirror, rough)
    shiny = base * seen * (0.3 + 0.7 * open_ * shade)[..., None] * 1.12
    glint = room(mirror, 0.10) * (0.06 + 0.6 * (1 - facing) ** 4)[..., None] * (coat * open_)[..., None]
    spark = 0.8 * np.exp((np.clip(mirror @ LAMP, 0, 1) - 1) / 0.02) * coat * shade
    return matt * (1 - metal)[..., None] + shiny * metal[..., None] + glint + spark[..., None] * WARM


def read(path):
    """A flat drawing: colours and alpha, 0 to 1."""
    return np.asarray(Image.open(path).convert('RGBA'), np.float32) / 255


def save(path, rgb, alpha=None):
    """Colours in linear light."""
    out = screen(rgb) if alpha is None else np.dstack([screen(rgb), np.clip(alpha, 0, 1)])
    Image.fromarray((out * 255 + 0.5).astype(np.uint8)).save(path)


def over(top, alpha, below, under):
    """One layer over another; colours in linear light, alphas as on the screen."""
    whole = alpha + under * (1 - alpha)
    mixed = (top * alpha[..., None] + below * (under * (1 - alpha))[..., None]) / np.maximum(whole, 1e-4)[..., None]
    return mixed, whole
