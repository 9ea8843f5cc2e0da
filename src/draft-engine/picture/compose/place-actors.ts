import type { FigureSpec } from '../../story/figure-spec.ts';
import type { Pose } from '../../story/film-plan.ts';
import type { ShotDrawing } from '../shot-drawing.ts';
import type { FigureRig } from '../figure-rig.ts';
import { project, scaleAt, type CameraView } from '../camera.ts';
import { composeView, type FramedSubject } from '../framing.ts';
import { centralLandmark, roomOf } from '../worlds/create-world.ts';
import { frameLandmark, makeRoomForLandmark, stepAside } from './frame-landmark.ts';
import { gatherOnFooting } from './footing.ts';
import type { StageMakers } from './stage-makers.ts';

export interface PlacedActor {
  index: number;
  rig: FigureRig;
  /** Metres; the ground is at 0. */
  x: number;
  z: number;
  turn: number;
  /** Metres a second to the right. */
  speed: number;
  /** It stands before the camera with its back to it, dark and cropped. */
  overShoulder: boolean;
}

export interface PlacedItem { index: number; x: number; z: number; above: number }

export interface Blocking {
  view: CameraView;
  actors: PlacedActor[];
  items: PlacedItem[];
  /** The point that the camera is about. */
  anchor: { x: number; y: number; z: number };
  subjectActor: PlacedActor | undefined;
}

const GROUP_FRAMINGS = new Set(['extreme_wide', 'wide', 'full']);
const CLOSE_FRAMINGS = new Set(['close', 'extreme_close']);

