import type { Goods, Slot } from './vocabulary.ts';

export const PROVINCE_KINDS = [
  'standard',
  'military',
  'culture',
  'gold',
  'votes',
  'militaryRare',
  'cultureRare',
  'goldRare',
] as const;
export type ProvinceKind = (typeof PROVINCE_KINDS)[number];

/** What each edge gives (PRO-2). */
export const PROVINCE_YIELD: Readonly<Record<ProvinceKind | 'hidden', Readonly<Record<Slot, Goods>>>> = {
  standard: { brown: { power: 1 }, red: { military: 2 }, blue: { culture: 3 }, yellow: { gold: 1 } },
  military: { brown: { power: 1 }, red: { military: 2 }, blue: { military: 3 }, yellow: { military: 1 } },
  culture: { brown: { prestige: 1 }, red: { culture: 2 }, blue: { culture: 3 }, yellow: { culture: 1 } },
  gold: { brown: { popularity: 1 }, red: { gold: 2 }, blue: { gold: 3 }, yellow: { gold: 1 } },
  votes: { brown: { power: 1 }, red: { votes: 2 }, blue: { votes: 3 }, yellow: { votes: 1 } },
  militaryRare: { brown: { power: 1 }, red: { power: 1 }, blue: { power: 1 }, yellow: { military: 1 } },
  cultureRare: { brown: { prestige: 1 }, red: { prestige: 1 }, blue: { prestige: 1 }, yellow: { culture: 1 } },
  goldRare: { brown: { popularity: 1 }, red: { popularity: 1 }, blue: { popularity: 1 }, yellow: { gold: 1 } },
  hidden: { brown: {}, red: {}, blue: {}, yellow: {} },
};

const BY_KIND = {
  standard: [
    'saltmarsh',
    'thornfield',
    'millbrook',
    'highmoor',
    'oakenshade',
    'greyharbour',
    'foxhollow',
    'stonebridge',
    'windmere',
    'redcliff',
    'ashford',
    'larkhill',
    'wolfsden',
    'clearwater',
    'barrowdown',
    'pinecrest',
    'mistvale',
    'ravensford',
    'goldenlea',
    'eastmarch',
    'hollowell',
    'kingsmead',
    'longstrand',
    'northgate',
    'silverbeck',
    'underwood',
    'westermoor',
    'yarrowdale',
  ],
  military: ['ironhold', 'spearwatch', 'shieldwall', 'drumfell', 'warders'],
  culture: ['lyrewood', 'bookmount', 'songvale', 'glassmere', 'muralto'],
  gold: ['amberQuay', 'coinmarket', 'spicehaven', 'fairwater', 'honeywharf'],
  votes: ['bellfield', 'moothill', 'speakersRock', 'assembly', 'heraldry', 'commonsgate', 'sealbury'],
  militaryRare: ['dragonsTeeth', 'eaglesNest'],
  cultureRare: ['starTemple', 'poetsIsle'],
  goldRare: ['lanternCity', 'garlandPort'],
} as const satisfies Readonly<Record<ProvinceKind, readonly string[]>>;

export type KnownProvinceId = (typeof BY_KIND)[ProvinceKind][number];
/** `hidden` stands for a card that the asker may not see. */
export type ProvinceId = KnownProvinceId | 'hidden';

export const PROVINCE_IDS: readonly KnownProvinceId[] = PROVINCE_KINDS.flatMap((kind) => BY_KIND[kind]);

const KIND_OF = Object.fromEntries([
  ...PROVINCE_KINDS.flatMap((kind) => BY_KIND[kind].map((id) => [id, kind] as const)),
  ['hidden', 'hidden'],
]) as Readonly<Record<ProvinceId, ProvinceKind | 'hidden'>>;

export const provinceKind = (province: ProvinceId): ProvinceKind | 'hidden' => KIND_OF[province];
export const provinceYield = (province: ProvinceId, slot: Slot): Goods => PROVINCE_YIELD[KIND_OF[province]][slot];
