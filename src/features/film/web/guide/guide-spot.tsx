// An element of the kind `dialog` would hold back the keys of the page.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Check, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMobile } from '#src/platform/browser/device/is-mobile.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { GUIDE_STEPS, type GuideStep } from '../../guide-steps.ts';
import { useFilmPaths } from '../film-paths.ts';
import type { GuideProps } from './guide-entry.tsx';
import { addressOf, GUIDE_PLACES, nextStep } from './guide-places.ts';
import { PassStep, ShowStep } from './step-actions.tsx';
import type { GuideProgress } from './use-guide.ts';
import { focusPart, usePointing } from './use-pointing.ts';

/**
 * One step at its place: a frame around the part of the page that it is about, and a card beside it. The page stays as
 * usable as it is without; when the step is done, the card says so and leads to the next one.
 */
export function GuideSpot({
  guide,
  filmId,
  page,
  isEditable,
  progress,
  step,
  onClose,
}: GuideProps & { progress: GuideProgress; step: GuideStep; onClose: () => void }) {
  const t = useTranslations('filmGuide');
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const place = GUIDE_PLACES[step];
  const isMobile = useMobile();
  const isHere = place.page === page;
  usePointing(isHere ? place.parts : undefined, frame, card);
  useLayoutEffect(() => {
    if (isFocusFree()) {
      card.current?.focus({ preventScroll: true });
    }
  }, []);
  const navigate = useNavigate();
  const film = useFilmPaths().film(filmId);
  const isDone = progress.done.includes(step);
  const next = nextStep(progress, step);
  return (
    <>
      <div
        ref={frame}
        aria-hidden="true"
        data-guide-frame=""
        hidden={!isHere}
        className="pointer-events-none fixed inset-auto top-0 left-0 z-40 m-0 rounded-control border-2 bg-transparent p-0 border-select shadow-[0_0_0_4px_color-mix(in_oklch,var(--select)_30%,transparent)]"
      />
      {/* Escape closes it as a dialog. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={card}
        role="dialog"
        aria-labelledby={`${id}-step ${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation();
            onClose();
          }
        }}
        className="fixed z-40 flex max-h-[45dvh] flex-col gap-2.5 overflow-y-auto border border-line-strong bg-surface-1 p-4 shadow-[0_12px_48px_var(--floating-shadow)] max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-panel max-md:border-x-0 max-md:border-b-0 max-md:pb-[max(1rem,env(safe-area-inset-bottom))] md:top-0 md:left-0 md:w-80 md:rounded-panel"
      >
        <IconButton
          label={t('close')}
          icon={<X className="size-5" strokeWidth={1.75} aria-hidden="true" />}
          className="absolute! top-1.5 right-1.5"
          onClick={onClose}
        />
        <p id={`${id}-step`} className="edge pr-10 text-text-3">
          {t('step', { step: GUIDE_STEPS.indexOf(step) + 1, steps: GUIDE_STEPS.length })}
        </p>
        <h2 id={`${id}-title`} className="pr-8 text-base font-semibold">
          {t(`steps.${step}.title`)}
        </h2>
        <p id={`${id}-text`} data-selectable="" className="text-dense text-text-2">
          {t(`steps.${step}.text`)}
          {isMobile && place.inspected && !isDone && <span className="mt-1 block">{t('inDetails')}</span>}
        </p>
        <p aria-live="polite" className="text-dense font-semibold text-ok empty:hidden">
          {isDone && (
            <>
              <Check className="mr-1.5 inline size-4" strokeWidth={2} aria-hidden="true" />
              {t(progress.done.length === GUIDE_STEPS.length ? 'allDone' : 'ticked')}
            </>
          )}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {isDone && next && (
            <Link to={addressOf(next, film)} className={buttonLook('primary', 'dense')}>
              {t('next', { title: t(`steps.${next}.title`) })}
            </Link>
          )}
          {!isDone && isHere && (
            <Button kind="primary" size="dense" onClick={() => focusPart(place.parts)}>
              {t('begin')}
            </Button>
          )}
          {!isDone && !isHere && <ShowStep step={step} filmId={filmId} isEditable={isEditable} />}
          <PassStep
            step={step}
            progress={progress}
            guide={guide}
            onPass={() => (next ? void navigate(addressOf(next, film)) : onClose())}
          />
          <Button kind="quiet" size="dense" aria-haspopup="dialog" onClick={guide.open}>
            {t('list')}
          </Button>
        </div>
      </div>
    </>
  );
}

/** False while a person works with something of the page: the card may come late. */
function isFocusFree(): boolean {
  // A heading or the page has it after a link was followed.
  return document.activeElement?.matches('body, #content, h1, a, #film-guide *') ?? true;
}
