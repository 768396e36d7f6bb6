import { address } from '../../kit/address.ts';
import button from '../../kit/button.module.css';
import { wayLabel } from '../view/label.ts';
import { ask } from '../view/touch.ts';
import { useView } from '../view/view.ts';
import css from './popover.module.css';
import { Popover } from './popover.tsx';

/** The ways to do what was touched. */
export function CommandMenu() {
  const view = useView();
  const menu = view.menu.value;
  if (menu === null) return null;
  const close = () => {
    view.menu.value = null;
  };
  return (
    <Popover anchor={menu.anchor} title={menu.title} close={close}>
      <div class={css.ways}>
        {menu.commands.map((command, nth) => (
          <button
            type="button"
            class={button.plain}
            key={JSON.stringify(command)}
            {...address({ of: 'way', nth })}
            data-key={nth + 1}
            onClick={() => ask(view, command)}
          >
            {wayLabel(view, command, menu.commands)}
          </button>
        ))}
      </div>
    </Popover>
  );
}
