import type { ReactNode } from 'react';

/** The heading of a section of the home page, with a short fact or a link at the far side. */
export function SectionHeading({ id, end, children }: { id: string; end?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={id} className="display text-head sm:text-title">
        {children}
      </h2>
      {end}
    </div>
  );
}
