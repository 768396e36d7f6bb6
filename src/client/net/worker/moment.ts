import { setup } from '#engine';
import type { Chair } from '#protocol';
import { goOnSoon, openTable as openLive, takeUp } from '#table';
import type { Moment } from '../shelf/messages.ts';
import { termsOf } from '../shelf/terms.ts';
import { openThinkers } from './bots.ts';
import { type OwnTable, openOwnTable, portsOf, recordOf } from './host.ts';
import type { Outside } from './outside.ts';
import { NO_STORE } from './shelved.ts';

/** A moment of a game goes on from there, and is kept nowhere. */
export function openMoment(outside: Outside, moment: Moment): OwnTable {
  const { options, game, at, past } = moment;
  const first = setup(options);
  const openAgain = () => Promise.reject(new Error('a moment is not played again'));
  const ports = portsOf(outside, { store: NO_STORE, bots: openThinkers('human', outside.newChance()), openAgain });
  const live = openLive(ports, recordOf('LOCAL', chairsOf(moment), termsOf(moment.options), outside.today()));
  const opening = { ...(past.length > 0 ? first : { ...first, game }), sealed: null };
  takeUp(live, { opening, entries: past }, { at, running: true });
  goOnSoon(live);
  return openOwnTable(live, outside.post);
}

const chairsOf = ({ options, bots }: Moment): readonly Chair[] =>
  options.seats.map((seat, nth) => ({
    ...seat,
    name: `Guest ${nth + 1}`,
    colour: nth,
    bot: bots.includes(nth) ? 'novice' : null,
    ready: true,
    connected: true,
    standIn: false,
    coached: false,
    person: null,
  }));
