/** What a bot cares about, in victory points. A level differs from another by its taste as well as by its skill. */
export interface Taste {
  /** A step towards the parchment, what each further step still missing adds to it, and a step on the parchment. */
  readonly towards: number;
  readonly lagging: number;
  readonly onParchment: number;
  /** How much dearer a missing step is at the very end. */
  readonly urgency: number;
  readonly legendary: number;
  /** All four tracks on the parchment at the end. */
  readonly complete: number;
  /** The first of a resource is dearer than the tenth. */
  readonly gold: number;
  readonly military: number;
  readonly culture: number;
  readonly falls: number;
  /** What each gold, military or culture that is missing for something begun costs. */
  readonly missing: number;
  readonly votes: number;
  /** How much nearer a unit brings to the token and to the reward of an achievement. */
  readonly nearToken: number;
  readonly nearReward: number;
  /** How much of a new worker's worth counts on the way: to paying it, to taking a spent recruiting card back. */
  readonly nearWorker: number;
  readonly nearPickUp: number;
  /** What a worker earns in a second: one that is here and could be elsewhere, and one that is yet to be recruited. */
  readonly wage: number;
  readonly recruit: number;
  /** How often a slot produces in a hundred seconds with three workers. */
  readonly brown: number;
  readonly red: number;
  readonly blue: number;
  readonly yellow: number;
  /** What a common worker's later plans are worth, as it may be blocked. */
  readonly unblocked: number;
  /** What a province counts for in plans that still lack the military for it. */
  readonly laterConquest: number;
}

export const ADEPT_TASTE: Taste = {
  towards: 1,
  lagging: 0.05,
  onParchment: 0.75,
  urgency: 1,
  legendary: 9,
  complete: 8,
  gold: 0.65,
  military: 0.45,
  culture: 0.48,
  falls: 0.09,
  missing: 1,
  votes: 0.35,
  nearToken: 0.55,
  nearReward: 0.08,
  nearWorker: 0.4,
  nearPickUp: 0.1,
  wage: 0.006,
  recruit: 0.01,
  brown: 0.6,
  red: 0.3,
  blue: 0.2,
  yellow: 1,
  unblocked: 0.75,
  laterConquest: 0.3,
};

/** A beginner likes what lies near: points now, little thought of provinces, workers or the token. */
export const NOVICE_TASTE: Taste = {
  ...ADEPT_TASTE,
  lagging: 0,
  onParchment: 1,
  urgency: 0,
  gold: 0.75,
  culture: 0.4,
  wage: 0.01,
  recruit: 0.01,
  unblocked: 0.92,
  nearToken: 0.15,
  nearWorker: 0.05,
  nearPickUp: 0,
  brown: 0.2,
  yellow: 0.4,
};

/** How a master plays without a second thought: a new worker before all else. */
export const MASTER_HABITS: Taste = { ...ADEPT_TASTE, nearWorker: 0.4, nearPickUp: 0.15, recruit: 0.018 };

/** What a master judges an outcome by: what is missing shows in it, and needs no warning beforehand. */
export const MASTER_TASTE: Taste = {
  ...MASTER_HABITS,
  urgency: 0,
  gold: 0.75,
  culture: 0.4,
  nearToken: 0.45,
  wage: 0.01,
  brown: 0.5,
  unblocked: 0.92,
};
