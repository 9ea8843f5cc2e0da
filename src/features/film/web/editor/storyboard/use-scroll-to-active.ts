import { useEffect, useRef } from 'react';

/** Keeps the active shot in sight: when the list opens, and when another becomes active elsewhere. */
export function useScrollToActive(index: number, show: (index: number) => void): void {
  const shown = useRef<number>(undefined);
  useEffect(() => {
    if (index >= 0 && shown.current !== index) {
      shown.current = index;
      show(index);
    }
  }, [index, show]);
}
