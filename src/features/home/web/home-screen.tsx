import { lazy, Suspense, useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';
import type { HomeChoice } from './home-choice.ts';
import { HomeHero, type DrawnHero } from './home-hero.tsx';

/** Loaded after the first picture. */
const HomeBelow = lazy(async () => ({ default: (await import('./home-below.tsx')).HomeBelow }));

const onLoad = (listener: () => void): (() => void) => {
  window.addEventListener('load', listener, { once: true });
  return () => window.removeEventListener('load', listener);
};
const isLoaded = (): boolean => document.readyState === 'complete';

/**
 * The home page: the idea box over a still, and below it what the studio can do. The box, the preview and the films are
 * passed in, because they belong to other slices; `onChoose` receives what was clicked below the box.
 */
export function HomeScreen({
  slate,
  drawn,
  films,
  community,
  claim,
  creators,
  onChoose,
}: {
  slate: ReactNode;
  drawn: DrawnHero;
  films?: ReactNode;
  /** Films of others. */
  community: ReactNode;
  /** The operator's own claim in this language, in place of the program's; null without one. */
  claim: string | null;
  /** The operator's claim of how many creators there are; null without one. */
  creators: string | null;
  onChoose: (choice: HomeChoice) => void;
}) {
  // Not even requested before the first picture is painted.
  const below = useDeferredValue(useSyncExternalStore(onLoad, isLoaded), false);
  return (
    <>
      <div className="mx-auto w-full max-w-[1440px] px-4 pb-14 sm:px-6 lg:px-10 lg:pb-[72px]">
        <HomeHero claim={claim} creators={creators} drawn={drawn}>
          {slate}
        </HomeHero>
      </div>
      {below && (
        <Suspense fallback={null}>
          <HomeBelow films={films} community={community} onChoose={onChoose} />
        </Suspense>
      )}
    </>
  );
}
