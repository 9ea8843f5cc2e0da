import type { ReactNode } from 'react';

/** A failure told to the person, where it happened, with what can be done about it. */
export function Notice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 rounded-[6px] border border-err bg-err-soft px-4 py-3 text-text-1">
      <span>{children}</span>
      {action}
    </div>
  );
}
