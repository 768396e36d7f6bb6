import { expect, test } from 'vitest';
import { alarm, copy, type Game, isRefusal, legal, NOBODY, type Options, peekInto, play, setup } from '#engine';
import { LANGUAGES, loadCatalogue, type Who } from '#words';
import { DETAILS, type Detail } from '../../../kit/settings/settings.ts';
import { type Happening, tell } from './tell.ts';

const ME = 0;
const seat = (character: Options['seats'][number]['character']) =>
  ({ character, advancedPlacement: false, glory: false, handicap: {} }) as const;
const OPTIONS: Options = {
  seed: 12,
  seats: [seat('champion'), seat('briber'), seat('justicar')],
  timing: ['timed', 'timed', 'timed', 'timed'],
  speed: 1,
  privilegeWindow: 1000,
  waitLimit: 0,
  lastWord: 20_000,
};
const who: Who = (nth) => ({ name: ['Ada', 'Bela', 'Cyr'][nth] ?? '', you: nth === ME });
const ENOUGH = 400;

/** The beginning of a game played by chance, always the same. */
function happenings(): readonly Happening[] {
  const { game: first, secret } = setup(OPTIONS);
  const peek = peekInto(secret);
  const told: Happening[] = [];
  let game: Game = first;
  let state = 5;
  const chance = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  for (let at = 0; told.length < ENOUGH && game.phase !== 'over'; at += chance(1500)) {
    const due = alarm(game);
    const asker = due !== undefined && at >= due ? NOBODY : chance(OPTIONS.seats.length);
    const able = legal(game, asker, at).filter(({ type }) => type !== 'pause' && type !== 'callTime');
    const command = asker === NOBODY ? ({ type: 'due' } as const) : able[chance(able.length)];
    if (command === undefined) continue;
    const before = game;
    const after = copy(game);
    const ruling = play(after, { seat: asker, at, command }, peek);
    if (isRefusal(ruling)) continue;
    told.push({ seat: asker, command, events: ruling, before, after });
    game = after;
  }
  return told;
}

test('who asks for more is told more, and never less of what they must know, in every language', async () => {
  const played = happenings();
  for (const language of LANGUAGES) {
    const words = await loadCatalogue(language);
    const heard = (detail: Detail): readonly string[] =>
      played.flatMap((item, nth) => tell(words, item, ME, detail, who).map(({ text }) => `${nth} ${text}`));
    const [little, some, all] = DETAILS.map(heard) as [readonly string[], readonly string[], readonly string[]];
    expect(little.length).toBeGreaterThan(0);
    expect(some.length).toBeGreaterThan(little.length);
    expect(all.length).toBeGreaterThan(some.length);
    expect(some).toEqual(expect.arrayContaining([...little]));
    expect(all).toEqual(expect.arrayContaining([...some]));
  }
});
