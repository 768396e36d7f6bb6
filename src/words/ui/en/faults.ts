import type { Fault } from '#protocol';

/** Something other than a rule stood in the way. */
export const faults = {
  badMessage: 'The table did not understand that. Please reload the page.',
  badVersion: 'There is a newer version of the game. Please reload the page.',
  noSuchTable: 'There is no table with this code. Check the code, or open a table of your own.',
  notYourSeat: 'This is another player’s seat. Only they can do that.',
  notHost: 'Only the host of the table can do that.',
  tableFull: 'All seats are taken. You are welcome to watch.',
  seatTaken: 'Another player was faster. Choose a different seat or colour.',
  alreadyStarted: 'The game has already begun. You can watch, or join the next one.',
  notReady: 'Not everyone is ready yet. Wait for the others, or ask them.',
  tooFast: 'Too many requests at once. Wait a moment and try again.',
  tooMany: 'There are too many tables or visitors right now. Please try again later.',
  muted: 'You are sending messages too fast. You can write again in a moment.',
  logFull:
    'This game has gone on for so long that its log is full. It stays paused; you can open a new table at any time.',
  barred:
    'The host has asked you, or another person on your network, to leave. You can watch, and the host can let you sit down again.',
  notHere: 'You cannot take a seat at this table. You can watch, or look for another one.',
  enoughChairs: 'You have as many seats as a guest may have at this table.',
  peopleOnly: 'A rated game is for people only. Programs are welcome at other tables.',
  nameTaken:
    'This name belongs to another player. Choose a different one, or prove on the page “You” that it is yours.',
  needsName: 'At a rated table everyone plays under a proven name. Take yours on the page “You”.',
  badName: 'This name cannot be taken. Use at least two letters or digits.',
  badProof: 'This proof is not valid here, or it is too old. Try again.',
  banned: 'The operator of this server lets you, or the network you come from, play here no more.',
  shut: 'The operator of this server has closed this table.',
  nobodyReads: 'Reports are not read on this server. You can mute or block this person.',
  closed: 'This table is closed. You can open a new one at any time.',
} as const satisfies Record<Fault, string>;
