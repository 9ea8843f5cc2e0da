import { useCallback, useState } from 'react';

/** The height of what is in an element, in pixels: `before` until it is measured. The first is its ref. */
export function useHeight(before: number): [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [height, setHeight] = useState(before);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, height];
}
