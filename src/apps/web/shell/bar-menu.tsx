import { clsx } from 'clsx';
import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { LazyScreen } from './load-screen.ts';

/**
 * A panel opened by a button of the top bar, as a native popover: Escape, a click outside or a page change closes it
 * and restores the focus. Its content is loaded when the pointer reaches the button, and mounted when it opens.
 */
export function BarMenu({
  label,
  trigger,
  content,
  look,
  wide = false,
  children,
}: {
  /** Name of the button if its content has no text. */
  label?: string;
  trigger: ReactNode;
  content?: LazyScreen;
  look: string;
  /** As wide as the page, for narrow screens. */
  wide?: boolean;
  /** Content that needs no loading. */
  children?: ReactNode;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) {
      panel.current.hidePopover();
    }
  }, [key]);
  const place = (): void => {
    if (!panel.current || !button.current || wide) {
      return;
    }
    const { left, right } = button.current.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const isLeft = left + right < width;
    panel.current.style.left = isLeft ? `${Math.max(8, left)}px` : 'auto';
    panel.current.style.right = isLeft ? 'auto' : `${Math.max(8, width - right)}px`;
  };
  const bring = (): void => void content?.load();
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onPointerEnter={bring}
        onFocus={bring}
        className={look}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={place}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className={clsx(
          'arrive fixed inset-auto top-[60px] m-0 max-h-[calc(100dvh-72px)] min-h-14 overflow-y-auto rounded-panel border border-line-strong bg-surface-2 p-4 text-base text-text-1 shadow-[0_8px_28px_var(--floating-shadow)]',
          wide ? 'inset-x-2 w-auto' : 'w-80',
        )}
      >
        {children}
        {content && open && (
          <Suspense fallback={null}>
            <content.Screen />
          </Suspense>
        )}
      </div>
    </>
  );
}
