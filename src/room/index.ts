export type { Doors, Opening, Room } from './doors.ts';
export { type Restored, restore } from './restore.ts';
export { openRoom } from './room.ts';
export { COUNT_OF_THREE } from './waiting.ts';
