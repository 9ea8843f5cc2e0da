import type { Emotion } from '#src/shared/catalogue/shots.ts';
import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { FigureState, ItemCondition, MouthShape } from './figure-rig.ts';
import { gazeGoal, gazeShift } from './gaze.ts';
import { actorAt, itemAt, type ActorMoment } from './moments.ts';
import { facePlayed } from './pose-faces.ts';
import type { Point } from './shape.ts';
import type { DrawnActor, ShotDrawing } from './shot-drawing.ts';

/** A mouth shape and its time, as the voice engine provides it. */
export interface MouthSpan {
  viseme: 'rest' | 'closed' | 'open' | 'mid' | 'wide' | 'round' | 'narrow' | 'teeth' | 'tongue';
  startSeconds: number;
  endSeconds: number;
  /** 0 to 1. */
  openness: number;
}

const MOUTHS: Readonly<Record<MouthSpan['viseme'], Omit<MouthShape, 'open'> & { reach: number }>> = {
  rest: { reach: 0, width: 0, round: 0, teeth: false },
  closed: { reach: 0, width: -0.1, round: 0, teeth: false },
  open: { reach: 1, width: 0.15, round: 0, teeth: false },
  mid: { reach: 0.6, width: 0.1, round: 0, teeth: false },
  wide: { reach: 0.4, width: 0.9, round: 0, teeth: true },
  round: { reach: 0.55, width: -0.6, round: 0.9, teeth: false },
  narrow: { reach: 0.25, width: -0.8, round: 1, teeth: false },
  teeth: { reach: 0.14, width: 0.3, round: 0, teeth: true },
  tongue: { reach: 0.35, width: 0.25, round: 0, teeth: true },
};

/** Blinks and eye shifts per minute, and the range of the gaze. */
const TEMPER: Readonly<Record<Emotion, { blinkEvery: number; shiftEvery: number; wander: number; breath: number }>> = {
  happy: { blinkEvery: 3.6, shiftEvery: 2.4, wander: 0.16, breath: 1 },
  sad: { blinkEvery: 4.6, shiftEvery: 3.4, wander: 0.14, breath: 0.8 },
  angry: { blinkEvery: 5.2, shiftEvery: 3.6, wander: 0.06, breath: 1.5 },
  surprised: { blinkEvery: 4.4, shiftEvery: 2.2, wander: 0.12, breath: 1.3 },
  fear: { blinkEvery: 2.1, shiftEvery: 1.1, wander: 0.3, breath: 1.7 },
  hate: { blinkEvery: 5.6, shiftEvery: 4, wander: 0.05, breath: 1.2 },
  excited: { blinkEvery: 2.9, shiftEvery: 1.7, wander: 0.2, breath: 1.5 },
  coldness: { blinkEvery: 5.8, shiftEvery: 4.4, wander: 0.05, breath: 0.7 },
  neutral: { blinkEvery: 4, shiftEvery: 2.8, wander: 0.12, breath: 1 },
};

/** Drawings per second: actors are animated on twos. */
export const DRAWINGS_PER_SECOND = 12;

/** The index of the drawing shown at a moment. */
export function drawingAt(seconds: number): number {
  return Math.floor(seconds * DRAWINGS_PER_SECOND + 1e-6);
}

export interface ActingScene {
  drawing: ShotDrawing;
  durationSeconds: number;
  /** By actor's index; an empty list for actors who do not speak. */
  mouths?: readonly (readonly MouthSpan[])[];
  speechStartSeconds?: number;
  /** Horizontal position of each actor's head (any unit), so that they look at each other. */
  headsX: readonly number[];
  /** Height of each actor's head above the ground, metres. */
  headsUp: readonly number[];
  /** The turn of a body in the blocking, where the camera asks for another than the drawing's. */
  turns: readonly (number | undefined)[];
  /** Metres that an actor has gone in the direction of its body at a moment; undefined for who does not move. */
  walked?: (actorIndex: number, seconds: number) => number | undefined;
}

