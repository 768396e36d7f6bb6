import { CHARACTERS, PARCHMENT_COLUMNS, TRACKS } from '#content';
import { beyond, playerAt } from '#engine';
import type { Rulebook } from '#words/rulebook';
import { Icon, type IconName } from '../../art/index.ts';
import { Figure } from './figure.tsx';
import { given, inRound } from './situation.ts';

/** The first parchment column of every track. */
const PARCHMENT = 15;

/** END-2, END-3: where four tokens stand on their way to the parchment. */
export function Parchment({ book }: { readonly book: Rulebook }) {
  const game = given(inRound(4), 3, { power: 13, prestige: 9, popularity: 11, legendary: true });
  const player = playerAt(game, 3);
  return (
    <Figure book={book} of="parchment">
      <div class="snippet-tracks" style={{ '--columns': PARCHMENT - 1 + PARCHMENT_COLUMNS }}>
        <i class="snippet-scroll" style={{ '--from': PARCHMENT }} />
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
    <div class={`snippet-line snippet-line-${of}`} style={{ '--from': from, '--at': at }}>
      <i />
      <span>
        <Icon of={of} size={26} />
      </span>
    </div>
  );
}
