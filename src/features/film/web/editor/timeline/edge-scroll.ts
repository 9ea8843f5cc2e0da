/** How near to an edge of a strip one drags for it to scroll, and by how much at most in each picture; in pixels. */
const EDGE_PIXELS = 48;
const MOST_PIXELS = 18;

/** Scrolls a strip while something is dragged near its edges. */
export interface EdgeScroll {
  follow(clientX: number): void;
  stop(): void;
}

/** `onScroll` is called after each step. */
export function createEdgeScroll(element: HTMLElement, onScroll: () => void): EdgeScroll {
  let speed = 0;
  let frame: number | undefined;
  const stop = (): void => {
    if (frame !== undefined) {
      cancelAnimationFrame(frame);
      frame = undefined;
    }
  };
  const step = (): void => {
    element.scrollBy({ left: speed });
    onScroll();
    frame = requestAnimationFrame(step);
  };
  return {
    stop,
    follow: (clientX) => {
      const { left, right } = element.getBoundingClientRect();
      const beyond = Math.max(0, clientX - (right - EDGE_PIXELS)) - Math.max(0, left + EDGE_PIXELS - clientX);
      speed = MOST_PIXELS * Math.max(-1, Math.min(1, beyond / EDGE_PIXELS));
      if (speed === 0) {
        stop();
      } else {
        frame ??= requestAnimationFrame(step);
      }
    },
  };
}
