import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

/** A choice of one among few, all visible. Arrow keys move it. */
export function RadioChips<Value extends string>({
  label,
  value,
  options,
  onChange,
  hint,
  className,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  onChange: (value: Value) => void;
  /** The effect of the choice, in a sentence below it. */
  hint?: string | undefined;
  className?: string;
}) {
  const name = useId();
  return (
    <fieldset className={clsx('min-w-0', className)} aria-describedby={hint && `${name}-hint`}>
      <legend className="mb-1.5 text-note text-text-2">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="control inline-flex cursor-pointer items-center gap-2 rounded-control border border-line-strong px-3 text-dense text-text-2 transition-colors duration-[90ms] hover:bg-surface-3 has-checked:border-select has-checked:bg-select-soft has-checked:text-text-1 has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-note text-text-3">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
