"""Workers, turned from wood and painted, with their seat's mark let in as ebony. The frame is 56 × 86 units: 8 more than the grid
left and right, 20 above and 6 below."""
import math
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit

SEATS = {'0': '#58b4ec', '1': '#ea6a30', '2': '#12a578', '3': '#eda6d0', '4': '#efe7d2', 'neutral': '#717b8b'}
PER_UNIT, ABOVE = 2.6, 24
FLAG_ASIDE = 14  # how far the frame of a pennant lies to the right
FOOT = 58.5 + 20 - 43  # how far below the middle of the frame the front of the foot stands


def arc(radius, middle, start):
    return [(radius * math.cos(math.radians(a)), middle + radius * math.sin(math.radians(a))) for a in range(start, 90, 6)] + [(0, middle + radius)]


def common():
    foot = [(0, 0), (0, 0), (13.8, 0), (13.8, 0), (14.8, 1.2), (14.8, 4.4), (13.8, 6.2), (13.8, 6.2), (12.4, 6.8), (12.4, 6.8)]
    body = [(12.2, 9), (11.4, 14), (9.8, 19.5), (7.6, 24.5), (6.0, 28.2), (6.0, 28.2), (8.4, 28.8), (9.0, 29.9), (8.4, 31), (8.4, 31), (5.6, 31.4), (5.6, 31.4)]
    return kit.curve(foot + body) + arc(9.2, 39, -52)[1:]


def grande():
    foot = [(0, 0), (0, 0), (16.4, 0), (16.4, 0), (17.6, 1.4), (17.6, 5), (16.4, 7), (16.4, 7), (14.9, 7.6), (14.9, 7.6)]
    body = [(14.5, 10.5), (13.4, 17), (11.2, 24), (8.8, 30), (7.2, 34), (7.2, 34), (10, 34.8), (10.7, 36), (10, 37.2), (10, 37.2), (7, 37.8), (7, 37.8)]
    return kit.curve(foot + body) + arc(9.4, 45, -48)[1:]


def crown(height, metal):
    """A broad circlet whose five points flare outwards, each with a ball."""
    around, points, rings = 120, 5, []
    for i in range(around):
        turn = 2 * math.pi * i / around - math.pi / 2
        peak = abs((i / around * points) % 1 - 0.5) * 2
        top, flare = 4.2 + 7.4 * peak ** 1.3, 10.4 + 2.6 * peak
        rings.append([(r * math.cos(turn), r * math.sin(turn), height + z) for r, z in
                      ((8.6, 0), (10.3, 0), (10.5, 3.4), (flare + 0.5, top), (flare - 1.1, top), (8.9, 3.0))])
    flat = [tuple(c * 0.1 for c in point) for ring in rings for point in ring]
    faces = [(i * 6 + k, (i + 1) % around * 6 + k, (i + 1) % around * 6 + (k + 1) % 6, i * 6 + (k + 1) % 6) for i in range(around) for k in range(6)]
    parts = [kit.mesh('crown', flat, faces, 35), kit.hoop(10.3, 1.15, height + 0.9)]
    for k in range(points):
        turn = 2 * math.pi * k / points - math.pi / 2
        parts.append(kit.ball(0.205, (1.28 * math.cos(turn), 1.28 * math.sin(turn), (height + 12.4) * 0.1)))
    for part in parts:
        kit.put(part, metal)


def paint(seat, middle, half):
    """The turned wood shows through the paint; the mark is seen from the front."""
    made = kit.material(kit.colour(SEATS[seat]), 0, 0.34, coat=0.55, specular=0.45)
    place = kit.node(made, 'TexCoord').outputs['Object']
    axis = kit.node(made, 'SeparateXYZ', {0: place}).outputs
    long = kit.node(made, 'Mapping', {0: place, 'Scale': (3, 3, 0.5)}).outputs[0]
    grain = kit.node(made, 'TexNoise', {'Vector': long, 'Scale': 3, 'Detail': 5}).outputs['Fac']
    u = kit.node(made, 'MapRange', {0: axis['X'], 1: -half * 0.1, 2: half * 0.1}, clamp=False).outputs[0]
    v = kit.node(made, 'MapRange', {0: axis['Z'], 1: (middle - half) * 0.1, 2: (middle + half) * 0.1}, clamp=False).outputs[0]
    drawn = kit.node(made, 'TexImage', {0: kit.node(made, 'CombineXYZ', {0: u, 1: v}).outputs[0]}, extension='CLIP')
    drawn.image = bpy.data.images.load(f'{os.getcwd()}/{kit.FLAT}mark-{seat}.png')
    drawn.image.colorspace_settings.name = 'Non-Color'
    front = kit.node(made, 'Math', {0: axis['Y'], 1: 0}, operation='LESS_THAN').outputs[0]
    mark = kit.node(made, 'Math', {0: kit.node(made, 'SeparateRGB', {0: drawn.outputs[0]}).outputs[0], 1: front}, operation='MULTIPLY').outputs[0]
    worn = kit.node(made, 'MapRange', {0: grain, 1: 0.3, 2: 0.7, 3: 0.92, 4: 1.07}).outputs[0]
    dye = kit.node(made, 'HueSaturation', {'Color': kit.colour(SEATS[seat]), 'Value': worn, 'Saturation': 1.1 if seat in '0123' else 1}).outputs[0]
    kit.feed(made, 'Base Color', kit.node(made, 'MixRGB', {0: mark, 1: dye, 2: (0.008, 0.007, 0.008, 1)}).outputs[0])
    bumps = kit.node(made, 'Bump', {'Height': grain, 'Strength': 0.06, 'Distance': 0.2}).outputs[0]
    kit.feed(made, 'Normal', kit.node(made, 'Bump', {'Height': mark, 'Strength': 0.5, 'Distance': 0.06, 'Normal': bumps}, invert=True).outputs[0])
    return made


