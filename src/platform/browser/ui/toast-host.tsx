import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useRef, type FocusEvent } from 'react';
import { toast, Toaster } from 'sonner';
import { useTranslations } from 'use-intl';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';
import { takeToasts, type ToastOrder } from './toast-orders.ts';

const SIGNS = {
  note: <Info className="size-[18px] text-text-2" strokeWidth={1.75} aria-hidden="true" />,
  success: <CircleCheck className="size-[18px] text-ok" strokeWidth={1.75} aria-hidden="true" />,
  error: <CircleAlert className="size-[18px] text-err" strokeWidth={1.75} aria-hidden="true" />,
} as const;

/** How long a message stays about which something can be done. */
const ACTION_MILLISECONDS = 8000;

/** Moves the messages to the top layer's front, also above a dialog that opened after the last message. */
function lift(element: HTMLElement | null): void {
  if (!element || element.contains(document.activeElement)) {
    return;
  }
  if (element.matches(':popover-open')) {
    element.hidePopover();
  }
  element.showPopover();
}

/** Shows the messages at the bottom of the page, above the bars that stand there. */
export function ToastHost() {
  const t = useTranslations('ui');
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      takeToasts(({ kind, text, action }: ToastOrder) => {
        lift(place.current);
        const id = toast(text, {
          icon: SIGNS[kind],
          duration: action ? ACTION_MILLISECONDS : TIMINGS.message,
          ...(action && { action: { label: action.label, onClick: action.act } }),
        });
        return () => toast.dismiss(id);
      }),
    [],
  );
  // The library pauses its timer only under the pointer; pause it for the focus as well.
  const hold = (event: FocusEvent): void => {
    const list = place.current?.querySelector('ol');
    const stays = event.type === 'focus' || list?.contains(event.relatedTarget);
    list?.dispatchEvent(new MouseEvent(stays ? 'mouseover' : 'mouseout', { bubbles: true }));
  };
  return (
    <div
      ref={place}
      popover="manual"
      data-selectable=""
      onFocus={hold}
      onBlur={hold}
      className="fixed inset-auto m-0 size-0 overflow-visible border-0 bg-transparent p-0"
    >
      <Toaster
        position="bottom-center"
        containerAriaLabel={t('messages')}
        gap={8}
        offset={{ bottom: 'calc(20px + var(--bottom-bars, 0px))', left: 20, right: 20 }}
        mobileOffset={{ bottom: 'calc(12px + var(--bottom-bars, 0px))', left: 12, right: 12 }}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              'font-interface flex w-(--width) max-w-full items-start gap-2.5 rounded-control border border-line-strong bg-surface-3 px-4 py-3 text-base text-text-1 shadow-[0_8px_28px_var(--floating-shadow)]',
            icon: 'mt-px shrink-0',
            content: 'min-w-0',
            actionButton:
              'control -my-2 ml-auto shrink-0 cursor-pointer font-semibold text-action-text underline underline-offset-4',
          },
        }}
      />
    </div>
  );
}
