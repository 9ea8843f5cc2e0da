import { scaleAt, type CameraView } from '../camera.ts';
import type { FigureRig } from '../figure-rig.ts';
import { composeView, type FramedSubject } from '../framing.ts';
import { isMoved } from '../moments.ts';
import type { ShotDrawing } from '../shot-drawing.ts';
import { centralLandmark, roomOf } from '../worlds/create-world.ts';
import type { LandmarkSpot } from '../worlds/landmarks/place-landmarks.ts';
import type { Blocking, PlacedActor, PlacedItem } from './blocking.ts';
import { gatherOnFooting } from './footing.ts';
import { frameLandmark, makeRoomForLandmark, stepAside } from './frame-landmark.ts';
import { leaveHeadRoom, makeRoomForTaller, makeRoomForThings, showTallerWhole } from './head-room.ts';
import { bringTogether, clearCloseUp, figureSpan, separate } from './spread-actors.ts';
import type { StageMakers } from './stage-makers.ts';
import { stagedRig } from './staged-rig.ts';

type DrawnActor = ShotDrawing['actors'][number];

/** Input of a shot's blocking. Lengths in pixels, depths in metres. */
interface Scene {
  drawing: ShotDrawing;
  rigs: FigureRig[];
  /** The figures without their size and height in the shot. */
  bare: FigureRig[];
  width: number;
  height: number;
  durationSeconds: number;
  makers: StageMakers;
  /** Index of the shot's subject, -1 when it is not an actor. */
  subjectIndex: number;
  /** Distance of the subject behind the actors' line. */
  subjectDepth: number;
  /** Closer than a full figure. */
  close: boolean;
  /** The landmark of the place, if it has one. */
  landmark: LandmarkSpot | undefined;
}

const GROUP_FRAMINGS: ReadonlySet<ShotDrawing['framing']> = new Set<ShotDrawing['framing']>([
  'extreme_wide',
  'wide',
  'full',
]);
const CLOSE_FRAMINGS: ReadonlySet<ShotDrawing['framing']> = new Set<ShotDrawing['framing']>(['close', 'extreme_close']);
/** Horizontal distance between the frame's middle and an actor at across ±1, as a share of the frame's width. */
const SPREAD = 0.4;
const CLOSE_SPREAD = SPREAD * 1.15;
const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** Places the camera, the actors and the things of a shot. */
export function blockShot(
  drawing: ShotDrawing,
  width: number,
  height: number,
  durationSeconds: number,
  makers: StageMakers,
): Blocking {
  const scene = sceneOf(drawing, width, height, durationSeconds, makers);
  const { rigs, subjectIndex, close, landmark } = scene;
  const { view, subjectX } = setCamera(scene);
  const actors = rigs.map((_, index) => placeActor(scene, view, subjectX, index));
  separate(actors, drawing, subjectIndex, close);
  bringTogether(actors, drawing, subjectIndex);
  const items = drawing.items.map((_, index) => placeItem(scene, view, index));

  const closeUp = CLOSE_FRAMINGS.has(drawing.framing);
  if (landmark && !close) {
    stepAside(view, landmark, actors, width);
  }
  if (!closeUp) {
    gatherOnFooting(drawing.place.kind, actors, items, subjectIndex);
  }
  leaveHeadRoom(view, actors, drawing, height);
  if ((closeUp || (drawing.framing === 'medium' && width < height)) && subjectIndex >= 0) {
    clearCloseUp(view, actors, drawing, subjectIndex, width, height);
  }
  return {
    view,
    actors,
    items,
    anchor: anchorOf(scene, actors, items),
    subjectActor: actors[subjectIndex],
    acrossPixels: { actors: (close && subjectIndex >= 0 ? CLOSE_SPREAD : SPREAD) * width, items: SPREAD * width },
  };
}

function sceneOf(
  drawing: ShotDrawing,
  width: number,
  height: number,
  durationSeconds: number,
  makers: StageMakers,
): Scene {
  const bare = drawing.actors.map((actor) => makers.createFigure(actor.figure));
  const rigs = bare.map((rig, index) => stagedRig(rig, drawing.actors[index] ?? {}));
  const close = !GROUP_FRAMINGS.has(drawing.framing);
  const { subject } = drawing;
  // A close shot of a place with actors is a shot of an actor.
  const subjectIndex =
    subject.kind === 'actor' ? subject.index : subject.kind === 'place' && rigs.length > 0 && close ? 0 : -1;
  const behind =
    subjectIndex >= 0
      ? drawing.actors[subjectIndex]?.behind
      : subject.kind === 'item'
        ? drawing.items[subject.index]?.behind
        : 0;
  return {
    drawing,
    rigs,
    bare,
    width,
    height,
    durationSeconds,
    makers,
    subjectIndex,
    subjectDepth: behind ?? 0,
    close,
    landmark: centralLandmark(drawing.place, drawing.timeOfDay, width / height),
  };
}

