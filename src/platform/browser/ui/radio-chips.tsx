import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { ChipLabel } from './chip-label.tsx';

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
          <ChipLabel key={option.value}>
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
          </ChipLabel>
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
