import { deriveSeed } from '#src/shared/random.ts';
import { project, scaleAt, type CameraView } from '../camera.ts';
import { createPainter } from '../create-painter.ts';
import type { DrawingContext } from '../drawing-surface.ts';
import type { DrawnVision } from '../shot-drawing.ts';
import { drawApparition, drawBubble, drawPhoto, PHOTO, type Sight } from '../visions/visions.ts';
import type { World } from '../world.ts';
import { clearLayer, painterAt, type StageEntry, type StageScene } from './draw-actor.ts';
import { drawStand } from './draw-surface.ts';
import { headOf } from './heads.ts';
import { coverOf, createLayer } from './layer.ts';

/** Metres: a photograph this high hangs, a lower one stands on something. */
const HANGS_ABOVE = 1.15;

/** Seconds in which a thought or a shape in the air appears. */
const APPEARS = 0.7;

/** How much of a shape in the air is seen. */
const PALE = 0.82;

interface StagedVision {
  z: number;
  entry: StageEntry;
}

function sightOf({ makers }: StageScene, { of, emotion }: DrawnVision): Sight {
  if ('figure' in of) {
    return { emotion, rig: makers.createFigure(of.figure) };
  }
  const { item, ...condition } = of;
  const size = makers.itemSize(item);
  return {
    emotion,
    thing: {
      ...size,
      draw: (painter) => painter.at({ y: -size.below }, () => makers.drawItem(painter, item, condition)),
    },
  };
}

/** Photographs and shapes in the air, which stand in the depth of the stage. */
export function stageVisions(scene: StageScene, world: World): StagedVision[] {
  return (scene.drawing.visions ?? [])
    .filter((vision) => vision.as === 'photo' || vision.as === 'apparition')
    .map((vision, index) => standingVision(scene, world, vision, index));
}

/** Metres that a shape in the air takes. */
function sizeOf({ rig, thing }: Sight): { width: number; height: number } {
  return rig
    ? { width: rig.widthMetres * 2, height: rig.heightMetres }
    : { width: (thing?.width ?? 1) * 2, height: thing?.height ?? 1 };
}

function standingVision(scene: StageScene, world: World, vision: DrawnVision, index: number): StagedVision {
  const { blocking, frame, surfaces, views } = scene;
  const { view } = blocking;
  const z = Math.max(-view.distance * 0.45, vision.behind);
  const x = view.x + (frame.width / 2 + vision.across * blocking.acrossPixels.items - view.centreX) / scaleAt(view, z);
  const sight = sightOf(scene, vision);
  const photo = vision.as === 'photo';
  const { width, height } = photo ? PHOTO : sizeOf(sight);
  // The head of somebody in the air is seen whole.
  const crown = project(view, x, -vision.above - height, z);
  const above = vision.above - Math.max(0, frame.height * 0.1 - crown.y) / crown.pixelsPerMetre;
  const foot = project(view, x, -above, z);
  const cover = coverOf(z, view, views, frame);
  const left = Math.max(cover.left, foot.x - width * 1.2 * foot.pixelsPerMetre);
  const top = Math.max(cover.top, foot.y - (height * 1.35 + 0.2) * foot.pixelsPerMetre);
  const ground = photo && above < HANGS_ABOVE ? above + 0.15 : 0.15;
  const layer = createLayer(
    surfaces,
    z,
    {
      left,
      top,
      right: Math.max(left + 1, Math.min(cover.right, foot.x + width * 1.2 * foot.pixelsPerMetre)),
      bottom: Math.max(top + 1, Math.min(cover.bottom, foot.y + ground * foot.pixelsPerMetre)),
    },
    1,
  );
  const seed = deriveSeed(scene.drawing.seed, 'vision', index);
  const at = (seconds: number) => painterAt(scene, { world, layer }, { x, z, above, seed, seconds });
  if (photo) {
    const hangs = above >= HANGS_ABOVE;
    const painter = at(0);
    if (!hangs && above > 0.3) {
      drawStand(painter, scene.drawing.place.kind, PHOTO.width, above);
    }
    drawPhoto(painter, sight, hangs);
    layer.surface.getContext('2d').resetTransform();
    return { z, entry: { kind: 'plane', layer } };
  }
  return {
    z,
    entry: {
      kind: 'moving',
      layer,
      speed: 0,
      spotAt: (moment) => ({
        x,
        z,
        above,
        scale: 1,
        opacity: PALE * Math.min(1, 0.25 + moment / APPEARS),
      }),
      redraw(moment) {
        clearLayer(layer);
        drawApparition(at(moment), sight);
        fadeFoot(layer.surface.getContext('2d'), layer.surface);
      },
    },
  };
}

