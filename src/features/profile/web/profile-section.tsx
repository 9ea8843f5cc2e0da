import { useId, type ReactNode } from 'react';

/** A part of the page with its heading; `anchor` is its address within the page. */
export function ProfileSection({ heading, note, anchor, children }: { heading: string; note?: ReactNode; anchor: string; children: ReactNode }) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className="flex scroll-mt-20 flex-col gap-4 border-t border-line pt-6">
      <header className="flex flex-col gap-1">
        <h2 id={id} className="text-lead font-semibold">{heading}</h2>
        {note && <p className="max-w-prose text-text-2">{note}</p>}
      </header>
      {children}
    </section>
  );
}
