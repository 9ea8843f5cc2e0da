import { deriveSeed } from '#src/shared/random.ts';
import type { Pose } from '../../story/film-plan.ts';
import { DRAWINGS_PER_SECOND } from '../acting.ts';
import { project, scaleAt, type CameraView } from '../camera.ts';
import { createPainter } from '../create-painter.ts';
import type { SurfaceFactory } from '../drawing-surface.ts';
import type { FigureState } from '../figure-rig.ts';
import type { Look } from '../looks/look.ts';
import type { Painter, Palette } from '../painter.ts';
import type { ShotDrawing } from '../shot-drawing.ts';
import type { World } from '../world.ts';
import type { Blocking, PlacedActor, StageSpot } from './blocking.ts';
import { boundsOfAll } from './bounds-of-all.ts';
import { figureBox, isClosed } from './figure-box.ts';
import { coverOf, createLayer, type FrameSize, type Layer } from './layer.ts';
import { castShadow, lightFigure } from './light-figure.ts';
import { hazeAt, lightOn } from './shot-light.ts';
import type { StageMakers } from './stage-makers.ts';
import { stagedRig } from './staged-rig.ts';

export interface StageScene {
  /** As it stands at the composed moment. */
  drawing: ShotDrawing;
  /** As it begins, with all that happens in it. */
  course: ShotDrawing;
  look: Look;
  palette: Palette;
  blocking: Blocking;
  frame: FrameSize;
  views: readonly CameraView[];
  surfaces: SurfaceFactory;
  makers: StageMakers;
  acting: (actorIndex: number, seconds: number) => FigureState;
  durationSeconds: number;
}

export type StageEntry =
  | { kind: 'plane'; layer: Layer }
  | {
      kind: 'moving';
      layer: Layer;
      speed: number;
      redraw(moment: number): void;
      actorIndex?: number;
      /** Where it is, for what moves by keyframes: who is nearer is drawn later, and what fades is drawn paler. */
      spotAt?: (moment: number) => StageSpot;
    };

/** A scene and the world that it plays in. */
export interface Setting {
  scene: StageScene;
  world: World;
}

/** What is drawn on. */
export interface Canvas {
  world: World;
  layer: Layer;
}

/** The origin of what is drawn, metres, and its moment. */
export interface PaintedSpot {
  x: number;
  z: number;
  above?: number;
  seed: number;
  seconds: number;
  /** Share of the haze that is removed. */
  clarity?: number;
}

/** Creates a painter in metres with its origin on the ground at x and a depth. */
export function painterAt(scene: StageScene, { world, layer }: Canvas, spot: PaintedSpot): Painter {
  const { x, z, seed, seconds, above = 0, clarity = 0 } = spot;
  const { blocking, drawing, look, palette, frame } = scene;
  const foot = project(blocking.view, x, -above, z);
  const scale = foot.pixelsPerMetre;
  const context = layer.surface.getContext('2d');
  const r = layer.resolution;
  context.setTransform(scale * r, 0, 0, scale * r, (foot.x - layer.left) * r, (foot.y - layer.top) * r);
  return createPainter({
    context,
    palette,
    look,
    seed,
    seconds,
    haze: hazeAt(z, world.indoor, drawing.weather) * (1 - clarity),
    lampsLit: world.lamps > 0.3,
    light: lightOn(world, blocking.view, drawing.weather, {
      x: Math.min(frame.width, Math.max(0, foot.x)),
      y: foot.y - scale * 1.2,
    }),
    pixel: Math.min(frame.width, frame.height) / 720 / scale,
  });
}

/** Clears a layer. */
export function clearLayer(layer: Layer): void {
  const context = layer.surface.getContext('2d');
  context.resetTransform();
  context.clearRect(0, 0, layer.surface.width, layer.surface.height);
}

/** The region that an actor may cover in the whole shot, as the layer for its drawings. */
export function actorLayer(scene: StageScene, actor: PlacedActor, resolution?: number): Layer {
  const { blocking, views, frame, surfaces, durationSeconds } = scene;
  const cover = coverOf(actor.z, blocking.view, views, frame);
  const own = boxOfMoves(scene, actor);
  const walk = (Math.abs(actor.speed) * durationSeconds * scaleAt(blocking.view, actor.z)) / 2;
  const box = {
    left: Math.max(own.left, cover.left - walk),
    top: Math.max(own.top, cover.top),
    right: Math.max(Math.min(own.right, cover.right + walk), cover.left - walk + 1),
    bottom: Math.max(Math.min(own.bottom, cover.bottom), own.top + 1),
  };
  if (box.right <= box.left) {
    box.right = box.left + 1;
  }
  if (box.bottom <= box.top) {
    box.bottom = box.top + 1;
  }
  return createLayer(surfaces, actor.z, box, resolution ?? (actor.overShoulder ? 0.5 : 1));
}

/** The moments at which moves are measured. */
export function momentsOf(durationSeconds: number): number[] {
  return Array.from({ length: Math.ceil((durationSeconds * DRAWINGS_PER_SECOND) / 2) + 1 }, (_, index) =>
    Math.min(durationSeconds, (index * 2) / DRAWINGS_PER_SECOND),
  );
}

/** The box of an actor in all its poses and places. */
function boxOfMoves(scene: StageScene, actor: PlacedActor): ReturnType<typeof figureBox> {
  const { view } = scene.blocking;
  const drawn = scene.drawing.actors[actor.index];
  const poses = [drawn?.pose ?? 'stand', ...(drawn?.keyframes ?? []).flatMap(({ pose }) => pose ?? [])];
  const widest: Pose = poses.find((pose) => !isClosed(pose)) ?? (poses[0] as Pose);
  const { spotAt } = actor;
  if (!spotAt) {
    return figureBox(actor, view, widest);
  }
  return boundsOfAll(momentsOf(scene.durationSeconds).map((moment) => figureBox(actor, view, widest, spotAt(moment))));
}

/** Draws one moment of an actor on its layer. */
export function drawActor(scene: StageScene, canvas: Canvas, actor: PlacedActor, moment: number): void {
  const { layer } = canvas;
  clearLayer(layer);
  const { drawing } = scene;
  const spot = actor.spotAt?.(moment) ?? { ...actor, opacity: 1 };
  const seed = deriveSeed(drawing.seed, 'actor', actor.index);
  const painter = painterAt(scene, canvas, { x: spot.x, z: spot.z, seed, seconds: moment });
  const figure = {
    heightMetres: actor.bare.heightMetres * spot.scale,
    widthMetres: actor.bare.widthMetres * spot.scale,
    above: spot.above,
  };
  // Figures other than people draw their own ground shadow.
  if (drawing.actors[actor.index]?.figure.kind === 'person') {
    castShadow(painter, scene.look, figure);
  }
  stagedRig(actor.bare, spot).draw(painter, scene.acting(actor.index, moment));
  lightFigure(painter, scene.look, figure);
  layer.surface.getContext('2d').resetTransform();
}