/** Lets a drawn layer end in nothing at its foot. */
function fadeFoot(context: DrawingContext, { width, height }: { width: number; height: number }): void {
  context.resetTransform();
  context.globalCompositeOperation = 'destination-out';
  const fade = context.createLinearGradient(0, height * 0.5, 0, height * 0.94);
  fade.addColorStop(0, 'rgba(0,0,0,0)');
  fade.addColorStop(1, 'rgba(0,0,0,1)');
  context.fillStyle = fade;
  context.fillRect(0, height * 0.5, width, height * 0.5);
  context.globalCompositeOperation = 'source-over';
}

/** Draws thoughts and dreams over the frame: beside the head of whoever has them, inside the frame. */
export function createThoughts(
  scene: StageScene,
): ((context: DrawingContext, seconds: number, view: CameraView) => void) | undefined {
  const thoughts = (scene.drawing.visions ?? []).flatMap((vision) =>
    vision.as === 'thought' || vision.as === 'dream' ? [{ vision, as: vision.as, sight: sightOf(scene, vision) }] : [],
  );
  if (thoughts.length === 0) {
    return undefined;
  }
  const { frame, palette, look, drawing } = scene;
  const radius = Math.min(frame.height * 0.23, frame.width * 0.17);
  return (context, seconds, view) => {
    for (const [index, { vision, as, sight }] of thoughts.entries()) {
      const head = headOf(scene, vision.by, seconds, view);
      const centre = head
        ? besideHead(head, radius, vision.across, frame)
        : {
            x: frame.width / 2 + vision.across * frame.width * 0.4,
            y: frame.height * 0.3,
          };
      const from = head
        ? { x: (head.x - centre.x) / radius, y: (head.y - centre.y) / radius, radius: head.radius / radius }
        : { x: 0, y: 1.6, radius: 0.2 };
      const scale = radius * Math.min(1, 0.6 + (0.4 * seconds) / APPEARS);
      context.setTransform(scale, 0, 0, scale, centre.x, centre.y);
      context.globalAlpha = Math.min(1, 0.2 + seconds / APPEARS);
      const painter = createPainter({
        context,
        palette,
        look,
        seed: deriveSeed(drawing.seed, 'thought', index),
        seconds,
        light: { x: -0.6, y: -0.8, strength: 0.8 },
        pixel: Math.min(frame.width, frame.height) / 720 / scale,
      });
      drawBubble(painter, sight, as, from);
      context.globalAlpha = 1;
      context.resetTransform();
    }
  };
}

/** The middle of a bubble: up and beside the head, on the side that the vision asks for if there is room. */
function besideHead(
  head: { x: number; y: number; radius: number },
  radius: number,
  across: number,
  frame: { width: number; height: number },
): { x: number; y: number } {
  const apart = head.radius * 1.1 + radius * 1.25;
  const wanted = across * frame.width * 0.5 + frame.width / 2 >= head.x ? 1 : -1;
  const fits = (side: number): boolean => {
    const x = head.x + side * apart;
    return x > radius * 1.25 && x < frame.width - radius * 1.25;
  };
  const side = fits(wanted) || !fits(-wanted) ? wanted : -wanted;
  return {
    x: Math.min(frame.width - radius * 1.25, Math.max(radius * 1.25, head.x + side * apart)),
    y: Math.max(radius * 1.12, head.y - head.radius * 0.9 - radius * 0.5),
  };
}
