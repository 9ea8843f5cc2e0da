import { clsx } from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import type { ComboboxOption } from './combobox-option.ts';
import { CONTROL_LOOK, Field, type FieldProps } from './field.tsx';
import { useComboboxList } from './use-combobox-list.ts';

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
  const { List, trigger, listProps, close } = useComboboxList();
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
            type="button"
            {...control}
            {...trigger}
            className={clsx(CONTROL_LOOK, 'flex items-center justify-between gap-2 text-left')}
          >
            <span className="min-w-0 truncate">{chosen?.label ?? ''}</span>
            <span className="flex shrink-0 items-center gap-2 text-text-3">
              {chosen?.end}
              <ChevronsUpDown className="size-4" aria-hidden="true" />
            </span>
          </button>
          {List && <List {...listProps} label={field.label} value={value} options={options} onChoose={choose} />}
        </>
      )}
    </Field>
  );
}
