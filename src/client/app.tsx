import { IconSprite } from './art/index.ts';
import { Lazy } from './lazy.tsx';
import { Broken } from './pages/broken.tsx';
import { NotFound } from './pages/notFound.tsx';
import { StartPage } from './pages/start.tsx';
import { type Route, route } from './router.ts';

/** The page for where we are; everything beyond the start page is fetched when needed. */
export function App() {
  const where = route();
  return (
    <div class="app">
      <IconSprite />
      <Broken key={where.page}>
        <Page where={where} />
      </Broken>
    </div>
  );
}

const tablePage = () => import('./pages/table.tsx').then(({ TablePage }) => TablePage);
const soloPage = () => import('./pages/solo.tsx').then(({ SoloPage }) => SoloPage);
const rulesPage = () => import('./pages/rules.tsx').then(({ RulesPage }) => RulesPage);

function Page({ where }: { readonly where: Route }) {
  switch (where.page) {
    case 'start':
      return <StartPage />;
    case 'table':
      return <Lazy key={where.code} load={tablePage} with={{ code: where.code }} />;
    case 'solo':
      return <Lazy load={soloPage} with={{}} />;
    case 'rules':
      return <Lazy load={rulesPage} with={{ rule: where.rule }} />;
    default:
      return <NotFound />;
  }
}
