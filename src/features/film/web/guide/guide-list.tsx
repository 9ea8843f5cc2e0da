// An element of the kind `dialog` would hold back the keys of the page.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { clsx } from 'clsx';
import { Check, Circle, Minus, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { GUIDE_CHAPTERS, GUIDE_STEPS, type GuideChapter, type GuideStep } from '../../guide-steps.ts';
import type { GuideProps } from './guide-entry.tsx';
import { nextStep } from './guide-places.ts';
import { PassStep, ShowStep } from './step-actions.tsx';
import type { GuideProgress } from './use-guide.ts';

const SIGN = { className: 'mt-0.5 size-4 shrink-0', strokeWidth: 2, 'aria-hidden': true } as const;

/** The steps of the guide with their ticks; one of them is told in full. */
export function GuideList({
  guide,
  filmId,
  isEditable,
  progress,
  shown,
  onClose,
}: Pick<GuideProps, 'guide' | 'filmId' | 'isEditable'> & {
  progress: GuideProgress;
  /** The step that was shown before the list. */
  shown: GuideStep | undefined;
  onClose: () => void;
}) {
  const t = useTranslations('filmGuide');
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [told, tell] = useState(shown ?? nextStep(progress));
  useLayoutEffect(() => {
    panel.current?.showPopover();
    panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    // Escape closes it as a dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      id="film-guide"
      popover="manual"
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-progress`}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          onClose();
        }
      }}
      className="fixed inset-auto m-0 max-h-[75dvh] w-auto overflow-y-auto overscroll-contain border-line-strong bg-surface-1 p-0 text-text-1 shadow-[0_12px_48px_var(--floating-shadow)] max-md:inset-x-0 max-md:bottom-0 max-md:max-w-none max-md:rounded-t-panel max-md:border-t md:right-4 md:bottom-4 md:max-h-[calc(100dvh-8.5rem)] md:w-[22.5rem] md:rounded-panel md:border"
    >
      <div className="sticky top-0 z-10 flex flex-col gap-2 border-b border-line bg-surface-1 p-4 pb-3">
        <div className="flex items-start justify-between gap-2">
          <h2 id={`${id}-title`} className="text-lead font-semibold">
            {t('title')}
          </h2>
          <IconButton
            label={t('close')}
            icon={<X className="size-5" strokeWidth={1.75} aria-hidden="true" />}
            className="-mt-1.5 -mr-2"
            onClick={onClose}
          />
        </div>
        <p id={`${id}-progress`} aria-live="polite" className="edge text-text-2">
          {t(progress.done.length === GUIDE_STEPS.length ? 'allDone' : 'progress', {
            done: progress.done.length,
            steps: GUIDE_STEPS.length,
          })}
        </p>
        <Frames progress={progress} />
      </div>
      <div className="flex flex-col gap-3 p-4">
        <p className="text-dense text-text-2">{t('intro')}</p>
        {(Object.keys(GUIDE_CHAPTERS) as GuideChapter[]).map((chapter) => (
          <section key={chapter} aria-labelledby={`${id}-${chapter}`}>
            <h3 id={`${id}-${chapter}`} className="edge pb-1 text-text-3">
              {t(`chapter.${chapter}`)}
            </h3>
            <ol className="flex flex-col">
              {GUIDE_CHAPTERS[chapter].map((step) => (
                <li key={step}>
                  <StepHead
                    step={step}
                    progress={progress}
                    isTold={told === step}
                    textId={`${id}-${step}`}
                    onTell={() => tell(told === step ? undefined : step)}
                  />
                  {told === step && (
                    <div id={`${id}-${step}`} className="flex flex-col gap-2.5 pb-3 pl-8">
                      <p data-selectable="" className="text-dense text-text-2">
                        {t(`steps.${step}.text`)}
                      </p>
                      <div className="flex flex-wrap items-center gap-2">
                        <ShowStep step={step} filmId={filmId} isEditable={isEditable} onShow={guide.close} />
                        <PassStep
                          step={step}
                          progress={progress}
                          guide={guide}
                          onPass={() => tell(nextStep(progress, step))}
                        />
                      </div>
                    </div>
                  )}
                </li>
              ))}
            </ol>
          </section>
        ))}
        <Button kind="quiet" size="dense" className="self-start" onClick={() => guide.hide(!progress.hidden)}>
          {t(progress.hidden ? 'unhide' : 'hide')}
        </Button>
      </div>
    </section>
  );
}

/** A step in one line: its tick and its name, which opens its text. */
function StepHead({
  step,
  progress,
  isTold,
  textId,
  onTell,
}: {
  step: GuideStep;
  progress: GuideProgress;
  isTold: boolean;
  textId: string;
  onTell: () => void;
}) {
  const t = useTranslations('filmGuide');
  const state = stateOf(step, progress);
  const { Sign, look } = STATES[state];
  return (
    <button
      type="button"
      aria-expanded={isTold}
      aria-controls={isTold ? textId : undefined}
      onClick={onTell}
      className="flex min-h-8 w-full items-start gap-2.5 rounded-control px-1.5 py-1 text-left text-base hover:bg-surface-3 pointer-coarse:min-h-11 pointer-coarse:py-2.5"
    >
      <Sign {...SIGN} className={clsx(SIGN.className, look)} />
      <span className={clsx('min-w-0', isTold && 'font-semibold', state === 'done' && !isTold && 'text-text-2')}>
        {t(`steps.${step}.title`)}
        <span className="sr-only">{`, ${t(`state.${state}`)}`}</span>
      </span>
    </button>
  );
}

const STATES = {
  done: { Sign: Check, look: 'text-ok' },
  skipped: { Sign: Minus, look: 'text-text-3' },
  open: { Sign: Circle, look: 'text-text-3' },
} as const;

function stateOf(step: GuideStep, { done, skipped }: GuideProgress): keyof typeof STATES {
  if (done.includes(step)) {
    return 'done';
  }
  return skipped.includes(step) ? 'skipped' : 'open';
}

/** The steps as frames of a strip; how many are done also stands in words. */
function Frames({ progress }: { progress: GuideProgress }) {
  return (
    <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-0.5">
      {GUIDE_STEPS.map((step) => (
        <span key={step} className={clsx('h-[3px]', progress.done.includes(step) ? 'bg-select' : 'bg-surface-3')} />
      ))}
    </div>
  );
}
