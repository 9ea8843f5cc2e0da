import type { Pose } from '../../story/film-plan.ts';
import { project, scaleAt, type CameraView } from '../camera.ts';
import type { FigureRig } from '../figure-rig.ts';
import type { ShotDrawing } from '../shot-drawing.ts';
import type { PlacedActor } from './blocking.ts';
import type { FrameSize } from './layer.ts';

/** Width in metres that a figure needs. */
export function figureSpan(rig: FigureRig): number {
  return Math.max(rig.widthMetres * 1.7, rig.heightMetres * 0.42);
}

/** How near bodies come in poses in which one touches the other, as a share of their height. */
const TOUCHING: Readonly<Partial<Record<Pose, number>>> = {
  kiss: 0.46,
  comfort: 0.36,
  whisper: 0.36,
  hold_hands: 0.42,
};

/** Brings neighbours together whose hands or faces are to meet; the subject keeps its place. */
export function bringTogether(actors: readonly PlacedActor[], drawing: ShotDrawing, subjectIndex: number): void {
  const standing = actors.filter((actor) => !actor.overShoulder).toSorted((first, second) => first.x - second.x);
  for (let index = 1; index < standing.length; index++) {
    const left = standing[index - 1] as PlacedActor;
    const right = standing[index] as PlacedActor;
    const near = Math.min(reachOf(drawing, left), reachOf(drawing, right));
    const wanted = (near * (left.rig.heightMetres + right.rig.heightMetres)) / 2;
    const gap = right.x - left.x - wanted;
    if (!Number.isFinite(wanted) || Math.abs(left.z - right.z) > 1) {
      continue;
    }
    const leftShare = shareOf(left.index, right.index, subjectIndex);
    left.x += gap * leftShare;
    right.x -= gap * (1 - leftShare);
    right.z = left.z - 0.01;
  }
}

/** How much of a step the first of two takes. */
function shareOf(first: number, second: number, subjectIndex: number): number {
  if (first === subjectIndex) {
    return 0;
  }
  return second === subjectIndex ? 1 : 0.5;
}

function reachOf(drawing: ShotDrawing, actor: PlacedActor): number {
  return TOUCHING[drawing.actors[actor.index]?.pose ?? 'stand'] ?? Infinity;
}

/** Somebody in another's arms sits above the ground. */
const isCarried = (actor: ShotDrawing['actors'][number] | undefined): boolean =>
  actor?.pose === 'sit' && (actor.above ?? 0) > 0.3;
/** A rider over a mount, a child on a back. */
const isOnAnother = ([one, other]: readonly (ShotDrawing['actors'][number] | undefined)[]): boolean =>
  Math.abs((one?.across ?? 0) - (other?.across ?? 0)) < 0.2 && (one?.pose === 'ride' || other?.pose === 'ride');
const MOUNTED_SHARE = 0,
  CARRIED_SHARE = 0.2,
  EMBRACED_SHARE = 0.45;

/** How much of their room two keep who touch. */
function touchingShare(both: readonly (ShotDrawing['actors'][number] | undefined)[]): number | undefined {
  if (isOnAnother(both)) {
    return MOUNTED_SHARE;
  }
  if (both.some(isCarried)) {
    return CARRIED_SHARE;
  }
  return both.some((one) => one?.pose === 'embrace') ? EMBRACED_SHARE : undefined;
}

/** Moves actors on one line apart, so that they do not overlap. */
export function separate(actors: PlacedActor[], drawing: ShotDrawing, subjectIndex: number, close: boolean): void {
  const standing = actors
    .filter((actor) => !actor.overShoulder)
    .sort(
      (first, second) =>
        (drawing.actors[first.index]?.across ?? 0) - (drawing.actors[second.index]?.across ?? 0) ||
        first.index - second.index,
    );
  for (let round = 0; round < 4; round++) {
    for (let index = 1; index < standing.length; index++) {
      const left = standing[index - 1] as PlacedActor;
      const right = standing[index] as PlacedActor;
      const both = [drawing.actors[left.index], drawing.actors[right.index]];
      const share = touchingShare(both) ?? (close ? 0.85 : 0.8);
      const room = ((figureSpan(left.rig) + figureSpan(right.rig)) / 2) * share;
      const lack = room - (right.x - left.x);
      if (lack <= 0 || Math.abs(left.z - right.z) > 3) {
        continue;
      }
      const leftShare = shareOf(left.index, right.index, subjectIndex);
      left.x -= lack * leftShare;
      right.x += lack * (1 - leftShare);
    }
  }
}

/** In a close-up, another face is fully visible beside the subject's, or out of frame. */
export function clearCloseUp(
  view: CameraView,
  actors: readonly PlacedActor[],
  { drawing, subjectIndex, width, height }: { drawing: ShotDrawing; subjectIndex: number } & FrameSize,
): void {
  const headOf = (actor: PlacedActor): { x: number; y: number; radius: number } => {
    const head = actor.rig.head(drawing.actors[actor.index]?.pose ?? 'stand', actor.turn);
    const at = project(view, actor.x + head.x, head.y, actor.z);
    return { x: at.x, y: at.y, radius: head.radius * at.pixelsPerMetre };
  };
  const subject = headOf(actors[subjectIndex] as PlacedActor);
  for (const actor of actors) {
    const touches = Math.min(reachOf(drawing, actor), reachOf(drawing, actors[subjectIndex] as PlacedActor)) < 1;
    if (actor.index === subjectIndex || actor.overShoulder || touches) {
      continue;
    }
    const head = headOf(actor);
    const whole =
      head.x - head.radius > 0 &&
      head.x + head.radius < width &&
      head.y + head.radius < height * 0.94 &&
      head.y - head.radius > 0;
    if (whole && Math.abs(head.x - subject.x) > subject.radius + head.radius) {
      continue;
    }
    const side = head.x >= subject.x ? 1 : -1;
    actor.x += (side * (width * 1.1)) / scaleAt(view, actor.z);
  }
}
