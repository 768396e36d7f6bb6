/** A small break: in that file this text, which stands there once, becomes that one. */
export type Break = readonly [file: string, text: string, broken: string];

/** For each rule the breaks that a test which names the rule must notice. */
export type Breaks = Readonly<Record<string, readonly Break[]>>;

export const inEngine = (file: string, text: string, broken: string): Break => [`src/engine/${file}.ts`, text, broken];
export const inRules = (file: string, text: string, broken: string): Break => inEngine(`rules/${file}`, text, broken);
export const inContent = (file: string, text: string, broken: string): Break => [
  `src/content/${file}.ts`,
  text,
  broken,
];
export const inRoom = (file: string, text: string, broken: string): Break => [`src/room/${file}.ts`, text, broken];
