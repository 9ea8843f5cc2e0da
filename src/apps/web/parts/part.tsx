import type { ReactNode } from 'react';

/** One part with its name. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-3" data-part={name}>
      <h2 className="edge text-text-3">{name}</h2>
      <div className="flex flex-wrap items-start gap-3">{children}</div>
    </section>
  );
}