/** A body changes from one pose to the next, and sits down or gets up, in this time, seconds. */
const POSE_CHANGE = 0.22;
const SEAT_CHANGE = 0.5;

/** Acting of every figure over the shot. Pure: the same moment gives the same state. */
export function createActing(scene: ActingScene): (actorIndex: number, seconds: number) => FigureState {
  const speechStart = scene.speechStartSeconds ?? 0;
  const blinks = scene.drawing.actors.map((_, index) => blinkTimes(scene, index));
  return (actorIndex, seconds) => {
    const moment = drawingAt(seconds) / DRAWINGS_PER_SECOND;
    const actor = scene.drawing.actors[actorIndex];
    if (!actor) {
      throw new RangeError(`no actor ${actorIndex}`);
    }
    const now = actorAt(actor, moment / scene.durationSeconds);
    const emotion = now.emotion.value;
    const temper = TEMPER[emotion];
    const seed = deriveSeed(scene.drawing.seed, 'acting', actorIndex, actor.figure.seed);
    const phase = (seed % 628) / 100;
    const speech = scene.mouths?.[actorIndex] ?? [];
    const voiceTime = moment - speechStart;
    const speaking = isSpeaking(speech, voiceTime);
    const toSpeaker = sideOfSpeaker(scene, actorIndex, voiceTime);
    const turn =
      scene.turns[actorIndex] ?? turning(actor, now.turn, moment / scene.durationSeconds, scene.durationSeconds);
    const follows = Math.abs(turn) < 1.2 ? toSpeaker * 0.22 * arrive(moment, speechStart) : 0;
    const nod = speaking ? Math.sin(moment * 5.1 + phase) * 0.035 + Math.sin(moment * 2.3 + phase) * 0.03 : 0;
    const sway = Math.sin(moment * 0.55 * Math.PI + phase) * 0.025;
    const tremble = emotion === 'fear' ? Math.sin(moment * 47) * 0.012 : 0;
    const glance = gazeShift(seed, moment, temper.shiftEvery, temper.wander);
    // Quiet scenes play the mild half of a feeling: tenderness, unease.
    const strength = 0.62 + 0.45 * scene.drawing.tension;
    const face = facePlayed(now.pose.value, moment, speaking);
    return {
      ...posing(now, moment, scene.durationSeconds),
      turn,
      headTurn: follows + sway + nod * 0.6,
      headTilt: nod + tremble + Math.sin(moment * 0.4 * Math.PI + phase * 2) * 0.018,
      gaze: gazeAt(scene, actorIndex, { now, turn, glance, toSpeaker, moment }),
      emotion,
      emotionStrength: Math.min(1.3, strength * gestureOvershoot(moment - now.emotion.since * scene.durationSeconds)),
      mouth: face.mouth ?? mouthAt(speech, voiceTime),
      blink: face.blink ?? blinkAt(blinks[actorIndex] ?? [], moment),
      breath: Math.sin(2 * Math.PI * 0.25 * temper.breath ** 0.5 * moment + phase) * Math.min(1, temper.breath * 0.75),
      seconds: moment,
      speaking,
      ...sitting(now, moment, scene.durationSeconds),
      ...holding(scene, now, moment),
      ...walking(scene, actorIndex, moment),
    };
  };
}

/** Where a body is that turns to what it faces next: a larger turn takes longer, and goes the shorter way. */
function turning(
  { turns = [] }: Pick<DrawnActor, 'turns'>,
  turn: number,
  share: number,
  durationSeconds: number,
): number {
  const next = turns.findIndex(({ at }) => at > share + 1e-6);
  const goal = turns[next];
  if (!goal) {
    return turn;
  }
  const way = withinTurn(goal.turn - turn);
  const length = (0.2 + 0.22 * Math.abs(way)) / durationSeconds;
  const from = Math.max(goal.at - length, turns[next - 1]?.at ?? 0);
  const t = Math.max(0, (share - from) / (goal.at - from));
  return t === 0 ? turn : withinTurn(turn + way * t * t * (3 - 2 * t));
}

