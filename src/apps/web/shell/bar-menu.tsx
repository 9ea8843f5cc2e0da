import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';

/**
 * A panel that a button of the top bar opens, by the browser's own means: it closes by Escape, by a click outside and when the
 * page changes, and gives the focus back.
 */
export function BarMenu({ label, trigger, children, look, wide = false }: {
  /** Names the button where its content does not. */
  label?: string;
  trigger: ReactNode;
  children: ReactNode;
  look: string;
  /** As wide as the page, for narrow screens. */
  wide?: boolean;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [key]);
  const place = (): void => {
    if (!panel.current || !button.current || wide) return;
    const { right } = button.current.getBoundingClientRect();
    panel.current.style.right = `${Math.max(8, document.documentElement.clientWidth - right)}px`;
  };
  return (
    <>
      <button ref={button} type="button" popoverTarget={id} aria-label={label} aria-expanded={open} aria-controls={id} className={look}>{trigger}</button>
      <div
        ref={panel} id={id} popover="auto"
        onBeforeToggle={place}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className={clsx(
          'arrive fixed inset-auto top-[60px] m-0 max-h-[calc(100dvh-72px)] overflow-y-auto rounded-panel border border-line-strong bg-surface-2 p-4 text-base text-text-1 shadow-[0_8px_28px_var(--floating-shadow)]',
          wide ? 'inset-x-2 w-auto' : 'w-64',
        )}
      >
        {children}
      </div>
    </>
  );
}
