import { useRef, type ReactNode } from 'react';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import { HomeHero } from './home-hero.tsx';
import { HomeLooks } from './home-looks.tsx';
import { HomeStory } from './home-story.tsx';

/**
 * The home page: the idea box over a still, the looks, how a film comes about, and the newest own films. The box and the films
 * are handed in, since they belong to films; `onLook` hears which look was chosen below the box.
 */
export function HomeScreen({ slate, films, onLook }: { slate: ReactNode; films?: ReactNode; onLook: (look: LookId) => void }) {
  const top = useRef<HTMLDivElement>(null);
  const choose = (next: LookId): void => {
    onLook(next);
    top.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  };
  return (
    <div ref={top} className="mx-auto flex w-full max-w-[1440px] flex-col gap-14 px-4 pb-20 sm:px-6 lg:gap-[72px] lg:px-10">
      <HomeHero>{slate}</HomeHero>
      {films}
      <HomeLooks onChoose={choose} />
      <HomeStory />
    </div>
  );
}
