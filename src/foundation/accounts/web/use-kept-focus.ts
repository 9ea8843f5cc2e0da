import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a part whose button turns into a form and back: the focus goes to the first field when it opens, to the first
 * button when it closes, instead of being lost with what had it.
 */
export function useKeptFocus<Part extends HTMLElement>(isOpen: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef(isOpen);
  useEffect(() => {
    if (before.current === isOpen) return;
    before.current = isOpen;
    part.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus();
  }, [isOpen]);
  return part;
}
