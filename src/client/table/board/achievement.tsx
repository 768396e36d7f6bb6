import { ACHIEVEMENTS, RESOURCES, type Resource } from '#content';
import { isRound, type Player, playerAt, type Take } from '#engine';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import { EffectIcons } from '../../kit/cards/effectIcons.tsx';
import { MOTIF_OF } from '../../kit/cards/motifs.ts';
import { words } from '../../kit/i18n.ts';
import { about } from '../../kit/topic.ts';
import { DEED_KEYS } from '../senses/keys/bindings.ts';
import { shortText } from '../view/lacking.ts';
import { colourOf } from '../view/people.ts';
import { ask, askOneOf } from '../view/touch.ts';
import { commandsOf, marked, mine, useView } from '../view/view.ts';
import css from './achievement.module.css';
import { Token } from './privilege.tsx';

/** What to hold, what one has, what it brings, and who has it already. */
export function AchievementPanel() {
  const view = useView();
  const game = view.game.value;
  const { cards, names, table } = words.value;
  const { asks, reward } = ACHIEVEMENTS[game.achievement];
  const player = view.front.value === null ? null : playerAt(game, view.front.value);
  const needs = needsOf(asks, player);
  return (
    <section
      {...about({ of: 'achievement' })}
      class={`${css.achievement} on-parchment`}
      aria-label={cards.achievements[game.achievement]}
    >
      <h2>{cards.achievements[game.achievement]}</h2>
      <p>{table.holdThese}</p>
      {game.tokenOnCard && (
        <span class={css.token}>
          <Icon of="legendary" size={36} label={table.tokenOnCard} />
        </span>
      )}
      <span class={css.picture}>
        <i data-motif={MOTIF_OF[game.achievement]} />
      </span>
      <ul>
        {needs.map(({ icon, have, need }) => (
          <li key={icon} data-met={have >= need || undefined}>
            <Icon of={icon} size={22} label={names.kinds[icon === 'vote' ? 'votes' : icon]} />
            <span class={css.meter}>
              <i style={{ width: `${Math.min(100, (have / need) * 100)}%` }} />
            </span>
            <b>
              {player === null ? '' : have}
              <small>{player === null ? need : `/${need}`}</small>
            </b>
            <span class={css.tick}>{have >= need && <Icon of="check" size={16} />}</span>
          </li>
        ))}
      </ul>
      <div class={css.gain} {...address({ of: 'achievementGain' })}>
        <EffectIcons effect={reward} size={22} />
        {game.tokenOnCard && <span class={css.or}>{table.orToken}</span>}
        <span class={css.claimed}>
          {game.players.map((one, seat) =>
            one.claimed ? <Token key={one.character} seat={seat} colour={colourOf(view, seat)} /> : null,
          )}
        </span>
      </div>
      <ClaimButton missing={missing(needs)} />
    </section>
  );
}

function ClaimButton({ missing }: { readonly missing: string | null }) {
  const view = useView();
  const { table } = words.value;
  const player = mine(view);
  if (player === null) return null;
  const ways = commandsOf(view, 'claim');
  if (player.claimed) return <p class={css.note}>{table.claimedAlready}</p>;
  if (ways.length === 0) {
    return (
      <button
        type="button"
        class={css.claim}
        {...address({ of: 'claim' })}
        data-key={DEED_KEYS.claim}
        onClick={() => ask(view, { type: 'claim', take: ['reward'], with: [] })}
      >
        {isRound(view.game.value) && missing !== null ? missing : table.claim}
      </button>
    );
  }
  const plain = (take: Take) =>
    ways.find((way) => way.take.length === 1 && way.take[0] === take && way.with.length === 0);
  const more = ways.filter((way) => way.with.length > 0);
  const token = plain('legendary');
  const reward = plain('reward');
  // The token comes last: it stands where the one button stood before, so a quick hand gets the most.
  return (
    <div class={`${css.claims}${marked(view, { of: 'claim' })}`}>
      {reward !== undefined && (
        <button
          type="button"
          class={css.claim}
          data-open
          {...(token === undefined ? { ...address({ of: 'claim' }), 'data-key': DEED_KEYS.claim } : {})}
          onClick={() => ask(view, reward)}
        >
          {table.takeReward}
        </button>
      )}
      {more[0] !== undefined && (
        <button
          type="button"
          class={css.claim}
          data-open
          {...(token === undefined && reward === undefined
            ? { ...address({ of: 'claim' }), 'data-key': DEED_KEYS.claim }
            : {})}
          onClick={(event) => more[0] && askOneOf(view, event.currentTarget, table.claim, more, more[0])}
        >
          {table.withCard}
        </button>
      )}
      {token !== undefined && (
        <button
          type="button"
          class={css.claim}
          data-open
          {...address({ of: 'claim' })}
          data-key={DEED_KEYS.claim}
          onClick={() => ask(view, token)}
        >
          <Icon of="legendary" size={20} /> {table.takeToken}
        </button>
      )}
    </div>
  );
}

interface Need {
  readonly icon: Resource | 'wild' | 'vote';
  readonly have: number;
  readonly need: number;
}

function needsOf(
  asks: (typeof ACHIEVEMENTS)[keyof typeof ACHIEVEMENTS]['asks'],
  player: Player | null,
): readonly Need[] {
  const needs: Need[] = [];
  for (const resource of RESOURCES) {
    const need = asks[resource];
    if (need !== undefined) needs.push({ icon: resource, have: player?.[resource] ?? 0, need });
  }
  if (asks.any !== undefined) {
    const have = player === null ? 0 : player.military + player.culture + player.gold;
    needs.push({ icon: 'wild', have, need: asks.any });
  }
  needs.push({ icon: 'vote', have: player?.votes ?? 0, need: asks.votes });
  return needs;
}

function missing(needs: readonly Need[]): string | null {
  const short = needs
    .filter(({ have, need }) => have < need)
    .map(({ icon, have, need }) => [icon === 'vote' ? 'votes' : icon, need - have] as const);
  return short.length === 0 ? null : words.value.table.moreToClaim(shortText(words.value, short));
}
