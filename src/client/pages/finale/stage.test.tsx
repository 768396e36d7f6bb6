import { createRef } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { beforeAll, describe, expect, test } from 'vitest';
import { turningPointsOf } from '#analysis';
import { type Ranking, score, setup } from '#engine';
import { loadSaid, said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import { openScreen, read } from '../../table/testing.tsx';
import { situation } from '../gallery/situations.ts';
import type { Occasion } from './cast.ts';
import { cuesOf } from './plan/cues.ts';
import { finalePlan } from './plan/plan.ts';
import { Stage } from './stage.tsx';

const { game, options, past } = situation('the end');
const ranking = score(game);
const turns = turningPointsOf(setup(options).game, past);
const OUTCOMES = [
  { ...ranking, outcome: 'complete', winner: 0 },
  { ...ranking, outcome: 'closest', winner: 0 },
  { ...ranking, outcome: 'civilWar', winner: null },
] as const satisfies readonly Ranking[];

beforeAll(async () => {
  await openScreen();
  await loadSaid('en');
});

function drawn(one: Ranking, occasion: Occasion, own = false) {
  const nameOf = (seat: number) => ['Ada', 'Bela', 'Cyr'][seat] ?? '';
  const cast = { game, ranking: one, occasion, nameOf, colourOf: (seat: number) => seat, isOwn: () => own };
  const plan = finalePlan(game, one, turns);
  return { plan, ...read(renderToString(<Stage at={createRef()} cast={cast} plan={plan} still={false} />)) };
}

describe('the stage of the finale', () => {
  test.each(OUTCOMES)('has every piece that the show of $outcome moves', (one) => {
    const { html, plan } = drawn(one, 'free');
    const pieces = [...html.matchAll(/data-piece="([^"]*)"/g)].map(([, piece]) => piece);
    for (const { piece } of cuesOf(plan)) expect(pieces).toContain(piece);
  });

  test('says who wins, and that nobody does', () => {
    expect(drawn(OUTCOMES[0], 'free').text).toContain(words.value.end.winner('Ada'));
    expect(drawn(OUTCOMES[0], 'free', true).text).toContain(words.value.end.youWin);
    expect(drawn(OUTCOMES[2], 'free').text).toContain(words.value.end.nobody);
  });

  test('lets the winner speak', () => {
    const { voices } = said.value;
    expect(drawn(OUTCOMES[0], 'free').text).toContain(voices[game.players[0]?.character ?? 'tyrant'].end);
  });

  test('has words of its own for the daily challenge and the Regency', () => {
    const { finale } = said.value;
    for (const occasion of ['daily', 'regency'] as const) {
      expect(drawn(OUTCOMES[0], occasion).text).toContain(finale.begins[occasion]);
      expect(drawn(OUTCOMES[0], occasion).text).toContain(finale.lost[occasion]('Ada'));
      expect(drawn(OUTCOMES[0], occasion, true).text).toContain(finale.won[occasion]);
      expect(drawn(OUTCOMES[2], occasion).text).toContain(finale.empty[occasion]);
    }
  });

  test('tells the turning points of the game', () => {
    expect(turns.length).toBeGreaterThan(0);
    for (const { round } of turns) expect(drawn(OUTCOMES[0], 'free').text).toContain(`Round ${round}`);
  });
});
