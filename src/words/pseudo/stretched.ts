import type { Message } from '../messages/message.ts';

/** About as much longer as German, Finnish or Polish can be. */
const MORE = 0.4;

const ACCENTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeéiíoóuúyýcčdďnňrřsštťzžAÁEÉIÍOÓUÚYÝCČDĎNŇRŘSŠTŤZŽ'.matchAll(/../g)].map(([pair]) => [...pair]),
);

/** "Flip" → "Flííp": letters with accents, every third or so twice. What is between brackets was stretched before. */
export function stretched(text: string): string {
  let owed = 0;
  let depth = 0;
  return [...text]
    .map((letter) => {
      depth += letter === '[' ? 1 : letter === ']' ? -1 : 0;
      if (depth > 0 || !/\p{L}/u.test(letter)) return letter;
      owed += MORE;
      const times = owed >= 1 ? 2 : 1;
      owed -= times - 1;
      return (ACCENTS[letter] ?? letter).repeat(times);
    })
    .join('');
}

/** With a mark at both ends, so that one sees where a phrase is cut off, or put together of several. */
export const marked = (text: string): string => (/\p{L}/u.test(text) ? `[${stretched(text)}]` : text);

/** The same for a phrase with gaps: what stands in them stays. */
export const markedMessage = (message: Message): Message => ['[', ...stretchedMessage(message), ']'];

const stretchedMessage = (message: Message): Message =>
  message.map((part) => {
    if (typeof part === 'string') return stretched(part);
    if (typeof part === 'number') return part;
    const cases = Object.entries(part.cases).map(([key, inner]) => [key, stretchedMessage(inner)] as const);
    return { ...part, cases: Object.fromEntries(cases) };
  });
