import { css, mix, oklch, shade, type Colour } from '../colour.ts';
import { trace, type FillJob } from '../fill/fill-job.ts';

/** Draws the outline of a form; the width is in the current units. */
export type Line = (job: FillJob, width: number) => void;

const LINE_NAMES = [
  'none',
  'ink',
  'brush',
  'carved',
  'pencil',
  'crayon',
  'neon',
  'chalk',
  'lead',
  'stitch',
  'bold',
] as const;
export type LineName = (typeof LINE_NAMES)[number];

const BLACK = oklch(0.16, 0.015, 280);

/** Thinner lines for small forms, which would otherwise be all outline. */
function fitted({ bounds, pixel }: FillJob, width: number): number {
  const size = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top);
  return Math.max(Math.min(width, size * 0.14), Math.min(width, pixel * 0.6));
}

function outline({ context, shape }: FillJob, width: number, style: string, shiftX = 0, shiftY = 0): void {
  context.save();
  if (shiftX !== 0 || shiftY !== 0) {
    context.translate(shiftX, shiftY);
  }
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.lineWidth = width;
  context.strokeStyle = style;
  trace(context, shape);
  context.stroke();
  context.restore();
}

/** Thick on the side away from the light, thin on the side that faces it. */
function swelling(job: FillJob, width: number, colour: Colour, alpha = 1): void {
  const fit = fitted(job, width);
  outline(job, fit * 0.5, css(colour, alpha));
  outline(job, fit * 0.85, css(colour, alpha), -job.light.x * fit * 0.42, -job.light.y * fit * 0.42);
}

export const LINES: Readonly<Record<LineName, Line>> = {
  none: () => {},
  ink: (job, width) => swelling(job, width, mix(mix(job.colour, BLACK, 0.86), job.palette.haze, job.haze * 0.8)),
  brush(job, width) {
    const ink = mix(oklch(0.2, 0.01, 270), oklch(0.96, 0.01, 90), job.haze * 0.85);
    const fit = fitted(job, width * job.random.between(0.7, 1.35));
    swelling(job, fit * 1.25, ink, 0.9);
    outline(job, fit * 2.4, css(ink, 0.13), -job.light.x * fit, -job.light.y * fit + fit * 0.4);
  },
  carved: (job, width) => swelling(job, width, mix(oklch(0.27, 0.07, 258), job.palette.haze, job.haze * 0.7)),
  pencil(job, width) {
    const graphite = mix(oklch(0.3, 0.012, 265), oklch(0.96, 0.01, 90), job.haze * 0.75);
    const fit = fitted(job, width);
    for (let pass = 0; pass < 2; pass++) {
      outline(
        job,
        fit * job.random.between(0.45, 0.8),
        css(graphite, 0.62),
        job.pixel * job.random.between(-1.3, 1.3),
        job.pixel * job.random.between(-1.3, 1.3),
      );
    }
  },
  crayon(job, width) {
    const fit = fitted(job, width);
    const own = shade(job.colour, -0.2, 1.15);
    const { bounds } = job;
    // On a small form the crayon's gaps are not visible.
    const size = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top);
    if (size < job.pixel * 16) {
      outline(job, fit, css(own, 0.72), job.pixel * 0.3, job.pixel * 0.3);
      return;
    }
    job.context.setLineDash([job.pixel * 7, job.pixel * 1.2, job.pixel * 11, job.pixel * 2]);
    outline(job, fit, css(own, size < job.pixel * 36 ? 0.72 : 0.62), job.pixel * 0.5, 0);
    if (size >= job.pixel * 36) {
      job.context.setLineDash([job.pixel * 3, job.pixel * 2.2]);
      outline(job, fit * 0.8, css(own, 0.4), -job.pixel * 0.8, job.pixel * 0.6);
    }
    job.context.setLineDash([]);
  },
  neon(job, width) {
    const { colour, haze } = job;
    const chroma = Math.hypot(colour.a, colour.b);
    const hue = chroma > 0.03 ? Math.atan2(colour.b, colour.a) : -0.9 + colour.L * 3.4;
    const glow: Colour = { L: 0.76, a: Math.cos(hue) * 0.19, b: Math.sin(hue) * 0.19 };
    const fit = fitted(job, width);
    const strength = 1 - haze * 0.65;
    job.context.globalCompositeOperation = 'screen';
    outline(job, fit * 6, css(glow, 0.09 * strength));
    outline(job, fit * 2.9, css(glow, 0.22 * strength));
    outline(job, fit * 1.15, css(glow, 0.95 * strength));
    outline(job, fit * 0.42, css(mix(glow, oklch(1, 0, 0), 0.75), 0.9 * strength));
  },
  chalk(job, width) {
    const fit = fitted(job, width);
    const { context, pixel, random, colour, haze } = job;
    const alpha = 1 - haze * 0.5;
    for (const [share, strength] of [
      [1, 0.75],
      [0.55, 0.6],
    ] as const) {
      context.setLineDash([pixel * random.between(3, 7), pixel * 0.9, pixel * random.between(2, 9), pixel * 1.4]);
      outline(
        job,
        fit * share,
        css(mix(colour, oklch(0.97, 0.01, 95), 0.45), strength * alpha),
        pixel * random.between(-1, 1),
        pixel * random.between(-1, 1),
      );
    }
    context.setLineDash([]);
  },
  lead(job, width) {
    const fit = fitted(job, width);
    outline(job, fit, css(oklch(0.13, 0.01, 270)));
    outline(job, fit * 0.24, css(oklch(0.52, 0.012, 260), 0.55), job.light.x * fit * 0.18, job.light.y * fit * 0.18);
  },
  stitch(job, width) {
    const { bounds, context, pixel, colour } = job;
    const size = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top);
    if (size < pixel * 22) {
      return;
    }
    const inset = Math.min(0.14, (pixel * 7) / size) * 2;
    const x = (bounds.left + bounds.right) / 2;
    const y = (bounds.top + bounds.bottom) / 2;
    context.translate(x, y);
    context.scale(1 - (inset * size) / (bounds.right - bounds.left), 1 - (inset * size) / (bounds.bottom - bounds.top));
    context.translate(-x, -y);
    context.setLineDash([pixel * 6, pixel * 4.4]);
    outline(job, width, css(shade(colour, -0.28), 0.5), pixel * 0.7, pixel * 0.9);
    outline(job, width, css(mix(colour, colour.L > 0.7 ? shade(colour, -0.4, 1.3) : oklch(0.97, 0.02, 90), 0.75)));
    context.setLineDash([]);
  },
  bold: (job, width) => outline(job, fitted(job, width), css(mix(BLACK, job.palette.haze, job.haze * 0.5))),
};
