/** The package brings no types along; this is what is used of it. */
declare module 'glicko2' {
  export interface Player {
    readonly getRating: () => number;
    readonly getRd: () => number;
  }
  export class Glicko2 {
    constructor(settings: { tau: number; rating: number; rd: number; vol: number });
    makePlayer(): Player;
    updateRatings(matches: [Player, Player, number][]): void;
  }
}
