import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { CONTROL_LOOK, Field, type FieldProps } from './field.tsx';

interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectProps<Value extends string> {
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** A labelled native select. */
export function SelectField<Value extends string>({
  value,
  options,
  onChange,
  disabled,
  ...field
}: FieldProps & SelectProps<Value>) {
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative flex">
          <select
            {...control}
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value as Value)}
            className={clsx(CONTROL_LOOK, 'appearance-none truncate pr-9')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-text-3"
            aria-hidden="true"
          />
        </span>
      )}
    </Field>
  );
}

/** The same choice as a chip inside a sentence, as wide as the chosen value. The label is only announced. */
export function SelectChip<Value extends string>({
  label,
  value,
  options,
  onChange,
  disabled,
  size = 'dense',
}: SelectProps<Value> & { label: string; size?: 'dense' | 'usual' }) {
  return (
    <span className="relative inline-flex max-w-full min-w-0">
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value as Value)}
        className={clsx(
          '[field-sizing:content] max-w-full appearance-none truncate rounded-control border border-line-strong bg-surface-1 pr-7 pl-2.5 text-text-2 transition-colors duration-[90ms] hover:bg-surface-3 hover:text-text-1',
          size === 'dense' ? 'min-h-7 text-dense pointer-coarse:min-h-11 pointer-coarse:min-w-11' : 'control text-base',
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-2 size-3.5 -translate-y-1/2 text-text-3"
        aria-hidden="true"
      />
    </span>
  );
}
