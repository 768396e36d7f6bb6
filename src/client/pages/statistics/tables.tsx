import type { CharacterId } from '#content';
import type { Count } from '#protocol';
import { Figures } from '../../kit/chronicle/figures.tsx';
import { said } from '../../kit/chronicle/said.ts';
import { words } from '../../kit/i18n.ts';
import layout from '../../kit/layout.module.css';
import css from '../players/page.module.css';
import { share } from '../players/say.ts';
import { type Sums, sumsBy, sumsOf } from '../players/sums.ts';
import { evenShare, isBot, isOf, KINDS, type Kind, mean, ofPlayers, spread, total } from './counts.ts';

interface Props {
  readonly counts: readonly Count[];
}

const tenths = (value: number): string =>
  Number.isNaN(value) ? '–' : words.value.speech.number(Math.round(10 * value) / 10);

/** People beside each level of bots: the bots are measured by it. */
export function Overview({ counts }: Props) {
  const { statistics } = said.value;
  const rows = KINDS.map((kind) => ({ kind, own: counts.filter(isOf(kind)) })).filter(({ own }) => own.length > 0);
  return (
    <section class={`${layout.sheet} ${css.wide}`}>
      <h2>{statistics.overview}</h2>
      <Figures
        label={statistics.overview}
        columns={['', ...sumColumns(), statistics.winning, statistics.even]}
        rows={rows.map(({ kind, own }) => [
          kindName(kind),
          ...sumFigures(sumsOf(own)),
          winning(own),
          share(evenShare(own), sumsOf(own).seats),
        ])}
      />
      <small class="soft">{statistics.evenHint}</small>
    </section>
  );
}

const winning = (own: readonly Count[]): string => tenths(mean(spread(own, 'winningPoints')));

const sumColumns = (): readonly string[] => {
  const { seats, won, complete, points } = said.value.statistics;
  return [seats, won, complete, points];
};

const sumFigures = ({ seats, won, complete, points }: Sums): readonly string[] => [
  words.value.speech.number(seats),
  share(won, seats),
  share(complete, seats),
  tenths(points / seats),
];

const kindName = (kind: Kind): string =>
  kind === 'people' ? said.value.statistics.people : words.value.lobby.levels[kind];

/** How the game changes with the number at the table. */
export function ByPlayers({ counts, numbers }: Props & { readonly numbers: readonly number[] }) {
  const { statistics } = said.value;
  const { seats, complete, points } = statistics;
  const rowsOf = (own: readonly Count[]) =>
    numbers
      .map((number) => ({ number, at: ofPlayers(own, number) }))
      .filter(({ at }) => at.length > 0)
      .map(({ number, at }) => {
        const sums = sumsOf(at);
        const figures = [share(sums.complete, sums.seats), tenths(sums.points / sums.seats), winning(at)];
        return [String(number), words.value.speech.number(sums.seats), ...figures];
      });
  return (
    <Beside
      title={statistics.byPlayers}
      columns={[statistics.players, seats, complete, points, statistics.winning]}
      kinds={apart(counts).map(({ name, own }) => ({ name, rows: rowsOf(own) }))}
    />
  );
}

/** People and bots. */
const apart = (counts: readonly Count[]) => [
  { name: said.value.statistics.people, own: counts.filter(isOf('people')) },
  { name: said.value.statistics.bots, own: counts.filter(isBot) },
];

/** How each character does, in people's hands and beside it in bots'. */
export function ByCharacter({ counts }: Props) {
  const { statistics } = said.value;
  const rowsOf = (own: readonly Count[]) => sumsBy(own).map(({ of, ...sums }) => [epithet(of), ...sumFigures(sums)]);
  return (
    <Beside
      title={statistics.byCharacter}
      columns={[statistics.character, ...sumColumns()]}
      kinds={apart(counts).map(({ name, own }) => ({ name, rows: rowsOf(own) }))}
    />
  );
}

const epithet = (id: string): string => words.value.characters.epithets[id as CharacterId];

interface BesideProps {
  readonly title: string;
  readonly columns: readonly string[];
  readonly kinds: readonly { readonly name: string; readonly rows: readonly (readonly string[])[] }[];
}

/** The same table of people and of bots, side by side where there is room. */
function Beside({ title, columns, kinds }: BesideProps) {
  return (
    <section class={`${layout.sheet} ${css.wide}`}>
      <h2>{title}</h2>
      <div class={css.beside}>
        {kinds
          .filter(({ rows }) => rows.length > 0)
          .map(({ name, rows }) => (
            <div key={name}>
              <h3>{name}</h3>
              <Figures label={`${title}: ${name}`} columns={columns} rows={rows} />
            </div>
          ))}
      </div>
    </section>
  );
}

/** Which council reward players take first. */
export function FirstRewards({ counts }: Props) {
  const { statistics } = said.value;
  const [people = new Map(), bots = new Map()] = apart(counts).map(({ own }) => spread(own, 'firstReward'));
  const names: Readonly<Record<string, string>> = words.value.cards.rewards;
  const rows = [...new Set([...people.keys(), ...bots.keys()])].map((id) => [
    names[id] ?? id,
    share(people.get(id) ?? 0, total(people)),
    share(bots.get(id) ?? 0, total(bots)),
  ]);
  const half = Math.ceil(rows.length / 2);
  return (
    <section class={`${layout.sheet} ${css.wide}`}>
      <h2>{statistics.rewards}</h2>
      <div class={css.beside}>
        {[rows.slice(0, half), rows.slice(half)].map((part, nth) => (
          <Figures
            key={nth}
            label={`${statistics.rewards} ${nth + 1}/2`}
            columns={[statistics.reward, statistics.people, statistics.bots]}
            rows={part}
          />
        ))}
      </div>
    </section>
  );
}
