import { deriveSeed } from '#src/shared/random.ts';
import { project } from '../camera.ts';
import { createPainter } from '../create-painter.ts';
import { bloom } from '../finish.ts';
import { LAYER_PASSES } from '../looks/layer-pass.ts';
import type { Painter } from '../painter.ts';
import type { WorldPlane } from '../world.ts';
import type { Setting, StageScene } from './draw-actor.ts';
import { drawPlane } from './draw-plane.ts';
import { blurred, coverOf, createLayer, type Layer } from './layer.ts';
import { keyLightOnScreen } from './shot-light.ts';
import { coverGround } from './weather-on-things.ts';

/** How sharp a shot is, in pixels of the frame. */
export interface Lens {
  /** A pixel of a 720p frame. */
  unit: number;
  /** Blur of the background. */
  background: number;
}

/** Draws sky or dark, and the planes that are so far away that they move with it. */
export function drawBackdrop({ scene, world }: Setting, far: readonly WorldPlane[], { unit, background }: Lens): Layer {
  const { blocking, frame, views, surfaces, look } = scene;
  const view = blocking.view;
  const cover = coverOf(Infinity, view, views, frame);
  const half = Math.max(view.centreX - cover.left, cover.right - view.centreX);
  const box = {
    left: Math.floor(view.centreX - half),
    right: Math.ceil(view.centreX + half),
    top: cover.top,
    bottom: cover.bottom,
  };
  const layer = createLayer(surfaces, Infinity, box, 1);
  const context = layer.surface.getContext('2d');
  const painter = painterOnScreen({ scene, world }, layer, 'backdrop');
  world.drawBackdrop(painter, {
    width: layer.surface.width,
    height: layer.surface.height,
    horizon: view.horizon - layer.top,
    pixelsPerRadian: view.focal,
    seconds: 0,
  });
  context.resetTransform();
  for (const plane of far) {
    drawPlane({ scene, world }, layer, plane, 0);
  }
  context.resetTransform();
  return finishLayer(scene, layer, { pass: 'sky pass', bloom: look.bloom, blur: background * 0.8, unit });
}

/** Draws the ground, or nothing where the frame shows none. */
export function drawGround({ scene, world }: Setting, { unit, background }: Lens): Layer | undefined {
  const { blocking, frame, views, surfaces, look } = scene;
  const view = blocking.view;
  const cover = coverOf('ground', view, views, frame);
  if (view.horizon > cover.bottom - 2) {
    return undefined;
  }
  const half = Math.max(view.centreX - cover.left, cover.right - view.centreX);
  const top = Math.max(cover.top, Math.floor(view.horizon - 6 * unit));
  const layer = createLayer(
    surfaces,
    'ground',
    { left: Math.floor(view.centreX - half), right: Math.ceil(view.centreX + half), top, bottom: cover.bottom },
    1,
  );
  const painter = painterOnScreen({ scene, world }, layer, 'ground');
  world.drawGround(painter, {
    width: layer.surface.width,
    height: layer.surface.height,
    horizon: view.horizon - layer.top,
    pixelsPerRadian: view.focal,
    seconds: 0,
    project: (x, z) => {
      const point = project(view, x, 0, z);
      return { x: point.x - layer.left, y: point.y - layer.top, pixelsPerMetre: point.pixelsPerMetre };
    },
    nearestZ: (view.focal * view.height) / Math.max(1, cover.bottom - view.horizon) - view.distance,
  });
  coverGround(scene, layer);
  layer.surface.getContext('2d').resetTransform();
  return finishLayer(scene, layer, { pass: 'ground pass', bloom: look.bloom * 0.6, blur: background * 0.5, unit });
}

/** A painter in pixels of a layer, for what is drawn in the space of the screen. */
function painterOnScreen({ scene, world }: Setting, layer: Layer, salt: string): Painter {
  const { blocking, frame, look, palette, drawing } = scene;
  const { view } = blocking;
  const source = keyLightOnScreen(world, view);
  return createPainter({
    context: layer.surface.getContext('2d'),
    palette,
    look,
    seed: deriveSeed(drawing.place.seed, salt),
    pixel: Math.min(frame.width, frame.height) / 720,
    light: { x: source.x - view.centreX, y: Math.min(-1, source.y - view.horizon), strength: 1 },
    lampsLit: world.lamps > 0.3,
  });
}

/** The look's own pass over a layer, its bloom and its blur. */
function finishLayer(
  { look, palette, drawing, surfaces }: StageScene,
  layer: Layer,
  { pass, bloom: amount, blur, unit }: { pass: string; bloom: number; blur: number; unit: number },
): Layer {
  LAYER_PASSES[look.groundPass]?.(layer.surface, {
    palette,
    seed: deriveSeed(drawing.place.seed, pass),
    surfaces,
    unit,
  });
  bloom(layer.surface, amount, surfaces);
  return blur > 0.4 ? { ...layer, surface: blurred(surfaces, layer.surface, blur) } : layer;
}
