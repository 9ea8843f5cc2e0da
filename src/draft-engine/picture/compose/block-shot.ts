import { scaleAt, type CameraView } from '../camera.ts';
import type { FigureRig } from '../figure-rig.ts';
import { composeView } from '../framing.ts';
import { isMoved } from '../moments.ts';
import type { ShotDrawing } from '../shot-drawing.ts';
import { roomOf } from '../worlds/create-world.ts';
import { CLOSE_FRAMINGS, sceneOf, type DrawnActor, type Scene, type ShotFrame } from './block-scene.ts';
import type { Blocking, PlacedActor, PlacedItem } from './blocking.ts';
import { gatherOnFooting } from './footing.ts';
import { frameLandmark, makeRoomForLandmark, stepAside } from './frame-landmark.ts';
import { framedSubject } from './framed-subject.ts';
import { leaveHeadRoom, makeRoomForTaller, makeRoomForThings, showTallerWhole } from './head-room.ts';
import { bringTogether, clearCloseUp, figureSpan, separate } from './spread-actors.ts';

/** Horizontal distance between the frame's middle and an actor at across ±1, as a share of the frame's width. */
const SPREAD = 0.4;
const CLOSE_SPREAD = SPREAD * 1.15;
const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** Places the camera, the actors and the things of a shot. */
export function blockShot(drawing: ShotDrawing, frame: ShotFrame): Blocking {
  const { width, height } = frame;
  const scene = sceneOf(drawing, frame);
  const { rigs, subjectIndex, close, landmark } = scene;
  const { view, subjectX } = setCamera(scene);
  const actors = rigs.map((_, index) => placeActor(scene, view, subjectX, index));
  separate(actors, drawing, subjectIndex, close);
  bringTogether(actors, drawing, subjectIndex);
  const items = drawing.items.map((_, index) => placeItem(scene, view, index));

  const closeUp = CLOSE_FRAMINGS.has(drawing.framing);
  if (landmark && !close) {
    // Whoever goes into the landmark and is gone stays on the way there.
    // Nor does anybody leave the thing that they sit on.
    const stays = ({ index }: PlacedActor): boolean =>
      drawing.actors[index]?.seat === undefined &&
      drawing.actors[index]?.keyframes?.every(({ opacity, seat }) => opacity !== 0 && seat === undefined) !== false;
    stepAside(view, landmark, actors.filter(stays), width);
  }
  if (!closeUp) {
    gatherOnFooting(drawing.place.kind, actors, items, { drawing, subjectIndex });
  }
  leaveHeadRoom(view, actors, drawing, height);
  if ((closeUp || (drawing.framing === 'medium' && width < height)) && subjectIndex >= 0) {
    clearCloseUp(view, actors, scene);
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

/** Places the camera; returns it with the subject's horizontal position in pixels. */
function setCamera(scene: Scene): { view: CameraView; subjectX: number } {
  const { drawing, rigs, width, height, subjectIndex } = scene;
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
  showLandmark(view, scene, room !== undefined);
  if (subjectIndex >= 0) {
    showCompany(view, scene);
  }
  return { view, subjectX: sharedMiddle(scene) ?? subjectX };
}

/** Turns the camera to the place's landmark, or gives it room behind the actors of a wide shot. */
function showLandmark(view: CameraView, { drawing, rigs, width, height, landmark }: Scene, indoor: boolean): void {
  const { framing, angle, subject } = drawing;
  if (!landmark) {
    return;
  }
  if (subject.kind === 'place' && rigs.length === 0) {
    frameLandmark(view, landmark, { framing, angle, width, height });
  } else if ((framing === 'wide' || framing === 'extreme_wide') && !indoor) {
    makeRoomForLandmark(view, landmark, height);
  }
}

/** Moves the camera back for who or what belongs to the subject. */
function showCompany(view: CameraView, scene: Scene): void {
  const { framing, angle } = scene.drawing;
  if (framing === 'medium' && angle !== 'over_shoulder') {
    makeRoomForTaller(view, scene);
    makeRoomForThings(view, scene);
  }
  if (framing === 'full') {
    showTallerWhole(view, scene);
  }
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
  const { across, pose } = drawing.actors[index] as DrawnActor;
  if (close && subjectIndex >= 0) {
    return index === subjectIndex
      ? subjectX
      : subjectX + (across - acrossOf(drawing, subjectIndex)) * CLOSE_SPREAD * width;
  }
  // An actor alone without a given position gets look room; a rider stays over what it rides.
  if (index === subjectIndex && rigs.length === 1) {
    return (
      width / 2 +
      within(across, 0.45) * SPREAD * width +
      (across === 0 && pose !== 'ride' ? (subjectX - width / 2) * 1.4 : 0)
    );
  }
  return width / 2 + across * SPREAD * width;
}

function placeActor(scene: Scene, view: CameraView, subjectX: number, index: number): PlacedActor {
  const { drawing, rigs, width, subjectIndex, subjectDepth, close, durationSeconds } = scene;
  const actor = drawing.actors[index] as DrawnActor;
  const rig = rigs[index] as FigureRig;
  const speed = walkingSpeed(drawing, index, durationSeconds, width / scaleAt(view, 0));
  const heights = { bare: scene.bare[index] as FigureRig, above: actor.above ?? 0, scale: actor.scale ?? 1 };
  const beside = index !== subjectIndex && subjectIndex >= 0 && close;
  if (
    beside &&
    drawing.angle === 'over_shoulder' &&
    index === drawing.actors.findIndex((_, other) => other !== subjectIndex)
  ) {
    return { index, rig, speed, ...heights, ...overShoulder(scene, view, subjectX, index) };
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
  { drawing, rigs, width, height, subjectIndex }: Scene,
  view: CameraView,
  subjectX: number,
  index: number,
): Pick<PlacedActor, 'x' | 'z' | 'turn' | 'overShoulder'> {
  const actor = drawing.actors[index] as DrawnActor;
  const rig = rigs[index] as FigureRig;
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
