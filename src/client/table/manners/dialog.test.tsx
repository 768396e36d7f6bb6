import { signal } from '@preact/signals';
import { beforeAll, expect, test } from 'vitest';
import { loadSaid, said } from '../../kit/chronicle/said.ts';
import { situation } from '../../pages/gallery/situations.ts';
import { draw, openScreen, stillSession } from '../testing.tsx';
import { MannersDialog } from './dialog.tsx';

beforeAll(async () => {
  await openScreen();
  await loadSaid('en');
});

const drawn = (me: number | null) => {
  const session = stillSession(situation('round for three'), me);
  return draw('round for three', <MannersDialog session={session} seat={1} close={() => {}} />).text;
};

test('a player can mute, block and report a person, and who only watches can mute and block', () => {
  const { manners } = said.value;
  for (const label of [manners.mute, manners.block, manners.report, manners.send]) expect(drawn(0)).toContain(label);
  expect(drawn(null)).toContain(manners.block);
  expect(drawn(null)).not.toContain(manners.send);
});

test('what the person said last stands in the report as a list with a name', () => {
  const lines = signal([{ type: 'said' as const, seat: 1, text: 'Hurry up', after: 0 }]);
  const session = { ...stillSession(situation('round for three'), 0), chat: lines };
  const { text, html } = draw('round for three', <MannersDialog session={session} seat={1} close={() => {}} />);
  expect(text).toContain(`${said.value.manners.lines} Hurry up`);
  const [, label] = /<ul aria-labelledby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`id="${label}"`);
});
