import type { ReactNode } from 'react';

/** The head of a page: title, purpose, and `end` at the right. */
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
