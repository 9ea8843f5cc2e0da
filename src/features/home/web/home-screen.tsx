import { lazy, Suspense, useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import { HomeHero, type DrawnHero } from './home-hero.tsx';

/** What lies below the first picture comes when that stands. */
const HomeBelow = lazy(async () => ({ default: (await import('./home-below.tsx')).HomeBelow }));

const onLoad = (listener: () => void): (() => void) => {
  window.addEventListener('load', listener, { once: true });
  return () => window.removeEventListener('load', listener);
};
const isLoaded = (): boolean => document.readyState === 'complete';

/** What a click below the idea box puts into it. */
export interface HomeChoice {
  style?: LookId;
  type?: FilmType;
  idea?: string;
  seed?: number;
  shots?: number;
}

/**
 * The home page: the idea box over a still, and below it what the studio can do. The box, what it draws and the newest
 * films are handed in, since they belong to films; `onChoose` hears what was clicked below the box.
 */
export function HomeScreen({
  slate,
  drawn,
  films,
  creators,
  onChoose,
}: {
  slate: ReactNode;
  drawn: DrawnHero;
  films?: ReactNode;
  /** How many creators the operator speaks of; null where they speak of none. */
  creators: string | null;
  onChoose: (choice: HomeChoice) => void;
}) {
  // Not even asked for before the first picture is painted.
  const below = useDeferredValue(useSyncExternalStore(onLoad, isLoaded), false);
  return (
    <>
      <div className="mx-auto w-full max-w-[1440px] px-4 pb-14 sm:px-6 lg:px-10 lg:pb-[72px]">
        <HomeHero creators={creators} drawn={drawn}>
          {slate}
        </HomeHero>
      </div>
      {below && (
        <Suspense fallback={null}>
          <HomeBelow films={films} onChoose={onChoose} />
        </Suspense>
      )}
    </>
  );
}
