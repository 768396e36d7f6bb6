import type { Command } from '#engine';

/** The pieces that a command touches, by their address on the screen. */
export function touchedBy(command: Command): readonly string[] {
  switch (command.type) {
    case 'move':
    case 'act':
      return [`worker-${command.worker}`];
    case 'flip':
      return [`timer-${command.area}`];
    case 'play':
      return ['played'];
    case 'pickUp':
      return ['hand'];
    case 'claim':
      return ['claim'];
    case 'refresh':
      return ['provinces'];
    case 'done':
    case 'ready':
      return ['finish'];
    default:
      return [];
  }
}
