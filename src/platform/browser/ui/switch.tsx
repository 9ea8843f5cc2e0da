import type { ReactNode } from 'react';

/** A labelled switch that takes effect at once. */
export function Switch({
  checked,
  onChange,
  children,
  disabled,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  disabled?: boolean;
}) {
  return (
    <label className="inline-flex cursor-pointer items-center gap-2.5 text-base pointer-coarse:min-h-11 has-disabled:cursor-not-allowed has-disabled:opacity-55">
      <span className="relative inline-flex h-6 w-10 shrink-0 items-center">
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 appearance-none rounded-full border border-line-strong bg-surface-3 transition-colors duration-[90ms] checked:border-select checked:bg-select"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none relative ml-[5px] size-3.5 rounded-full bg-text-2 transition-transform duration-[140ms] ease-cut peer-checked:translate-x-4 peer-checked:bg-on-select"
        />
      </span>
      <span className="min-w-0">{children}</span>
    </label>
  );
}
