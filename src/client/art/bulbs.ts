/** The inside of both bulbs, on the grid of the hourglass. */
export const BULBS = 'M15 12H49C49 31 36 41 34 52 36 63 49 73 49 92H15C15 73 28 63 30 52 28 41 15 31 15 12Z';
