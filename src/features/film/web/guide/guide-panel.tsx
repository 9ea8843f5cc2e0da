// An element of the kind `dialog` would hold back the keys of the page.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { IconButton } from '#src/platform/browser/ui/icon-button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { GUIDE_STEPS } from '../../guide-steps.ts';
import type { Guide, GuideProgress } from './use-guide.ts';

/** The open guide: how far one is in it, and its steps below; or that it is being read, or why it could not be. */
export function GuidePanel({
  guide: { progress, problem, readAgain },
  onClose,
  children,
}: {
  guide: Guide;
  onClose: () => void;
  /** The steps. */
  children: ReactNode;
}) {
  const t = useTranslations('filmGuide');
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    panel.current?.showPopover();
    panel.current?.focus({ preventScroll: true });
  }, []);
  const isRead = progress !== undefined;
  useLayoutEffect(() => {
    // The button that had it is gone.
    if (document.activeElement === document.body) {
      panel.current?.focus({ preventScroll: true });
    }
  }, [isRead, problem]);
  return (
    // Escape closes it as a dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      id="film-guide"
      popover="manual"
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={isRead ? `${id}-progress` : undefined}
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
        {progress && (
          <>
            <p id={`${id}-progress`} aria-live="polite" className="edge text-text-2">
              {t(progress.done.length === GUIDE_STEPS.length ? 'allDone' : 'progress', {
                done: progress.done.length,
                steps: GUIDE_STEPS.length,
              })}
            </p>
            <Frames progress={progress} />
          </>
        )}
      </div>
      {isRead ? children : <Unread problem={problem} readAgain={readAgain} />}
    </section>
  );
}

/** That the guide is being read, or why it could not be. */
function Unread({ problem, readAgain }: Pick<Guide, 'problem' | 'readAgain'>) {
  const t = useTranslations('filmGuide');
  return (
    <div className="p-4">
      {problem === undefined ? (
        <p role="status" className="text-dense text-text-2">
          {t('reading')}
        </p>
      ) : (
        <Notice
          action={
            <Button size="dense" onClick={readAgain}>
              {t('tryAgain')}
            </Button>
          }
        >
          {problem}
        </Notice>
      )}
    </div>
  );
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
