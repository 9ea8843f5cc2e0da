import { useRef, useState, type RefObject } from 'react';

export const MOST_ZOOM = 8;

/** A place on the screen. */
export interface ScreenPlace {
  x: number;
  y: number;
}

/** What a frame shows of something that is larger than it: how large, and which part. */
export interface View {
  /** Of the frame, which scrolls. */
  frame: RefObject<HTMLDivElement | null>;
  /** How many times as large as the frame. */
  zoom: number;
  /** Makes it so many times as large; what is at a place of the screen, or in the frame's middle, stays there. */
  zoomBy: (times: number, fixed?: ScreenPlace) => void;
  moveBy: (right: number, down: number) => void;
}

/** A view that begins with all of it. */
export function useView(): View {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const zoomBy = (wanted: number, fixed?: ScreenPlace): void => {
    const { current } = frame;
    const inner = current?.firstElementChild as HTMLElement | null | undefined;
    if (!current || !inner) {
      return;
    }
    // As it is on the screen: two fingers zoom more often than the page is drawn.
    const before = inner.offsetWidth / current.clientWidth;
    const next = Math.min(MOST_ZOOM, Math.max(1, before * wanted));
    const box = current.getBoundingClientRect();
    const [x, y] = [
      (fixed?.x ?? box.left + box.width / 2) - box.left,
      (fixed?.y ?? box.top + box.height / 2) - box.top,
    ];
    const times = next / before;
    // Set at once, so that the frame can scroll as far as the new size needs.
    inner.style.width = `${100 * next}%`;
    current.scrollLeft = (current.scrollLeft + x) * times - x;
    current.scrollTop = (current.scrollTop + y) * times - y;
    setZoom(next);
  };
  return {
    frame,
    zoom,
    zoomBy,
    moveBy: (right, down) => frame.current?.scrollBy({ left: right, top: down, behavior: 'instant' }),
  };
}
