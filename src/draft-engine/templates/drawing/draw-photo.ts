import { cutOutline } from '../../cards/cut-outline.ts';
import { heartShape } from '../../cards/shapes.ts';
import type { DrawingContext, Surface } from '../../picture/drawing-surface.ts';
import { ellipse, rectangle, type Shape } from '../../picture/shape.ts';
import type { Drawing, Pair, PhotoFrame, Tint } from '../template.ts';
import { drawnOnce, surfaceOf, type Draw, type GivenPhoto, type TemplateParts } from './drawing-parts.ts';
import { tintPixels } from './tint-pixels.ts';
import { perforated, tracePath } from './trace-shape.ts';

type PhotoDrawing = Extract<Drawing, { kind: 'photo' }>;
type PersonDrawing = Extract<Drawing, { kind: 'person' }>;

/** How much nearer a closer look at the photo is, and one through a heart, whose notch would hide a head. */
const CLOSER = 1.9;
const IN_HEART = 1.5;
/** How far down in the opening the face is: lower in a heart, whose upper edge is notched. */
const USUAL_LEVEL = 0.4;
const LEVELS: Partial<Record<PhotoFrame, number>> = { heart: 0.52, circle: 0.46, oval: 0.46 };
/** The room that a frame takes around a photo, in shares of its shorter side. */
const BORDERS: Readonly<Record<PhotoFrame, number>> = {
  none: 0,
  white: 0.06,
  gold: 0.13,
  wood: 0.11,
  stamp: 0.07,
  film: 0,
  circle: 0.04,
  oval: 0.07,
  heart: 0.03,
  screen: 0.05,
};

/** A photo in its frame. */
export function preparePhoto(drawing: PhotoDrawing, parts: TemplateParts, pixels: number): Draw {
  const { size, frame = 'none', tint = 'none' } = drawing;
  const border = Math.min(...size) * BORDERS[frame];
  const outer: Pair = [size[0] + 2 * border, size[1] + 2 * border + (frame === 'white' ? border * 2.4 : 0)];
  const room: Pair = [outer[0] * 1.04, outer[1] * 1.04];
  return drawnOnce(parts, room, pixels, (context) => {
    paintFrame(context, frame, size, border);
    context.save();
    tracePath(context, openingOf(frame, size));
    context.clip();
    context.drawImage(
      seenOf(parts, size, { tint, nearness: nearnessOf(drawing), pixels, level: LEVELS[frame] ?? USUAL_LEVEL }),
      -size[0] / 2,
      -size[1] / 2,
      size[0],
      size[1],
    );
    if (frame === 'screen') {
      shine(context, size);
    }
    context.restore();
  });
}

function nearnessOf({ look, frame }: PhotoDrawing): number {
  if (look === 'closer') {
    return CLOSER;
  }
  return frame === 'heart' ? IN_HEART : 1;
}

/** What is seen of the photo in an opening: all its width or height, around its focus. Clear parts stand on light paper. */
function seenOf(
  { photo, surfaces }: TemplateParts,
  [width, height]: Pair,
  { tint, nearness, pixels, level }: { tint: Tint; nearness: number; pixels: number; level: number },
): Surface {
  const seen = surfaceOf(surfaces, [width, height], pixels, (context) => {
    context.fillStyle = '#efe9df';
    context.fillRect(-width / 2, -height / 2, width, height);
    if (photo) {
      drawCovering(context, photo, [width, height], { nearness, level });
    }
  });
  tintPixels(seen, tint);
  return seen;
}

function drawCovering(
  context: DrawingContext,
  { whole, focus }: GivenPhoto,
  [width, height]: Pair,
  { nearness, level }: { nearness: number; level: number },
): void {
  const scale = Math.max(width / whole.width, height / whole.height) * nearness;
  const [across, down] = [width / scale, height / scale];
  const left = Math.max(0, Math.min(whole.width - across, focus.x * whole.width - across / 2));
  const top = Math.max(0, Math.min(whole.height - down, focus.y * whole.height - down * level));
  context.drawImage(whole, left, top, across, down, -width / 2, -height / 2, width, height);
}

function openingOf(frame: PhotoFrame, [width, height]: Pair): Shape {
  if (frame === 'circle' || frame === 'oval') {
    return ellipse(0, 0, width / 2, height / 2);
  }
  if (frame === 'heart') {
    return heartShape(0, -width * 0.06, width / 2.3);
  }
  return rectangle(-width / 2, -height / 2, width, height, frame === 'screen' ? Math.min(width, height) * 0.06 : 0);
}

