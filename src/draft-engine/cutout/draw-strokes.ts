import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { STROKE_PARTS, type MaskStroke } from '#src/shared/mask-strokes.ts';
import { planeOf, type Plane, type PlaneSize } from './planes.ts';

/** What strokes cover, from 0 to 1 for each pixel. */
export interface StrokePlanes {
  /** Under a stroke that keeps, and under one that takes away. */
  kept: Plane;
  taken: Plane;
  /** The same under their middles, where nothing is left to the picture's edges. */
  surelyKept: Plane;
  surelyTaken: Plane;
}

/** The part of a brush's radius that is its middle. */
const MIDDLE = 0.65;
/** A brush of so few pixels is all middle. */
const FINE_PIXELS = 3;
const KEPT = '#ff0000';
const TAKEN = '#0000ff';

/** Draws strokes on planes of a picture, at any size. */
export function drawStrokes(strokes: readonly MaskStroke[], size: PlaneSize): StrokePlanes {
  const [all, middle] = [createCanvas(size.width, size.height), createCanvas(size.width, size.height)];
  const [covered, sure] = [all.getContext('2d'), middle.getContext('2d')];
  for (const stroke of strokes) {
    const radius = (stroke.radius / STROKE_PARTS) * Math.max(size.width, size.height);
    const colour = stroke.keeps ? KEPT : TAKEN;
    drawStroke(covered, stroke, { size, radius, colour });
    // The middle of an earlier stroke ends where this one begins.
    sure.globalCompositeOperation = 'destination-out';
    drawStroke(sure, stroke, { size, radius, colour });
    sure.globalCompositeOperation = 'source-over';
    drawStroke(sure, stroke, { size, radius: radius < FINE_PIXELS ? radius : radius * MIDDLE, colour });
  }
  const [kept, taken] = planesOf(covered, size);
  const [surelyKept, surelyTaken] = planesOf(sure, size);
  return { kept, taken, surelyKept, surelyTaken };
}

function drawStroke(
  context: SKRSContext2D,
  { points }: MaskStroke,
  { size, radius, colour }: { size: PlaneSize; radius: number; colour: string },
): void {
  const places = Array.from({ length: Math.floor(points.length / 2) }, (_, index): [number, number] => [
    (points[2 * index]! / STROKE_PARTS) * size.width,
    (points[2 * index + 1]! / STROKE_PARTS) * size.height,
  ]);
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = 2 * radius;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  const [first] = places;
  if (places.length === 1 && first) {
    context.arc(...first, radius, 0, 2 * Math.PI);
    context.fill();
    return;
  }
  places.forEach((place) => context.lineTo(...place));
  context.stroke();
}

/** What is red, and what is blue. */
function planesOf(context: SKRSContext2D, { width, height }: PlaneSize): [Plane, Plane] {
  const { data } = context.getImageData(0, 0, width, height);
  const channel = (index: number): Plane =>
    planeOf(width * height, (at) => (data[at * 4 + index]! * data[at * 4 + 3]!) / (255 * 255));
  return [channel(0), channel(2)];
}
