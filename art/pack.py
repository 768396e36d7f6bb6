"""Packs sprites into one sheet: reads {out, cell, columns, quality, sprites} from standard input."""
import json
import sys

import numpy as np
from PIL import Image, ImageFilter


def unveiled(picture):
    """What catches shadows darkens its whole frame a little: that much is taken away, and what is left fades out at the border."""
    pixels = np.asarray(picture, np.float32) / 255
    alpha = pixels[..., 3]
    border = np.concatenate([alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]])
    veil = np.percentile(border, 80)
    y, x = np.mgrid[0:alpha.shape[0], 0:alpha.shape[1]]
    far = np.minimum(np.minimum(x, alpha.shape[1] - 1 - x), np.minimum(y, alpha.shape[0] - 1 - y)) / 22
    solid = np.clip((alpha - 0.80) / 0.17, 0, 1)
    shadow = np.clip((alpha - veil) / (1 - veil), 0, 1) * np.clip(far, 0, 1) ** 1.5
    lifted = pixels[..., :3] ** 0.9
    out = np.dstack([lifted, shadow * (1 - solid) + alpha * solid])
    return Image.fromarray((out * 255 + 0.5).astype(np.uint8))


job = json.load(sys.stdin)
wide, tall = job['cell']
rows = -(-len(job['sprites']) // job['columns'])
sheet = Image.new('RGBA', (wide * job['columns'], tall * rows))
for at, sprite in enumerate(job['sprites']):
    # In premultiplied alpha, or the colour of what is clear would creep into the edges.
    picture = Image.open(sprite).convert('RGBA')
    picture = unveiled(picture) if job['shadows'] else picture
    small = picture.convert('RGBa').resize((wide, tall), Image.LANCZOS).convert('RGBA')
    sheet.paste(small, (at % job['columns'] * wide, at // job['columns'] * tall))
if sheet.getextrema()[3][0] == 255:
    sheet = sheet.convert('RGB')
if job['sharpen']:
    # On plain screens marks and pips are a few pixels wide.
    sheet = sheet.filter(ImageFilter.UnsharpMask(0.7, 55, 0))
sheet.save(job['out'], 'WEBP', quality=job['quality'], alpha_quality=80, method=6)