/** Places the camera, the actors and the things of a shot. */
export function blockShot(drawing: ShotDrawing, width: number, height: number, durationSeconds: number, makers: StageMakers): Blocking {
  const rigs = drawing.actors.map((actor) => makers.createFigure(actor.figure));
  const subjectIndex = drawing.subject.kind === 'actor' ? drawing.subject.index : drawing.subject.kind === 'place' && rigs.length > 0 && !GROUP_FRAMINGS.has(drawing.framing) ? 0 : -1;
  const subjectZ = subjectIndex >= 0 ? (drawing.actors[subjectIndex]?.behind ?? 0) : drawing.subject.kind === 'item' ? (drawing.items[drawing.subject.index]?.behind ?? 0) : 0;
  const grouped = GROUP_FRAMINGS.has(drawing.framing) && rigs.length > 1 && drawing.framing !== 'extreme_wide';
  const needed = grouped ? rigs.reduce((sum, rig) => sum + figureSpan(rig), 0) : 0;
  const room = roomOf(drawing.place.kind);
  const { view, subjectX: composedX } = composeView(framedSubject(drawing, rigs, subjectIndex, makers), {
    framing: drawing.framing, angle: drawing.angle, width, height, tension: drawing.tension, neededWidth: needed, ...(room ? { room } : {}),
  });
  const landmark = centralLandmark(drawing.place, drawing.timeOfDay, width / height);
  if (landmark && drawing.subject.kind === 'place' && rigs.length === 0) frameLandmark(view, landmark, drawing.framing, drawing.angle, width, height);
  else if (landmark && (drawing.framing === 'wide' || drawing.framing === 'extreme_wide') && !room) makeRoomForLandmark(view, landmark, height);
  if (drawing.framing === 'medium' && drawing.angle !== 'over_shoulder' && subjectIndex >= 0) makeRoomForTaller(view, rigs, drawing, subjectIndex, height);
  if (drawing.framing === 'full' && subjectIndex >= 0) showTallerWhole(view, rigs, drawing, height);
  const scale = scaleAt(view, 0);
  const spread = 0.4 * width;
  const subjectAcross = subjectIndex >= 0 ? (drawing.actors[subjectIndex]?.across ?? 0) : 0;
  const close = !GROUP_FRAMINGS.has(drawing.framing);
  // In a medium shot of two, the middle between them is the frame's middle, and the gaze of each has the other in its room.
  const others = drawing.actors.filter((_, index) => index !== subjectIndex);
  const shared = drawing.framing === 'medium' && drawing.angle !== 'over_shoulder' && subjectIndex >= 0 && others.length > 0;
  const meanAcross = others.reduce((sum, other) => sum + other.across, 0) / Math.max(1, others.length);
  const subjectX = shared ? width / 2 - Math.max(-0.5, Math.min(0.5, (meanAcross - subjectAcross) * 0.5)) * spread * 1.15 : composedX;

  const actors = rigs.map((rig, index): PlacedActor => {
    const actor = drawing.actors[index] as ShotDrawing['actors'][number];
    let z = Math.max(-view.distance * 0.5, actor.behind - subjectZ);
    let screenX: number;
    if (close && subjectIndex >= 0) screenX = index === subjectIndex ? subjectX : subjectX + (actor.across - subjectAcross) * spread * 1.15;
    else screenX = width / 2 + actor.across * spread;
    if (index === subjectIndex && rigs.length === 1 && !close) screenX = width / 2 + Math.max(-0.45, Math.min(0.45, actor.across)) * spread + (actor.across === 0 ? (subjectX - width / 2) * 1.4 : 0);
    let overShoulder = false;
    let turn = actor.turn;
    if (index !== subjectIndex && subjectIndex >= 0 && close) {
      const firstOther = drawing.actors.findIndex((_, other) => other !== subjectIndex);
      if (drawing.angle === 'over_shoulder' && index === firstOther) {
        overShoulder = true;
        z = -view.distance * 0.42;
      } else if (CLOSE_FRAMINGS.has(drawing.framing)) {
        z = Math.max(z, 0.9);
      }
    }
    let x = view.x + (screenX - view.centreX) / scaleAt(view, z);
    if (overShoulder) {
      const side = (actor.across - subjectAcross || (subjectX > width / 2 ? -1 : 1)) > 0 ? 1 : -1;
      const head = rig.head(actor.pose, Math.PI);
      x = view.x + (width / 2 + side * width * (width < height ? 0.56 : 0.4) - view.centreX) / scaleAt(view, z) + side * head.radius * 0.2;
      turn = Math.PI - side * 0.5;
    }
    // In the closer shots it is the head that has its place, wherever the feet are.
    if (close && index === subjectIndex) x -= rig.head(actor.pose, turn).x;
    return { index, rig, x, z, turn, speed: walkingSpeed(drawing, index, durationSeconds, width / scale), overShoulder };
  });
  separate(actors, drawing, subjectIndex, close);
  const items = drawing.items.map((item, index): PlacedItem => {
    const z = Math.max(-view.distance * 0.45, item.behind - subjectZ);
    const isSubject = drawing.subject.kind === 'item' && drawing.subject.index === index;
    const screenX = isSubject ? width / 2 : width / 2 + item.across * spread;
    return { index, z, above: item.above, x: view.x + (screenX - view.centreX) / scaleAt(view, z) };
  });

  if (landmark && !close) stepAside(view, landmark, actors, width);
  if (!CLOSE_FRAMINGS.has(drawing.framing)) gatherOnFooting(drawing.place.kind, actors, items, subjectIndex);
  leaveHeadRoom(view, actors, drawing, height);
  if ((CLOSE_FRAMINGS.has(drawing.framing) || (drawing.framing === 'medium' && width < height)) && subjectIndex >= 0) clearCloseUp(view, actors, drawing, subjectIndex, width, height);

  const subjectActor = actors[subjectIndex];
  const first = subjectActor ?? actors[0];
  const subjectItem = drawing.subject.kind === 'item' ? items[drawing.subject.index] : undefined;
  let anchor = landmark ? { x: landmark.x, y: -landmark.lift - landmark.height * 0.6, z: landmark.z } : { x: 0, y: -1.2, z: 0 };
  if (subjectItem) anchor = { x: subjectItem.x, y: -subjectItem.above - 0.2, z: subjectItem.z };
  else if (first) {
    const head = first.rig.head(drawing.actors[first.index]?.pose ?? 'stand', first.turn);
    anchor = { x: first.x, y: head.y, z: first.z };
  }
  return { view, actors, items, anchor, subjectActor };
}

