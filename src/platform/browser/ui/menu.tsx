import {
  cloneElement,
  useEffect,
  useState,
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { useTranslations } from 'use-intl';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';
import { afterLoad } from '../start/after-load.ts';
import { later } from '../start/later.ts';
import type { MenuEntry } from './menu-entry.ts';
import { toast } from './toasts.tsx';

/** What places lists and moves the focus in them is large, and pages are shown without it. */
const list = later(
  () => import('./menu-list.tsx'),
  (module) => module.MenuList,
);

/** A menu of actions. `children` is its button. Its list is loaded some time after the page, or when it is pressed. */
export function Menu({
  entries,
  children,
  align = 'end',
  startsOpen = false,
}: {
  entries: readonly MenuEntry[];
  children: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  align?: 'start' | 'end';
  /** It was asked for before it was here. */
  startsOpen?: boolean;
}) {
  const t = useTranslations('ui');
  const [isWanted, setWanted] = useState(startsOpen);
  const [List, setList] = useState(() => list.code);
  const open = (): void => {
    setWanted(true);
    list.bring().then(
      (loaded) => setList(() => loaded),
      () => {
        setWanted(false);
        toast(t('partMissing'), 'error');
      },
    );
  };
  useEffect(() => {
    const bring = (): void =>
      void list.bring().then(
        (loaded) => setList(() => loaded),
        () => undefined,
      );
    return startsOpen ? bring() : afterLoad(bring, TIMINGS.preload);
  }, [startsOpen]);
  if (isWanted && List) {
    return (
      <List entries={entries} align={align}>
        {children}
      </List>
    );
  }
  return cloneElement(children, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown') {
        event.preventDefault();
        open();
      }
    },
  });
}
