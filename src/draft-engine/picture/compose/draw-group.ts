import { deriveSeed } from '#src/shared/random.ts';
import { scaleAt } from '../camera.ts';
import { LAYER_PASSES } from '../looks/layer-pass.ts';
import type { Bounds } from '../shape.ts';
import type { WorldPlane } from '../world.ts';
import type { PlacedItem } from './blocking.ts';
import { boundsOfAll } from './bounds-of-all.ts';
import type { Setting, StageScene } from './draw-actor.ts';
import { drawItemSupport, drawPlacedItem, isAnimated, itemBox } from './draw-placed-item.ts';
import { drawPlane, planeBox } from './draw-plane.ts';
import { blurred, coverOf, createLayer, trimLayer, type Layer } from './layer.ts';
import { coverEdges } from './weather-on-things.ts';

/** What is drawn flat at one depth. */
export type FlatThing = { z: number; plane: WorldPlane } | { z: number; item: PlacedItem };

/** Draws planes and things of about one depth on one layer; undefined where nothing of them is in sight. */
export function drawGroup(setting: Setting, members: readonly FlatThing[], z: number, blur: number): Layer | undefined {
  const { scene, world } = setting;
  const { blocking, surfaces } = scene;
  const visible = visibleBox(scene, members, z);
  if (visible.right - visible.left < 1 || visible.bottom - visible.top < 1) {
    return undefined;
  }
  const whole = createLayer(surfaces, z, visible, blur > 2 ? 0.5 : 1);
  for (const member of members) {
    if ('plane' in member) {
      drawPlane(setting, whole, member.plane, 0);
    } else {
      drawItemSupport(scene, { world, layer: whole }, member.item);
      if (!isAnimated(scene, member.item)) {
        drawPlacedItem(scene, { world, layer: whole }, member.item, 0);
      }
    }
  }
  whole.surface.getContext('2d').resetTransform();
  coverEdges(scene, whole, scaleAt(blocking.view, z));
  // Passes cost per pixel: trim the layer to its drawn part first.
  const layer = trimLayer(surfaces, whole);
  if (!layer) {
    return undefined;
  }
  passOver(scene, layer, z);
  return blur > 0.4 ? { ...layer, surface: blurred(surfaces, layer.surface, blur * layer.resolution) } : layer;
}

/** The box of all members, as far as it is in sight during the camera's movement. */
function visibleBox(scene: StageScene, members: readonly FlatThing[], z: number): Bounds {
  const { blocking, views, frame } = scene;
  const cover = coverOf(z, blocking.view, views, frame);
  const spread = members.length > 1 ? 12 : 0;
  const box = boundsOfAll(
    members.map((member) => ('plane' in member ? planeBox(scene, member.plane) : itemBox(scene, member.item))),
  );
  return {
    left: Math.max(box.left, cover.left - spread),
    top: Math.max(box.top, cover.top - spread),
    right: Math.min(box.right, cover.right + spread),
    bottom: Math.min(box.bottom, cover.bottom + spread),
  };
}

/** The look's own pass over a plane. */
function passOver({ look, palette, drawing, surfaces, frame }: StageScene, layer: Layer, z: number): void {
  LAYER_PASSES[look.planePass]?.(layer.surface, {
    palette,
    seed: deriveSeed(drawing.place.seed, 'plane pass', z),
    surfaces,
    unit: (Math.min(frame.width, frame.height) / 720) * layer.resolution,
  });
}
