import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../../kit/i18n.ts';
import { Lazy } from '../../../kit/parts/lazy.tsx';
import css from './inSight.module.css';

const realm = () => import('./realm.tsx').then(({ Realm }) => Realm);

/** The map lies below the first screen, and is fetched when a person comes near it. */
export function RealmInSight() {
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { threshold: 0.05 });
    if (place.current !== null) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <section ref={place} class={css.place} aria-label={words.value.start.realm}>
      {isNear && <Lazy load={realm} with={{}} />}
    </section>
  );
}
