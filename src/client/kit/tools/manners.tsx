import button from '../button.module.css';
import { Choice } from '../controls.tsx';
import { words } from '../i18n.ts';
import { forgive, unheard } from '../manners/ears.ts';
import { FILTERS, settings } from '../settings/settings.ts';

/** Where rude words are hidden, and whom this browser does not hear. */
export function Manners() {
  const said = words.value.settings;
  return (
    <>
      <Choice
        label={said.filter}
        value={settings.filter.value}
        options={FILTERS.map((value) => ({ value, label: said.filters[value] }))}
        choose={(filter) => {
          settings.filter.value = filter;
        }}
        hint={said.filterHint}
      />
      {unheard.value.length > 0 && (
        <details>
          <summary>{said.unheard(unheard.value.length)}</summary>
          <p class="row">
            {unheard.value.map(({ key, name, blocked }) => (
              <button key={key} type="button" class={button.quiet} onClick={() => forgive(key)}>
                {blocked ? said.unblock(name) : said.unmutePerson(name)}
              </button>
            ))}
          </p>
        </details>
      )}
    </>
  );
}
