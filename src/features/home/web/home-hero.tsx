import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CircledTake } from '#src/platform/browser/ui/circled-take.tsx';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';

/** The idea box over a still of our own; on narrow screens the still stands above it. */
export function HomeHero({ children }: { children: ReactNode }) {
  const t = useTranslations('home');
  const film = useTranslations('film');
  return (
    <section aria-labelledby="home-heading" className="pt-0 md:pt-px">
      <div className="relative">
        <div className="relative aspect-video overflow-hidden rounded-frame border border-line bg-media md:aspect-auto md:h-[clamp(500px,42vw,610px)]">
          <img
            src="/showcase/hero.avif" srcSet="/showcase/hero-small.avif 800w, /showcase/hero.avif 1760w" sizes="(max-width: 1440px) 100vw, 1360px"
            width={1760} height={880} alt={t('stillAlt')} fetchPriority="high"
            className="size-full object-cover object-[72%_30%]"
          />
          <span aria-hidden="true" className="absolute inset-0 hidden bg-[linear-gradient(90deg,oklch(0.13_0.012_205/0.94)_0%,oklch(0.13_0.012_205/0.8)_34%,oklch(0.13_0.012_205/0.3)_58%,transparent_74%)] md:block" />
        </div>
        <EdgePrint className="mt-2.5 md:hidden" end={t('draft')}>
          <span>{t('stillTitle')}</span>
          <span>{film('looks.gouache')}</span>
          <CircledTake number={1} />
        </EdgePrint>
        <div className="mt-6 flex flex-col md:absolute md:inset-y-0 md:left-0 md:mt-0 md:w-[min(700px,66%)] lg:w-[min(700px,56%)] md:justify-center md:pl-7 lg:pl-12">
          <p className="edge order-1 mb-2 text-balance text-text-2 theme-dark-wide">{t('claim')}</p>
          <h1 id="home-heading" className="display order-2 text-[clamp(2.15rem,1.35rem+3.1vw,3.9rem)] leading-[calc(0.98*var(--leading-scale))] text-text-1 theme-dark-wide xl:[font-stretch:145%]">
            {t('headingFirst')}
            <br />
            {t('headingSecond')}
          </h1>
          <div className="order-3 mt-7">{children}</div>
        </div>
      </div>
      <EdgePrint className="mt-2.5 max-md:hidden" end={t('ownEngine')}>
        <span>{t('stillTitle')}</span>
        <span>{film('looks.gouache')}</span>
        <CircledTake number={1} />
        <span>{t('draft')}</span>
      </EdgePrint>
    </section>
  );
}
