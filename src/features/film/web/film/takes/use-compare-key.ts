import { useEffect, useRef } from 'react';
import { areSingleKeysOn } from '../../single-keys.ts';

const FIELDS = 'input:not([type=radio]), textarea, select';

/** C compares, while no text field has the focus; undefined where there is nothing to compare. */
export function useCompareKey(compare: (() => void) | undefined): void {
  const latest = useRef(compare);
  useEffect(() => {
    latest.current = compare;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
      const isInField = event.target instanceof Element && event.target.matches(FIELDS);
      if (latest.current && isPlain && !isInField && event.key.toLowerCase() === 'c' && areSingleKeysOn()) {
        event.preventDefault();
        latest.current();
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
