import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMobile } from '../device/is-mobile.ts';

export interface DialogProps {
  open: boolean;
  /** Called when the person closes it: Escape, the cross, or a click outside. */
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** The buttons, the most important one last. */
  actions?: ReactNode;
  /** Width in pixels; on mobile, the page less 1 rem at each side (NAV-08, BOOT-03). */
  width?: number;
  /** False when an answer is required: a click outside does nothing. */
  closesOutside?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** A panel at the side of the page, full height: the details of one item of a list that stays visible. */
  side?: boolean;
}

/** What is typed into. */
const TEXT_FIELDS = 'textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file], [type=color])';

/** A modal dialog: it takes the focus, keeps it, and gives it back. Its children are mounted only while it is open. */
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
  const mobile = useMobile();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) {
      return;
    }
    if (open && !dialog.open) {
      dialog.showModal();
      // The marked element, else the first input; the cross, which comes first, only when there is neither.
      const first =
        dialog.querySelector<HTMLElement>('[data-first-focus]') ??
        dialog.querySelector<HTMLElement>('input, textarea, select');
      // Where fingers point, a text field would bring up keys that hide the dialog.
      if (!(first?.matches(TEXT_FIELDS) && matchMedia('(pointer: coarse)').matches)) {
        first?.focus();
      }
    }
    if (!open && dialog.open) {
      dialog.close();
    }
  }, [open]);
  // When the dialog is unmounted with its parent, it must restore the focus itself: a browser does so only on close.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => {
      if (dialog?.open) {
        dialog.close();
      }
    };
  }, []);
  return (
    // A click outside closes it; the keyboard has Escape and the cross for that.
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
        if (closesOutside && event.target === element.current) {
          onClose();
        }
      }}
      className={clsx(
        'overflow-visible border-line-strong bg-surface-1 p-0 shadow-[0_12px_48px_var(--floating-shadow)]',
        open && 'arrive',
        side
          ? 'my-0 mr-0 ml-auto h-dvh max-h-dvh w-full sm:border-l'
          : 'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-panel border',
      )}
      style={{ maxWidth: mobile && !side ? 'none' : width }}
    >
      {open && (
        <div className={clsx('flex flex-col', side ? 'h-full' : 'max-h-[calc(100dvh-2rem)]')}>
          <div
            className={clsx(
              'flex items-start justify-between gap-3 px-5 pt-3',
              // In a low window what it holds names itself, in one line with the cross.
              side && 'low:absolute low:top-0 low:right-0 low:z-10 low:pt-0 low:[&>h2]:sr-only',
            )}
          >
            <h2
              id={headingId}
              className="flex min-h-9 items-center text-lead leading-tight font-semibold pointer-coarse:min-h-11"
            >
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
          <div
            id={bodyId}
            data-selectable=""
            className={clsx('overflow-y-auto px-5 py-3 text-text-2', side && 'flex min-h-0 flex-1 flex-col low:py-0')}
          >
            {children}
          </div>
          {actions && <div className="flex flex-wrap justify-end gap-2.5 px-5 pt-1 pb-5">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
