import { combine, groundMotion, invert, planeMotion, rollMotion, type Affine, type CameraView } from '../camera.ts';
import type { DrawingContext, Surface, SurfaceFactory } from '../drawing-surface.ts';
import type { Bounds } from '../shape.ts';

/** A drawn plane that moves as one. */
export interface Layer {
  /** Depth that determines its movement; 'ground' extends in depth. */
  z: number | 'ground';
  surface: Surface;
  /** Position of the surface's first pixel on the frame in the composed view. */
  left: number;
  top: number;
  /** Surface pixels per frame pixel. */
  resolution: number;
}

export interface FrameSize {
  width: number;
  height: number;
}

export function motionOf(z: number | 'ground', from: CameraView, to: CameraView, frame: FrameSize): Affine {
  const motion = z === 'ground' ? groundMotion(from, to) : planeMotion(from, to, z);
  return to.roll === 0 ? motion : combine(rollMotion(to.roll, frame.width, frame.height), motion);
}

/**
 * The part of the composed frame (with overscan) that is visible at a depth during the whole movement, in whole pixels,
 * and its maximum magnification.
 */
export function coverOf(
  z: number | 'ground',
  from: CameraView,
  views: readonly CameraView[],
  frame: FrameSize,
): Bounds & { growth: number } {
  const cover = { left: 0, top: 0, right: frame.width, bottom: frame.height, growth: 1 };
  for (const view of views) {
    const motion = motionOf(z, from, view, frame);
    const back = invert(motion);
    cover.growth = Math.max(cover.growth, Math.hypot(motion.a, motion.b));
    for (const [x, y] of [
      [0, 0],
      [frame.width, 0],
      [0, frame.height],
      [frame.width, frame.height],
    ] as const) {
      const px = back.a * x + back.c * y + back.e;
      const py = back.b * x + back.d * y + back.f;
      cover.left = Math.min(cover.left, px);
      cover.right = Math.max(cover.right, px);
      cover.top = Math.min(cover.top, py);
      cover.bottom = Math.max(cover.bottom, py);
    }
  }
  const limitX = frame.width * 1.2;
  const limitY = frame.height * 1.2;
  return {
    left: Math.floor(Math.max(-limitX, cover.left)),
    top: Math.floor(Math.max(-limitY, cover.top)),
    right: Math.ceil(Math.min(frame.width + limitX, cover.right)),
    bottom: Math.ceil(Math.min(frame.height + limitY, cover.bottom)),
    growth: cover.growth,
  };
}

/** Creates an empty layer over a box of the frame. */
export function createLayer(surfaces: SurfaceFactory, z: number | 'ground', box: Bounds, resolution: number): Layer {
  const left = Math.floor(box.left);
  const top = Math.floor(box.top);
  const width = Math.max(1, Math.ceil((Math.ceil(box.right) - left) * resolution));
  const height = Math.max(1, Math.ceil((Math.ceil(box.bottom) - top) * resolution));
  return { z, surface: surfaces(width, height), left, top, resolution };
}

/** From a layer's pixels to the frame's under a view. `shift` is its own movement in pixels of the frame. */
export function placeLayer(
  layer: Layer,
  from: CameraView,
  to: CameraView,
  frame: FrameSize,
  shift?: { x: number; y: number },
): Affine {
  const motion = motionOf(layer.z, from, to, frame);
  const scale = 1 / layer.resolution;
  const x = motion.a * layer.left + motion.c * layer.top + motion.e + (shift?.x ?? 0);
  const y = motion.b * layer.left + motion.d * layer.top + motion.f + (shift?.y ?? 0);
  const still = motion.a === 1 && motion.b === 0 && motion.c === 0 && motion.d === 1 && scale === 1;
  return {
    a: motion.a * scale,
    b: motion.b * scale,
    c: motion.c * scale,
    d: motion.d * scale,
    e: still ? Math.round(x) : x,
    f: still ? Math.round(y) : y,
  };
}

/** Draws a layer at its place on the frame. */
export function drawLayer(context: DrawingContext, layer: Layer, { a, b, c, d, e, f }: Affine): void {
  context.setTransform(a, b, c, d, e, f);
  context.drawImage(layer.surface, 0, 0);
  context.resetTransform();
}

const TRIM_SCALE = 1 / 8;

/** The layer cropped to its drawn part; undefined when it is empty. */
export function trimLayer(surfaces: SurfaceFactory, layer: Layer): Layer | undefined {
  const { width, height } = layer.surface;
  const smallWidth = Math.ceil(width * TRIM_SCALE);
  const smallHeight = Math.ceil(height * TRIM_SCALE);
  const small = surfaces(smallWidth, smallHeight).getContext('2d');
  small.drawImage(layer.surface, 0, 0, width * TRIM_SCALE, height * TRIM_SCALE);
  const { data } = small.getImageData(0, 0, smallWidth, smallHeight);
  let [left, top, right, bottom] = [smallWidth, smallHeight, -1, -1];
  for (let y = 0; y < smallHeight; y++) {
    for (let x = 0; x < smallWidth; x++) {
      if (data[(y * smallWidth + x) * 4 + 3] === 0) {
        continue;
      }
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) {
    return undefined;
  }
  const margin = 2;
  const x = Math.max(0, (left - margin) / TRIM_SCALE);
  const y = Math.max(0, (top - margin) / TRIM_SCALE);
  const w = Math.min(width, (right + 1 + margin) / TRIM_SCALE) - x;
  const h = Math.min(height, (bottom + 1 + margin) / TRIM_SCALE) - y;
  if (w * h > width * height * 0.85) {
    return layer;
  }
  const surface = surfaces(Math.ceil(w), Math.ceil(h));
  surface.getContext('2d').drawImage(layer.surface, -x, -y);
  return { ...layer, surface, left: layer.left + x / layer.resolution, top: layer.top + y / layer.resolution };
}

/** A blurred copy. Radius in pixels of the surface. */
export function blurred(surfaces: SurfaceFactory, source: Surface, radius: number): Surface {
  const result = surfaces(source.width, source.height);
  const context = result.getContext('2d');
  context.filter = `blur(${radius.toFixed(2)}px)`;
  context.drawImage(source, 0, 0);
  context.filter = 'none';
  return result;
}
