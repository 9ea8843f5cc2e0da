import { useCallback, useEffect, useRef } from 'react';
import { MOST_STROKE_NUMBERS, STROKE_PARTS, type MaskStroke } from '#src/shared/mask-strokes.ts';
import type { MaskPainter } from './mask-painter.ts';

/** What a brush does, and its radius in parts of the picture's longer side. */
export interface BrushLook {
  keeps: boolean;
  radius: number;
}

/** A place on the picture, in parts of its sides. */
export interface BrushPlace {
  x: number;
  y: number;
}

/** A point is kept where it is at least so far from the last one, as a share of the radius. */
const LEAST_STEP = 0.15;

/** Draws strokes on a canvas, one at a time; they are shown at once and handed over when they end. */
export function useBrush({
  canvas,
  painter,
  strokes,
  look,
  onStroke,
}: {
  canvas: React.RefObject<HTMLCanvasElement | null>;
  painter: MaskPainter;
  strokes: readonly MaskStroke[];
  look: BrushLook;
  onStroke: (stroke: MaskStroke) => void;
}) {
  const current = useRef<MaskStroke>(undefined);
  const waiting = useRef(0);
  const shown = useRef(strokes);
  const show = useCallback((): void => {
    cancelAnimationFrame(waiting.current);
    waiting.current = requestAnimationFrame(() => {
      const context = canvas.current?.getContext('2d');
      if (context) {
        painter.show(context, shown.current, current.current);
      }
    });
  }, [canvas, painter]);
  useEffect(() => {
    shown.current = strokes;
    show();
  }, [show, strokes]);
  useEffect(() => () => cancelAnimationFrame(waiting.current), []);

  const end = (counts = true): void => {
    const stroke = current.current;
    current.current = undefined;
    if (stroke && counts) {
      onStroke(stroke);
    } else {
      show();
    }
  };
  const begin = ({ x, y }: BrushPlace): void => {
    current.current = { ...look, points: [x, y] };
    show();
  };
  const draw = (place: BrushPlace): void => {
    const stroke = current.current;
    if (!stroke) {
      return;
    }
    const [x = 0, y = 0] = stroke.points.slice(-2);
    if (Math.hypot(place.x - x, place.y - y) < Math.max(1, stroke.radius * LEAST_STEP)) {
      return;
    }
    stroke.points.push(place.x, place.y);
    if (stroke.points.length >= MOST_STROKE_NUMBERS) {
      end();
      begin(place);
    }
    show();
  };
  return { begin, draw, end, isDown: (): boolean => current.current !== undefined };
}

/** The place on the picture that is under a place of the screen; at its border where that is beside it. */
export function placeUnder(canvas: HTMLCanvasElement, place: { x: number; y: number }): BrushPlace {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const part = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * STROKE_PARTS);
  return { x: part((place.x - left) / width), y: part((place.y - top) / height) };
}
