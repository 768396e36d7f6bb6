import { signal } from '@preact/signals';
import { beforeAll, expect, test } from 'vitest';
import type { Seat } from '#engine';
import { draw, openScreen, said } from '../testing.tsx';
import type { View } from '../view/view.ts';
import { Hint } from './hint.tsx';

beforeAll(() => openScreen());

test('a player who is to place a worker is told so, and the others for whom they wait', () => {
  expect(draw('placement', <Hint />).text).toBe(said().table.placeYour(true));
  expect(draw('placement', <Hint />, { me: 1 }).text).toBe(said().table.placing('Ada'));
});

test('with a worker in hand it says how many places are open', () => {
  const { text } = draw('round for three', <Hint />, {
    view: (view) => {
      view.picked.value = { what: 'worker', worker: 0 };
    },
  });
  expect(text).toBe(said().table.chooseFrame(8));
});

test('where several people sit at one screen it names the one it speaks to, also with nothing else to say', () => {
  expect(draw('placement', <Hint />, { held: [0, 1] }).text).toBe(`Ada: ${said().table.placeYour(true)}`);
  expect(draw('untimed for two', <Hint />, { held: [0, 1], me: 1 }).text).toBe('Bela');
});

const outBut =
  (waited: Seat | null) =>
  (view: View): void => {
    const game = view.game.value;
    const players = game.players.map((player, seat) => ({ ...player, done: seat !== waited, ready: seat !== waited }));
    Object.assign(view, { game: signal({ ...game, players }) });
  };

test.each(['council is called', 'moving workers'] as const)(
  'who has nothing left to say reads for whom the table waits: %s',
  (moment) => {
    expect(draw(moment, <Hint />, { view: outBut(1) }).text).toBe(said().table.waitingFor('Bela'));
  },
);

test('COU-12 all are ready for a timed round: it says which one begins when the sand has run out, and how long that takes', () => {
  const { text } = draw('moving workers', <Hint />, { view: outBut(null) });
  const { council, table } = said();
  expect(text).toBe(council.sandRuns(table.round(2), text.slice(-4)));
  expect(text).toMatch(/ [0-3]:[0-5]\d$/);
});

test('to a newcomer it also says how to do without that wait', () => {
  const guided = (view: View) => {
    outBut(null)(view);
    Object.assign(view, { guided: signal(true) });
  };
  const { text } = draw('moving workers', <Hint goal />, { view: guided });
  expect(text).toContain(said().guide.whySand);
});
