import type { Fault } from '#protocol';

/** Something other than a rule stood in the way. */
export const faults = {
  badMessage: 'The table did not understand that. Please reload the page.',
  badVersion: 'There is a newer version of the game. Please reload the page.',
  noSuchTable: 'There is no table with this code. Check the code, or open a table of your own.',
  notYourSeat: 'Somebody else sits in this seat. Only they can do that.',
  notHost: 'Only the host of the table can do that.',
  tableFull: 'All seats are taken. You are welcome to watch.',
  seatTaken: 'Somebody was quicker. Choose another seat or colour.',
  alreadyStarted: 'The game has already begun. You can watch, or join the next one.',
  notReady: 'Not everybody is ready yet. Wait for the others, or ask them.',
  tooFast: 'That was too much at once. Wait a moment and try again.',
  tooMany: 'There are too many tables or visitors just now. Please try again later.',
  muted: 'You have written a lot. You can write again in a moment.',
  barred:
    'The host has asked you, or somebody on your network, to leave. You can watch, and the host can let you sit down again.',
  enoughChairs: 'You have as many seats as a guest may have at this table.',
  closed: 'This table is closed. You can open a new one at any time.',
} as const satisfies Record<Fault, string>;
