import { CARD_BACKS, CardBack, CardFace } from './cards.tsx';
import { CHARACTERS, SIDES } from './characters.ts';
import { Clock, ClockGround } from './clock.tsx';
import { Emblem } from './emblems.tsx';
import { CLOTHS, Hourglass, HourglassSocket } from './hourglass.tsx';
import { Icon } from './icons.tsx';
import { LANDS } from './landscape/landmarks.ts';
import { LANDSCAPE_KINDS, Landscape } from './landscape.tsx';
import { MOTIFS } from './motifs.ts';
import { Picture } from './pictures.tsx';
import css from './sheet.module.css';

const YIELDS = [
  ['produceBrown', 1, 'popularity'],
  ['produceRed', 2, 'gold'],
  ['produceBlue', 3, 'gold'],
  ['produceYellow', 1, 'gold'],
] as const;

export function Hourglasses() {
  return (
    <>
      {CLOTHS.map((hue) => (
        <figure key={hue} class="on-cloth" style={{ background: `var(--cloth-${hue}-lit)` }}>
          {[1, 0.62, 0.12].map((level) => (
            <Hourglass key={level} hue={hue} level={level} running size={96} />
          ))}
          <Hourglass hue={hue} level={0} finished size={96} />
          <HourglassSocket size={96} />
          <Hourglass hue={hue} level={0.4} lying size={72} />
          <Hourglass hue={hue} level={0.4} running size={24} />
          <Hourglass hue={hue} level={0.4} running size={48} />
        </figure>
      ))}
    </>
  );
}

export function Emblems() {
  return (
    <>
      {SIDES.flatMap((side) =>
        CHARACTERS.map((character) => (
          <figure key={`${character}-${side}`}>
            {[24, 48, 96, 160].map((size) => (
              <Emblem key={size} of={character} side={side} size={size} />
            ))}
            <figcaption>
              {character}, {side}
            </figcaption>
          </figure>
        )),
      )}
    </>
  );
}

export function Cards() {
  return (
    <>
      {[112, 208].map((width) => (
        <div key={width} class={`${css.row} ${css.cards}`} style={{ '--card-width': `${width}px` }}>
          <CardFace
            title="Cut Loose"
            kind="stratagem"
            picture="chain-broken"
            words="Free one of your workers."
            footer={width > 150 ? 'Stratagem' : undefined}
          >
            <Icon of="retrieve" size={width / 4} />
          </CardFace>
          <CardFace title="War Chest" kind="instant" picture="helmet" footer="At once">
            5 <Icon of="military" size={width / 5} />
          </CardFace>
          <CardFace title="Gates Unbarred" kind="permanent" picture="gates" footer="Lasting">
            3 <Icon of="military" size={width / 6} /> <Icon of="arrow" size={width / 8} />
            <Icon of="conquer" size={width / 6} />
          </CardFace>
          <CardFace title="Der Stern über der Stadt" kind="final" picture="comet" footer="Endgültig">
            10 <Icon of="wild" size={width / 6} /> <Icon of="arrow" size={width / 8} />
            <Icon of="legendary" size={width / 6} />
          </CardFace>
          <CardFace title="Železo a píseň" kind="achievement" picture="lyre" footer="Úspěch">
            6 <Icon of="military" size={width / 6} /> 2 <Icon of="culture" size={width / 6} />
          </CardFace>
          <CardFace title="Amber Quay" kind="province" picture={<Landscape of="amberQuay" kind="gold" />}>
            <ul class="card-lines">
              {YIELDS.map(([cog, amount, kind]) => (
                <li key={cog}>
                  <Icon of={cog} />
                  {amount}
                  <Icon of={kind} />
                </li>
              ))}
            </ul>
          </CardFace>
          {CARD_BACKS.map((kind) => (
            <CardBack key={kind} kind={kind} />
          ))}
        </div>
      ))}
      <div class={css.pictures}>
        {MOTIFS.map((motif, nth) => (
          <Picture key={motif} of={motif} night={nth % 2 === 1} />
        ))}
      </div>
    </>
  );
}

export function Lands() {
  return (
    <div class={css.pictures}>
      {LANDS.map((land, nth) => (
        <Landscape key={land} of={land} kind={LANDSCAPE_KINDS[nth % 5] ?? 'standard'} rare={nth > 49} />
      ))}
    </div>
  );
}

export function Clocks() {
  return (
    <>
      <Clock size={360} />
      <Clock size={360} swing />
      <div class={css.ground}>
        <ClockGround />
      </div>
    </>
  );
}
