import { clsx } from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { ComboboxOption } from './combobox-option.ts';
import { CONTROL_LOOK, Field, type FieldProps } from './field.tsx';

const loadList = () => import('./combobox-list.tsx');
const ComboboxList = lazy(async () => ({ default: (await loadList()).ComboboxList }));
/** Loads the list early. A failure is ignored: it is loaded again when it opens. */
const bringList = (): void => void loadList().catch(() => undefined);

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
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const choose = (wanted: string): void => {
    const option = options.find((each) => each.value === wanted);
    if (option) {
      onChange(option.value);
    }
    setOpen(false);
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
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            onPointerEnter={bringList}
            onFocus={bringList}
            onClick={() => setOpen(!open)}
            className={clsx(CONTROL_LOOK, 'flex items-center justify-between gap-2 text-left')}
          >
            <span className="min-w-0 truncate">{chosen?.label ?? ''}</span>
            <span className="flex shrink-0 items-center gap-2 text-text-3">
              {chosen?.end}
              <ChevronsUpDown className="size-4" aria-hidden="true" />
            </span>
          </button>
          {open && (
            <Suspense fallback={null}>
              <ComboboxList
                id={listId}
                label={field.label}
                value={value}
                options={options}
                button={button}
                onChoose={choose}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  );
}
