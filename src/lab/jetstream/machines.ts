/** What the stand-in needs of a world; a test may lend it real time. */
export interface Surroundings {
  readonly now: () => number;
  readonly later: (wait: number, act: () => void) => () => void;
  readonly chance: {
    /** From 0 to `limit`, which is left out. */
    readonly below: (limit: number) => number;
    /** From `least` to `most`, both included. */
    readonly between: (least: number, most: number) => number;
  };
  readonly note: (what: string) => void;
}

/** The program of a client: it hears nothing while it sleeps, and never again when it is dead. */
export interface ClientProcess {
  readonly hear: (act: () => void) => void;
  readonly isAlive: () => boolean;
}

/** The machine of one NATS server. */
interface ServerMachine {
  isUp: boolean;
  /** Out of reach of the other servers, but not of its own clients. */
  isCut: boolean;
  /** Its disk answers nothing before this time. */
  stalledUntil: number;
}

export interface Machines {
  readonly all: readonly ServerMachine[];
  readonly isMajority: (count: number) => boolean;
  readonly reaches: (one: number, other: number) => boolean;
  /** Those that reach one another, if they are the greater part. */
  readonly quorum: () => readonly number[];
}

export function newMachines(count: number): Machines {
  const all: readonly ServerMachine[] = Array.from({ length: count }, () => ({
    isUp: true,
    isCut: false,
    stalledUntil: 0,
  }));
  const isUp = (nth: number): boolean => all[nth]?.isUp === true;
  const isMajority = (many: number): boolean => many * 2 > count;
  return {
    all,
    isMajority,
    reaches: (one, other) =>
      isUp(one) && isUp(other) && (one === other || !(all[one]?.isCut === true || all[other]?.isCut === true)),
    quorum() {
      const together = [...all.keys()].filter((nth) => isUp(nth) && (count === 1 || all[nth]?.isCut === false));
      return isMajority(together.length) ? together : [];
    },
  };
}
