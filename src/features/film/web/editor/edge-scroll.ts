/** How near to an edge one drags for it to scroll, and by how much at most in each picture; in pixels. */
const EDGE_PIXELS = 48;
const MOST_PIXELS = 18;

/** Scrolls while something is dragged near an edge. */
export interface EdgeScroll {
  /** Where the pointer is along the way it scrolls. */
  follow(client: number): void;
  stop(): void;
}

/** `onScroll` is called after each step. */
export function createEdgeScroll(
  element: HTMLElement,
  onScroll: () => void,
  way: 'along' | 'down' = 'along',
): EdgeScroll {
  let speed = 0;
  let frame: number | undefined;
  const stop = (): void => {
    if (frame !== undefined) {
      cancelAnimationFrame(frame);
      frame = undefined;
    }
  };
  const step = (): void => {
    element.scrollBy(way === 'along' ? { left: speed } : { top: speed });
    onScroll();
    frame = requestAnimationFrame(step);
  };
  return {
    stop,
    follow: (client) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [start, end] = way === 'along' ? [left, right] : [top, bottom];
      const beyond = Math.max(0, client - (end - EDGE_PIXELS)) - Math.max(0, start + EDGE_PIXELS - client);
      speed = MOST_PIXELS * Math.max(-1, Math.min(1, beyond / EDGE_PIXELS));
      if (speed === 0) {
        stop();
      } else {
        frame ??= requestAnimationFrame(step);
      }
    },
  };
}
