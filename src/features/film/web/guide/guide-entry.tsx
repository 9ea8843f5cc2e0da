import { Signpost } from 'lucide-react';
import { Suspense, useId, type ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { GUIDE_STEPS } from './guide-steps.ts';
import type { GuideOpening } from './use-guide-opening.ts';

/** The guide, passed in by the app: its code and texts are loaded on demand. */
export interface FilmGuideCode {
  Screen: ComponentType<{ onClose: () => void }>;
  load: () => Promise<void>;
}

/** The button that opens the guide of the film page, and the open guide. */
export function GuideEntry({
  guide,
  opening,
  className,
}: {
  guide: FilmGuideCode;
  opening: GuideOpening;
  className?: string;
}) {
  const t = useTranslations('filmPage');
  const bring = (): void => void guide.load();
  return (
    <>
      <Button
        kind="quiet"
        className={className}
        icon={<Signpost className="size-[18px]" aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={bring}
        onFocus={bring}
        onClick={opening.open}
      >
        {t('guide')}
      </Button>
      {opening.isOpen && (
        <Suspense fallback={null}>
          <guide.Screen onClose={opening.close} />
        </Suspense>
      )}
    </>
  );
}

/** The guide while it waits for the first film (BOOT-11): a note that covers nothing. */
export function WaitingGuide({ opening }: { opening: GuideOpening }) {
  const t = useTranslations('filmPage');
  const id = useId();
  if (!opening.isWaiting) {
    return null;
  }
  return (
    <Slate as="section" aria-labelledby={id} data-guide-waits="" className="flex flex-col gap-2.5 p-4">
      <h2 id={id} className="flex items-center gap-2 text-base font-semibold">
        <Signpost className="size-[18px] shrink-0 text-text-2" strokeWidth={1.75} aria-hidden="true" />
        {t('guideWaitsTitle')}
      </h2>
      <p className="text-dense text-text-2">{t('guideWaits', { steps: GUIDE_STEPS.length })}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="dense" aria-haspopup="dialog" onClick={opening.open}>
          {t('guideNow')}
        </Button>
        <Button size="dense" kind="quiet" onClick={opening.decline}>
          {t('guideNever')}
        </Button>
      </div>
    </Slate>
  );
}
