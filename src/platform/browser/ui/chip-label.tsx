import type { ReactNode } from 'react';

/** One visible option of a choice: a label around its hidden radio button or checkbox, which shows what is chosen. */
export function ChipLabel({ children }: { children: ReactNode }) {
  return (
    <label className="control inline-flex cursor-pointer items-center gap-2 rounded-control border border-line-strong px-3 text-dense text-text-2 transition-colors duration-[90ms] hover:bg-surface-3 has-checked:border-select has-checked:bg-select-soft has-checked:text-text-1 has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      {children}
    </label>
  );
}
