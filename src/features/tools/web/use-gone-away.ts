import { useEffect, useRef } from 'react';

/** Takes a file off that the server has no more. */
export function useGoneAway(isGone: boolean, takeOff: () => void): void {
  const taking = useRef(takeOff);
  useEffect(() => {
    taking.current = takeOff;
  });
  useEffect(() => {
    if (isGone) {
      taking.current();
    }
  }, [isGone]);
}
