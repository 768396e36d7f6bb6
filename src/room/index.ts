export type { Opening, Room, RoomPorts, TakenUp } from './ports.ts';
export { type Restored, restore } from './restore.ts';
export { openRoom } from './room.ts';
export { COUNT_OF_THREE } from './waiting.ts';
