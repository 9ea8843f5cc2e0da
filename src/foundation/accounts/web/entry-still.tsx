import { useTranslations } from 'use-intl';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';

/** A still of this studio beside the form; only on screens wide enough for both. */
export function EntryStill() {
  const t = useTranslations('accounts.still');
  return (
    <figure className="lg:sticky lg:top-[84px] mt-10 flex h-[min(620px,calc(100dvh-180px))] min-w-0 flex-col gap-2.5 max-lg:hidden">
      <span className="relative min-h-0 flex-1 overflow-hidden rounded-frame border border-line bg-media">
        <img
          src="/showcase/hero.avif"
          alt=""
          loading="lazy"
          width={1760}
          height={880}
          className="absolute inset-0 size-full object-cover object-[88%_50%]"
        />
      </span>
      <figcaption>
        <EdgePrint end={t('by')}>
          <span>{t('title')}</span>
        </EdgePrint>
      </figcaption>
    </figure>
  );
}