/** Places the camera; returns it with the subject's horizontal position in pixels. */
function setCamera(scene: Scene): { view: CameraView; subjectX: number } {
  const { drawing, rigs, width, height, subjectIndex, landmark } = scene;
  const { framing, angle } = drawing;
  const grouped = !scene.close && rigs.length > 1 && framing !== 'extreme_wide';
  const room = roomOf(drawing.place.kind);
  const { view, subjectX } = composeView(framedSubject(scene), {
    framing,
    angle,
    width,
    height,
    tension: drawing.tension,
    neededWidth: grouped ? rigs.reduce((sum, rig) => sum + figureSpan(rig), 0) : 0,
    ...(room ? { room } : {}),
  });
  if (landmark && drawing.subject.kind === 'place' && rigs.length === 0) {
    frameLandmark(view, landmark, framing, angle, width, height);
  } else if (landmark && (framing === 'wide' || framing === 'extreme_wide') && !room) {
    makeRoomForLandmark(view, landmark, height);
  }
  if (framing === 'medium' && angle !== 'over_shoulder' && subjectIndex >= 0) {
    makeRoomForTaller(view, rigs, drawing, subjectIndex, height);
    makeRoomForThings(view, scene);
  }
  if (framing === 'full' && subjectIndex >= 0) {
    showTallerWhole(view, rigs, drawing, height);
  }
  return { view, subjectX: sharedMiddle(scene) ?? subjectX };
}

/** A medium shot of two centres the middle between them; each one's look room is the space towards the other. */
function sharedMiddle({ drawing, subjectIndex, width }: Scene): number | undefined {
  const others = drawing.actors.filter((_, index) => index !== subjectIndex);
  if (drawing.framing !== 'medium' || drawing.angle === 'over_shoulder' || subjectIndex < 0 || others.length === 0) {
    return undefined;
  }
  const meanAcross = others.reduce((sum, other) => sum + other.across, 0) / others.length;
  return width / 2 - within((meanAcross - acrossOf(drawing, subjectIndex)) * 0.5, 0.5) * CLOSE_SPREAD * width;
}

const acrossOf = (drawing: ShotDrawing, index: number): number => drawing.actors[index]?.across ?? 0;

/** Horizontal position of an actor in pixels. */
function screenXOf({ drawing, rigs, width, subjectIndex, close }: Scene, subjectX: number, index: number): number {
  const { across } = drawing.actors[index] as DrawnActor;
  if (close && subjectIndex >= 0) {
    return index === subjectIndex
      ? subjectX
      : subjectX + (across - acrossOf(drawing, subjectIndex)) * CLOSE_SPREAD * width;
  }
  // An actor alone without a given position gets look room.
  if (index === subjectIndex && rigs.length === 1) {
    return width / 2 + within(across, 0.45) * SPREAD * width + (across === 0 ? (subjectX - width / 2) * 1.4 : 0);
  }
  return width / 2 + across * SPREAD * width;
}

function placeActor(scene: Scene, view: CameraView, subjectX: number, index: number): PlacedActor {
  const { drawing, rigs, width, subjectIndex, subjectDepth, close, durationSeconds } = scene;
  const actor = drawing.actors[index] as DrawnActor,
    rig = rigs[index] as FigureRig;
  const speed = walkingSpeed(drawing, index, durationSeconds, width / scaleAt(view, 0));
  const heights = { bare: scene.bare[index] as FigureRig, above: actor.above ?? 0, scale: actor.scale ?? 1 };
  const beside = index !== subjectIndex && subjectIndex >= 0 && close;
  if (
    beside &&
    drawing.angle === 'over_shoulder' &&
    index === drawing.actors.findIndex((_, other) => other !== subjectIndex)
  ) {
    return { index, rig, speed, ...heights, ...overShoulder(scene, view, subjectX, actor, rig) };
  }
  const depth = Math.max(-view.distance * 0.5, actor.behind - subjectDepth);
  const z = beside && CLOSE_FRAMINGS.has(drawing.framing) ? Math.max(depth, 0.9) : depth;
  const x = view.x + (screenXOf(scene, subjectX, index) - view.centreX) / scaleAt(view, z);
  // In closer shots the head is positioned, wherever the feet are.
  const toHead = close && index === subjectIndex ? rig.head(actor.pose, actor.turn).x : 0;
  return { index, rig, x: x - toHead, z, turn: actor.turn, speed, overShoulder: false, ...heights };
}

/** Places an actor in front of the camera, at the frame's edge, turned to the subject. */
function overShoulder(
  { drawing, width, height, subjectIndex }: Scene,
  view: CameraView,
  subjectX: number,
  actor: DrawnActor,
  rig: FigureRig,
): Pick<PlacedActor, 'x' | 'z' | 'turn' | 'overShoulder'> {
  const z = -view.distance * 0.42;
  const side = (actor.across - acrossOf(drawing, subjectIndex) || (subjectX > width / 2 ? -1 : 1)) > 0 ? 1 : -1;
  const { radius } = rig.head(actor.pose, Math.PI);
  const x =
    view.x +
    (width / 2 + side * width * (width < height ? 0.56 : 0.4) - view.centreX) / scaleAt(view, z) +
    side * radius * 0.2;
  return { x, z, turn: Math.PI - side * 0.5, overShoulder: true };
}