/** The same angle from -π to π. */
const withinTurn = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

/** Where the eyes are: on what the actor does or faces, drawn to whoever speaks, and never quite still. */
function gazeAt(
  scene: ActingScene,
  actorIndex: number,
  at: { now: ActorMoment; turn: number; glance: Point; toSpeaker: number; moment: number },
): Point {
  const own = scene.headsX[actorIndex] ?? 0;
  const beside = (side: number): number | undefined => {
    const distance = (index: number): number => ((scene.headsX[index] ?? 0) - own) * side;
    const others = scene.headsX.map((_, index) => index).filter((index) => index !== actorIndex && distance(index) > 0);
    const nearest = others.toSorted((one, other) => distance(one) - distance(other))[0];
    return nearest === undefined ? undefined : (scene.headsUp[nearest] ?? 0);
  };
  const [left, right] = [beside(-1), beside(1)];
  const goal = gazeGoal({
    pose: at.now.pose.value,
    turn: at.turn,
    holds: at.now.hands.holds !== undefined,
    head: scene.headsUp[actorIndex] ?? 0,
    ...(left === undefined ? {} : { left }),
    ...(right === undefined ? {} : { right }),
  });
  const drawn = at.toSpeaker * 0.35 * arrive(at.moment, (scene.speechStartSeconds ?? 0) - 0.15);
  const clamp = (value: number): number => Math.max(-1, Math.min(1, value));
  // Who looks at the speaker already does not look past.
  const x =
    Math.sign(drawn) === Math.sign(goal.x)
      ? Math.sign(goal.x) * Math.max(Math.abs(goal.x), Math.abs(drawn))
      : goal.x + drawn;
  return { x: clamp(x + at.glance.x), y: clamp(goal.y + at.glance.y) };
}

/** The pose of a moment, and what of the one before is still in the body. */
function posing(
  { pose }: ActorMoment,
  moment: number,
  durationSeconds: number,
): Partial<FigureState> & Pick<FigureState, 'pose'> {
  const poseSeconds = moment - pose.since * durationSeconds;
  const share = 1 - poseSeconds / POSE_CHANGE;
  return {
    pose: pose.value,
    poseSeconds,
    ...(pose.before !== undefined && share > 0.05
      ? { poseBefore: { pose: pose.before, share: share * share * (3 - 2 * share) } }
      : {}),
  };
}

/** How far a body is down on its seat: it comes down and gets up again smoothly. */
function sitting({ seat }: ActorMoment, moment: number, durationSeconds: number): Partial<FigureState> {
  const { value, before = value, since } = seat;
  if (value === 0 && before === 0) {
    return {};
  }
  const t = Math.min(1, Math.max(0, (moment - since * durationSeconds) / SEAT_CHANGE));
  const eased = t * t * (3 - 2 * t);
  const share = Math.sign(before) + (Math.sign(value) - Math.sign(before)) * eased;
  return share === 0 ? {} : { seat: { height: value || before, share } };
}

function walking({ walked }: ActingScene, actorIndex: number, moment: number): Partial<FigureState> {
  const metres = walked?.(actorIndex, moment);
  return metres === undefined ? {} : { walked: metres };
}

/** What is held and how it is: the state of a thing is the same in hands as beside them. */
function holding(
  { drawing, durationSeconds }: ActingScene,
  { hands }: ActorMoment,
  moment: number,
): Partial<FigureState> {
  if (!hands.holds) {
    return {};
  }
  const placed = hands.heldIndex === undefined ? undefined : drawing.items[hands.heldIndex];
  const state = placed && itemAt(placed, moment / durationSeconds).state.value;
  const held: ItemCondition = {
    ...(state === undefined || state === 'whole' ? {} : { state }),
    ...(hands.heldLabel === undefined ? {} : { label: hands.heldLabel }),
    ...(hands.heldColour === undefined ? {} : { colour: hands.heldColour }),
  };
  return { holds: hands.holds, ...(Object.keys(held).length > 0 ? { held } : {}) };
}

