import { createRandom, type Random } from '#src/shared/random.ts';
import { css, mix, type Colour } from './colour.ts';
import type { DrawingContext } from './drawing-surface.ts';
import { trace, type FillJob } from './fill/fill-job.ts';
import { FILLS } from './fill/fills.ts';
import { drawRim } from './fill/rim.ts';
import { LINES } from './line/lines.ts';
import type { Look } from './looks/look.ts';
import type { FormOptions, Painter, Palette } from './painter.ts';
import { boundsOf } from './shape.ts';

export interface PainterOptions {
  context: DrawingContext;
  /** The look's palette: `look.palette` is already applied. */
  palette: Palette;
  look: Look;
  /** Direction of the key light on the screen (y downwards), any length; strength 0 to 1. */
  light: { x: number; y: number; strength: number };
  seed: number;
  /** One pixel of a 720p frame in the units of the context's current transform. */
  pixel: number;
  haze?: number;
  lampsLit?: boolean;
  seconds?: number;
}

interface Axes {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** How strongly a form is modelled, rimmed with light and outlined: the look's measures times the form's own. */
function treatmentOf(form: FormOptions, look: Look, haze: number): { modelling: number; rim: number; line: number } {
  const line = look.line === 'none' ? 0 : (form.line ?? 1) * look.lineWidth * (1 - haze * 0.6);
  return form.luminous
    ? { modelling: 0, rim: 0, line }
    : { modelling: look.modelling * (form.modelling ?? 1), rim: (form.rim ?? 1) * look.rim * (1 - haze), line };
}

/** Draws; where `kept`, the context's state is afterwards as it was. */
function apart(context: DrawingContext, kept: boolean, draw: () => void): void {
  if (!kept) {
    draw();
    return;
  }
  context.save();
  draw();
  context.restore();
}

/** Creates a painter that draws forms on a context in a look. The context's current transform is used. */
export function createPainter(options: PainterOptions): Painter {
  const { context, look, palette } = options;
  const haze = options.haze ?? 0;
  const random: Random = createRandom(options.seed);
  const lightLength = Math.hypot(options.light.x, options.light.y) || 1;
  const screenLight = { x: options.light.x / lightLength, y: options.light.y / lightLength };
  let axes: Axes = { a: 1, b: 0, c: 0, d: 1 };
  let light = { ...screenLight, strength: options.light.strength };
  let pixel = options.pixel;

  const seen = (colour: Colour): Colour =>
    haze > 0 ? mix(look.colour(colour), palette.haze, haze) : look.colour(colour);
  const refresh = (): void => {
    const det = axes.a * axes.d - axes.b * axes.c || 1e-9;
    const x = (axes.d * screenLight.x - axes.c * screenLight.y) / det;
    const y = (-axes.b * screenLight.x + axes.a * screenLight.y) / det;
    const length = Math.hypot(x, y) || 1;
    light = { x: x / length, y: y / length, strength: options.light.strength };
    pixel = options.pixel / Math.sqrt(Math.abs(det));
  };

  const painter: Painter = {
    context,
    palette,
    random,
    haze,
    lampsLit: options.lampsLit ?? false,
    seconds: options.seconds ?? 0,
    get light() {
      return light;
    },
    get pixel() {
      return pixel;
    },
    seen,
    form(shape, colour, form = {}) {
      const bounds = boundsOf(shape);
      if (!(bounds.right > bounds.left) && !(bounds.bottom > bounds.top)) {
        return;
      }
      const own = form.luminous ? look.colour(colour) : seen(colour);
      const { modelling, rim, line } = treatmentOf(form, look, haze);
      const job: FillJob = {
        context,
        shape,
        bounds,
        colour: own,
        palette,
        light,
        pixel,
        modelling,
        round: form.round ?? false,
        haze,
        random: formRandom(bounds, own),
      };
      // A plain gradient leaves the path in the context, and the rim reuses it: half of a drawing's calls.
      const plain = look.fill === 'gradient';
      context.save();
      if (form.alpha !== undefined) {
        context.globalAlpha *= form.alpha;
      }
      apart(context, !plain, () => FILLS[look.fill](job));
      if (rim > 0.02) {
        apart(context, line > 0.05, () => drawRim(job, rim, plain));
      }
      if (line > 0.05) {
        LINES[look.line](job, line * pixel);
      }
      context.restore();
    },
    patch(shape, colour, alpha = 1) {
      trace(context, shape);
      context.fillStyle = css(seen(colour), alpha);
      context.fill();
    },
    stroke(shape, colour, width, alpha = 1) {
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.lineWidth = Math.max(width, pixel * 0.5);
      context.strokeStyle = css(seen(colour), alpha);
      trace(context, shape);
      context.stroke();
    },
    glow(x, y, radius, colour, strength) {
      const amount = strength * look.glow;
      if (amount <= 0.01 || radius <= 0) {
        return;
      }
      const own = look.colour(colour);
      const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
      for (const [stop, share] of [
        [0, 1],
        [0.12, 0.62],
        [0.3, 0.3],
        [0.6, 0.09],
        [1, 0],
      ] as const) {
        gradient.addColorStop(stop, css(own, Math.min(1, amount * share)));
      }
      context.save();
      context.globalCompositeOperation = 'screen';
      context.fillStyle = gradient;
      context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
      context.restore();
    },
    groundShadow(x, y, halfWidth, strength = 0.5) {
      const amount = strength * look.shadow;
      if (amount <= 0.01 || halfWidth <= 0) {
        return;
      }
      const dark = mix(palette.ambient, { L: 0.1, a: 0, b: -0.01 }, 0.65);
      context.save();
      context.translate(x - light.x * halfWidth * 0.22, y);
      context.scale(1, 0.24);
      const gradient = context.createRadialGradient(0, 0, halfWidth * 0.1, 0, 0, halfWidth * 1.25);
      gradient.addColorStop(0, css(dark, Math.min(1, amount)));
      gradient.addColorStop(0.55, css(dark, Math.min(1, amount * 0.6)));
      gradient.addColorStop(1, css(dark, 0));
      context.fillStyle = gradient;
      context.fillRect(-halfWidth * 1.3, -halfWidth * 1.3, halfWidth * 2.6, halfWidth * 2.6);
      context.restore();
    },
    within(shape, draw) {
      context.save();
      trace(context, shape);
      context.clip();
      draw();
      context.restore();
    },
    at(place, draw) {
      const before = axes;
      const scaleX = (place.scale ?? 1) * (place.scaleX ?? 1);
      const scaleY = (place.scale ?? 1) * (place.scaleY ?? 1);
      const cos = Math.cos(place.rotation ?? 0);
      const sin = Math.sin(place.rotation ?? 0);
      context.save();
      context.translate(place.x ?? 0, place.y ?? 0);
      if (place.rotation) {
        context.rotate(place.rotation);
      }
      if (scaleX !== 1 || scaleY !== 1) {
        context.scale(scaleX, scaleY);
      }
      if (place.alpha !== undefined) {
        context.globalAlpha *= place.alpha;
      }
      axes = {
        a: (before.a * cos + before.c * sin) * scaleX,
        b: (before.b * cos + before.d * sin) * scaleX,
        c: (-before.a * sin + before.c * cos) * scaleY,
        d: (-before.b * sin + before.d * cos) * scaleY,
      };
      refresh();
      draw();
      axes = before;
      refresh();
      context.restore();
    },
  };
  return painter;

  /**
   * A random source seeded by the form's own bounds, so that its texture does not flicker when another form is drawn
   * before it.
   */
  function formRandom(bounds: { right: number; left: number; bottom: number; top: number }, colour: Colour): Random {
    const size = Math.round((bounds.right - bounds.left) * 8191) ^ Math.round((bounds.bottom - bounds.top) * 131071);
    return createRandom((options.seed ^ Math.round(colour.L * 4096) ^ Math.imul(size >> 6, 0x9e3779b1)) >>> 0);
  }
}
