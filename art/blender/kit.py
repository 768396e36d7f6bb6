"""The bench of every rendered model: one light, one family of cameras, a few materials, a lathe. One unit of the game's grids is 0.1."""
import math
import os

import bpy
import mathutils

SAMPLES = int(os.environ.get('ART_SAMPLES', '0'))
SPRITES, FLAT = 'art/made/sprites/', 'art/made/flat/'


def colour(text):
    parts = [int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts), 1.0)


def clear(samples, transparent=True):
    """An empty scene, always with the same seed."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = 'CPU', SAMPLES or samples, 7
    cycles.use_denoising, cycles.use_adaptive_sampling, cycles.adaptive_threshold = False, True, 0.015
    cycles.max_bounces, cycles.transparent_max_bounces = 6, 16
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.filter_width = 3.0, 0.6, 1.2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.film_transparent = transparent
    scene.render.threads_mode, scene.render.threads = 'FIXED', 1
    scene.view_settings.view_transform = 'Standard'  # keeps the colours of seats
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = 'PNG', 'RGBA'
    return scene


def room(strength, low=(0.05, 0.06, 0.09), top=(1.0, 0.93, 0.82)):
    """Warm ceiling, cool dark floor."""
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    place, part, ramp = (tree.nodes.new(f'ShaderNode{n}') for n in ('TexCoord', 'SeparateXYZ', 'ValToRGB'))
    span = tree.nodes.new('ShaderNodeMapRange')
    span.inputs[1].default_value = -1
    tree.links.new(place.outputs['Generated'], part.inputs[0])
    tree.links.new(part.outputs['Z'], span.inputs[0])
    tree.links.new(span.outputs[0], ramp.inputs[0])
    first, last = ramp.color_ramp.elements
    first.position, first.color, last.color = 0.35, (*low, 1), (*top, 1)
    ramp.color_ramp.elements.new(0.6).color = (0.30, 0.26, 0.22, 1)
    ground = tree.nodes['Background']
    tree.links.new(ramp.outputs[0], ground.inputs[0])
    ground.inputs[1].default_value = strength
    return world


def lamp(place, size, power, tint, at=(0, 0, 2)):
    light = bpy.data.lights.new('lamp', 'AREA')
    light.energy, light.color, light.shape = power, tint, 'RECTANGLE'
    light.size, light.size_y = size
    thing = add('lamp', light)
    thing.location = place
    aim(thing, at)
    return thing


def add(name, data):
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return thing


def aim(thing, at):
    thing.rotation_euler = (mathutils.Vector(at) - thing.location).to_track_quat('-Z', 'Y').to_euler()


def camera(above, middle, width, pixels):
    """Without perspective, looking down by so many degrees."""
    lens = bpy.data.cameras.new('camera')
    lens.type, lens.clip_end = 'ORTHO', 200
    lens.ortho_scale = width * max(1, pixels[1] / pixels[0])
    thing, turn = add('camera', lens), math.radians(90 - above)
    thing.location = (middle[0], middle[1] - math.sin(turn) * 30, middle[2] + math.cos(turn) * 30)
    thing.rotation_euler = (turn, 0, 0)
    scene = bpy.context.scene
    scene.camera = thing
    scene.render.resolution_x, scene.render.resolution_y = pixels


def material(base, metal=0.0, rough=0.4, coat=0.0, specular=0.5):
    made = bpy.data.materials.new('material')
    made.use_nodes = True
    inputs = made.node_tree.nodes['Principled BSDF'].inputs
    for name, value in (('Base Color', base), ('Metallic', metal), ('Roughness', rough), ('Clearcoat', coat), ('Specular', specular)):
        inputs[name].default_value = value
    inputs['Clearcoat Roughness'].default_value = 0.08
    return made


def node(made, kind, inputs=(), **properties):
    """A node of a material; each input is a value or the output of another node."""
    new = made.node_tree.nodes.new(f'ShaderNode{kind}')
    for name, value in properties.items():
        setattr(new, name, value)
    for key, value in dict(inputs).items():
        if isinstance(value, bpy.types.NodeSocket):
            made.node_tree.links.new(value, new.inputs[key])
        else:
            new.inputs[key].default_value = value
    return new


def feed(made, key, output):
    made.node_tree.links.new(output, made.node_tree.nodes['Principled BSDF'].inputs[key])


def brass(base='#dba24a', rough=0.24):
    """Polished, with a breath of tarnish, so that no face is one flat tone."""
    made = material(colour(base), 1.0, rough)
    place = node(made, 'TexCoord').outputs['Object']
    cloud = node(made, 'TexNoise', {'Vector': place, 'Scale': 2.2, 'Detail': 6}).outputs['Fac']
    feed(made, 'Roughness', node(made, 'MapRange', {0: cloud, 3: rough * 0.7, 4: rough * 1.8}).outputs[0])
    return made


def put(thing, made):
    thing.data.materials.clear()
    thing.data.materials.append(made)
    return thing


def mesh(name, points, faces, smooth=40):
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.update()
    if smooth:
        for face in data.polygons:
            face.use_smooth = True
        data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(smooth)
    return add(name, data)


def lathe(profile, segments=96, smooth=40):
    """Turns (radius, height), in units of the grid, around the upright axis."""
    n = len(profile)
    turns = [2 * math.pi * i / segments for i in range(segments)]
    points = [(r * 0.1 * math.cos(a), r * 0.1 * math.sin(a), z * 0.1) for a in turns for r, z in profile]
    faces = [(i * n + k, (i + 1) % segments * n + k, (i + 1) % segments * n + k + 1, i * n + k + 1) for i in range(segments) for k in range(n - 1)]
    return mesh('lathe', points, faces, smooth)


def curve(points, steps=6):
    """A smooth line through the points; a point given twice stays a corner."""
    out = []
    for i, (here, there) in enumerate(zip(points, points[1:])):
        if here == there:
            continue
        before, after = points[max(0, i - 1)], points[min(len(points) - 1, i + 2)]
        for s in range(steps):
            t = s / steps
            out.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
                             for a, b, c, d in zip(before, here, there, after)))
    return [(max(0.0, r), z) for r, z in [*out, points[-1]]]


def ball(radius, place):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, segments=24, ring_count=14, location=place)
    bpy.ops.object.shade_smooth()
    return bpy.context.object


def hoop(radius, thick, height):
    bpy.ops.mesh.primitive_torus_add(major_radius=radius * 0.1, minor_radius=thick * 0.1, major_segments=96, location=(0, 0, height * 0.1))
    bpy.ops.object.shade_smooth()
    return bpy.context.object


def table():
    """Catches shadows and is not seen."""
    bpy.ops.mesh.primitive_plane_add(size=60)
    bpy.context.object.is_shadow_catcher = True


def shoot(name):
    bpy.context.scene.render.filepath = f'{os.getcwd()}/{SPRITES}{name}.png'
    bpy.ops.render.render(write_still=True)
