/** What no played game comes to, whatever the file: assertions, what stands in for a hole in a list, ends of full switches. */
const NEVER = /^(\{ )?throw new|^\?\? |^default: return/;

/** And by file, with a part of the text and the reason. */
const REASONS: readonly (readonly [file: string, part: RegExp, why: string])[] = [
  ['game/look', /^function workerState/, 'for screens and bots'],
  ['game/peek', /hidden/, 'for screens and bots'],
  ['decide', /refused: forbidden/, 'for screens and bots: a table plays'],
  ['rules/payment', /noGoldCost/, 'for bots'],
  ['setup', /^function drawCharacters/, 'before a table is laid'],
  ['draw', /xoroshiro128plus/, 'before a table is laid'],
  ['sealed', /./, 'recorded decks come from numbers'],
  ['judging/goods', /prestige|^return false/, 'nothing in the box costs prestige'],
  ['judging/goods', /type: "paid"/, 'nothing in the box costs a wild and a fixed good'],
  ['judging/answers', /canPay|\[\]/, 'no choice in the box has an option that is paid'],
  ['judging/effects', /NOTHING|^: 0/, 'the answer fits its question'],
  ['rules/payment', /case "all"|^: void 0/, 'the Warmonger produces no pair and plays cards for actions'],
  ['rules/payment', /^return false/, 'a Warmonger with nine glory in one track would'],
  ['rules/achievement', /^: sum/, 'cards for a claim have been looked at'],
  ['rules/stratagems', /STR-6/, 'two recruits in play make four workers, which SET-8 refuses first'],
  ['rules/answering', /^return;/, 'there is a question to answer'],
  ['rules/calling', /^return;/, 'there is a clock to give'],
  ['rules/due', /^return|^$/, 'there is a player the table waits for, and a frame for a worker'],
  ['claim', /^return void 0/, 'there is a place to go back to'],
];

/** Positions set up by hand come from no game. */
const BY_HAND = 'src/engine/position';

export const isExpected = (file: string, text: string): boolean =>
  NEVER.test(text) ||
  file.startsWith(BY_HAND) ||
  REASONS.some(([name, part]) => file === `src/engine/${name}.ts` && part.test(text));
