import { PROVINCE_IDS, type ProvinceKind, provinceKind } from '#content';
import sheet from '../../../art/realm.svg?url';
import { words } from '../../../kit/i18n.ts';
import { CAPITAL, LANDMARKS, PLACES, SHEET, type Spot } from './places.ts';
import css from './realm.module.css';

/** What stands in a province, by what it is rich in. */
const MARKS: Readonly<Record<ProvinceKind, string>> = {
  standard: 'M-6 4V-1L-2-5 2-1V4ZM2 4V1L5-2 8 1V4Z',
  military: 'M-6 5V-6H-3V-4H-1V-6H1V-4H3V-6H6V5Z',
  culture: 'M-7-2 0-7 7-2ZM-6 5V0H-4V5ZM-1 5V0H1V5ZM4 5V0H6V5ZM-8 5H8V7H-8Z',
  gold: 'M0-6A6 6 0 1 0 0 6A6 6 0 1 0 0-6ZM0-3 2 0 0 3-2 0Z',
  votes: 'M-5 3Q-5-5 0-6Q5-5 5 3L7 5H-7ZM-2 6H2V8H-2Z',
  militaryRare: 'M-9 6V-5L-6-8-3-5V0H3V-5L6-8 9-5V6Z',
  cultureRare: 'M0-10 2.5-3 10-3 4 1.5 6.5 8.5 0 4-6.5 8.5-4 1.5-10-3-2.5-3Z',
  goldRare: 'M-8 7V-2L-4-5V-9H4V-5L8-2V7H3V1H-3V7Z',
};

/** All provinces, and cards that are places, on one map. */
export function Realm() {
  const { start, provinces } = words.value;
  return (
    <figure class={css.realm}>
      <figcaption>
        <h2>{start.realm}</h2>
        <p>{start.realmHint}</p>
      </figcaption>
      <div class={css.sheet} tabIndex={0}>
        <img src={sheet} alt="" width={SHEET[0]} height={SHEET[1]} />
        <svg viewBox={`0 0 ${SHEET.join(' ')}`} role="img" aria-label={start.realm}>
          {PROVINCE_IDS.map((id) => (
            <Place key={id} at={PLACES[id]} mark={MARKS[provinceKind(id) as ProvinceKind]} name={provinces.names[id]} />
          ))}
          <Landmarks />
          <g class={css.capital} transform={`translate(${CAPITAL.join(' ')})`}>
            <path d="M-16 8V-8H-10V-14H-6V-8H-3V-22L0-28 3-22V-8H6V-14H10V-8H16V8Z" />
            <circle cy="-14" r="4.5" />
            <text y="22" font-size="19">
              Montbrielle
            </text>
          </g>
        </svg>
      </div>
    </figure>
  );
}

interface PlaceProps {
  readonly at: Spot;
  readonly mark: string;
  readonly name: string;
}

function Place({ at, mark, name }: PlaceProps) {
  return (
    <g class={css.place} transform={`translate(${at.join(' ')})`}>
      <path d={mark} />
      <text y="18" font-size="13.5">
        {name.replaceAll('\u00AD', '')}
      </text>
    </g>
  );
}

function Landmarks() {
  const { rewards, achievements, stratagems } = words.value.cards;
  const named: readonly (readonly [Spot, string])[] = [
    [LANDMARKS.tollGate, rewards.tollGate],
    [LANDMARKS.royalLibrary, rewards.royalLibrary],
    [LANDMARKS.royalMint, achievements.royalMint],
    [LANDMARKS.fullGranaries, achievements.fullGranaries],
    [LANDMARKS.openMarket, stratagems.openMarket],
  ];
  return (
    <>
      {named.map(([at, name]) => (
        <g key={name} class={css.landmark} transform={`translate(${at.join(' ')})`}>
          <path d="M0-4 4 0 0 4-4 0Z" />
          <text y="15" font-size="12">
            {name}
          </text>
        </g>
      ))}
    </>
  );
}