/** Goes back so far that a taller partner's head is seen too, with the subject's eyes where they were. */
function makeRoomForTaller(view: CameraView, rigs: readonly FigureRig[], drawing: ShotDrawing, subjectIndex: number, height: number): void {
  const headOf = (index: number): { y: number; radius: number } => (rigs[index] as FigureRig).head(drawing.actors[index]?.pose ?? 'stand', drawing.actors[index]?.turn ?? 0);
  const eyes = headOf(subjectIndex).y;
  const rise = Math.max(...rigs.map((_, index) => eyes - (headOf(index).y - headOf(index).radius * 1.3)));
  const scale = scaleAt(view, 0);
  const shrink = (0.45 * height) / (rise * scale);
  if (rigs.length < 2 || shrink >= 1) return;
  const eyesY = view.horizon + scale * (view.height + eyes);
  const smaller = Math.max(0.3, shrink);
  view.focal *= smaller;
  // The ground stays in the lower part of the frame.
  view.height = Math.max(0.3, Math.min(view.height / smaller, -eyes + (eyesY - view.horizon) / (scale * smaller)));
  view.horizon = eyesY - scale * smaller * (view.height + eyes);
}

/** Goes back so far that of two who are seen whole the taller one is too; the ground and the horizon stay where they are in the frame. */
function showTallerWhole(view: CameraView, rigs: readonly FigureRig[], drawing: ShotDrawing, height: number): void {
  const scale = scaleAt(view, 0);
  const tops = rigs.map((rig, index) => {
    const { y, radius } = rig.head(drawing.actors[index]?.pose ?? 'stand', drawing.actors[index]?.turn ?? 0);
    return -y + radius * riseOf(drawing.actors[index]?.figure);
  });
  const ground = view.horizon + scale * view.height;
  const shrink = (ground - 0.06 * height) / (Math.max(...tops) * scale);
  if (rigs.length < 2 || shrink >= 1) return;
  view.focal *= shrink;
  view.height /= shrink;
}

/** Radii of the head from its middle to the top of what is worn on it. */
function riseOf(figure: FigureSpec | undefined): number {
  const hat = figure?.kind === 'person' || figure?.kind === 'animal' ? figure.hat : 'none';
  return hat === 'witch_hat' ? 2.35 : hat === 'top_hat' || hat === 'chef_hat' ? 2.1 : hat === 'none' ? 1.25 : 1.45;
}

/** Lets the picture down when a taller figure's head would leave the frame. */
function leaveHeadRoom(view: CameraView, actors: readonly PlacedActor[], drawing: ShotDrawing, height: number): void {
  if (drawing.framing === 'extreme_close' || drawing.framing === 'close') return;
  const tops = actors.filter((actor) => !actor.overShoulder).map((actor) => {
    const head = actor.rig.head(drawing.actors[actor.index]?.pose ?? 'stand', actor.turn);
    return project(view, actor.x, head.y - head.radius * riseOf(drawing.actors[actor.index]?.figure), actor.z).y;
  });
  const highest = Math.min(height, ...tops);
  const lack = height * 0.075 - highest;
  if (lack > 0) view.horizon += Math.min(lack, height * 0.16);
}

/** A close-up shows another's face wholly beside the subject's, or not at all. */
function clearCloseUp(view: CameraView, actors: readonly PlacedActor[], drawing: ShotDrawing, subjectIndex: number, width: number, height: number): void {
  const headOf = (actor: PlacedActor): { x: number; y: number; radius: number } => {
    const head = actor.rig.head(drawing.actors[actor.index]?.pose ?? 'stand', actor.turn);
    const at = project(view, actor.x + head.x, head.y, actor.z);
    return { x: at.x, y: at.y, radius: head.radius * at.pixelsPerMetre };
  };
  const subject = headOf(actors[subjectIndex] as PlacedActor);
  for (const actor of actors) {
    if (actor.index === subjectIndex || actor.overShoulder) continue;
    const head = headOf(actor);
    const whole = head.x - head.radius > 0 && head.x + head.radius < width && head.y + head.radius < height * 0.94 && head.y - head.radius > 0;
    if (whole && Math.abs(head.x - subject.x) > subject.radius + head.radius) continue;
    const side = head.x >= subject.x ? 1 : -1;
    actor.x += (side * (width * 1.1)) / scaleAt(view, actor.z);
  }
}

