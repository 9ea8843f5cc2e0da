import type { ReactNode } from 'react';
import type { HomeChoice } from './home-choice.ts';
import { HomeFooter } from './home-footer.tsx';
import { HomeLooks } from './home-looks.tsx';
import { HomePrices } from './home-prices.tsx';
import { HomeSamples } from './home-samples.tsx';
import { HomeSteps } from './home-steps.tsx';
import { HomeTools } from './home-tools.tsx';

/** Everything below the home page's first picture. */
export function HomeBelow({
  films,
  community,
  onChoose,
}: {
  films: ReactNode;
  community: ReactNode;
  onChoose: (choice: HomeChoice) => void;
}) {
  return (
    <>
      <div className="mx-auto flex w-full max-w-[1440px] flex-col gap-16 px-4 pb-20 sm:px-6 lg:gap-[88px] lg:px-10">
        {films}
        <HomeLooks onChoose={(style) => onChoose({ style })} />
        <HomeSamples onChoose={onChoose} />
        {community}
        <HomeSteps />
        <HomeTools />
        <HomePrices />
      </div>
      <HomeFooter />
    </>
  );
}
