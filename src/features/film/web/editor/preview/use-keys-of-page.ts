import { useEffect, useRef } from 'react';
import { areSingleKeysOn } from '../../single-keys.ts';

/** What Space does nothing to: the page itself, and what is chosen already. */
const FREE = 'body, [role="tab"][aria-selected="true"], input[type="radio"]:checked';

/** The keys of a player also while nothing that uses keys has the focus, as after another layout was chosen. */
export function useKeysOfPage(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const act = latest.current[event.key];
      const isCombined = event.ctrlKey || event.metaKey || event.altKey;
      const isFree = event.target instanceof Element && event.target.matches(FREE);
      const isElsewhere = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
      // The arrows and their like go on with choices, or scroll.
      const isSingle = event.key.length === 1 && areSingleKeysOn();
      if (act && isFree && isSingle && !isCombined && !isElsewhere) {
        event.preventDefault();
        act();
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
