import { clsx } from 'clsx';
import { Children, type ReactNode } from 'react';

/** The print along the edge of a frame: short facts with a dot between them, and `end` at the right. */
export function EdgePrint({ children, end, className }: { children?: ReactNode; end?: ReactNode; className?: string }) {
  const facts = Children.toArray(children);
  return (
    <p className={clsx('edge flex flex-wrap items-center justify-between gap-x-2 text-text-3', className)}>
      <span className="flex min-w-0 flex-wrap items-center">
        {facts.map((fact, index) => (
          // The facts never change their order, so the index is a stable key.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className="inline-flex min-w-0 items-center">
            <span className="min-w-0">{fact}</span>
            {index < facts.length - 1 && (
              <span aria-hidden="true" className="px-1">
                ·
              </span>
            )}
          </span>
        ))}
      </span>
      {end !== undefined && <span className="shrink-0">{end}</span>}
    </p>
  );
}
