/** Reads source text: its imports, its words without comments and strings, the titles of its tests. */

export type Import = { readonly from: string; readonly typesOnly: boolean };

const STATEMENT = /^(?:import|export)\s+(type\s+)?(?:[\w$\s,*{}]+?\bfrom\s*)?['"]([^'"\n]+)['"]/gm;
const CALL = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;
const ADDRESS = /\bnew URL\(\s*['"](\.[^'"\n]+\.tsx?)['"]\s*,\s*import\.meta\.url\s*\)/g;

export function importsOf(text: string): Import[] {
  const stated = [...text.matchAll(STATEMENT)].map((m) => ({ from: m[2] ?? '', typesOnly: m[1] !== undefined }));
  const called = [...text.matchAll(CALL), ...text.matchAll(ADDRESS)];
  return [...stated, ...called.map((m) => ({ from: m[1] ?? '', typesOnly: false }))];
}

const COMMENT = String.raw`\/\*[\s\S]*?\*\/|\/\/.*`;
const STRING = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"`;
const SILENT = new RegExp(`${COMMENT}|${STRING}`, 'g');

/** The text without comments and strings; line breaks inside comments stay, so that lines keep their numbers. */
export function bare(text: string): string {
  return text.replaceAll(SILENT, (part) => part.replaceAll(/[^\n]/g, ' '));
}

export const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

export const RULE_ID = '[A-Z][A-Z0-9]{2}-[0-9]+';
const TITLE = new RegExp(`^(?!\\s*//).*?\\(\\s*(['"\`])((?:${RULE_ID}[ ,]+)+)(.*?)\\1`, 'gm');
const EACH_ID = new RegExp(RULE_ID, 'g');

export type Title = { readonly ids: readonly string[]; readonly text: string; readonly line: number };

/** Titles that begin with rule ids: `test('TIM-3 TIM-5 the purple flip …'`, also after `.each(…)`; not of `describe`. */
export function titlesOf(text: string): Title[] {
  return [...text.matchAll(TITLE)]
    .filter((m) => !/\bdescribe\b[^'"`]*$/.test(m[0].slice(0, m[0].indexOf(m[1] ?? ''))))
    .map((m) => ({
      ids: m[2]?.match(EACH_ID) ?? [],
      text: `${m[2]}${m[3]}`,
      line: lineOf(text, m.index + m[0].length),
    }));
}