function placeItem({ drawing, width, subjectDepth }: Scene, view: CameraView, index: number): PlacedItem {
  const item = drawing.items[index] as ShotDrawing['items'][number];
  const z = Math.max(-view.distance * 0.45, item.behind - subjectDepth);
  const isSubject = drawing.subject.kind === 'item' && drawing.subject.index === index;
  const screenX = isSubject ? width / 2 : width / 2 + item.across * SPREAD * width;
  return {
    index,
    z,
    above: item.above,
    scale: item.scale ?? 1,
    x: view.x + (screenX - view.centreX) / scaleAt(view, z),
  };
}

/** The camera's anchor: the thing, the face, or the landmark. */
function anchorOf(
  { drawing, subjectIndex, landmark }: Scene,
  actors: readonly PlacedActor[],
  items: readonly PlacedItem[],
): Blocking['anchor'] {
  const item = drawing.subject.kind === 'item' ? items[drawing.subject.index] : undefined;
  if (item) {
    return { x: item.x, y: -item.above - 0.2, z: item.z };
  }
  const actor = actors[subjectIndex] ?? actors[0];
  if (actor) {
    return { x: actor.x, y: actor.rig.head(drawing.actors[actor.index]?.pose ?? 'stand', actor.turn).y, z: actor.z };
  }
  return landmark
    ? { x: landmark.x, y: -landmark.lift - landmark.height * 0.6, z: landmark.z }
    : { x: 0, y: -1.2, z: 0 };
}

/** The subject that the frame is composed around. */
function framedSubject({ drawing, rigs, subjectIndex, makers }: Scene): FramedSubject {
  const rig = rigs[subjectIndex];
  const actor = drawing.actors[subjectIndex];
  if (
    rig &&
    actor &&
    drawing.subject.kind === 'actor' &&
    drawing.subject.inHands &&
    CLOSE_FRAMINGS.has(drawing.framing)
  ) {
    return framedHands(rig);
  }
  if (rig && actor) {
    const head = rig.head(actor.pose, actor.turn);
    return {
      kind: 'figure',
      height: rig.heightMetres + (actor.above ?? 0),
      headHeight: -head.y,
      headRadius: head.radius,
      above: 0,
      looks: Math.sin(actor.turn),
    };
  }
  if (drawing.subject.kind === 'item') {
    const item = drawing.items[drawing.subject.index];
    if (item) {
      return {
        kind: 'thing',
        height: Math.max(0.12, makers.itemSize(item.item).height * (item.scale ?? 1)),
        width: makers.itemSize(item.item).width * (item.scale ?? 1),
        headHeight: 0,
        headRadius: 0.1,
        above: item.above,
        looks: 0,
      };
    }
  }
  const tallest = rigs.reduce((height, each) => Math.max(height, each.heightMetres), 0);
  return {
    kind: 'place',
    height: tallest > 0 ? Math.max(0.9, tallest) : 1.7,
    headHeight: 1.5,
    headRadius: 0.2,
    above: 0,
    looks: 0,
  };
}

/** Where hands are that hold something in front of a body, as a share of the height of its head. */
const HANDS_HEIGHT = 0.76;

/** Hands with what they hold, in the place of a face. */
function framedHands(rig: FigureRig): FramedSubject {
  const head = rig.head('read', 0);
  return {
    kind: 'figure',
    height: rig.heightMetres,
    headHeight: -head.y * HANDS_HEIGHT,
    headRadius: rig.heightMetres * 0.115,
    above: 0,
    looks: 0,
  };
}

/** Speed of an actor, metres per second to the right; low enough that it stays in the frame during the shot. */
function walkingSpeed(drawing: ShotDrawing, index: number, durationSeconds: number, frameMetres: number): number {
  const actor = drawing.actors[index];
  // Who moves by keyframes does not stroll as well.
  if (!actor || isMoved(actor) || (actor.pose !== 'walk' && actor.pose !== 'run')) {
    return 0;
  }
  const sideways = Math.sin(actor.turn);
  if (Math.abs(sideways) < 0.2) {
    return 0;
  }
  const own = actor.pose === 'run' ? 2.2 : 0.9;
  const followed =
    drawing.camera === 'follow_subject' && drawing.subject.kind === 'actor' && drawing.subject.index === index;
  return (
    sideways *
    (followed
      ? Math.min(own, (frameMetres * 0.9) / durationSeconds)
      : Math.min(own, (frameMetres * 0.24) / durationSeconds))
  );
}
