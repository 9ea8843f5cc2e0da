import { useEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element in pixels, now and whenever it changes; 0 before it is known. */
export function useWidth<Kind extends HTMLElement>(): [RefObject<Kind | null>, number] {
  const ref = useRef<Kind>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!ref.current) {
      return undefined;
    }
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return [ref, width];
}
