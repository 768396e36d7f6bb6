import { useRef, useState } from 'preact/hooks';
import { RESOURCES, TRACKS } from '#content';
import { type Answer, answersTo, type Command, type Task } from '#engine';
import { questionText } from '#words';
import { Icon, type IconName } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { EffectIcons } from '../../kit/cards/effectIcons.tsx';
import { words } from '../../kit/i18n.ts';
import { isGuided } from '../guide/guide.tsx';
import { commandLabel } from '../view/label.ts';
import { useLayout } from '../view/layout.ts';
import { ask } from '../view/touch.ts';
import { mine, useView } from '../view/view.ts';
import { questionAnchor } from './place.ts';
import { useBeside } from './popover.tsx';
import css from './question.module.css';
import { type Shown, useSteady } from './steady.ts';

/** The question that holds up its owner and nobody else. It lies beside what led to it and blocks nothing. */
export function Question({ inCouncil = false }: { readonly inCouncil?: boolean }) {
  const view = useView();
  const sheet = useRef<HTMLElement>(null);
  const anchor = questionAnchor(view, useLayout().value);
  const player = mine(view);
  const [task, next] = player?.todo ?? [];
  const seat = view.me.value;
  useBeside(sheet, anchor, task);
  if (task === undefined || seat === null) return null;
  const answers = answersTo(view.game.value, seat, task);
  return (
    <section
      ref={sheet}
      {...address({ of: 'question' })}
      class={css.question}
      data-place={view.turn !== null ? 'mat' : inCouncil ? 'council' : anchor === null ? 'apart' : 'beside'}
      data-guided={isGuided(view) || undefined}
      role="group"
      aria-label={questionText(words.value, task)}
    >
      <h3>{questionText(words.value, task)}</h3>
      {next !== undefined && isSame(task, next) && <p>{words.value.table.askedAgain}</p>}
      {isMix(task) ? (
        <Mix key={JSON.stringify(task)} answers={answers} pays={task.do === 'payWild'} />
      ) : (
        <Answers answers={answers} task={task} left={player?.todo.length ?? 0} />
      )}
    </section>
  );
}

/** A reward and a bonus may ask the same: without a word the second looks as if the first had not been answered. */
const isSame = (one: Task, other: Task): boolean => JSON.stringify(one) === JSON.stringify(other);

const isMix = (task: Task): boolean =>
  (task.do === 'gainWild' || task.do === 'payWild' || task.do === 'gainVp') && task.count > 1;

interface AnswersProps {
  readonly answers: readonly Answer[];
  readonly task: Task;
  /** How many questions are left, this one among them. */
  readonly left: number;
}

function Answers({ answers, task, left }: AnswersProps) {
  const shown = useSteady(`${left} ${JSON.stringify(task)}`, answers);
  return (
    <div class={css.answers} data-provinces={answers.some(({ to }) => to === 'conquer') || undefined}>
      {shown.map(({ answer, nth }, place) => (
        <AnswerButton key={JSON.stringify(answer)} answer={answer} task={task} nth={nth} place={place} />
      ))}
    </div>
  );
}

interface ButtonProps extends Shown {
  readonly task: Task;
  readonly place: number;
}

function AnswerButton({ answer, task, nth, place }: ButtonProps) {
  const view = useView();
  const command: Command = { type: 'answer', answer };
  const label = commandLabel(view, command);
  return (
    <button
      type="button"
      class={button.plain}
      {...(nth === null ? {} : address({ of: 'answer', nth }))}
      disabled={nth === null}
      data-key={place < 9 ? place + 1 : undefined}
      onClick={() => ask(view, command)}
    >
      <AnswerIcon answer={answer} task={task} />
      {label}
    </button>
  );
}

function AnswerIcon({ answer, task }: { readonly answer: Answer; readonly task: Task }) {
  if (answer.to === 'wild') return <KindIcon kinds={RESOURCES} of={answer} />;
  if (answer.to === 'vp') return <KindIcon kinds={TRACKS} of={answer} />;
  if (answer.to === 'choose' && task.do === 'choose') {
    const option = task.of[answer.option];
    return option === undefined ? null : <EffectIcons effect={option} size={22} />;
  }
  return null;
}

function KindIcon({ kinds, of }: { readonly kinds: readonly IconName[]; readonly of: object }) {
  const chosen = kinds.find((kind) => (of as Readonly<Record<string, unknown>>)[kind] === 1);
  return chosen === undefined ? null : <Icon of={chosen} size={22} />;
}

type MixAnswer = Extract<Answer, { to: 'wild' | 'vp' }>;

/** Counts up to the total asked for, kind by kind, from what no answer does without, and offers only what can still become one. */
function Mix({ answers, pays }: { readonly answers: readonly Answer[]; readonly pays: boolean }) {
  const view = useView();
  const mixes = answers.filter((answer): answer is MixAnswer => answer.to === 'wild' || answer.to === 'vp');
  const kinds: readonly (IconName & string)[] = mixes[0]?.to === 'vp' ? TRACKS : RESOURCES;
  const amount = (of: object, kind: string): number => (of as Readonly<Record<string, number>>)[kind] ?? 0;
  const least = Object.fromEntries(kinds.map((kind) => [kind, Math.min(...mixes.map((mix) => amount(mix, kind)))]));
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(least);
  const fits = (next: Readonly<Record<string, number>>) =>
    mixes.some((mix) => kinds.every((kind) => amount(mix, kind) >= (next[kind] ?? 0)));
  const total = mixes[0] === undefined ? 0 : kinds.reduce((sum, kind) => sum + amount(mixes[0] as object, kind), 0);
  const counted = kinds.reduce((sum, kind) => sum + (chosen[kind] ?? 0), 0);
  const add = (kind: string, by: number) => {
    setChosen((before) => {
      const next = { ...before, [kind]: Math.max(0, (before[kind] ?? 0) + by) };
      return fits(next) ? next : before;
    });
  };
  const answer = mixes.find((mix) => kinds.every((kind) => amount(mix, kind) === (chosen[kind] ?? 0)));
  const { table } = words.value;
  return (
    <div class={css.mix}>
      {kinds.map((kind, nth) => (
        <span class={css.kind} key={kind}>
          <button
            type="button"
            class={button.icon}
            {...address({ of: 'less', kind })}
            disabled={(chosen[kind] ?? 0) <= (least[kind] ?? 0)}
            onClick={() => add(kind, -1)}
            aria-label={table.less(nameOfKind(kind))}
          >
            −
          </button>
          <Icon of={kind} size={30} />
          <span>{nameOfKind(kind)}</span> <b class="figure">{chosen[kind] ?? 0}</b>
          <button
            type="button"
            class={button.icon}
            {...address({ of: 'more', kind })}
            data-key={nth + 1}
            disabled={!fits({ ...chosen, [kind]: (chosen[kind] ?? 0) + 1 })}
            onClick={() => add(kind, 1)}
            aria-label={table.more(nameOfKind(kind))}
          >
            +
          </button>
        </span>
      ))}
      <button
        type="button"
        class={button.main}
        {...address({ of: 'confirm' })}
        data-key="↵"
        disabled={answer === undefined}
        onClick={() => answer !== undefined && ask(view, { type: 'answer', answer })}
      >
        {counted < total ? table.chosen(counted, total) : table.confirm[pays ? 'pay' : 'gain']}
      </button>
    </div>
  );
}

function nameOfKind(kind: string): string {
  const known: Readonly<Record<string, string>> = words.value.table.goods;
  return known[kind] ?? kind;
}