def link(bend, upright, place):
    """One link of the chain, a torus drawn long."""
    around, thick, points = 40, 14, []
    for i in range(around):
        a = 2 * math.pi * i / around
        x = math.cos(a) * 0.30 + math.copysign(0.20, math.cos(a)) * min(1, abs(math.cos(a)) * 3)
        for k in range(thick):
            b = 2 * math.pi * k / thick
            points.append((x + math.cos(a) * math.cos(b) * 0.155, math.sin(a) * (0.30 + math.cos(b) * 0.155), math.sin(b) * 0.155))
    faces = [(i * thick + k, (i + 1) % around * thick + k, (i + 1) % around * thick + (k + 1) % thick, i * thick + (k + 1) % thick)
             for i in range(around) for k in range(thick)]
    made = kit.mesh('link', points, faces)
    made.location, made.rotation_euler = place, (math.radians(64 if upright else -14), 0, bend)


def chain(radius):
    """Around the foot, hanging lower in front."""
    iron = kit.brass('#eef1f6', 0.34)
    for i in range(-4, 5):
        turn = -math.pi / 2 + i * 0.40
        reach = radius * 0.1 + 0.26
        link(turn + math.pi / 2, i % 2 == 0, (reach * math.cos(turn), reach * math.sin(turn), 1.02 + 0.035 * i * i * 0.4 + 0.09 * i))
    for thing in bpy.data.objects:
        if thing.name.startswith('link'):
            kit.put(thing, iron)


def flag(kind):
    """A pennant on a brass pole, stuck into the table beside the worker."""
    gold, left, top = kit.brass('#f0b856', 0.34), 1.58 if kind == 'grande' else 1.52, 5.35 if kind == 'grande' else 4.45
    bpy.ops.mesh.primitive_cylinder_add(radius=0.095, depth=top, location=(left, -0.3, top / 2))
    bpy.ops.object.shade_smooth()
    kit.put(bpy.context.object, gold)
    kit.put(kit.ball(0.19, (left, -0.3, top + 0.05)), gold)
    wide, tall, across, down = 2.05, 1.75, 28, 12
    points = []
    for i in range(across + 1):
        u = i / across
        for k in range(down + 1):
            v = k / down
            notch = 0.42 * (1 - abs(v - 0.5) * 2)
            points.append((left + wide * u * (1 - notch / wide), -0.3 + 0.15 * math.sin(u * 6.2 + v * 0.8) * u, top - 0.15 - tall * (1 - v)))
    row = down + 1
    faces = [(i * row + k, (i + 1) * row + k, (i + 1) * row + k + 1, i * row + k + 1) for i in range(across) for k in range(down)]
    silk = kit.material(kit.colour('#ffcf45'), 0, 0.5, specular=0.3)
    # It calls from across the table: it hangs away from the lamp, so some light of its own makes up for that.
    glow = silk.node_tree.nodes['Principled BSDF'].inputs
    glow['Emission'].default_value = kit.colour('#ffc637')
    glow['Emission Strength'].default_value = 0.5
    kit.put(kit.mesh('silk', points, faces), silk)


def worker(kind, seat):
    kit.clear(48)
    kit.room(0.62)
    kit.lamp((-7, -5, 9), (3.6, 3.6), 1120, (1, 0.89, 0.74))
    kit.lamp((9, -7, 4), (5, 7), 150, (0.72, 0.83, 1))
    kit.lamp((3, 9, 7), (6, 2.5), 340, (1, 0.92, 0.82), at=(0, 0, 3))
    radius = 17.6 if kind == 'grande' else 14.8
    lift = (FOOT - radius * math.sin(math.radians(ABOVE))) * 0.1
    rise = lift / math.cos(math.radians(ABOVE))
    kit.camera(ABOVE, (FLAG_ASIDE * 0.1 if seat == 'flag' else 0, 0, rise), 5.6, (int(56 * PER_UNIT), int(86 * PER_UNIT)))
    if seat == 'chain':
        chain(radius)
    elif seat == 'flag':
        flag(kind)
    else:
        kit.table()
        turned(kind, seat)
    kit.shoot(f'worker-{kind}-{seat}')


def turned(kind, seat):
    kit.put(kit.lathe(grande() if kind == 'grande' else common()), paint(seat, 18.6 if kind == 'grande' else 16.2, 8.6 if kind == 'grande' else 7.4))
    if kind == 'grande':
        metal = kit.brass('#e8b04e', 0.2)
        crown(48.2, metal)
        kit.put(kit.hoop(15.4, 0.7, 7.5), metal)
        kit.put(kit.hoop(8.2, 0.8, 36), metal)


for one in sys.argv[sys.argv.index('--') + 1:]:
    worker(*one.split('-'))
