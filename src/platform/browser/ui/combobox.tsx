import { clsx } from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { later } from '../start/later.ts';
import type { ComboboxList } from './combobox-list.tsx';
import type { ComboboxOption } from './combobox-option.ts';
import { CONTROL_LOOK, Field, type FieldProps } from './field.tsx';
import { toast } from './toasts.tsx';

const list = later(
  () => import('./combobox-list.tsx'),
  (module) => module.ComboboxList,
);
/** Loads the list early. A failure is ignored: it is loaded again when it opens. */
const bringList = (): void => void list.bring().catch(() => undefined);

/** A choice of one among many, filtered by typing. Its list is loaded when the pointer or the focus reaches its button. */
export function Combobox<Value extends string>({
  value,
  options,
  onChange,
  ...field
}: FieldProps & {
  value: Value;
  options: readonly ComboboxOption<Value>[];
  onChange: (value: Value) => void;
}) {
  const t = useTranslations('ui');
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  /** While it is open. */
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
  const chosen = options.find((option) => option.value === value);
  const choose = (wanted: string): void => {
    const option = options.find((each) => each.value === wanted);
    if (option) {
      onChange(option.value);
    }
    close();
  };
  return (
    <Field {...field}>
      {(control) => (
        <>
          <button
            ref={button}
            type="button"
            {...control}
            aria-haspopup="dialog"
            aria-expanded={List !== undefined}
            aria-controls={List && listId}
            onPointerEnter={bringList}
            onFocus={bringList}
            onClick={() => (List ? close() : void open())}
            className={clsx(CONTROL_LOOK, 'flex items-center justify-between gap-2 text-left')}
          >
            <span className="min-w-0 truncate">{chosen?.label ?? ''}</span>
            <span className="flex shrink-0 items-center gap-2 text-text-3">
              {chosen?.end}
              <ChevronsUpDown className="size-4" aria-hidden="true" />
            </span>
          </button>
          {List && (
            <List
              id={listId}
              label={field.label}
              value={value}
              options={options}
              button={button}
              onChoose={choose}
              onClose={close}
            />
          )}
        </>
      )}
    </Field>
  );
}
