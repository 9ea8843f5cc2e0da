import { css } from '../colour.ts';
import type { DrawingContext } from '../drawing-surface.ts';
import { isSkinLike, trace, type Fill, type FillJob } from './fill-job.ts';

/** A mark of a pattern around a point; `step` is the distance to the next mark. */
interface Mark {
  x: number;
  y: number;
  row: number;
  step: number;
  pixel: number;
}
interface Pattern {
  trace(context: DrawingContext, mark: Mark): void;
  filled: boolean;
}

const PATTERNS: readonly Pattern[] = [
  {
    filled: true,
    trace(context, { x, y, pixel }) {
      context.moveTo(x + pixel * 3, y);
      context.arc(x, y, pixel * 2.7, 0, Math.PI * 2);
    },
  },
  {
    filled: false,
    trace(context, { x, y, step }) {
      context.moveTo(x - step * 0.25, y + step * 0.2);
      context.lineTo(x, y - step * 0.2);
      context.lineTo(x + step * 0.25, y + step * 0.2);
    },
  },
  {
    filled: false,
    trace(context, { x, y, row, step }) {
      if (row % 2 === 0) {
        context.moveTo(x, y);
        context.lineTo(x + step * 0.45, y);
      }
    },
  },
];
/** Of so many forms, as many as there are patterns have one. */
const KINDS = 5;
const MOST_ROWS = 60;
const MOST_COLUMNS = 90;

/** Flat colour with a bold pattern on some forms. */
export const memphisFill: Fill = (job) => {
  const { context, shape, colour, pixel, random } = job;
  trace(context, shape);
  context.fillStyle = css(colour);
  context.fill();
  const pattern = carriesPattern(job) ? PATTERNS[random.below(KINDS)] : undefined;
  if (!pattern) {
    return;
  }
  context.clip();
  const ink = css(colour.L > 0.62 ? { L: 0.2, a: 0.01, b: -0.03 } : { L: 0.97, a: 0, b: 0.01 }, 0.85);
  context.fillStyle = ink;
  context.strokeStyle = ink;
  context.lineWidth = pixel * 2.4;
  context.beginPath();
  tracePattern(job, pattern);
  if (pattern.filled) {
    context.fill();
  } else {
    context.stroke();
  }
};

/** Small forms, what is hardly modelled, and skin stay plain. */
function carriesPattern({ colour, bounds, pixel, modelling }: FillJob): boolean {
  const size = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top);
  const isSkin = isSkinLike(colour) && Math.hypot(colour.a, colour.b) < 0.12;
  return size >= pixel * 34 && modelling >= 0.3 && !isSkin;
}

function tracePattern({ context, bounds, pixel }: FillJob, pattern: Pattern): void {
  const step = pixel * 17;
  for (let row = 0, y = bounds.top; y < bounds.bottom + step && row < MOST_ROWS; row++, y += step) {
    const left = bounds.left + (row % 2) * step * 0.5;
    for (let column = 0, x = left; x < bounds.right + step && column < MOST_COLUMNS; column++, x += step) {
      pattern.trace(context, { x, y, row, step, pixel });
    }
  }
}
