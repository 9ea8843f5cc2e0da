import { deriveSeed } from '#src/shared/random.ts';
import { project } from '../camera.ts';
import type { Bounds } from '../shape.ts';
import type { WorldPlane } from '../world.ts';
import { clearLayer, painterAt, type Setting, type StageEntry, type StageScene } from './draw-actor.ts';
import { coverOf, createLayer, type Layer } from './layer.ts';

/** Draws a moment of a plane on its layer. */
export function drawPlane({ scene, world }: Setting, layer: Layer, plane: WorldPlane, seconds: number): void {
  const context = layer.surface.getContext('2d');
  context.save();
  plane.draw(
    painterAt(
      scene,
      { world, layer },
      {
        x: 0,
        z: plane.z,
        seed: deriveSeed(scene.drawing.place.seed, plane.name),
        seconds,
        above: -sinking(scene, plane),
        ...(plane.clarity === undefined ? {} : { clarity: plane.clarity }),
      },
    ),
  );
  context.restore();
}

/** How far a foreground plane is lowered, metres: its foot is out of frame, and the middle of the frame stays free. */
function sinking({ blocking, frame }: StageScene, plane: WorldPlane): number {
  if (plane.framed || plane.z >= -0.2 || plane.bounds.bottom < -0.5) {
    return 0;
  }
  const foot = project(blocking.view, 0, plane.bounds.bottom, plane.z);
  const top = project(blocking.view, 0, plane.bounds.top, plane.z);
  const wanted = Math.max(
    frame.height * 1.03 - foot.y,
    Math.min(frame.height * 0.66 - top.y, frame.height * 1.5 - foot.y),
    0,
  );
  return wanted / foot.pixelsPerMetre;
}

/** The box of a plane on the frame. */
export function planeBox(scene: StageScene, plane: WorldPlane): Bounds {
  const view = scene.blocking.view;
  const down = sinking(scene, plane);
  const first = project(view, plane.bounds.left, plane.bounds.top + down, plane.z);
  const last = project(view, plane.bounds.right, plane.bounds.bottom + down, plane.z);
  // Ground shadows extend beyond the thing that casts them.
  const margin = 12 + Math.min(260, (last.x - first.x) * 0.35);
  return { left: first.x - margin, top: first.y - margin, right: last.x + margin, bottom: last.y + margin };
}

/** An animated plane as a layer of its own; undefined where it is out of sight, or so large that it would cost too much. */
export function movingPlane(setting: Setting, plane: WorldPlane): StageEntry | undefined {
  const { scene } = setting;
  const { blocking, views, frame, surfaces } = scene;
  const cover = coverOf(plane.z, blocking.view, views, frame);
  const own = planeBox(scene, plane);
  const box = {
    left: Math.max(own.left, cover.left),
    top: Math.max(own.top, cover.top),
    right: Math.min(own.right, cover.right),
    bottom: Math.min(own.bottom, cover.bottom),
  };
  const area = (box.right - box.left) * (box.bottom - box.top);
  if (box.right <= box.left || box.bottom <= box.top || area > frame.width * frame.height * 0.3) {
    return undefined;
  }
  const layer = createLayer(surfaces, plane.z, box, 1);
  let drawn = -1;
  return {
    kind: 'moving',
    layer,
    speed: 0,
    redraw(moment) {
      if (moment === drawn) {
        return;
      }
      drawn = moment;
      clearLayer(layer);
      drawPlane(setting, layer, plane, moment);
    },
  };
}
