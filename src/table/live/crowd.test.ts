import { expect, test } from 'vitest';
import { portsForTest } from '#testkit';
import { newTable } from '../kept/lobby.ts';
import { defaultTerms } from '../kept/terms.ts';
import { arrive, leave } from '../people/arrive.ts';
import { newGuest } from './guest.ts';
import { openLive } from './live.ts';
import type { Frame } from './ports.ts';
import { tell } from './tell.ts';

/** A table whose timers are rung by hand, and what its guests hear in one long list. */
function setUp() {
  const timers: (() => void)[] = [];
  const ports = {
    ...portsForTest(),
    later: (_: number, act: () => void) => {
      timers.push(act);
      return () => void timers.splice(timers.indexOf(act), 1);
    },
  };
  const live = openLive(ports, newTable('ABCDEFGH', defaultTerms(false), 0), () => {});
  const heard: { readonly who: string; readonly frame: Frame }[] = [];
  const seat = (who: string, seats: readonly number[]) => {
    const guest = newGuest({ send: (frame) => void heard.push({ who, frame }), close: () => {}, drop: () => {} });
    Object.assign(guest, { seats, welcomed: true });
    live.guests.add(guest);
    return guest;
  };
  const come = (who: string) => {
    const guest = seat(who, []);
    arrive(live, guest, [], null);
    return guest;
  };
  const ring = () => timers.shift()?.();
  const say = (text: string) => tell(live, 'all', { type: 'said', seat: 0, text, after: 0 });
  const counts = (who: string) =>
    heard.flatMap(({ who: one, frame }) => (one === who && 'table' in frame ? [frame.table?.spectators] : []));
  return { live, heard, seat, come, ring, say, counts, timers };
}

const CROWD = Array.from({ length: 120 }, (_, nth) => `watcher ${nth}`);

test('players are told before a crowd that watches, which is told in several goes', () => {
  const { heard, seat, say, ring } = setUp();
  for (const who of CROWD) seat(who, []);
  seat('player', [0]);
  say('hello');
  expect(heard[0]?.who).toBe('player');
  expect(heard).toHaveLength(51);
  ring();
  expect(heard).toHaveLength(101);
  ring();
  expect(heard.map(({ who }) => who)).toEqual(['player', ...CROWD]);
});

test('everybody in a crowd is told everything in order', () => {
  const { heard, seat, say, ring } = setUp();
  for (const who of CROWD) seat(who, []);
  say('one');
  ring();
  say('two');
  for (let turns = 0; turns < 10; turns += 1) ring();
  for (const who of CROWD) {
    const texts = heard.flatMap(({ who: one, frame }) => (one === who && 'text' in frame ? [frame.text] : []));
    expect(texts).toEqual(['one', 'two']);
  }
});

test('of many who come or go together the others are told once, and once more when the moment is over', () => {
  const { live, seat, come, ring, counts, timers } = setUp();
  seat('player', [0]);
  const crowd = CROWD.slice(0, 20).map(come);
  expect(counts('player')).toEqual([1]);
  ring();
  expect(counts('player')).toEqual([1, 20]);
  for (const guest of crowd) leave(live, guest);
  ring();
  expect(counts('player')).toEqual([1, 20, 0]);
  ring();
  expect(timers).toHaveLength(0);
});
