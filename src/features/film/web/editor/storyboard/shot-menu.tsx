import { Ellipsis } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { DocumentShot } from '../../../timeline/film-document.ts';

/** Menus are large, and the shots are shown without them. */
const ShotActions = lazy(async () => ({ default: (await import('./shot-actions.tsx')).ShotActions }));

/** The menu of one shot; until it is loaded, its place. */
export function ShotMenu(props: { shot: DocumentShot; inTable: boolean }) {
  return (
    <Suspense
      fallback={
        <span
          aria-hidden="true"
          className="inline-grid size-7 shrink-0 place-items-center text-text-2 pointer-coarse:size-11"
        >
          <Ellipsis className="size-4" strokeWidth={1.75} />
        </span>
      }
    >
      <ShotActions {...props} />
    </Suspense>
  );
}
