import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';

/** A checkbox with its label; `error` is the validation message. */
export function Checkbox({
  checked,
  onChange,
  children,
  error,
  disabled,
  required,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  required?: boolean;
}) {
  const errorId = useId();
  return (
    <span className="flex flex-col gap-1">
      <label className="flex cursor-pointer items-start gap-2.5 text-base pointer-coarse:min-h-11 pointer-coarse:py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-55">
        <span className="relative mt-px grid size-[18px] shrink-0 place-items-center pointer-coarse:before:absolute pointer-coarse:before:-inset-[13px]">
          <input
            type="checkbox"
            checked={checked}
            disabled={disabled}
            required={required}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={(event) => onChange(event.target.checked)}
            className="peer absolute inset-0 appearance-none rounded-[4px] border border-line-strong bg-surface-2 checked:border-select checked:bg-select aria-invalid:border-err"
          />
          <Check
            className="pointer-events-none relative size-3.5 text-on-select opacity-0 peer-checked:opacity-100"
            strokeWidth={3}
            aria-hidden="true"
          />
        </span>
        <span className="min-w-0">{children}</span>
      </label>
      {error && (
        <span id={errorId} role="alert" className="text-note text-err">
          {error}
        </span>
      )}
    </span>
  );
}
