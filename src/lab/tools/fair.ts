import { sealedText } from '#engine/sealed';
import type { Recording } from '#protocol';
import { checkDecks, type DeckCheck, type Unfair } from '#protocol/fair';
import { Misuse, readFlags, say, type Tool } from '../cli/tool.ts';
import { openRecording } from '../recordings/openRecording.ts';

export const fairTool: Tool = {
  says: 'the decks of a recorded game, made again from the opened seed and compared',
  usage: `npm run lab -- fair FILE [options]
  --told SEAL   the seal that was told at the start of the game, 64 hex digits
  --text        only the text under the seal, for another program to hash: … --text | sha256sum`,
  run(args) {
    const { values, positionals } = readFlags(args, FLAGS, true);
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new Misuse('fair needs one file');
    const recording = openRecording(file);
    if (values.text) return void process.stdout.write(textOf(recording));
    const check = checkDecks(recording, values.told ?? null);
    say(tell(check));
    if (recording.sealed !== null) say(`seal  ${recording.sealed.seal}\nseed  ${recording.sealed.seed}`);
    if (check.type === 'unfair') process.exitCode = 1;
  },
};

const FLAGS = { told: { type: 'string' }, text: { type: 'boolean', default: false } } as const;

function textOf({ sealed, opening }: Recording): string {
  if (sealed === null) throw new Misuse('the decks of this game were not sealed');
  return sealedText(sealed.seed, opening.secret);
}

function tell(check: DeckCheck): string {
  if (check.type === 'unsealed') return 'The decks of this game were not sealed: there is nothing to check.';
  if (check.type === 'unfair') return `The decks do not hold: ${WHY[check.why]}.`;
  const told = check.told
    ? 'It is the seal that was told.'
    : 'Compare the seal with the one that was told at the start.';
  return `The decks hold: the seed makes them, the seal fits them, and every card came from them. ${told}`;
}

const WHY: Readonly<Record<Unfair, string>> = {
  otherSeal: 'the seal is not the one that was told at the start',
  otherDecks: 'the seed makes other decks',
  brokenSeal: 'the seal does not fit the seed and the decks',
  otherCards: 'the cards that came were not those of the decks',
};
