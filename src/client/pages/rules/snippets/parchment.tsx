import { CHARACTERS, PARCHMENT_COLUMNS, TRACKS, type Track } from '#content';
import { beyond, playerAt } from '#engine';
import type { Rulebook, Snippet } from '#words/rulebook';
import { Icon, type IconName } from '../../../art/index.ts';
import { Figure } from './figure.tsx';
import css from './parchment.module.css';
import { given, inRound } from './situation.ts';

/** The first parchment column of every track. */
const PARCHMENT = 15;

type Props = { readonly book: Rulebook };

/** END-2: all four tokens on the parchment, with 5 points. */
export function Score({ book }: Props) {
  return <Tokens book={book} of="score" at={{ power: 12, prestige: 11, popularity: 11 }} />;
}

/** END-3: one token is still on its way to the parchment. */
export function Parchment({ book }: Props) {
  return <Tokens book={book} of="parchment" at={{ power: 13, prestige: 9, popularity: 11 }} />;
}

interface TokensProps extends Props {
  readonly of: Snippet;
  readonly at: Readonly<Record<Track, number>>;
}

function Tokens({ book, of, at }: TokensProps) {
  const player = playerAt(given(inRound(4), 3, { ...at, legendary: true }), 3);
  return (
    <Figure book={book} of={of}>
      <div class={css.tracks} style={{ '--columns': PARCHMENT - 1 + PARCHMENT_COLUMNS }}>
        <i class={css.scroll} style={{ '--from': PARCHMENT }} />
        {TRACKS.map((track) => (
          <TrackLine
            key={track}
            of={track}
            from={PARCHMENT - CHARACTERS[player.character].enter[track]}
            at={PARCHMENT + beyond(player, track)}
          />
        ))}
        <TrackLine of="legendary" from={PARCHMENT - 1} at={player.legendary ? PARCHMENT : PARCHMENT - 1} />
      </div>
    </Figure>
  );
}

function TrackLine({ of, from, at }: { readonly of: IconName; readonly from: number; readonly at: number }) {
  return (
    <div class={css.line} data-of={of} style={{ '--from': from, '--at': at }}>
      <i />
      <span>
        <Icon of={of} size={26} />
      </span>
    </div>
  );
}
