import { beforeAll, expect, test } from 'vitest';
import type { Task } from '#engine';
import { draw, openScreen } from '../testing.tsx';
import { Question } from './question.tsx';

beforeAll(() => openScreen());

test('a question is a group with a name, and every answer a button', () => {
  const { buttons, html, at } = draw('a question', <Question />);
  expect(html).toContain('role="group"');
  expect(buttons).toEqual(['1 military', '1 culture', '1 gold']);
  expect(at).toEqual(['question', 'answer-0', 'answer-1', 'answer-2']);
});

test('amounts are counted up kind by kind and confirmed when they are complete', () => {
  const { at, html } = draw('a question', <Question />, {
    game: (game) => ({
      ...game,
      players: game.players.map((player, seat) =>
        seat === 0 ? { ...player, todo: [{ do: 'gainWild', count: 3 }] } : player,
      ),
    }),
  });
  expect(at.filter((one) => one.startsWith('more-'))).toEqual(['more-military', 'more-culture', 'more-gold']);
  expect(html).toMatch(/data-at="confirm"[^>]*disabled/);
});

test('what must be paid in any case is counted already', () => {
  const { html, text } = draw('a question', <Question />, {
    game: (game) => ({
      ...game,
      players: game.players.map((player, seat) =>
        seat === 0 ? { ...player, military: 1, culture: 1, gold: 7, todo: [{ do: 'payWild', count: 8 }] } : player,
      ),
    }),
  });
  expect(text).toContain('6 of 8');
  expect(html).toMatch(/disabled[^>]*data-at="less-gold"|data-at="less-gold"[^>]*disabled/);
});

test('a question that comes twice says so the first time', () => {
  const text = (todo: readonly Task[]) =>
    draw('a question', <Question />, {
      game: (game) => ({
        ...game,
        players: game.players.map((player, seat) => (seat === 0 ? { ...player, todo } : player)),
      }),
    }).text;
  const point: Task = { do: 'gainVp', count: 1 };
  expect(text([point, point])).toContain('After this, you may choose once more.');
  expect(text([point])).not.toContain('once more');
  expect(text([point, { do: 'gainWild', count: 1 }])).not.toContain('once more');
});

test('a victory point is chosen apart from where it came, so that the tracks stay in sight', () => {
  const place = (todo: Task) =>
    draw('a question', <Question />, {
      game: (game) => ({
        ...game,
        players: game.players.map((player, seat) => (seat === 0 ? { ...player, todo: [todo] } : player)),
      }),
      view: (view) => {
        view.asked.value = () => ({}) as DOMRect;
      },
    }).html.match(/data-place="(\w+)"/)?.[1];
  expect(place({ do: 'gainWild', count: 1 })).toBe('beside');
  expect(place({ do: 'gainVp', count: 1 })).toBe('apart');
});

test('nobody is asked what another has to answer', () => {
  expect(draw('a question', <Question />, { me: 1 }).html).toBe('');
});
