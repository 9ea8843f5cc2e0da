import { clsx } from 'clsx';
import { Check, Circle, Minus } from 'lucide-react';
import { useId, useRef, useState, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { GUIDE_CHAPTERS, type GuideChapter, type GuideStep } from '../../guide-steps.ts';
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
}: Pick<GuideProps, 'guide' | 'filmId' | 'isEditable'> & {
  progress: GuideProgress;
  /** The step that was shown before the list. */
  shown: GuideStep | undefined;
}) {
  const t = useTranslations('filmGuide');
  const id = useId();
  const [told, tell] = useState(shown ?? nextStep(progress));
  const heads = useRef(new Map<GuideStep, HTMLButtonElement | null>());
  /** The button that was pressed goes: the focus goes on to the step that is told next. */
  const goOn = (from: GuideStep): void => {
    const next = nextStep(progress, from);
    tell(next);
    heads.current.get(next ?? from)?.focus();
  };
  return (
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
                  ref={(head) => void heads.current.set(step, head)}
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
                      <PassStep step={step} progress={progress} guide={guide} onPass={() => goOn(step)} />
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
  );
}

/** A step in one line: its tick and its name, which opens its text. */
function StepHead({
  ref,
  step,
  progress,
  isTold,
  textId,
  onTell,
}: {
  ref: Ref<HTMLButtonElement>;
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
      ref={ref}
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
