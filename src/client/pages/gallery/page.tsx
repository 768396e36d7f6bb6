import { useEffect, useState } from 'preact/hooks';
import { isLanguage, LANGUAGES, loadCatalogue } from '#words';
import { at } from '../../kit/base.ts';
import { sayHere, speakHere } from '../../kit/i18n.ts';
import { Lazy } from '../../kit/parts/lazy.tsx';
import { THEMES } from '../../kit/settings/settings.ts';
import { GalleryCards } from './cards.tsx';
import css from './page.module.css';
import { GallerySituation } from './situation.tsx';
import { isSituation, SITUATION_NAMES } from './situations.ts';

const sheet = () => import('../../art/sheet.tsx').then(({ Sheet }) => Sheet);
const finale = () => import('./finale.tsx').then(({ GalleryFinale }) => GalleryFinale);
const sounds = () => import('./sounds.tsx').then(({ GallerySounds }) => GallerySounds);

/** Everything there is to see, in every language and room: for eyes and for screenshots. */
export function GalleryPage() {
  const query = new URLSearchParams(location.search);
  const ready = useAskedFor(query);
  const name = query.get('situation');
  if (!ready) return null;
  const players = query.has('players') ? Number(query.get('players')) : null;
  if (isSituation(name)) return <GallerySituation name={name} alive={query.has('alive')} players={players} />;
  if (query.has('finale')) return <Lazy load={finale} with={{ query }} />;
  if (query.has('cards')) return <GalleryCards />;
  if (query.has('sounds')) return <Lazy load={sounds} with={{}} />;
  return (
    <main class={css.gallery} tabIndex={0}>
      <h1>Gallery</h1>
      <Lazy load={sheet} with={{}} />
      {LANGUAGES.map((language) => (
        <section key={language} lang={language}>
          <h2>{language}</h2>
          <iframe
            class={css.cards}
            title={`cards, ${language}`}
            src={at(`/gallery?cards&language=${language}`)}
            loading="lazy"
          />
          <div class={css.situations}>
            {SITUATION_NAMES.map((situation) => (
              <figure key={situation}>
                <iframe
                  title={`${situation}, ${language}`}
                  src={at(`/gallery?situation=${encodeURIComponent(situation)}&language=${language}`)}
                  loading="lazy"
                />
                <figcaption>{situation}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

/** Longer, accented, marked English, to see where a language that nobody has written yet would not fit. */
async function speakPseudo(): Promise<void> {
  const { pseudoOf } = await import('#words/pseudo');
  sayHere(pseudoOf(await loadCatalogue('en')));
}

/** The language and the room named in the address hold for this page only. */
function useAskedFor(query: URLSearchParams): boolean {
  const language = query.get('language');
  const theme = THEMES.find((one) => one === query.get('theme'));
  const [ready, setReady] = useState(!isLanguage(language) && language !== 'pseudo');
  useEffect(() => {
    if (theme !== undefined && theme !== 'system') document.documentElement.dataset.theme = theme;
    if (isLanguage(language)) speakHere(language).then(() => setReady(true));
    if (language === 'pseudo') speakPseudo().then(() => setReady(true));
  }, [language, theme]);
  return ready;
}
