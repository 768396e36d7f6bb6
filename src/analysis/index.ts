/** What a log tells about a game once it is over. Pure functions: the same log always tells the same. */

export { type Puzzle, standing, THEMES, type Theme } from '#protocol';
export * from './actions.ts';
export * from './analyse.ts';
export type { Missed, MissedBySeat, StoodStill, Stranded, Unclaimed } from './chances.ts';
export { type Flow, STOCKS, type Stock, type Tally } from './goods.ts';
export { type Moment, type Watcher, walk } from './log/walk.ts';
export { type Curve, TURNS, type Turn, type TurningPoint, turningPointsOf } from './moments.ts';
export { type Decision, decisionsOf } from './practice/decisions.ts';
export { type Found, type Judge, puzzleAt } from './practice/find.ts';
export { type Choice, choiceOf, dearest, isAsGood, type Lapse, lapseOf } from './practice/lapses.ts';
export { mayBePuzzle, type Position, themeIn } from './practice/puzzle.ts';
export { type Card, dailyOf, dayOf, dueOn, reviewed } from './practice/repetition.ts';
export { themeOf } from './practice/themes.ts';
export * from './time.ts';
export { MARKS, type Mark, marksOf, timesOf } from './timeline.ts';
export { COURSES, type Course, type Courses, pointsIn } from './tracks.ts';
export { chancesOf, worthOf } from './worth.ts';
