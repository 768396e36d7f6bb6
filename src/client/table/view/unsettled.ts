import type { Command, Seat } from '#engine';
import type { Address } from '../../kit/address.ts';

/** The pieces that a command of a seat touches. */
export function touchedBy(seat: Seat, command: Command): readonly Address[] {
  switch (command.type) {
    case 'move':
    case 'act':
      return [{ of: 'worker', seat, index: command.worker }];
    case 'flip':
      return [{ of: 'timer', area: command.area }];
    case 'play':
      return [{ of: 'played' }];
    case 'pickUp':
      return [{ of: 'hand' }];
    case 'claim':
      return [{ of: 'claim' }];
    case 'refresh':
      return [{ of: 'provinces' }];
    default:
      return [];
  }
}
