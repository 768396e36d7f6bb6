import { readFileSync } from 'node:fs';
import { renderToString } from 'preact-render-to-string';
import { beforeAll, expect, test } from 'vitest';
import type { Recording } from '#protocol';
import { readRecording } from '#protocol/parse';
import { loadSaid, said } from '../../kit/chronicle/said.ts';
import { openScreen, read } from '../../table/testing.tsx';

/** The chart draws on a canvas, which only a browser has. */
let WhatIf: typeof import('./whatIf.tsx').WhatIf;
let Results: typeof import('./whatIf.tsx').Results;

const file = new URL('../../../../replays/two-players-timed.json', import.meta.url);
const found = readRecording(readFileSync(file, 'utf8'));
if (!found.ok) throw new Error(found.fault);
const other: Recording = found.recording;

beforeAll(async () => {
  await openScreen();
  await loadSaid('en');
  ({ WhatIf, Results } = await import('./whatIf.tsx'));
});

const draw = (recording: Recording, of: string | null) =>
  read(
    renderToString(
      <WhatIf
        recording={recording}
        begun={{ seq: 1, of }}
        watch={() => undefined}
        load={() => new Promise(() => undefined)}
      />,
    ),
  );

test('a game and the one it was begun from stand side by side, seat by seat', () => {
  const { ranking } = other;
  if (ranking === null) throw new Error('this game has ended');
  const standings = ranking.standings.map((one) => ({ ...one, points: one.points + 5 }));
  const { text } = read(
    renderToString(<Results here={{ ...other, ranking: { ...ranking, standings } }} other={other} />),
  );
  const { history, playOn } = said.value;
  expect(text).toContain(`${history.character} ${playOn.original} ${playOn.here}`);
  for (const { points } of ranking.standings) {
    expect(text).toContain(`${points} points`);
    expect(text).toContain(`${points + 5} points`);
  }
});

test('while the other game is on its way that is said, and so is why there is none', () => {
  const { playOn, sandbox } = said.value;
  expect(draw(other, 'ABCDEFGH').text).toContain(playOn.loading);
  expect(draw(other, null).text).toContain(playOn.file);
  const game = { ...other.opening.game, phase: 'round' as const };
  expect(draw({ ...other, opening: { ...other.opening, game } }, null).text).toContain(sandbox.byHand);
});