function figureSpan(rig: FigureRig): number {
  return Math.max(rig.widthMetres * 1.7, rig.heightMetres * 0.42);
}

function framedSubject(drawing: ShotDrawing, rigs: FigureRig[], index: number, makers: StageMakers): FramedSubject {
  const rig = rigs[index];
  const actor = drawing.actors[index];
  if (rig && actor) {
    const head = rig.head(actor.pose, actor.turn);
    return { kind: 'figure', height: rig.heightMetres, headHeight: -head.y, headRadius: head.radius, above: 0, looks: Math.sin(actor.turn) };
  }
  if (drawing.subject.kind === 'item') {
    const item = drawing.items[drawing.subject.index];
    if (item) return { kind: 'thing', height: Math.max(0.12, makers.itemSize(item.item).height), width: makers.itemSize(item.item).width, headHeight: 0, headRadius: 0.1, above: item.above, looks: 0 };
  }
  const tallest = rigs.reduce((height, each) => Math.max(height, each.heightMetres), 0);
  return { kind: 'place', height: tallest > 0 ? Math.max(0.9, tallest) : 1.7, headHeight: 1.5, headRadius: 0.2, above: 0, looks: 0 };
}

function walkingSpeed(drawing: ShotDrawing, index: number, durationSeconds: number, frameMetres: number): number {
  const actor = drawing.actors[index];
  if (!actor || (actor.pose !== 'walk' && actor.pose !== 'run')) return 0;
  const sideways = Math.sin(actor.turn);
  if (Math.abs(sideways) < 0.2) return 0;
  const own = actor.pose === 'run' ? 2.2 : 0.9;
  const followed = drawing.camera === 'follow_subject' && drawing.subject.kind === 'actor' && drawing.subject.index === index;
  return sideways * (followed ? Math.min(own, (frameMetres * 0.9) / durationSeconds) : Math.min(own, (frameMetres * 0.24) / durationSeconds));
}

/** Figures that stand on one line do not stand in one another. */
function separate(actors: PlacedActor[], drawing: ShotDrawing, subjectIndex: number, close: boolean): void {
  const standing = actors.filter((actor) => !actor.overShoulder).sort((first, second) => (drawing.actors[first.index]?.across ?? 0) - (drawing.actors[second.index]?.across ?? 0) || first.index - second.index);
  for (let round = 0; round < 4; round++) {
    for (let index = 1; index < standing.length; index++) {
      const left = standing[index - 1] as PlacedActor;
      const right = standing[index] as PlacedActor;
      const touching = drawing.actors[left.index]?.pose === 'embrace' || drawing.actors[right.index]?.pose === 'embrace';
      const room = ((figureSpan(left.rig) + figureSpan(right.rig)) / 2) * (touching ? 0.45 : close ? 0.85 : 0.8);
      const lack = room - (right.x - left.x);
      if (lack <= 0 || Math.abs(left.z - right.z) > 3) continue;
      const leftShare = left.index === subjectIndex ? 0 : right.index === subjectIndex ? 1 : 0.5;
      left.x -= lack * leftShare;
      right.x += lack * (1 - leftShare);
    }
  }
}

/** Poses in which arms, legs or what they hold stay near the body. */
const CLOSED_POSES: ReadonlySet<Pose> = new Set(['stand', 'sit', 'kneel', 'crouch', 'think', 'talk', 'look_up', 'look_down', 'cover_face', 'read', 'hold', 'embrace']);

/** The box of an actor's figure on the frame under the composed view: generous, since arms and what they hold reach out. */
export function figureBox(actor: PlacedActor, view: CameraView, pose: Pose): { left: number; top: number; right: number; bottom: number } {
  const foot = project(view, actor.x, 0, actor.z);
  const scale = foot.pixelsPerMetre;
  const half = (actor.rig.widthMetres * 0.62 + actor.rig.heightMetres * (CLOSED_POSES.has(pose) ? 0.3 : 0.55)) * scale;
  return { left: foot.x - half, right: foot.x + half, top: foot.y - actor.rig.heightMetres * 1.42 * scale, bottom: foot.y + actor.rig.heightMetres * 0.16 * scale };
}
