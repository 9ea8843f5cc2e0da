import { useEffect, useRef, type RefObject } from 'react';

/** True once the component is gone: what it would have said must be said elsewhere. */
export function useAway(): RefObject<boolean> {
  const isAway = useRef(false);
  useEffect(() => {
    isAway.current = false;
    return () => {
      isAway.current = true;
    };
  }, []);
  return isAway;
}