/** Rises to full strength with an overshoot, then settles: in the first half second of a shot its emotion appears. */
function gestureOvershoot(seconds: number): number {
  const t = Math.min(1, seconds / 0.5);
  if (t >= 1) {
    return 1 + 0.06 * Math.exp(-(seconds - 0.5) * 7);
  }
  return 0.82 + 0.24 * (t * t * (3 - 2 * t));
}

function arrive(moment: number, from: number): number {
  const t = Math.min(1, Math.max(0, (moment - from) / 0.45));
  return t * t * (3 - 2 * t);
}

function isSpeaking(spans: readonly MouthSpan[], voiceTime: number): boolean {
  const last = spans.at(-1);
  return last !== undefined && voiceTime >= (spans[0]?.startSeconds ?? 0) - 0.05 && voiceTime <= last.endSeconds + 0.1;
}

/** The side on which somebody else speaks: -1 left, 1 right, 0 nobody. */
function sideOfSpeaker(scene: ActingScene, listener: number, voiceTime: number): number {
  const speaker = scene.mouths?.findIndex((spans, index) => index !== listener && isSpeaking(spans, voiceTime)) ?? -1;
  const [own, other] = [scene.headsX[listener] ?? 0, scene.headsX[speaker]];
  return other === undefined ? 0 : Math.sign(other - own);
}

/** The mouth at a moment of the voice, eased over 60 ms at each change. */
function mouthAt(spans: readonly MouthSpan[], voiceTime: number): MouthShape {
  const shape = { open: 0, width: 0, round: 0, teeth: false };
  let weightSum = 0;
  for (const span of spans) {
    if (span.endSeconds < voiceTime - 0.08 || span.startSeconds > voiceTime + 0.08) {
      continue;
    }
    const inside = Math.min(span.endSeconds, voiceTime + 0.045) - Math.max(span.startSeconds, voiceTime - 0.035);
    if (inside <= 0) {
      continue;
    }
    const mouth = MOUTHS[span.viseme];
    shape.open += inside * Math.min(1, mouth.reach * (0.45 + 0.65 * span.openness));
    shape.width += inside * mouth.width;
    shape.round += inside * mouth.round;
    if (mouth.teeth && voiceTime >= span.startSeconds && voiceTime < span.endSeconds) {
      shape.teeth = true;
    }
    weightSum += inside;
  }
  if (weightSum <= 0) {
    return shape;
  }
  const whole = Math.max(weightSum, 0.08);
  return { open: shape.open / whole, width: shape.width / whole, round: shape.round / whole, teeth: shape.teeth };
}

function blinkTimes({ drawing, durationSeconds }: ActingScene, actorIndex: number): number[] {
  const actor = drawing.actors[actorIndex];
  if (!actor) {
    return [];
  }
  const random = createRandom(deriveSeed(drawing.seed, 'blinks', actorIndex, actor.figure.seed));
  const every = TEMPER[actor.emotion].blinkEvery;
  const times: number[] = [];
  for (let time = random.between(0.5, every); time < durationSeconds; time += random.between(0.55, 1.45) * every) {
    times.push(time);
  }
  return times;
}

/** Three drawings: half, shut, half. */
function blinkAt(times: readonly number[], moment: number): number {
  for (const time of times) {
    const drawing = Math.floor((moment - time) * DRAWINGS_PER_SECOND + 1e-6);
    if (drawing >= 0 && drawing < 3) {
      return drawing === 1 ? 1 : 0.55;
    }
  }
  return 0;
}
