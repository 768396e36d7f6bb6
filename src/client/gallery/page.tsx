import { LANGUAGES } from '#words';
import { GalleryCards } from './cards.tsx';
import { GallerySituation } from './situation.tsx';
import { isSituation, SITUATION_NAMES } from './situations.ts';
import './gallery.css';
import { Lazy } from '../lazy.tsx';

const sheet = () => import('../art/sheet.tsx').then(({ Sheet }) => Sheet);

/** Everything there is to see, in every language: for eyes and for screenshots. */
export function GalleryPage() {
  const query = new URLSearchParams(location.search);
  const name = query.get('situation');
  if (isSituation(name)) return <GallerySituation name={name} />;
  if (query.has('cards')) return <GalleryCards />;
  return (
    <main class="gallery">
      <h1>Gallery</h1>
      <Lazy load={sheet} with={{}} />
      {LANGUAGES.map((language) => (
        <section key={language} lang={language}>
          <h2>{language}</h2>
          <iframe
            class="gallery-cards"
            title={`cards, ${language}`}
            src={`/gallery?cards&language=${language}`}
            loading="lazy"
          />
          <div class="gallery-situations">
            {SITUATION_NAMES.map((situation) => (
              <figure key={situation}>
                <iframe
                  title={`${situation}, ${language}`}
                  src={`/gallery?situation=${encodeURIComponent(situation)}&language=${language}`}
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
