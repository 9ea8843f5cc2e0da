import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CircledTake } from '#src/platform/browser/ui/circled-take.tsx';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { LOOKS_CLAIMED, type LookId } from '#src/shared/catalogue/looks.ts';

/** The first frames of the typed idea's film, drawn while it is typed: they replace the still. */
export interface DrawnHero {
  picture: ReactNode;
  /** Undefined until something is drawn: then the still is shown. */
  caption: { title: string; number: number; look: LookId } | undefined;
}

/** The idea box over a still, or over the live preview; on narrow screens the picture is above it. */
export function HomeHero({
  children,
  claim,
  creators,
  drawn,
}: {
  children: ReactNode;
  claim: string | null;
  creators: string | null;
  drawn: DrawnHero;
}) {
  const t = useTranslations('home');
  const film = useTranslations('film');
  const { picture, caption } = drawn;
  const facts = caption
    ? [
        <span key="title" aria-live="polite" title={caption.title} className="line-clamp-1">
          {caption.title}
        </span>,
        <span key="look">{film(`looks.${caption.look}`)}</span>,
        <span key="shot" aria-hidden="true">
          {t('frame', { number: caption.number })}
        </span>,
      ]
    : [
        <span key="title">{t('stillTitle')}</span>,
        <span key="look">{film('looks.gouache')}</span>,
        <CircledTake key="take" number={1} />,
      ];
  return (
    <section aria-labelledby="home-heading" className="pt-0 md:pt-px">
      <div className="relative">
        <div className="relative aspect-video overflow-hidden rounded-frame border border-line bg-media md:aspect-auto md:h-[clamp(500px,42vw,610px)]">
          <img
            src="/showcase/hero.avif"
            srcSet="/showcase/hero-small.avif 800w, /showcase/hero.avif 1760w"
            sizes="(max-width: 1440px) 100vw, 1360px"
            width={1760}
            height={880}
            alt={t('stillAlt')}
            fetchPriority="high"
            hidden={caption !== undefined}
            className="size-full object-cover object-[72%_30%] md:object-[36%_30%]"
          />
          <span className="absolute inset-0 md:left-[34%] md:[mask-image:linear-gradient(90deg,transparent,black_22%)]">
            {picture}
          </span>
          <span
            aria-hidden="true"
            className={clsx(
              'absolute inset-0 hidden md:block',
              caption
                ? 'bg-[linear-gradient(90deg,oklch(0.13_0.012_205)_30%,oklch(0.13_0.012_205/0.3)_52%,transparent_62%)]'
                : 'bg-[linear-gradient(90deg,oklch(0.13_0.012_205/0.94)_0%,oklch(0.13_0.012_205/0.8)_34%,oklch(0.13_0.012_205/0.3)_58%,transparent_74%)]',
            )}
          />
        </div>
        <EdgePrint className="mt-2.5 md:hidden" end={t('draft')}>
          {facts}
        </EdgePrint>
        <div className="mt-6 flex flex-col md:absolute md:inset-y-0 md:left-0 md:mt-0 md:w-[clamp(390px,52%,700px)] md:justify-center md:pl-7 lg:pl-12">
          <p className="edge order-1 mb-2 text-balance text-text-2 theme-dark-wide">
            {claim ??
              (creators
                ? t('claimWithCreators', { creators, styles: LOOKS_CLAIMED })
                : t('claim', { styles: LOOKS_CLAIMED }))}
          </p>
          <h1
            id="home-heading"
            className="display order-2 text-[clamp(2.15rem,1.35rem+3.1vw,3.9rem)] leading-[calc(0.98*var(--leading-scale))] text-text-1 theme-dark-wide xl:[font-stretch:145%]"
          >
            {t('headingFirst')}
            <br />
            {t('headingSecond')}
          </h1>
          <div className="order-3 mt-7">{children}</div>
        </div>
      </div>
      <EdgePrint className="mt-2.5 max-md:hidden" end={caption ? film('preview.note') : t('ownEngine')}>
        {facts}
      </EdgePrint>
    </section>
  );
}
