import { useId, type ReactNode } from 'react';

/**
 * A section of a settings page: its title at the side, or above on narrow pages, and its controls. `anchor` is its
 * fragment id.
 */
export function PageSection({
  heading,
  note,
  anchor,
  children,
}: {
  heading: string;
  note?: ReactNode;
  anchor?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid scroll-mt-20 gap-x-10 gap-y-5 border-t border-line pt-6 xl:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]"
    >
      <header className="flex min-w-0 flex-col gap-1.5">
        <h2 id={id} className="text-lead font-semibold text-balance">
          {heading}
        </h2>
        {note && <div className="flex max-w-prose flex-col gap-2 text-text-2">{note}</div>}
      </header>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  );
}
