import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface DialogProps {
  open: boolean;
  /** Called when the person leaves: Escape, the cross, or a click outside. */
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** The buttons, the most important one last. */
  actions?: ReactNode;
  /** Width on wide screens in pixels; narrow ones leave 1 rem at each side. */
  width?: number;
  /** False for what must be answered: a click outside does nothing. */
  closesOutside?: boolean;
  role?: 'dialog' | 'alertdialog';
  /**
   * At the side of the page and as high as it: for all there is about one thing of a list, which stays in sight beside
   * it.
   */
  side?: boolean;
}

/** A dialog above the page: it takes the focus, keeps it, and gives it back. Its children live only while it is open. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  width = 450,
  closesOutside = true,
  role = 'dialog',
  side = false,
}: DialogProps) {
  const t = useTranslations('ui');
  const headingId = useId();
  const bodyId = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      // What is marked, else what is written in; the cross, which comes first, only where there is neither.
      (
        dialog.querySelector<HTMLElement>('[data-first-focus]') ??
        dialog.querySelector<HTMLElement>('input, textarea, select')
      )?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  // One that goes together with what holds it gives the focus back as well, which a browser does only when it is closed.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, []);
  return (
    // The pointer's way out has its twins on the keyboard: Escape and the cross.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={element}
      role={role}
      aria-labelledby={headingId}
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (closesOutside && event.target === element.current) onClose();
      }}
      className={clsx(
        'overflow-visible border-line-strong bg-surface-1 p-0 shadow-[0_12px_48px_var(--floating-shadow)]',
        open && 'arrive',
        side
          ? 'my-0 mr-0 ml-auto h-dvh max-h-dvh w-full sm:border-l'
          : 'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-panel border',
      )}
      style={{ maxWidth: width }}
    >
      {open && (
        <div className={clsx('flex flex-col', side ? 'h-full' : 'max-h-[calc(100dvh-2rem)]')}>
          <div className="flex items-start justify-between gap-3 px-5 pt-4">
            <h2 id={headingId} className="text-lead font-semibold">
              {title}
            </h2>
            <button
              type="button"
              aria-label={t('close')}
              onClick={onClose}
              className="-mr-2 grid size-9 shrink-0 place-items-center rounded-control text-text-2 hover:bg-surface-3 hover:text-text-1 pointer-coarse:size-11"
            >
              <X className="size-5" strokeWidth={1.75} aria-hidden="true" />
            </button>
          </div>
          <div id={bodyId} data-selectable="" className="overflow-y-auto px-5 py-3 text-text-2">
            {children}
          </div>
          {actions && <div className="flex flex-wrap justify-end gap-2.5 px-5 pt-1 pb-5">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
