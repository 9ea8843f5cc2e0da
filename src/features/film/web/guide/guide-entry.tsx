import { Signpost } from 'lucide-react';
import { Suspense, useCallback, useState, type ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { useGuideOpening } from './use-guide-opening.ts';

/** The guide as whoever puts the page together hands it in: its code and its texts come when it is wanted. */
export interface FilmGuideCode {
  Screen: ComponentType<{ onClose: () => void }>;
  load: () => Promise<void>;
}

/** The way to the guide of the film page; the first time it opens by itself, as soon as the film `hasSomething` to show. */
export function GuideEntry({
  guide,
  hasSomething,
  className,
}: {
  guide: FilmGuideCode;
  hasSomething: boolean;
  className?: string;
}) {
  const t = useTranslations('film.page');
  const [isOpen, setIsOpen] = useState(false);
  const show = useCallback(() => setIsOpen(true), []);
  const open = useGuideOpening({ hasSomething, load: guide.load, show });
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
        onClick={open}
      >
        {t('guide')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <guide.Screen onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
