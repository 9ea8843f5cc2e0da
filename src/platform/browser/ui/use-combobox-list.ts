import { useId, useRef, useState, type ComponentProps, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import { later } from '../start/later.ts';
import type { ComboboxList } from './combobox-list.tsx';
import { toast } from './toasts.tsx';

const list = later(
  () => import('./combobox-list.tsx'),
  (module) => module.ComboboxList,
);
/** Loads the list early. A failure is ignored: it is loaded again when it opens. */
const bringList = (): void => void list.bring().catch(() => undefined);

/**
 * The searchable list of a button, loaded when the pointer or the focus reaches it: `trigger` goes to the button,
 * `listProps` to the `List`, which is there while it is open.
 */
export function useComboboxList(): {
  List: typeof ComboboxList | undefined;
  trigger: ComponentProps<'button'> & { ref: Ref<HTMLButtonElement> };
  listProps: Pick<ComponentProps<typeof ComboboxList>, 'id' | 'button' | 'onClose'>;
  close: () => void;
} {
  const t = useTranslations('ui');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [List, setList] = useState<typeof ComboboxList>();
  const open = async (): Promise<void> => {
    try {
      const loaded = list.code ?? (await list.bring());
      setList(() => loaded);
    } catch {
      toast(t('partMissing'), 'error');
    }
  };
  const close = (): void => setList(undefined);
  return {
    List,
    trigger: {
      ref: button,
      'aria-haspopup': 'dialog',
      'aria-expanded': List !== undefined,
      'aria-controls': List && id,
      onPointerEnter: bringList,
      onFocus: bringList,
      onClick: () => (List ? close() : void open()),
    },
    listProps: { id, button, onClose: close },
    close,
  };
}
