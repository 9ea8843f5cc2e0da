import type { ReactNode } from 'react';

/** How a page begins: what it is, what it is for, and `end` at the far side. */
export function PageHead({ heading, lead, end }: { heading: string; lead?: ReactNode; end?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="flex min-w-0 flex-col gap-2">
        <h1 className="display text-title">{heading}</h1>
        {lead && <p className="max-w-prose text-text-2">{lead}</p>}
      </div>
      {end}
    </header>
  );
}
