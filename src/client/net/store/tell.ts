import type { Told } from '#protocol/guest';
import type { ChatLine } from './session.ts';
import { notify, type State } from './state.ts';

const CHAT_KEPT = 200;
const FEED_KEPT = 5000;

/** What news may lead to outside the store. */
export interface Reactions {
  readonly keep: (token: string, isOnly: boolean) => void;
  readonly keepSeal: (seal: string) => void;
  readonly measureTime: () => void;
  /** This client speaks another version: no use in trying again. */
  readonly giveUp: () => void;
}

/** What the guest was told, as screens show it. */
export function tell(state: State, told: Told, reactions: Reactions): void {
  switch (told.type) {
    case 'welcomed':
      return welcomed(state, told, reactions);
    case 'sealed':
      return reactions.keepSeal(told.seal);
    case 'outdated':
      return reactions.giveUp();
    case 'took':
      return took(state, told, reactions);
    case 'answered':
      return answered(state, told);
    case 'seated':
      return reactions.keep(told.token, isOnlySeat(state, told.seat));
    case 'said':
      return said(state, { seat: told.seat, text: told.text, phrase: null, removedBy: null });
    case 'saidPhrase':
      return said(state, { seat: told.seat, text: null, phrase: told.phrase, removedBy: null });
    case 'removed':
      return said(state, { seat: told.seat, text: null, phrase: null, removedBy: told.by });
    case 'closing':
      state.connection.value = 'closing';
      return;
    case 'claimLost':
    case 'claimWon':
    case 'letGo':
    case 'fault':
      return notify(state, told);
    default:
      return told satisfies never;
  }
}

type Of<T extends Told['type']> = Extract<Told, { type: T }>;

const isOnlySeat = ({ held }: State, seat: number): boolean => held.value.every((one) => one === seat);

function welcomed({ feed, connection }: State, { wentBack }: Of<'welcomed'>, { measureTime }: Reactions): void {
  if (wentBack) feed.value = [];
  connection.value = 'open';
  measureTime();
}

function took({ feed }: State, { entry, items }: Of<'took'>, { measureTime }: Reactions): void {
  const kept = entry.type === 'happened' ? feed.value : feed.value.filter(({ seq }) => seq <= entry.to);
  feed.value = [...kept.slice(-FEED_KEPT), ...items];
  if (entry.type === 'happened' && entry.command.type === 'resume') measureTime();
}

function answered(state: State, { asked, refused }: Of<'answered'>): void {
  if (refused !== null) notify(state, { type: 'refused', command: asked.command, rule: refused });
}

function said({ chat }: State, line: ChatLine): void {
  chat.value = [...chat.value.slice(-CHAT_KEPT), line];
}
