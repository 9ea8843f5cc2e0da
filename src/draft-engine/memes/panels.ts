import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { readPixels, skiaSurfaces } from '../clip/draw-clip.ts';
import { composeShot, type ComposedShot } from '../picture/compose-shot.ts';
import type { DrawingContext } from '../picture/drawing-surface.ts';
import type { ShotDrawing } from '../picture/shot-drawing.ts';
import { STAGE_MAKERS } from '../picture/stage.ts';
import { CLIP_SECONDS, type Box, type MemePanel, type MemeTemplate, type Scene, type Size } from './meme-template.ts';

/** Rounding of panels, as a share of the picture's shorter side. */
const CORNER = 0.018;

/** A panel that can be drawn at any moment. */
export interface ComposedPanel {
  left: number;
  top: number;
  size: Size;
  /** The upper left corner of what is shown of the scene. */
  shown: { x: number; y: number };
  drawing: ShotDrawing;
  shot: ComposedShot;
  canvas: Canvas;
}

export const secondsOf = ({ seconds = CLIP_SECONDS }: MemeTemplate): number => seconds;

/** The size of a meme whose shorter side has so many pixels. */
export function sizeOf({ size: [width, height] }: MemeTemplate, shorterSide: number): Size {
  const scale = shorterSide / Math.min(width, height);
  return { width: 2 * Math.round((width * scale) / 2), height: 2 * Math.round((height * scale) / 2) };
}

/** Composes the panels of a template for a picture of this size. */
export function composePanels(template: MemeTemplate, size: Size): ComposedPanel[] {
  return template.panels.map((panel) => composePanel(panel, size, secondsOf(template)));
}

function composePanel(
  { box, crop = [0, 0, 1], drawing: scene }: MemePanel,
  size: Size,
  seconds: number,
): ComposedPanel {
  const { left, top, width, height } = pixelBox(box, size);
  const whole = { width: Math.round(width / crop[2]), height: Math.round(height / crop[2]) };
  const drawing = drawingOf(scene, whole);
  return {
    left,
    top,
    size: { width, height },
    shown: { x: Math.round(crop[0] * whole.width), y: Math.round(crop[1] * whole.height) },
    drawing,
    shot: composeShot(drawing, {
      ...whole,
      durationSeconds: seconds,
      surfaces: skiaSurfaces,
      makers: STAGE_MAKERS,
      readPixels,
    }),
    canvas: createCanvas(whole.width, whole.height),
  };
}

function pixelBox([left, top, width, height]: Box, size: Size): Size & { left: number; top: number } {
  const [x, y] = [Math.round(left * size.width), Math.round(top * size.height)];
  return {
    left: x,
    top: y,
    width: Math.round((left + width) * size.width) - x,
    height: Math.round((top + height) * size.height) - y,
  };
}

function drawingOf({ actors, ...scene }: Scene, { width, height }: Size): ShotDrawing {
  return {
    seed: 11,
    look: 'cel',
    aspect: width < height ? '3:4' : '1:1',
    timeOfDay: 'morning',
    weather: 'clear',
    tension: 0.2,
    emotion: 'neutral',
    framing: 'full',
    angle: 'eye_level',
    camera: 'static',
    subject: actors.length > 0 ? { kind: 'actor', index: 0 } : { kind: 'place' },
    items: [],
    actors,
    ...scene,
  };
}

/** Draws a moment of a panel into its place in the picture. */
export function drawPanel(context: SKRSContext2D, panel: ComposedPanel, seconds: number, size: Size): void {
  const { canvas, shot, left, top, shown, size: own } = panel;
  const inner = canvas.getContext('2d');
  shot.drawFrame(inner as unknown as DrawingContext, seconds);
  if (shot.finishPixels) {
    inner.resetTransform();
    const pixels = inner.getImageData(0, 0, canvas.width, canvas.height);
    shot.finishPixels(pixels.data);
    inner.putImageData(pixels, 0, 0);
  }
  const isWhole = own.width === size.width && own.height === size.height;
  context.save();
  if (!isWhole) {
    context.beginPath();
    context.roundRect(left, top, own.width, own.height, CORNER * Math.min(size.width, size.height));
    context.clip();
  }
  context.drawImage(canvas, shown.x, shown.y, own.width, own.height, left, top, own.width, own.height);
  context.restore();
}
