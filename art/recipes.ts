import { ACTION_ICONS, KIND_ICONS } from '../src/client/art/icons/names.ts';

/** How a sprite is made: by which script, from which drawings and modules. */
export type Recipe = {
  readonly script: string;
  readonly argument: string;
  readonly inputs: readonly string[];
};

const FLAT = 'art/made/flat';
const LIGHT = ['art/relief/light.py', 'art/relief/shapes.py'];

const DRAWN: ReadonlySet<string> = new Set([...KIND_ICONS, ...ACTION_ICONS]);

const relief = (script: string, argument: string, inputs: readonly string[]): Recipe => ({
  script: `art/relief/${script}.py`,
  argument,
  inputs: [...LIGHT, ...inputs],
});

const blender = (script: string, argument: string, inputs: readonly string[] = []): Recipe => ({
  script: `art/blender/${script}.py`,
  argument,
  inputs: ['art/blender/kit.py', ...inputs],
});

export function recipeOf(sprite: string): Recipe {
  const [kind = '', ...rest] = sprite.split('-');
  const name = rest.join('-');
  if (DRAWN.has(sprite))
    return relief('tokens', sprite, [`${FLAT}/${sprite}-ground.png`, `${FLAT}/${sprite}-figure.png`]);
  if (sprite === 'marker') return relief('tokens', sprite, []);
  if (kind === 'medal') return relief('medals', name, ['art/relief/tokens.py', `${FLAT}/emblem-${name}.png`]);
  if (kind === 'picture') return relief('pictures', name, [`${FLAT}/picture-${name}.png`]);
  if (kind === 'land') return relief('lands', name, [`${FLAT}/land-${name}.png`]);
  if (kind === 'worker')
    return blender(
      'workers',
      name,
      [`${FLAT}/mark-${rest[1]}.png`].filter((path) => !/chain|flag/.test(path)),
    );
  if (sprite === 'hourglass-glass') return relief('glass', sprite, []);
  if (kind === 'hourglass') return blender('hourglass', name);
  return relief('surfaces', sprite, []);
}
