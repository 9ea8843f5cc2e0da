import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { STROKE_PARTS } from '#src/shared/mask-strokes.ts';
import type { MaskPainter } from './mask-painter.ts';
import { useBrushPointers } from './use-brush-pointers.ts';
import { placeUnder, useBrush, type BrushLook, type BrushPlace } from './use-brush.ts';
import type { StrokeHistory } from './use-strokes.ts';
import type { ScreenPlace, View } from './use-view.ts';

const MIDDLE: BrushPlace = { x: STROKE_PARTS / 2, y: STROKE_PARTS / 2 };
/** How far an arrow key moves the brush: a share of its radius, with Shift so many parts of the longer side. */
const KEY_STEP = 0.6;
const SMALL_STEP_PARTS = 15;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Zoom of one notch of a wheel. */
const WHEEL_ZOOM = 1.15;

const within = (part: number): number => Math.round(Math.min(STROKE_PARTS, Math.max(0, part)));

/**
 * A picture with what is kept of it, to be painted on: by pointer, pen and finger, two of which move and zoom it, and
 * by keys, which move the brush, put it down and lift it.
 */
export function BrushCanvas({
  painter,
  history,
  look,
  moves,
  view,
}: {
  painter: MaskPainter;
  history: StrokeHistory;
  look: BrushLook;
  /** A pointer moves the view instead of painting. */
  moves: boolean;
  view: View;
}) {
  const t = useTranslations('toolBackgroundRemoval.brush');
  const helpId = useId();
  const { frame, zoom } = view;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [place, setPlace] = useState<BrushPlace | null>(null);
  const [isDown, setDown] = useState(false);
  const brush = useBrush({ canvas, painter, strokes: history.strokes, look, onStroke: history.add });
  const at = (screen: ScreenPlace): BrushPlace => (canvas.current ? placeUnder(canvas.current, screen) : MIDDLE);
  const pointers = useBrushPointers({
    view,
    moves: moves || history.isFull,
    begin: (screen) => brush.begin(at(screen)),
    draw: (screens) => screens.forEach((screen) => brush.draw(at(screen))),
    end: brush.end,
  });
  useWheelZoom(view);

  const lift = (counts: boolean): void => {
    brush.end(counts);
    setDown(false);
  };
  const press = (event: KeyboardEvent): void => {
    const from = place ?? MIDDLE;
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const to = moved(from, arrow, event.shiftKey ? SMALL_STEP_PARTS : look.radius * KEY_STEP);
      setPlace(to);
      brush.draw(to);
      bringIntoSight(view, canvas.current, to);
    } else if (event.key === ' ' && !history.isFull) {
      event.preventDefault();
      setPlace(from);
      if (isDown) {
        lift(true);
      } else {
        brush.begin(from);
        setDown(true);
      }
    } else if (event.key === 'Escape' && isDown) {
      event.preventDefault();
      lift(false);
    }
  };
  /** A step on the longer side is a larger share of the shorter one. */
  const moved = ({ x, y }: BrushPlace, [right, down]: readonly [number, number], step: number): BrushPlace => {
    const longer = Math.max(painter.width, painter.height);
    return {
      x: within(x + (right * step * longer) / painter.width),
      y: within(y + (down * step * longer) / painter.height),
    };
  };
  const follow = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') {
      setPlace(at({ x: event.clientX, y: event.clientY }));
    }
  };
  return (
    <div
      ref={frame}
      className="checkerboard max-h-full w-full overflow-auto overscroll-contain rounded-frame border border-line"
      style={{ aspectRatio: painter.width / painter.height }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="application"
        // It has the focus for the keys that its description tells of.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-first-focus=""
        aria-label={t('canvas')}
        aria-describedby={helpId}
        onKeyDown={press}
        onBlur={() => isDown && lift(true)}
        {...pointers}
        onPointerMove={(event) => {
          follow(event);
          pointers.onPointerMove(event);
        }}
        onPointerLeave={() => setPlace(null)}
        className={`relative touch-none overflow-hidden select-none -outline-offset-3 ${moves ? 'cursor-grab' : 'cursor-none'}`}
        style={{ width: `${100 * zoom}%`, aspectRatio: painter.width / painter.height }}
      >
        <canvas
          ref={canvas}
          width={painter.width}
          height={painter.height}
          aria-hidden="true"
          className="block size-full"
        />
        {place && !moves && <Ring place={place} look={look} isDown={isDown} painter={painter} />}
      </div>
      <p id={helpId} className="sr-only">
        {t('keys')}
      </p>
      <p aria-live="polite" className="sr-only">
        {isDown && t('down')}
        {place && isDown && ` ${t('place', { x: place.x / STROKE_PARTS, y: place.y / STROKE_PARTS })}`}
      </p>
    </div>
  );
}

/** Shows how wide the brush is, and where. */
function Ring({
  place,
  look,
  isDown,
  painter: { width, height },
}: {
  place: BrushPlace;
  look: BrushLook;
  isDown: boolean;
  painter: MaskPainter;
}) {
  const across = (2 * look.radius * Math.max(width, height)) / width;
  const percent = (parts: number): string => `${(100 * parts) / STROKE_PARTS}%`;
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute aspect-square -translate-x-1/2 -translate-y-1/2 rounded-full border-2 shadow-[0_0_0_1.5px_rgb(0_0_0/0.7),inset_0_0_0_1.5px_rgb(0_0_0/0.7)] ${
        look.keeps ? 'border-white' : 'border-[#ff7a6b]'
      } ${isDown ? 'bg-white/25' : ''}`}
      style={{ left: percent(place.x), top: percent(place.y), width: percent(across) }}
    />
  );
}

/** A wheel with Ctrl, and two fingers on a touch pad, zoom the picture instead of the page. */
function useWheelZoom({ frame, zoomBy }: View): void {
  const zooming = useRef(zoomBy);
  useEffect(() => {
    zooming.current = zoomBy;
  });
  useEffect(() => {
    const leaving = new AbortController();
    frame.current?.addEventListener(
      'wheel',
      (event) => {
        if (event.ctrlKey) {
          event.preventDefault();
          zooming.current(event.deltaY < 0 ? WHEEL_ZOOM : 1 / WHEEL_ZOOM, { x: event.clientX, y: event.clientY });
        }
      },
      { passive: false, signal: leaving.signal },
    );
    return () => leaving.abort();
  }, [frame]);
}

/** Moves the view so far that a place of the picture is in it. */
function bringIntoSight({ frame, moveBy }: View, canvas: HTMLCanvasElement | null, place: BrushPlace): void {
  const [box, picture] = [frame.current?.getBoundingClientRect(), canvas?.getBoundingClientRect()];
  if (!box || !picture) {
    return;
  }
  const x = picture.left + (place.x / STROKE_PARTS) * picture.width;
  const y = picture.top + (place.y / STROKE_PARTS) * picture.height;
  moveBy(
    Math.min(0, x - box.left) + Math.max(0, x - box.right),
    Math.min(0, y - box.top) + Math.max(0, y - box.bottom),
  );
}
