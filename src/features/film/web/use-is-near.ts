import { useEffect, useState, type RefObject } from 'react';

/** True while an element is on the screen or near it; `atFirst` until that is known. */
export function useIsNear(element: RefObject<Element | null>, atFirst: boolean): boolean {
  const [isNear, setNear] = useState(atFirst);
  useEffect(() => {
    const watched = element.current;
    if (!watched) {
      return;
    }
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: '200px',
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
