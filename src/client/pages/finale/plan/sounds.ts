import type { SoundName } from '../../../kit/sound/score/mix.ts';
import { CROWN_LANDS, hopTimes, TEARS, walkOf } from './cues.ts';
import type { Timed } from './plan.ts';

/** A sound of the show, in milliseconds since it began. */
export interface Sounding {
  readonly at: number;
  readonly name: SoundName;
}

/** Steps that come closer than this are one. */
const APART = 90;

/** What is heard of the pieces in a show, in its order; the theme plays beneath. */
export const soundingsOf = (plan: readonly Timed[]): readonly Sounding[] =>
  plan.flatMap(soundsIn).toSorted((one, other) => one.at - other.at);

function soundsIn(scene: Timed): readonly Sounding[] {
  const { at } = scene;
  switch (scene.type) {
    case 'parchment':
      return [{ at: 100, name: 'unroll' }];
    case 'track':
      return [
        ...stepsIn(scene),
        { at: walkOf(scene, 0).until, name: scene.lane === 'legendary' ? 'glory' : scene.lane },
      ];
    case 'crown':
      return [
        { at: at + CROWN_LANDS.winner, name: 'crown' },
        { at: at + CROWN_LANDS.winner + 200, name: 'chord' },
      ];
    case 'civilWar':
      return [
        { at: at + CROWN_LANDS.nobody, name: 'crown' },
        { at: at + CROWN_LANDS.nobody + 600, name: 'marker' },
        { at: at + TEARS, name: 'torn' },
      ];
    case 'turn':
      return [{ at, name: 'tuck' }];
    case 'closest':
    case 'curtain':
      return [];
    default:
      return scene satisfies never;
  }
}

/** Every token is heard where it touches the ground. */
function stepsIn(scene: Timed & { readonly type: 'track' }): readonly Sounding[] {
  const times = scene.walkers.flatMap((walker, place) => hopTimes(walker, walkOf(scene, place)));
  const heard: number[] = [];
  for (const at of times.toSorted((one, other) => one - other))
    if (at - (heard.at(-1) ?? -APART) >= APART) heard.push(at);
  return heard.map((at) => ({ at, name: 'step' }));
}
