export const RESOURCES = ['military', 'culture', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The three long victory tracks. The legendary point is a track of a single step and stands apart. */
export const TRACKS = ['power', 'prestige', 'popularity'] as const;
export type Track = (typeof TRACKS)[number];

/** Everything that can be counted on a mat. */
export const GOOD_KINDS = ['military', 'culture', 'gold', 'votes', 'power', 'prestige', 'popularity'] as const;
export type GoodKind = (typeof GOOD_KINDS)[number];
export type Goods = { readonly [K in GoodKind]?: number };

/** Wild is any mix of resources of that total (INV-6). */
export type Cost = Goods & { readonly wild?: number };

export const AREAS = ['purple', 'green', 'black'] as const;
export type Area = (typeof AREAS)[number];

export const ROWS = ['top', 'bottom'] as const;
export type Row = (typeof ROWS)[number];

/** The production colours, which are also the slots of a mat, left to right. */
export const SLOTS = ['brown', 'red', 'blue', 'yellow'] as const;
export type Slot = (typeof SLOTS)[number];

/** MAR-1 */
export const TRACK_OF = { military: 'power', culture: 'prestige', gold: 'popularity' } as const satisfies Record<
  Resource,
  Track
>;

/** MAR-1 */
export const RESOURCE_OF = { power: 'military', prestige: 'culture', popularity: 'gold' } as const satisfies Record<
  Track,
  Resource
>;
