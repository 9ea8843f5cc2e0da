import type { ReactNode } from 'react';

/** Shown when a list or page is empty: one line about what will be here, and the action that adds the first item. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-panel border border-dashed border-line-strong px-5 py-8 sm:px-8">
      <p className="text-lead font-semibold text-balance text-text-1">{title}</p>
      {children && <div className="max-w-prose text-text-2">{children}</div>}
      {action}
    </div>
  );
}
