import type { Choice } from '#analysis';
import { boardFor } from '#content';
import type { Command, Game, Millis, Seat } from '#engine';
import { cardName } from '#words';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import { deedText, whyText } from '../reasons/why.ts';
import { type Spot, workerSpots } from '../view/pointing.ts';

/** What to look at, where, and why. */
export type Depth = 1 | 2 | 3;

/** A hint from the champion's choices, its favourite first. */
export function hintText(game: Game, seat: Seat, at: Millis, choices: readonly Choice[], depth: Depth): string {
  const { practice } = said.value;
  const best = choices[0]?.command ?? null;
  if (depth === 1) return practice.look[kindOf(best)];
  if (depth === 2) return placeOf(game, best) ?? practice.look[kindOf(best)];
  return solutionText(game, seat, at, choices);
}

/** The favourite in words, what it is good for, and how far ahead it is. */
export function solutionText(game: Game, seat: Seat, at: Millis, choices: readonly Choice[]): string {
  const { practice } = said.value;
  const { percent } = words.value.speech;
  const [best, next] = choices;
  if (best === undefined) return practice.nothing;
  const deed = best.command === null ? practice.toWait : deedText(words.value, game, seat, best.command);
  const why = best.command === null ? practice.whyWait : (whyText(words.value, game, seat, at, best.command) ?? '');
  const chance = next === undefined ? '' : practice.chance(percent(best.chance), percent(next.chance));
  return `${deed}. ${why} ${chance}`.replaceAll(/\s+/g, ' ').trim();
}

const KINDS = ['move', 'act', 'play', 'pickUp', 'claim', 'answer', 'takeReward'] as const;
type Kind = (typeof KINDS)[number] | 'wait';

const kindOf = (command: Command | null): Kind => KINDS.find((kind) => kind === command?.type) ?? 'wait';

/** The area or the card; null where what to look at says it all. */
function placeOf({ players }: Game, command: Command | null): string | null {
  const { frames, actions } = boardFor(players.length);
  const { practice } = said.value;
  if (command?.type === 'play') return practice.lookAt(words.value.names.quote(cardName(words.value, command.card)));
  const ground =
    command?.type === 'move' && command.to !== 'mat'
      ? frames[command.to]
      : command?.type === 'act'
        ? actions[command.action]
        : undefined;
  return ground === undefined ? null : practice.lookIn(words.value.names.areas[ground.area].inside);
}

/** The piece to ring: the first of these that is in sight. */
export function spotsOf(command: Command | null, seat: Seat): readonly Spot[] {
  switch (command?.type) {
    case 'move':
      return workerSpots(seat, command.worker);
    case 'act':
      return [{ of: 'act', action: command.action }];
    case 'play':
      return [{ of: 'card', card: command.card }];
    case 'pickUp':
    case 'claim':
      return [{ of: command.type }];
    case 'takeReward':
      return [{ of: 'offer', reward: command.reward }];
    default:
      return [];
  }
}
