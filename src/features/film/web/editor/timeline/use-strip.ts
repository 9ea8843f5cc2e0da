import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { clampScale, fitScale, stripPixels } from './time-scale.ts';

/** What is drawn follows the window in steps of this size, and reaches beyond it by as much; in pixels. */
const STEP_PIXELS = 512;
/** Room beside what is scrolled to, in pixels. */
const MARGIN_PIXELS = 48;
/** The least scale that a strip opens with: of a longer film it shows the beginning, with shots that can be told apart. */
const OPENING_SCALE = 12;
/** How far a turn of a wheel with Ctrl zooms: the scale is multiplied by e to this for each pixel. */
const WHEEL_ZOOM = 0.004;

/** A horizontal strip of time that scrolls and zooms. */
export interface Strip {
  /** The element that scrolls; null before it is there. */
  scroller: HTMLDivElement | null;
  setScroller(element: HTMLDivElement | null): void;
  /** Width of its window in pixels; 0 before it is measured. */
  widthPixels: number;
  contentPixels: number;
  /** Pixels per second, and those at which the whole film is seen. */
  scale: number;
  fit: number;
  /** What has to be drawn, in seconds. */
  fromSeconds: number;
  toSeconds: number;
  /** Zooms around a place of the screen, or around the playhead where it is seen. */
  zoomTo(scale: number, clientX?: number): void;
  zoomToFit(): void;
  /** Keeps the scale while the film gets another length. */
  hold(): void;
  /** The moment at a place of the screen. */
  secondsAt(clientX: number): number;
  /** Scrolls as little as is needed to see this. */
  reveal(fromSeconds: number, toSeconds: number): void;
  /** Called when it is scrolled. Returns how to end it. */
  onScroll(listener: () => void): () => void;
}

/**
 * The strip of a film of this length; `here` tells where its playhead is, in seconds. It opens with the whole film
 * where its shots can be told apart then. The whole film is never shown at a smaller scale than `leastScale`, in pixels
 * per second.
 */
export function useStrip(durationSeconds: number, here: () => number, leastScale = 0): Strip {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [widthPixels, setWidth] = useState(0);
  const [chosen, choose] = useState<number | 'fit'>();
  const [step, setStep] = useState(0);
  const [listeners] = useState(() => new Set<() => void>());
  /** What stays where it is when the scale changes. */
  const anchor = useRef<{ seconds: number; pixels: number }>(undefined);
  const fit = Math.max(leastScale, fitScale(durationSeconds, widthPixels));
  const scale = chosen === 'fit' ? fit : (chosen ?? Math.max(fit, OPENING_SCALE));
  const playhead = useRef(here);
  useEffect(() => {
    playhead.current = here;
  });
  const strip = useMemo((): Omit<Strip, 'fromSeconds' | 'toSeconds' | 'contentPixels'> => {
    const pixelsAt = (clientX: number): number => clientX - (scroller?.getBoundingClientRect().left ?? 0);
    /** Where the playhead is in the window, or its middle. */
    const pixelsOfPlayhead = (scrollLeft: number): number => {
      const pixels = playhead.current() * scale - scrollLeft;
      return pixels >= 0 && pixels <= widthPixels ? pixels : widthPixels / 2;
    };
    return {
      scroller,
      setScroller,
      widthPixels,
      scale,
      fit,
      secondsAt: (clientX) => (scroller ? (scroller.scrollLeft + pixelsAt(clientX)) / scale : 0),
      zoomTo: (wanted, clientX) => {
        if (scroller) {
          const { scrollLeft } = scroller;
          const pixels = clientX === undefined ? pixelsOfPlayhead(scrollLeft) : pixelsAt(clientX);
          anchor.current = { seconds: (scrollLeft + pixels) / scale, pixels };
          choose(clampScale(wanted, fit));
        }
      },
      zoomToFit: () => choose('fit'),
      hold: () => choose(scale),
      reveal: (from, to) => {
        if (!scroller) {
          return;
        }
        const { scrollLeft } = scroller;
        const [left, right] = [from * scale, to * scale];
        if (left < scrollLeft) {
          scroller.scrollTo({ left: left - MARGIN_PIXELS });
        } else if (right > scrollLeft + widthPixels) {
          scroller.scrollTo({ left: Math.min(left - MARGIN_PIXELS, right - widthPixels + MARGIN_PIXELS) });
        }
      },
      onScroll: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  }, [scroller, scale, fit, widthPixels, listeners]);

  useLayoutEffect(() => {
    if (scroller && anchor.current) {
      scroller.scrollTo({ left: anchor.current.seconds * scale - anchor.current.pixels });
      anchor.current = undefined;
      setStep(Math.floor(scroller.scrollLeft / STEP_PIXELS));
    }
  }, [scroller, scale]);
  useEffect(() => {
    if (!scroller) {
      return;
    }
    const observer = new ResizeObserver(() => setWidth(scroller.clientWidth));
    observer.observe(scroller);
    const follow = (): void => {
      setStep(Math.floor(scroller.scrollLeft / STEP_PIXELS));
      listeners.forEach((listener) => listener());
    };
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', follow);
    };
  }, [scroller, listeners]);
  useWheel(scroller, strip);

  const from = (step - 1) * STEP_PIXELS;
  return {
    ...strip,
    contentPixels: stripPixels(durationSeconds, scale, widthPixels),
    fromSeconds: Math.max(0, from / scale),
    toSeconds: (from + widthPixels + 3 * STEP_PIXELS) / scale,
  };
}

/** A wheel scrolls along a strip that is wider than its window, and zooms with Ctrl (as a pinch does). */
function useWheel(scroller: HTMLDivElement | null, { scale, zoomTo }: Pick<Strip, 'scale' | 'zoomTo'>): void {
  const latest = useRef({ scale, zoomTo });
  useEffect(() => {
    latest.current = { scale, zoomTo };
  });
  useEffect(() => {
    if (!scroller) {
      return;
    }
    const turn = (event: WheelEvent): void => {
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        latest.current.zoomTo(latest.current.scale * Math.exp(-event.deltaY * WHEEL_ZOOM), event.clientX);
      } else if (event.deltaX === 0 && !event.shiftKey && scroller.scrollWidth > scroller.clientWidth) {
        event.preventDefault();
        scroller.scrollBy({ left: event.deltaY });
      }
    };
    scroller.addEventListener('wheel', turn, { passive: false });
    return () => scroller.removeEventListener('wheel', turn);
  }, [scroller]);
}
