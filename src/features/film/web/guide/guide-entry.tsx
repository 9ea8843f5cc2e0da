import { clsx } from 'clsx';
import { Signpost } from 'lucide-react';
import { Suspense, useId, useRef, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMobile } from '#src/platform/browser/device/is-mobile.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Slate } from '#src/platform/browser/ui/slate.tsx';
import { GUIDE_STEPS } from '../../guide-steps.ts';
import { stepAt, type GuidePage } from './guide-places.ts';
import type { Guide } from './use-guide.ts';

/** What the guide's code is given. */
export interface GuideProps {
  guide: Guide;
  filmId: string;
  page: GuidePage;
  /** The film has what the editor shows. */
  isEditable: boolean;
  /** Gives the focus back. */
  leave: () => void;
}

/** The guide, passed in by the app: its code and texts are loaded on demand. */
export interface FilmGuideCode {
  Screen: ComponentType<GuideProps>;
  load: () => Promise<void>;
}

/** The button that opens the guide, with how far one is in it; and the open guide. */
export function GuideEntry({
  code,
  named = false,
  className,
  ...rest
}: Omit<GuideProps, 'leave'> & {
  code: FilmGuideCode;
  /** The button has its name in it, not only its sign. */
  named?: boolean;
  className?: string;
}) {
  const t = useTranslations('filmPage');
  const [params] = useSearchParams();
  const button = useRef<HTMLButtonElement>(null);
  const { guide } = rest;
  const bring = (): void => void code.load();
  const isShowing = guide.isOpen || stepAt(params) !== undefined;
  const done = guide.progress?.done.length;
  const isCounted = done !== undefined && guide.progress?.hidden === false;
  const text = (
    <>
      {named && `${t('guide')} `}
      {isCounted && (
        <span className={clsx('edge tabular-nums', !named && 'max-sm:hidden')}>{`${done}/${GUIDE_STEPS.length}`}</span>
      )}
    </>
  );
  return (
    <>
      <Button
        ref={button}
        kind="quiet"
        className={clsx(!named && 'px-2! pointer-coarse:min-w-11', className)}
        icon={<Signpost className="size-[18px]" strokeWidth={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={guide.isOpen}
        aria-label={isCounted ? t('guideProgress', { done, steps: GUIDE_STEPS.length }) : t('guide')}
        onPointerEnter={bring}
        onFocus={bring}
        onClick={guide.isOpen ? guide.close : guide.open}
      >
        {named || isCounted ? text : undefined}
      </Button>
      <Suspense fallback={null}>
        {isShowing && <code.Screen {...rest} leave={() => button.current?.focus()} />}
      </Suspense>
    </>
  );
}

/** The guide while it waits, for the first film or to be opened (BOOT-11): a note that covers nothing. */
export function WaitingGuide({
  guide,
  at,
}: {
  guide: Guide;
  /** Where on the page it stands: below the film on a phone, else beside it. */
  at: 'phone' | 'desk';
}) {
  const t = useTranslations('filmPage');
  const id = useId();
  const isMobile = useMobile();
  if (!guide.isWaiting || isMobile !== (at === 'phone')) {
    return null;
  }
  return (
    <Slate as="section" aria-labelledby={id} data-guide-waits="" className="flex flex-col gap-2.5 p-4">
      <h2 id={id} className="flex items-center gap-2 text-base font-semibold">
        <Signpost className="size-[18px] shrink-0 text-text-2" strokeWidth={1.75} aria-hidden="true" />
        {t('guideWaitsTitle')}
      </h2>
      <p className="text-dense text-text-2">
        {t(isMobile ? 'guideReady' : 'guideWaits', { steps: GUIDE_STEPS.length })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="dense" aria-haspopup="dialog" onClick={guide.open}>
          {t('guideNow')}
        </Button>
        <Button size="dense" kind="quiet" onClick={guide.decline}>
          {t('guideNever')}
        </Button>
      </div>
    </Slate>
  );
}
