/** Who may import whom. The same table stands in docs/ARCHITECTURE.md for people; this one is proven by `npm test`. */
export type Direction = {
  readonly folders: readonly string[];
  readonly types?: readonly string[];
  /** Folders that only a thread of its own may import: `*.worker.ts` or a folder called `worker`. */
  readonly inWorker?: readonly string[];
  readonly packages: readonly string[] | 'any';
};

const pure = ['content', 'engine', 'words', 'protocol', 'analysis', 'bots', 'room', 'table'] as const;

export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  content: { folders: [], packages: [] },
  engine: { folders: ['content'], packages: ['pure-rand', '@noble/hashes'] },
  words: { folders: ['content'], types: ['engine', 'protocol', 'analysis'], packages: [] },
  protocol: { folders: ['content', 'engine'], packages: ['zod'] },
  analysis: { folders: ['content', 'engine', 'protocol'], packages: [] },
  bots: { folders: ['content', 'engine'], packages: ['pure-rand'] },
  room: { folders: ['engine', 'protocol'], types: ['bots'], packages: [] },
  table: { folders: ['content', 'engine', 'protocol', 'room'], types: ['bots'], packages: [] },
  server: { folders: ['content', 'engine', 'protocol', 'analysis', 'bots', 'words', 'table'], packages: 'any' },
  client: {
    folders: ['content', 'engine', 'protocol', 'words', 'analysis'],
    inWorker: ['bots', 'table'],
    packages: ['preact', '@preact/signals', 'uplot', 'uqr', 'zod', '@simplewebauthn/browser', '@scure/bip39'],
  },
  lab: { folders: [...pure, 'server', 'testkit'], packages: 'any' },
  testkit: { folders: [...pure, 'lab'], packages: 'any' },
};

/** Beside the code they test, tests may use the testkit and all that it may use. */
export const FOR_TESTS: readonly string[] = [...pure, 'lab', 'testkit'];

export const WITHOUT_MACHINE: readonly string[] = ['content', 'engine', 'table'];
export const WITHOUT_CLASSES: readonly string[] = ['content', 'engine', 'words', 'protocol', 'analysis', 'bots'];

/** Rooms of a folder from the lowest to the highest: each may import those before it. Files right in the folder may import all. */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'src/engine': ['game', 'judging', 'rules', 'position'],
  'src/bots': ['view', 'chances', 'deeds', 'levels'],
  'src/words': ['speech', 'messages', 'ui', 'chronicle', 'rulebook', 'lessons', 'sentences', 'imported', 'pseudo'],
  'src/table': ['kept', 'live', 'people'],
  'src/server': [
    'machine',
    'jobs',
    'reckoning',
    'store',
    'people',
    'manners',
    'wire',
    'tables',
    'quick',
    'cluster',
    'conveyor',
    'http',
  ],
  'src/lab': [
    'cli',
    'processes',
    'lines',
    'games',
    'jetstream',
    'worlds',
    'arena',
    'learn',
    'tune',
    'puzzles',
    'recordings',
    'cluster',
    'chaos',
    'power',
    'bench',
    'words',
    'tools',
  ],
  'src/client': ['pwa', 'art', 'kit', 'net', 'table', 'pages', 'app'],
};

/** Folders whose rooms still import each other in a ring. The list only becomes shorter. */
export const RINGS_LEFT: readonly string[] = [];

export const MOST_FILES = 15;
/** Tables of content, words and pictures may be as many as there are. */
export const WITHOUT_LIMIT: readonly string[] = ['src/content', 'src/words', 'src/client/art'];
/** Folders that hold more, and how many at most. The list only becomes shorter. */
export const FULL_FOLDERS: Readonly<Record<string, number>> = {};
