import type { FigureSpec, PersonFigure } from '../../story/figure-spec.ts';
import { project, scaleAt, type CameraView } from '../camera.ts';
import type { FigureRig } from '../figure-rig.ts';
import type { ShotDrawing } from '../shot-drawing.ts';
import type { PlacedActor } from './blocking.ts';

/** Who is in a frame; its height in pixels. */
interface BodiesInFrame {
  rigs: readonly FigureRig[];
  drawing: ShotDrawing;
  subjectIndex: number;
  height: number;
}

/** Moves the camera back until a taller partner's head is visible, keeping the subject's eyes in place. */
export function makeRoomForTaller(view: CameraView, { rigs, drawing, subjectIndex, height }: BodiesInFrame): void {
  const headOf = (index: number): { y: number; radius: number } =>
    (rigs[index] as FigureRig).head(drawing.actors[index]?.pose ?? 'stand', drawing.actors[index]?.turn ?? 0);
  const eyes = headOf(subjectIndex).y;
  const rise = Math.max(...rigs.map((_, index) => eyes - (headOf(index).y - headOf(index).radius * 1.3)));
  const scale = scaleAt(view, 0);
  const shrink = (0.45 * height) / (rise * scale);
  if (rigs.length < 2 || shrink >= 1) {
    return;
  }
  const eyesY = view.horizon + scale * (view.height + eyes);
  const smaller = Math.max(0.3, shrink);
  view.focal *= smaller;
  // The ground stays in the lower part of the frame.
  view.height = Math.max(0.3, Math.min(view.height / smaller, -eyes + (eyesY - view.horizon) / (scale * smaller)));
  view.horizon = eyesY - scale * smaller * (view.height + eyes);
}

/** Share of the frame's height above which the foot of a thing is seen, and how far the camera moves back for it. */
const SEEN = 0.96;
const FURTHEST = 0.62;
/** Where something in the hands ends, as a share of the height of the head. */
const HELD_FOOT = 0.56;

/** Moves the camera back until what lies before somebody, or in hands, is in a medium frame; the eyes keep their place. */
export function makeRoomForThings(view: CameraView, { rigs, drawing, subjectIndex, height }: BodiesInFrame): void {
  const headAt = (index: number): number =>
    (rigs[index] as FigureRig).head(drawing.actors[index]?.pose ?? 'stand', drawing.actors[index]?.turn ?? 0).y;
  const eyes = headAt(subjectIndex);
  const lying = drawing.items.filter(({ above }) => above > 0.3).map(({ above }) => -above);
  const held = drawing.actors.flatMap(({ holds }, index) => (holds ? [headAt(index) * HELD_FOOT] : []));
  const lowest = Math.max(eyes, ...lying, ...held);
  const scale = scaleAt(view, 0);
  const eyesY = view.horizon + scale * (view.height + eyes);
  const shrink = (SEEN * height - eyesY) / ((lowest - eyes) * scale);
  if (lowest === eyes || shrink >= 1) {
    return;
  }
  const smaller = Math.max(FURTHEST, shrink);
  view.focal *= smaller;
  view.height = Math.max(0.3, Math.min(view.height / smaller, -eyes + (eyesY - view.horizon) / (scale * smaller)));
  view.horizon = eyesY - scale * smaller * (view.height + eyes);
}

/** Moves the camera back until the taller of two full figures fits; ground and horizon keep their place in the frame. */
export function showTallerWhole(view: CameraView, { rigs, drawing, height }: BodiesInFrame): void {
  const scale = scaleAt(view, 0);
  const tops = rigs.map((rig, index) => {
    const { y, radius } = rig.head(drawing.actors[index]?.pose ?? 'stand', drawing.actors[index]?.turn ?? 0);
    return -y + radius * riseOf(drawing.actors[index]?.figure);
  });
  const ground = view.horizon + scale * view.height;
  const shrink = (ground - 0.06 * height) / (Math.max(...tops) * scale);
  if (rigs.length < 2 || shrink >= 1) {
    return;
  }
  view.focal *= shrink;
  view.height /= shrink;
}

/** Hats that are lower or higher than others. */
const HAT_RISES: Partial<Readonly<Record<PersonFigure['hat'], number>>> = {
  none: 1.25,
  top_hat: 2.1,
  chef_hat: 2.1,
  witch_hat: 2.35,
};

/** Radii of the head from its centre to the top of a hat. */
function riseOf(figure: FigureSpec | undefined): number {
  const hat = figure?.kind === 'person' || figure?.kind === 'animal' ? figure.hat : 'none';
  return HAT_RISES[hat] ?? 1.45;
}

/** Shifts the picture down when a taller figure's head would leave the frame. */
export function leaveHeadRoom(
  view: CameraView,
  actors: readonly PlacedActor[],
  drawing: ShotDrawing,
  height: number,
): void {
  if (drawing.framing === 'extreme_close' || drawing.framing === 'close') {
    return;
  }
  const tops = actors
    .filter((actor) => !actor.overShoulder)
    .map((actor) => {
      const head = actor.rig.head(drawing.actors[actor.index]?.pose ?? 'stand', actor.turn);
      return project(view, actor.x, head.y - head.radius * riseOf(drawing.actors[actor.index]?.figure), actor.z).y;
    });
  const highest = Math.min(height, ...tops);
  const lack = height * 0.075 - highest;
  if (lack > 0) {
    view.horizon += Math.min(lack, height * 0.16);
  }
}
