import { AREAS } from '#content';
import { address } from '../../../kit/address.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { words } from '../../../kit/i18n.ts';
import { useView } from '../../view/view.ts';
import { CARD_KEYS, DEED_KEYS, DEEDS, FRAME_KEYS, HOME_KEY, VISIT_KEYS, VISITS, WORKER_KEYS } from './bindings.ts';
import css from './help.module.css';

/** Every key and what it does. */
export function KeyHelp() {
  const view = useView();
  if (!view.help.value) return null;
  const { keyboard } = words.value;
  const close = () => {
    view.help.value = false;
  };
  return (
    <Dialog title={keyboard.title} close={close} width="wide">
      <p class="soft">{keyboard.intro}</p>
      <div class={css.groups}>
        {groups().map(({ title, rows }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl class={css.list} {...address({ of: 'keyList' })}>
              {rows.map(({ keys, text }) => (
                <div key={text}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

interface Group {
  readonly title: string;
  readonly rows: readonly { readonly keys: readonly string[]; readonly text: string }[];
}

function groups(): readonly Group[] {
  const { keyboard, commands, names } = words.value;
  return [
    {
      title: keyboard.groups.timers,
      rows: AREAS.map((area, nth) => ({ keys: [String(nth + 1)], text: commands.flip(names.areas[area].theTimer) })),
    },
    {
      title: keyboard.groups.workers,
      rows: [
        { keys: WORKER_KEYS, text: keyboard.worker },
        ...AREAS.map((area) => ({ keys: FRAME_KEYS[area], text: keyboard.place(names.areas[area].area) })),
        { keys: [HOME_KEY], text: keyboard.home },
      ],
    },
    {
      title: keyboard.groups.cards,
      rows: [
        { keys: CARD_KEYS, text: keyboard.card },
        { keys: ['1', '…', '9'], text: keyboard.answer },
        ...DEEDS.flatMap((deed) =>
          deed === 'putDown' ? [] : [{ keys: [DEED_KEYS[deed]], text: keyboard.deeds[deed] }],
        ),
      ],
    },
    {
      title: keyboard.groups.around,
      rows: [
        { keys: ['←', '→', '↑', '↓'], text: keyboard.arrows },
        { keys: ['↵'], text: keyboard.enter },
        { keys: ['Esc'], text: keyboard.deeds.putDown },
        { keys: ['Alt'], text: keyboard.hold },
        ...VISITS.map((place) => ({ keys: [VISIT_KEYS[place]], text: keyboard.visits[place] })),
      ],
    },
  ];
}
