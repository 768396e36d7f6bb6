import { isRuleId, type RuleId } from './ids.ts';

/** A text in pieces: words, and the rules it links to. */
export type Piece = { readonly words: string } | { readonly link: RuleId };

const LINK = /\[\[([^\]]*)\]\]/;

/** "See [[TIM-3]]." in three pieces. What looks like a link but names no rule stays words, and a test finds it. */
export const piecesOf = (text: string): readonly Piece[] =>
  text
    .split(LINK)
    .map((part, index): Piece => {
      if (index % 2 === 0) return { words: part };
      return isRuleId(part) ? { link: part } : { words: `[[${part}]]` };
    })
    .filter((piece) => !('words' in piece) || piece.words !== '');

export const linksIn = (text: string): readonly RuleId[] =>
  piecesOf(text).flatMap((piece) => ('link' in piece ? [piece.link] : []));

/** The text as it is read: links become their ids. */
export const plainText = (text: string): string =>
  piecesOf(text)
    .map((piece) => ('link' in piece ? piece.link : piece.words))
    .join('');
