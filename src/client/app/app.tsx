import { useEffect } from 'preact/hooks';
import { IconSprite } from '../art/index.ts';
import { loadSaid } from '../kit/chronicle/said.ts';
import { language } from '../kit/i18n.ts';
import layout from '../kit/layout.module.css';
import { fetchPart, Lazy } from '../kit/parts/lazy.tsx';
import { arrive } from '../kit/pwa/leisure.ts';
import { NewVersion } from '../kit/pwa/version.tsx';
import { type Route, route } from '../kit/router.ts';
import { looking } from '../net/quick/looking.ts';
import { NotFound } from '../pages/notFound.tsx';
import { StartPage } from '../pages/start/start.tsx';
import { Broken } from './broken.tsx';
import { BusyBanner } from './busy.tsx';

/** The page for where we are; everything beyond the start page is fetched when needed. */
export function App() {
  const where = route();
  useEffect(() => {
    if (!ON_THE_WAY.includes(where.page)) arrive();
  }, [where.page]);
  return (
    <div class={layout.window}>
      <Broken key={where.page}>
        <Page where={where} />
      </Broken>
      <BusyBanner />
      {looking.value !== null && where.page !== 'quick' && <Lazy load={quickBanner} with={{}} />}
      {isQuiet(where) && <NewVersion />}
      <IconSprite />
    </div>
  );
}

/** From these pages a person goes on to a game. */
const ON_THE_WAY: readonly Route['page'][] = ['start', 'quick', 'table', 'solo'];

/** Where nobody is in the middle of a game. */
const isQuiet = (where: Route): boolean => where.page === 'start' || (where.page === 'solo' && where.game === null);

const tablePage = () => import('../pages/play/table.tsx').then(({ TablePage }) => TablePage);
const quickPage = () => import('../pages/quick/page.tsx').then(({ QuickPage }) => QuickPage);
const quickBanner = () => import('../pages/quick/banner.tsx').then(({ QuickBanner }) => QuickBanner);
const soloPage = () => import('../pages/solo/page.tsx').then(({ SoloPage }) => SoloPage);
const galleryPage = () => import('../pages/gallery/page.tsx').then(({ GalleryPage }) => GalleryPage);
const replayPage = () => import('../pages/replay/page.tsx').then(({ ReplayPage }) => ReplayPage);
const historyPage = () => import('../pages/history/page.tsx').then(({ HistoryPage }) => HistoryPage);
const youPage = () => import('../pages/you/page.tsx').then(({ YouPage }) => YouPage);
const playersPage = () => import('../pages/players/page.tsx').then(({ PlayersPage }) => PlayersPage);
const statisticsPage = () => import('../pages/statistics/page.tsx').then(({ StatisticsPage }) => StatisticsPage);
const learnPage = () => import('../pages/learn/page.tsx').then(({ LearnPage }) => LearnPage);
const practicePage = () => import('../pages/practice/page.tsx').then(({ PracticePage }) => PracticePage);
const sandboxPage = () => import('../pages/sandbox/page.tsx').then(({ SandboxPage }) => SandboxPage);
const licencesPage = () => import('../pages/licences/page.tsx').then(({ LicencesPage }) => LicencesPage);
const operatorPage = () => import('../pages/operator/page.tsx').then(({ OperatorPage }) => OperatorPage);
const rulesPage = () => import('../pages/rules/page.tsx').then(({ RulesPage }) => RulesPage);

/** After this wait a person sees that something is on its way. */
const MOMENT = 800;

/** Begins with the page before anything can be said on it. */
export const fetchAhead = (): Promise<unknown> =>
  Promise.race([parts(route()), new Promise((resolve) => setTimeout(resolve, MOMENT))]);

/** All letters of a table: were they fetched when they are first drawn, everything would be laid out twice. */
const LETTERS = ['400 1rem "Pendulum Text"', '700 1rem "Pendulum Text"', '600 1rem "Grenze"'];

async function parts(where: Route): Promise<void> {
  if (where.page !== 'table' && where.page !== 'solo' && where.page !== 'replay') return;
  if (where.page === 'replay') loadSaid(language.value).catch(() => {});
  for (const letters of LETTERS) document.fonts.load(letters).catch(() => {});
  if (where.page === 'table') await fetchPart(tablePage);
  if (where.page === 'solo') await fetchPart(soloPage);
  if (where.page !== 'replay') return;
  const page = fetchPart(replayPage);
  if (where.of !== null)
    await (await import('../pages/replay/ahead.ts')).fetchReplay(where.of, language.value).catch(() => {});
  await page;
}

function Page({ where }: { readonly where: Route }) {
  switch (where.page) {
    case 'start':
      return <StartPage />;
    case 'table':
      return <Lazy key={where.code} load={tablePage} with={{ code: where.code }} />;
    case 'quick':
      return <Lazy load={quickPage} with={{}} />;
    case 'solo':
      return <Lazy load={soloPage} with={{ game: where.game }} />;
    case 'rules':
      return <Lazy load={rulesPage} with={{ rule: where.rule }} />;
    case 'replay':
      return <Lazy load={replayPage} with={{ of: where.of }} />;
    case 'history':
      return <Lazy load={historyPage} with={{}} />;
    case 'you':
      return <Lazy load={youPage} with={{}} />;
    case 'players':
      return <Lazy load={playersPage} with={{ name: where.name }} />;
    case 'statistics':
      return <Lazy load={statisticsPage} with={{}} />;
    case 'learn':
      return <Lazy load={learnPage} with={{ lesson: where.lesson }} />;
    case 'practice':
      return <Lazy load={practicePage} with={{ puzzle: where.puzzle }} />;
    case 'sandbox':
      return <Lazy load={sandboxPage} with={{}} />;
    case 'licences':
      return <Lazy load={licencesPage} with={{}} />;
    case 'operator':
      return <Lazy load={operatorPage} with={{}} />;
    case 'gallery':
      return <Lazy load={galleryPage} with={{}} />;
    default:
      return <NotFound />;
  }
}
