import type { Command } from '#engine';

/** What can be done, sorted by what it is about. */
const DEED_GROUPS = ['answers', 'acts', 'timers', 'cards', 'council', 'table', 'moves'] as const;
export type DeedGroup = (typeof DEED_GROUPS)[number];

const GROUP_OF: Readonly<Record<Command['type'], DeedGroup>> = {
  answer: 'answers',
  act: 'acts',
  move: 'moves',
  flip: 'timers',
  play: 'cards',
  pickUp: 'cards',
  claim: 'cards',
  refresh: 'cards',
  takeReward: 'council',
  voteTiming: 'council',
  done: 'table',
  ready: 'table',
  callTime: 'table',
  pause: 'table',
  resume: 'table',
  due: 'table',
};

export function grouped(open: readonly Command[]): readonly (readonly [DeedGroup, readonly Command[]])[] {
  return DEED_GROUPS.map((group) => [group, open.filter(({ type }) => GROUP_OF[type] === group)] as const).filter(
    ([, commands]) => commands.length > 0,
  );
}
