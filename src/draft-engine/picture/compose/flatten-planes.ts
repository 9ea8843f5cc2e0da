import type { CameraView } from '../camera.ts';
import type { SurfaceFactory } from '../drawing-surface.ts';
import type { StageEntry } from './draw-actor.ts';
import { coverOf, createLayer, motionOf, type FrameSize, type Layer } from './layer.ts';

/** Maximum relative shift in pixels, over a whole movement, of planes that are merged. */
const APART_PIXELS = 0.3;

/**
 * Merges neighbouring planes that move alike: all of them for a static, rotating or zooming camera, those of similar
 * depth for a travelling one. Animated planes keep their place.
 */
export function flattenPlanes(
  entries: readonly StageEntry[],
  base: CameraView,
  views: readonly CameraView[],
  frame: FrameSize,
  surfaces: SurfaceFactory,
): StageEntry[] {
  const result: StageEntry[] = [];
  let group: Layer[] = [];
  const flush = (): void => {
    const [only] = group;
    if (only) {
      result.push({
        kind: 'plane',
        layer: group.length === 1 ? only : mergeLayers(group, base, views, frame, surfaces),
      });
    }
    group = [];
  };
  for (const entry of entries) {
    const first = group[0];
    if (entry.kind !== 'plane' || (first && !moveAlike(first, entry.layer, base, views, frame))) {
      flush();
    }
    if (entry.kind === 'plane') {
      group.push(entry.layer);
    } else {
      result.push(entry);
    }
  }
  flush();
  return result;
}

function moveAlike(
  first: Layer,
  second: Layer,
  base: CameraView,
  views: readonly CameraView[],
  frame: FrameSize,
): boolean {
  return views.every((view) => {
    const one = motionOf(first.z, base, view, frame);
    const other = motionOf(second.z, base, view, frame);
    return [
      [0, 0],
      [frame.width, 0],
      [0, frame.height],
      [frame.width, frame.height],
    ].every(
      ([x = 0, y = 0]) =>
        Math.hypot(
          (one.a - other.a) * x + (one.c - other.c) * y + one.e - other.e,
          (one.b - other.b) * x + (one.d - other.d) * y + one.f - other.f,
        ) <= APART_PIXELS,
    );
  });
}

function mergeLayers(
  layers: readonly Layer[],
  base: CameraView,
  views: readonly CameraView[],
  frame: FrameSize,
  surfaces: SurfaceFactory,
): Layer {
  const z = (layers[0] as Layer).z;
  const cover = coverOf(z, base, views, frame);
  const right = (layer: Layer): number => layer.left + layer.surface.width / layer.resolution;
  const bottom = (layer: Layer): number => layer.top + layer.surface.height / layer.resolution;
  // A little larger than the cover, since the planes do not move exactly alike.
  const merged = createLayer(
    surfaces,
    z,
    {
      left: Math.max(cover.left - 2, Math.min(...layers.map(({ left }) => left))),
      right: Math.min(cover.right + 2, Math.max(...layers.map(right))),
      top: Math.max(cover.top - 2, Math.min(...layers.map(({ top }) => top))),
      bottom: Math.min(cover.bottom + 2, Math.max(...layers.map(bottom))),
    },
    1,
  );
  const context = merged.surface.getContext('2d');
  for (const layer of layers) {
    const scale = 1 / layer.resolution;
    context.setTransform(scale, 0, 0, scale, layer.left - merged.left, layer.top - merged.top);
    context.drawImage(layer.surface, 0, 0);
  }
  context.resetTransform();
  return merged;
}