function paintFrame(context: DrawingContext, frame: PhotoFrame, [width, height]: Pair, border: number): void {
  const box = (grow: number, colour: unknown, round = 0): void => {
    context.fillStyle = colour;
    tracePath(context, rectangle(-width / 2 - grow, -height / 2 - grow, width + 2 * grow, height + 2 * grow, round));
    context.fill();
  };
  switch (frame) {
    case 'white': {
      context.fillStyle = '#fbf8f2';
      tracePath(
        context,
        rectangle(-width / 2 - border, -height / 2 - border, width + 2 * border, height + 4.4 * border, border * 0.15),
      );
      context.fill();
      break;
    }
    case 'gold':
      box(border, metal(context, width + border * 2, ['#6d4a12', '#f3d88a', '#a9761f', '#ffeeb0', '#7d5618']));
      box(border * 0.72, '#5b3c0e');
      box(border * 0.6, metal(context, width + border, ['#c79a3a', '#ffefbd', '#b98729', '#f5dc93', '#8d6420']));
      box(border * 0.22, '#4a310c');
      break;
    case 'wood':
      box(border, metal(context, width + border * 2, ['#5c3a20', '#8a5c35', '#6b4526', '#95683d', '#573619']));
      box(border * 0.25, '#3a2412');
      break;
    case 'stamp':
      context.fillStyle = '#fdfaf3';
      tracePath(context, perforated([width + 2 * border, height + 2 * border], border * 0.42));
      context.fill('evenodd');
      break;
    case 'circle':
    case 'oval':
      context.fillStyle = frame === 'circle' ? '#ffffff' : metal(context, width, ['#7d5618', '#ffefbd', '#a9761f']);
      tracePath(context, ellipse(0, 0, width / 2 + border, height / 2 + border));
      context.fill();
      break;
    case 'heart':
      context.fillStyle = '#ffffff';
      tracePath(context, heartShape(0, -width * 0.06, width / 2.3 + border));
      context.fill();
      break;
    case 'screen':
      box(border, '#1b1d22', border * 2);
      break;
    case 'film':
    case 'none':
  }
}

function metal(context: DrawingContext, width: number, colours: readonly string[]): unknown {
  const gradient = context.createLinearGradient(-width / 2, -width / 2, width / 2, width / 2);
  colours.forEach((colour, index) => gradient.addColorStop(index / (colours.length - 1), colour));
  return gradient;
}

function shine(context: DrawingContext, [width, height]: Pair): void {
  const gradient = context.createLinearGradient(-width / 2, -height / 2, width / 2, height / 2);
  gradient.addColorStop(0, 'rgba(255,255,255,0.22)');
  gradient.addColorStop(0.42, 'rgba(255,255,255,0.05)');
  gradient.addColorStop(0.44, 'rgba(255,255,255,0)');
  context.fillStyle = gradient;
  context.fillRect(-width / 2, -height / 2, width, height);
}

/** Whoever stands out of the photo, standing on the lower edge of the box; the photo in an oval where nobody does. */
export function preparePerson(drawing: PersonDrawing, parts: TemplateParts, pixels: number): Draw {
  const { size, outline, tint = 'none' } = drawing;
  const cut = parts.photo?.cutOut;
  if (!cut) {
    const inner = Math.min(size[0] * 0.94, size[1] * 0.82);
    const oval: Pair = [inner * 0.92, inner * 1.08 > size[1] * 0.96 ? size[1] * 0.9 : inner * 1.08];
    return preparePhoto({ kind: 'photo', size: oval, frame: 'circle', tint }, parts, pixels);
  }
  const scale = Math.min(size[0] / cut.width, size[1] / cut.height);
  const [width, height] = [cut.width * scale, cut.height * scale];
  const plain = surfaceOf(parts.surfaces, size, pixels, (context) =>
    context.drawImage(cut, -width / 2, size[1] / 2 - height, width, height),
  );
  tintPixels(plain, tint);
  const drawn = outline === undefined ? plain : cutOutline(plain, parts.surfaces, 0.014);
  return (context) => context.drawImage(drawn, -size[0] / 2, -size[1] / 2, size[0], size[1]);
}
