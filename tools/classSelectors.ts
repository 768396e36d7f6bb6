/** Finds CSS classes in the selectors of TypeScript: classes only dress, and code that looks for something asks by address, role or name. */
export interface Found {
  readonly line: number;
  readonly text: string;
}

const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
/** A class alone, after a tag or an attribute, or after another part of a selector. */
const CLASS =
  /(?:^|[\s,>~+(\]])(?:a|b|i|p|article|aside|button|dialog|div|fieldset|form|h[1-6]|header|html|li|main|nav|ol|section|span|svg|table|td|ul)?\.[a-z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*-?(?=$|[\s,.:>~+)[$])/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
const NO_SELECTOR =
  /\/|\.(?:ts|tsx|mjs|js|css|json|html|svg|png|md|gz|txt|zip|webmanifest|sqlite|log|po)(?:$|\W)|\.\s|\.$/;

/** The text of a literal without the parts that code fills in. */
const plain = (literal: string): string => literal.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '$');

export function classSelectors(text: string): readonly Found[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (COMMENT.test(line) || /^\s*(?:import|export) .*from /.test(line)) return [];
    const literals = [...line.matchAll(STRING)].map(([literal]) => plain(literal));
    return literals
      .filter((literal) => CLASS.test(literal) && !NO_SELECTOR.test(literal))
      .map((literal) => ({ line: index + 1, text: literal }));
  });
}
