import { useEffect, useRef } from 'react';
import { areSingleKeysOn } from '../../single-keys.ts';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** The keys 1 to 8 choose the picture in that place, anywhere on the page while no field has the focus. */
export function usePictureKeys(choose: (place: number) => void): void {
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isElsewhere =
        event.isComposing ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (event.target instanceof Element && event.target.matches(FIELDS)) ||
        document.querySelector('dialog[open]') !== null;
      if (/^[1-8]$/.test(event.key) && !isElsewhere && areSingleKeysOn()) {
        event.preventDefault();
        latest.current(Number(event.key));
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
