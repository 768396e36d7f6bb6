import { beforeAll, expect, test } from 'vitest';
import { situation } from '../../pages/gallery/situations.ts';
import { draw, openScreen, said, stillSession } from '../testing.tsx';
import { councilPast } from './past.ts';
import { CouncilRewards } from './rewards.tsx';

beforeAll(() => openScreen());

const past = () => councilPast(stillSession(situation('rewards'), 0).feed.value);

test('a player who chooses sees what is open, what is taken and by whom', () => {
  const { html, buttons } = draw('rewards', <CouncilRewards past={past()} />);
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(3);
  expect(buttons.filter((name) => name.includes('Taken by'))).toHaveLength(3);
  expect(html).toContain('aria-current="step"');
});

test('nothing is open to the others', () => {
  const { html, text } = draw('rewards', <CouncilRewards past={past()} />, { me: 1 });
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(7);
  expect(text).toContain(said().council.chooses('Ada'));
});
