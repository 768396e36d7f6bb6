import { CHARACTERS, type CharacterId } from '#content';
import { setup } from '#engine';
import { Icon } from '../../art/index.ts';
import { Portrait } from '../../art/portraits.tsx';
import { at } from '../../kit/base.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import { begin, people } from '../../net/shelf/begin.ts';
import { agreedOf, characterOf, dailyPlan, ME, type SoloPlan } from '../../net/shelf/plan.ts';
import type { SoloResult } from '../../net/shelf/saved.ts';
import { wishName } from '../lobby/who.ts';
import big from './begin.module.css';
import css from './daily.module.css';
import { kept } from './kept.ts';
import { Ranking } from './ranking.tsx';
import { dailyResult } from './records.ts';
import { ShareButton } from './share.tsx';
import { dateText, stepHint, stepName, today } from './texts.ts';

/** Today's game, the same for everybody. */
export function Daily() {
  const date = today();
  const plan = dailyPlan(date, people(0));
  const { solo } = words.value;
  const results = kept.value?.results;
  const result = dailyResult(results ?? [], date);
  return (
    <section class={`${css.daily} on-parchment`} aria-labelledby="daily-title">
      <header>
        <h2 id="daily-title">{solo.kinds.daily}</h2>
        <p class="figure">{dateText(date, { weekday: 'long', day: 'numeric', month: 'long' })}</p>
      </header>
      <p>{solo.daily.sentence}</p>
      <Cast plan={plan} />
      {result === undefined ? <NotYet plan={plan} date={date} /> : <Done plan={plan} result={result} />}
      {results !== undefined && <Ranking date={date} results={results} />}
    </section>
  );
}

function Cast({ plan }: { readonly plan: SoloPlan }) {
  const { solo } = words.value;
  const [own, ...rivals] = plan.chairs.map(characterOf);
  const first = setup({ ...agreedOf(plan), seed: plan.seed ?? 0 }).game.privilege[0] ?? ME;
  const firstChair = plan.chairs[first];
  return (
    <>
      <dl class={css.cast}>
        <div>
          <dt>{solo.daily.you}</dt>
          {own !== undefined && <Face id={own} size={72} />}
        </div>
        <div>
          <dt>{solo.daily.rivals}</dt>
          {rivals.map((id) => (
            <Face key={id} id={id} size={44} />
          ))}
        </div>
      </dl>
      <p>
        {first === ME || firstChair === undefined
          ? solo.daily.youFirst
          : solo.daily.first(wishName(characterOf(firstChair)))}{' '}
        {plan.step !== null && (
          <>
            <b>{stepName(plan.step)}:</b> {stepHint(plan.step)}
          </>
        )}
      </p>
    </>
  );
}

function Face({ id, size }: { readonly id: CharacterId; readonly size: number }) {
  return (
    <dd>
      <Portrait of={CHARACTERS[id].person} side={CHARACTERS[id].side} size={size} />
      <span>{wishName(id)}</span>
    </dd>
  );
}

function NotYet({ plan, date }: { readonly plan: SoloPlan; readonly date: string }) {
  const { solo } = words.value;
  const open = kept.value?.games.find((game) => !game.over && game.plan.date === date);
  return (
    <p class={`row ${css.play}`}>
      {open === undefined ? (
        <button type="button" class={`${button.giant} ${big.begin}`} onClick={() => begin(plan)}>
          {solo.daily.play}
        </button>
      ) : (
        <a class={`${button.giant} ${big.begin}`} href={at(`/solo/${open.id}`)}>
          {solo.goOn}
        </a>
      )}
      <small>{solo.daily.onlyFirst}</small>
    </p>
  );
}

function Done({ plan, result }: { readonly plan: SoloPlan; readonly result: SoloResult }) {
  const { solo, outcomes } = words.value;
  return (
    <>
      <p class={css.result}>
        <small>{solo.daily.done}</small>
        <b class="figure">
          {result.won && <Icon of="crown" size={26} />}
          {solo.place(result.place, result.of)}
        </b>
        <span>{outcomes.points(result.points)}</span>
      </p>
      <p class={`row ${css.again}`}>
        <ShareButton result={result} />
        <button type="button" class={button.plain} onClick={() => begin(plan)}>
          {solo.daily.again}
        </button>
      </p>
    </>
  );
}
