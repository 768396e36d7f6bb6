"""From drawn shapes to heights."""
import numpy as np
from light import blur


def inside(mask, most):
    """Distance from the edge inwards, in pixels, up to `most`."""
    most = int(np.ceil(most)) + 2
    far = most * 3.0
    d = np.where(mask < 0.5, 0.0, far).astype(np.float32)
    for y in range(1, d.shape[0]):
        d[y] = np.minimum(d[y], d[y - 1] + 1)
    for y in range(d.shape[0] - 2, -1, -1):
        d[y] = np.minimum(d[y], d[y + 1] + 1)
    square = d * d
    best = square.copy()
    for x in range(1, most + 1):
        best[:, x:] = np.minimum(best[:, x:], square[:, :-x] + x * x)
        best[:, :-x] = np.minimum(best[:, :-x], square[:, x:] + x * x)
    edge = np.sqrt(best)
    return np.clip(edge - 0.5 + (mask - 0.5) * (edge < 2), 0, None)


def rounded(distance, radius):
    """A quarter circle from the edge up to the top."""
    t = np.clip(distance / radius, 0, 1)
    return np.sqrt(np.clip(1 - (1 - t) ** 2, 0, 1))


def raised(mask, height, bevel):
    return height * rounded(inside(mask, bevel + 2), bevel) * (mask > 0.02)


def luminance(rgb):
    return rgb @ np.array([0.3, 0.59, 0.11], np.float32)


def noise(rng, shape, down, across, white=None):
    """Noise that repeats, with these lengths of correlation; its variance is one."""
    white = rng.standard_normal(shape) if white is None else white
    fy = np.fft.fftfreq(shape[0])[:, None] * down
    fx = np.fft.rfftfreq(shape[1])[None] * across
    out = np.fft.irfft2(np.fft.rfft2(white) * np.exp(-(fy ** 2 + fx ** 2) * 8), shape)
    return ((out - out.mean()) / out.std()).astype(np.float32)


def scaled(picture, factor):
    """A square picture grown around its middle."""
    from PIL import Image
    n = picture.shape[0]
    big = int(round(n * factor / 2) * 2)
    channels = [np.asarray(Image.fromarray(c).resize((big, big), Image.BICUBIC)) for c in np.moveaxis(picture, 2, 0)]
    off = (big - n) // 2
    grown = np.dstack(channels)
    if off >= 0:
        return np.clip(grown[off:off + n, off:off + n], 0, 1)
    out = np.zeros_like(picture)
    out[-off:-off + big, -off:-off + big] = np.clip(grown, 0, 1)
    return out


def soft(mask, radius):
    return np.clip(blur(mask, radius), 0, 1)
