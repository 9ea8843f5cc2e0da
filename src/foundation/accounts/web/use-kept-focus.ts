import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a part whose button turns into a form and back: focuses the first field when it opens and the first button when
 * it closes, so that the focus is not lost.
 */
export function useKeptFocus<Part extends HTMLElement>(isOpen: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef(isOpen);
  useEffect(() => {
    if (before.current === isOpen) {
      return;
    }
    before.current = isOpen;
    part.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus();
  }, [isOpen]);
  return part;
}
