import { useMemo, useState } from 'preact/hooks';
import { CHARACTERS } from '#content';
import { type Game, OUTCOMES, type Outcome } from '#engine';
import { momentSession } from '../../net/store/moment.ts';
import type { Occasion } from '../finale/cast.ts';
import { Finale } from '../finale/finale.tsx';
import { situation } from './situations.ts';

/** Steps beyond the first column of the parchment, for each seat, and who has the legendary point. */
const STEPS: Readonly<Record<Outcome, readonly (readonly [number, number, number, boolean])[]>> = {
  complete: [
    [3, 1, 0, true],
    [1, 4, 2, true],
    [-2, 0, 3, false],
  ],
  closest: [
    [-3, 1, 0, true],
    [2, -1, 2, true],
    [4, 0, 3, false],
  ],
  civilWar: [
    [2, 1, -4, false],
    [0, -2, 1, false],
    [1, -5, 3, false],
  ],
};

/** `?finale=closest&occasion=daily`: the show at the end, as a person sees it who was there. */
export function GalleryFinale({ query }: { readonly query: URLSearchParams }) {
  const outcome = OUTCOMES.find((one) => one === query.get('finale')) ?? 'complete';
  const [moment, session] = useMemo(() => {
    const end = situation('the end');
    return [end, momentSession({ ...end, bots: [] })] as const;
  }, []);
  const game = useMemo(() => ended(moment.game, outcome), [moment]);
  const [isOver, setOver] = useState(false);
  if (session.table.value === null || isOver) return null;
  const occasion = (query.get('occasion') ?? 'free') as Occasion;
  return <Finale session={session} game={game} occasion={occasion} done={() => setOver(true)} />;
}

const ended = (game: Game, outcome: Outcome): Game => ({
  ...game,
  players: game.players.map((player, seat) => {
    const { enter } = CHARACTERS[player.character];
    const [power, prestige, popularity, legendary] = STEPS[outcome][seat] ?? [0, 0, 0, false];
    const steps = { power: enter.power + power, prestige: enter.prestige + prestige };
    return { ...player, ...steps, popularity: enter.popularity + popularity, legendary };
  }),
});
