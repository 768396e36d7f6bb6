import { signal } from '@preact/signals';
import { beforeAll, expect, test } from 'vitest';
import { situation } from '../../pages/gallery/situations.ts';
import { draw, openScreen, said, stillSession } from '../testing.tsx';
import type { View } from '../view/view.ts';
import { councilPast } from './past.ts';
import { CouncilVotes, voteTime } from './votes.tsx';

beforeAll(() => openScreen());

const past = councilPast(stillSession(situation('rewards'), 0).feed.value) as NonNullable<
  ReturnType<typeof councilPast>
>;

test('all places are there from the beginning, and a screen reader hears the votes at once', () => {
  const { html, text } = draw('rewards', <CouncilVotes past={past} />);
  expect(html.match(/<li/g)).toHaveLength(5);
  for (const votes of past.votes) expect(html).toContain(`aria-label="${said().council.votes(votes)}"`);
  expect(text).toContain(said().council.steps[0]);
});

test('more votes take longer to count', () => {
  expect(voteTime({ ...past, votes: [9] }, false)).toBeGreaterThan(voteTime({ ...past, votes: [1] }, false));
});

const guided = (view: View) => Object.assign(view, { guided: signal(true) });

test('in a guided game it is said what votes are for, and there is time to read it', () => {
  const purpose = said().about.votes;
  expect(draw('rewards', <CouncilVotes past={past} />).text).not.toContain(purpose);
  expect(draw('rewards', <CouncilVotes past={past} />, { view: guided }).text).toContain(
    `${purpose} ${said().guide.ranks}`,
  );
  expect(voteTime(past, true)).toBeGreaterThan(voteTime(past, false));
});

test('COU-1 equal votes: it is said who goes ahead', () => {
  const told = (votes: readonly number[]) => draw('rewards', <CouncilVotes past={{ ...past, votes }} />).text;
  expect(told([5, 4, 3, 3, 1])).toContain(said().council.tie);
  expect(told([5, 4, 3, 2, 1])).not.toContain(said().council.tie);
});
