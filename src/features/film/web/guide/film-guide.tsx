import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { stepsOfWalk, type GuideStep } from './guide-steps.ts';
import { usePointing } from './use-pointing.ts';

/**
 * The guide of the film page (BOOT-11): a card for each step, beside the part of the page that it explains. It keeps
 * the focus; the page can be scrolled behind it, and a click outside changes nothing.
 */
export function FilmGuide({ onClose }: { onClose: () => void }) {
  const t = useTranslations('filmGuide');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [at, setAt] = useState(0);
  const [steps] = useState(() => stepsOfWalk(document.querySelector('[data-guide="film"]') !== null));
  const step = steps[at] as GuideStep;
  const isLast = at === steps.length - 1;
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Restores the focus.
    return () => element?.close();
  }, []);
  useLayoutEffect(() => {
    // At the first step the back button disappears, and the focus with it.
    if (at === 0) {
      next.current?.focus();
    }
  }, [at]);
  useEffect(() => {
    // Listens on the document: a click beside the card may have moved the focus.
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') {
        return;
      }
      event.preventDefault();
      setAt((before) => Math.max(0, Math.min(steps.length - 1, before + (event.key === 'ArrowRight' ? 1 : -1))));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [steps]);
  const isThere = usePointing(step, frame, card);

  return (
    <dialog
      ref={dialog}
      id="film-guide"
      data-page-scrolls=""
      aria-labelledby={`${id}-step ${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-transparent outline-none backdrop:bg-transparent!"
    >
      <div
        ref={frame}
        aria-hidden="true"
        className="fixed top-0 left-0 rounded-control border-2 border-select shadow-[0_0_0_200vmax_oklch(0.1_0.01_205/0.66)]"
      />
      <div
        ref={card}
        className="fixed flex max-h-[55dvh] flex-col gap-3 overflow-y-auto border border-line-strong bg-surface-1 p-4 shadow-[0_12px_48px_var(--floating-shadow)] max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-panel max-md:border-x-0 max-md:border-b-0 max-md:pb-[max(1rem,env(safe-area-inset-bottom))] md:top-0 md:left-0 md:max-h-[calc(100dvh-6rem)] md:w-[360px] md:rounded-panel md:p-5"
      >
        <button
          type="button"
          aria-label={t('end')}
          onClick={onClose}
          className="absolute top-2 right-2 grid size-9 place-items-center rounded-control text-text-2 hover:bg-surface-3 hover:text-text-1 pointer-coarse:size-11"
        >
          <X className="size-5" strokeWidth={1.75} aria-hidden="true" />
        </button>
        <div aria-live="polite" aria-atomic="true" data-selectable="" className="flex flex-col gap-1.5">
          <p id={`${id}-step`} className="edge pr-10 text-text-3">
            {t('step', { step: at + 1, steps: steps.length })}
          </p>
          <h2 id={`${id}-title`} className="text-lead font-semibold">
            {t(`steps.${step.key}.title`)}
          </h2>
          <div id={`${id}-text`} className="flex flex-col gap-2">
            <p className="text-text-2">{t(`steps.${step.key}.text`)}</p>
            {!isThere && <NotYet stage={step.stage} />}
          </div>
        </div>
        <Frames steps={steps} at={at} />
        <div className="flex items-center justify-between gap-2.5">
          <Button kind="quiet" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {t('back')}
          </Button>
          <Button ref={next} kind="primary" onClick={() => (isLast ? onClose() : setAt(at + 1))}>
            {isLast ? t('done') : t('next')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

/** Shown while the part does not exist yet: the guide points at its stage. */
function NotYet({ stage }: { stage: GuideStep['stage'] }) {
  const t = useTranslations('filmGuide');
  const film = useTranslations('film');
  return (
    <p className="border-l-2 border-select pl-2.5 text-note text-text-2">
      {t('later', { stage: film(`stage.${stage}`) })}
    </p>
  );
}

/** The steps as frames of a strip; the current one is also named in words. */
function Frames({ steps, at }: { steps: readonly GuideStep[]; at: number }) {
  return (
    <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-0.5">
      {steps.map(({ key }, place) => (
        <span
          key={key}
          className={clsx(
            'h-[3px]',
            place < at && 'bg-select',
            place === at && 'bg-action',
            place > at && 'bg-surface-3',
          )}
        />
      ))}
    </div>
  );
}
