import { useEffect, useState } from 'preact/hooks';
import { CHARACTER_IDS } from '#content';
import { Icon } from '../../art/index.ts';
import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { words } from '../../kit/i18n.ts';
import { Lazy } from '../../kit/parts/lazy.tsx';
import { heldTables } from '../../kit/settings/seats.ts';
import { people } from '../../net/shelf/begin.ts';
import { characterOf, dailyPlan, ME } from '../../net/shelf/plan.ts';
import { Continue } from '../continue/continue.tsx';
import { useLessonBook } from '../learn/book.ts';
import { firstOpen } from '../learn/progress.ts';
import { wishName } from '../lobby/who.ts';
import { kept, look } from '../solo/kept.ts';
import { dailyResult, recordOf } from '../solo/records.ts';
import { today } from '../solo/texts.ts';
import { Card } from './card.tsx';
import css from './home.module.css';
import { LastGame } from './lastGame.tsx';

/** What is going on for a person who has been here before. */
export function Home() {
  useEffect(() => void look(), []);
  return (
    <>
      <Continue />
      <AlongButton />
      <nav class={css.home} {...address({ of: 'home' })}>
        <Today />
        <NextLesson />
        <Regency />
        <LastGame results={kept.value?.results ?? []} />
      </nav>
    </>
  );
}

const alongPart = () => import('./along.tsx').then(({ Along }) => Along);

/** Only seats at tables can be taken along. */
function AlongButton() {
  const [open, setOpen] = useState(false);
  if (heldTables().length === 0) return null;
  return (
    <>
      <button type="button" class={button.quiet} onClick={() => setOpen(true)}>
        <Icon of="qr" size={20} />
        {words.value.start.along}
      </button>
      {open && <Lazy load={alongPart} with={{ close: () => setOpen(false) }} />}
    </>
  );
}

function Today() {
  const { solo } = words.value;
  const date = today();
  const result = dailyResult(kept.value?.results ?? [], date);
  const chair = dailyPlan(date, people(0)).chairs[ME];
  const text =
    result === undefined
      ? wishName(chair === undefined ? 'random' : characterOf(chair))
      : solo.place(result.place, result.of);
  return <Card to="/solo" label={solo.kinds.daily} text={text} />;
}

function NextLesson() {
  const book = useLessonBook();
  const next = firstOpen();
  if (book === null || next === null) return null;
  return <Card to={`/learn/${next}`} label={words.value.start.learn} text={book.lessons[next].title} />;
}

function Regency() {
  const { solo } = words.value;
  const results = kept.value?.results ?? [];
  const won = CHARACTER_IDS.filter((id) => (recordOf(results, id)?.wins ?? 0) > 0).length;
  return <Card to="/solo" label={solo.kinds.regency} text={solo.regency.progress(won, CHARACTER_IDS.length)} />;
}
