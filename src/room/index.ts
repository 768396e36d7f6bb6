export type { Doors, Opening, OpenRoom, Room } from './doors.ts';
