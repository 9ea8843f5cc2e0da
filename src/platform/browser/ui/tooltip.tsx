import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { placeBeside, type Side } from './place-beside.ts';

/**
 * Hover delay before it shows, and how long it stays after the pointer left, so that the pointer can move onto it;
 * milliseconds.
 */
const HOVER = { rests: 350, stays: 150 };
/** How long a touch is held before it shows, and how long it stays after the release; milliseconds. */
const TOUCH = { rests: 500, stays: 1500 };
/** Hides the visible tooltip when another one shows. */
let hideOther: (() => void) | undefined;

/**
 * Explains an element without text: on hover, on focus, and on a long touch. Escape, a click and scrolling close it.
 * The element, its only child, needs its own accessible name; tooltip text that goes beyond the name becomes its
 * description.
 */
export function Tooltip({ text, side = 'top', children }: { text: string; side?: Side; children: ReactNode }) {
  const around = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  const thing = useCallback(() => around.current?.firstElementChild ?? null, []);
  useEffect(() => {
    const place = around.current;
    if (!place) {
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const after = (milliseconds: number, work: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(work, milliseconds);
    };
    const hide = (): void => {
      clearTimeout(timer);
      if (hideOther === hide) {
        hideOther = undefined;
      }
      setShown(false);
    };
    const show = (): void => {
      clearTimeout(timer);
      if (hideOther !== hide) {
        hideOther?.();
      }
      hideOther = hide;
      setShown(true);
    };
    const listeners = {
      pointerenter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') {
          after(HOVER.rests, show);
        }
      },
      pointerleave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') {
          after(HOVER.stays, hide);
        }
      },
      pointerdown: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') {
          after(TOUCH.rests, show);
        } else {
          hide();
        }
      },
      pointerup: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') {
          after(hideOther === hide ? TOUCH.stays : 0, hide);
        }
      },
      pointercancel: hide,
      focusin: () => {
        if (thing()?.matches(':focus-visible')) {
          show();
        }
      },
      focusout: hide,
    };
    for (const [name, listener] of Object.entries(listeners)) {
      place.addEventListener(name, listener as EventListener);
    }
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        place.removeEventListener(name, listener as EventListener);
      }
      hide();
    };
  }, [thing]);
  const hide = useCallback(() => hideOther?.(), []);
  return (
    <span ref={around} className="contents">
      {children}
      {shown && <Bubble text={text} side={side} thing={thing} onHide={hide} />}
    </span>
  );
}

function Bubble({
  text,
  side,
  thing,
  onHide,
}: {
  text: string;
  side: Side;
  thing: () => Element | null;
  onHide: () => void;
}) {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [element, beside] = [bubble.current, thing()];
    if (!element || !beside) {
      return;
    }
    // In the top layer, above dialogs.
    if (!element.matches(':popover-open')) {
      element.showPopover();
    }
    const { left, top } = placeBeside(
      beside.getBoundingClientRect(),
      element.getBoundingClientRect(),
      { width: document.body.clientWidth, height: window.innerHeight },
      side,
    );
    Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
  }, [text, side, thing]);
  useEffect(() => {
    const beside = thing();
    if (!beside || beside.getAttribute('aria-label') === text) {
      return;
    }
    const before = beside.getAttribute('aria-describedby');
    beside.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
    return () => {
      if (before) {
        beside.setAttribute('aria-describedby', before);
      } else {
        beside.removeAttribute('aria-describedby');
      }
    };
  }, [text, thing, id]);
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') {
        return;
      }
      // Escape closes the tooltip only, not the dialog behind it; from a field of a table it also goes back to its cell.
      if (!thing()?.closest('[role="gridcell"]')) {
        event.preventDefault();
        event.stopPropagation();
      }
      onHide();
    };
    addEventListener('keydown', leave, true);
    addEventListener('scroll', onHide, true);
    addEventListener('resize', onHide);
    return () => {
      removeEventListener('keydown', leave, true);
      removeEventListener('scroll', onHide, true);
      removeEventListener('resize', onHide);
    };
  }, [onHide, thing]);
  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      className="arrive fixed inset-auto m-0 w-max max-w-64 rounded-control border border-line-strong bg-surface-3 px-2.5 py-1.5 text-left font-interface text-note font-normal tracking-normal whitespace-normal text-text-1 normal-case shadow-[0_4px_16px_var(--floating-shadow)]"
    >
      {text}
    </span>
  );
}
