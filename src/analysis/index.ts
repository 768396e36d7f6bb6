/** What a log tells about a game once it is over. Pure functions: the same log always tells the same. */
export * from './actions.ts';
export * from './analyse.ts';
export type { Missed, MissedBySeat, StoodStill, Stranded, Unclaimed } from './chances.ts';
export { type Flow, STOCKS, type Stock, type Tally } from './goods.ts';
export { TURNS, type Turn, type TurningPoint, turningPointsOf } from './moments.ts';
export { standing } from './standing.ts';
export * from './time.ts';
export { MARKS, type Mark, marksOf, timesOf } from './timeline.ts';
export { COURSES, type Course, type Courses, pointsIn } from './tracks.ts';
export { type Moment, type Watcher, walk } from './walk.ts';
export { chancesOf, worthOf } from './worth.ts';
