import { BEDS, SEATS } from '../furniture.ts';
import type { Act } from './act-of.ts';
import type { RowBuilder } from './row-builder.ts';
import { topOf, type RowThing } from './row-things.ts';

/** When a step of a row happens, as shares of the clip, and where. */
export interface Turn {
  from: number;
  to: number;
  isFirst: boolean;
  isLast: boolean;
  target: RowThing | undefined;
  /** A second, as a share of the clip. */
  second: number;
  isAnimal: boolean;
  /** Under the sky. */
  isOutside: boolean;
  /** Where one goes that goes to nothing that is named. */
  goal?: number;
}

/** How far one goes that goes nowhere in particular, and how far off what it goes to stands; halves of the frame. */
const STEPS = 0.75;
const OFF = 0.8;
/** The farthest that one goes who stays, and from where on one leaves the frame. */
const MOST = 1.3;
const EDGE = 1;
/** Out of the frame, however far the others are from its middle. */
export const OUT = 10;
/** How far before a thing one stops that does not sit on it. */
const BEFORE = 0.3;
/** How much one turns a look to the side while walking. */
const sideOf = (way: number): 'left' | 'right' => (way < 0 ? 'left' : 'right');
/** The highest point of a leap over what it ends on, metres. */
const OVER = { person: 0.25, animal: 0.06 };
const NEARBY = 0.06;

type Going = Extract<Act, { kind: 'go' }>;

/** Where a thing stands to which somebody goes. */
function placeTarget(row: RowBuilder, thing: RowThing): number {
  const { across, way } = row.now;
  return row.place(thing, { across: across + way * OFF, behind: 0.12, above: 0 }).across;
}

/** Gets up from a seat or from the ground; tells when that is done. */
function getUp(row: RowBuilder, { from, second }: Pick<Turn, 'from' | 'second'>): number {
  const { now } = row;
  if (now.seat > 0) {
    row.at(from, { seat: 0, pose: 'stand' });
    now.seat = 0;
    return from + 0.5 * second;
  }
  if (now.lies) {
    row.at(from, { pose: 'crouch' });
    now.lies = false;
    return from + 0.4 * second;
  }
  return from;
}

export function go(row: RowBuilder, act: Going, turn: Turn): void {
  const { now } = row;
  const { isLast, target } = turn;
  const from = getUp(row, turn);
  const goal = goalOf(row, act, turn);
  const way = goal < now.across ? -1 : 1;
  now.way = way;
  row.at(from, { pose: act.pose, faces: sideOf(way) });
  if (now.above > 0) {
    row.at(from + 0.5 * turn.second, { pose: 'jump', above: 0 });
    Object.assign(now, { above: 0, rides: false });
    row.at(from + 0.5 * turn.second, { pose: act.pose });
  }
  row.moveTo(goal, turn.to, isLast && target === undefined ? {} : { pose: 'stand' });
  now.by = target;
}

function goalOf(row: RowBuilder, { isOut }: Going, { target, isLast, goal }: Turn): number {
  const { across, way } = row.now;
  if (goal !== undefined) {
    return goal;
  }
  if (target) {
    const there = placeTarget(row, target);
    return SEATS[target.item] === undefined ? there - Math.sign(there - across) * BEFORE : there;
  }
  if (isOut) {
    return way * OUT;
  }
  if (!isLast || Math.abs(across) < EDGE) {
    return Math.max(-MOST, Math.min(MOST, across + way * STEPS * (isLast ? 1.3 : 1)));
  }
  return way * OUT;
}

/** Jumps or climbs on a thing. */
export function getOnto(row: RowBuilder, pose: 'jump' | 'climb', turn: Turn & { target: RowThing }): void {
  const { now } = row;
  const from = getUp(row, turn);
  const goal = placeTarget(row, turn.target);
  const top = topOf(turn.target.item);
  const length = turn.to - from;
  now.way = goal < now.across ? -1 : 1;
  row.at(from, { pose: 'crouch', faces: sideOf(now.way) });
  row.at(from + 0.3 * length, { pose });
  row.at(from + 0.56 * length, {
    above: top + (pose === 'jump' ? OVER[turn.isAnimal ? 'animal' : 'person'] : 0),
    across: now.across + (goal - now.across) * 0.6,
  });
  row.at(from + 0.74 * length, { above: top, across: goal });
  row.at(from + 0.76 * length, { pose: 'stand' });
  Object.assign(now, { across: goal, above: top, by: turn.target });
}

/** Goes to where one sits or lies, if one is not there. */
function approach(row: RowBuilder, thing: RowThing, turn: Turn): number {
  const goal = placeTarget(row, thing);
  if (Math.abs(goal - row.now.across) < NEARBY) {
    return turn.from;
  }
  const to = turn.from + 0.45 * (turn.to - turn.from);
  go(row, { kind: 'go', pose: 'walk' }, { ...turn, to, target: thing });
  return to;
}

export function sit(row: RowBuilder, turn: Turn): void {
  const { now } = row;
  const { by } = now;
  const seat = turn.target ?? (by && SEATS[by.item] !== undefined ? by : undefined);
  if (turn.isAnimal) {
    if (turn.target && now.above === 0) {
      getOnto(row, 'jump', { ...turn, target: turn.target, to: turn.from + 0.6 * (turn.to - turn.from) });
    }
    row.at(turn.from + 0.62 * (turn.to - turn.from), { pose: 'sit' });
    return;
  }
  const at = seat ? approach(row, seat, turn) : getUp(row, turn);
  const top = seat ? topOf(seat.item) : 0;
  row.at(at, { pose: 'sit', faces: 'camera', ...(top > 0 ? { seat: top } : {}) });
  now.seat = top;
}

export function rise(row: RowBuilder, turn: Turn): void {
  const { now } = row;
  const from = turn.from + 0.15 * (turn.to - turn.from);
  if (turn.isFirst && turn.target) {
    row.place(turn.target, { across: now.across, behind: 0.12, above: 0 });
    now.seat = topOf(turn.target.item);
    Object.assign(row.start, { pose: 'sit', seat: now.seat });
  } else if (turn.isFirst) {
    Object.assign(row.start, { pose: turn.isAnimal ? 'lie' : 'crouch' });
    now.lies = true;
  }
  row.at(getUp(row, { ...turn, from }), { pose: 'stand', faces: 'camera' });
}

/** Wakes up: in a bed where there is one, and sits up in it. */
export function wake(row: RowBuilder, turn: Turn): void {
  const { now } = row;
  const middle = turn.from + 0.45 * (turn.to - turn.from);
  if (turn.isFirst) {
    row.start.pose = 'sleep';
    row.effects.push({ kind: 'sleep_marks', onKey: row.key, from: 0, to: middle });
  }
  if (turn.isFirst && turn.target && !turn.isAnimal) {
    beginInBed(row, turn.target);
  }
  const bed = now.above > 0 && !turn.isAnimal ? now.by : undefined;
  if (bed) {
    row.at(middle, { pose: 'sit', faces: 'camera', seat: topOf(bed.item), emotion: 'surprised' });
    row.at(middle + 0.01, { above: 0, pose: 'hands_up', emotion: 'happy' });
    Object.assign(now, { seat: topOf(bed.item), above: 0, lies: false });
    return;
  }
  row.at(middle, { pose: turn.isAnimal ? 'lie' : 'crouch', faces: 'camera' });
  row.at(turn.from + 0.7 * (turn.to - turn.from), { pose: turn.isAnimal ? 'look_up' : 'hands_up' });
  now.lies = false;
}

/** Comes down from the air. */
export function land(row: RowBuilder, turn: Turn): void {
  const middle = turn.from + 0.6 * (turn.to - turn.from);
  row.at(turn.from, {});
  row.moveTo(row.now.across + row.now.way * 0.25, middle, { above: 0, pose: 'stand' });
}

/** Lies down, and falls asleep. */
export function rest(row: RowBuilder, pose: 'lie' | 'sleep', turn: Turn): void {
  const { seat, above, by } = row.now;
  const bed = turn.target ?? (by && BEDS.has(by.item) ? by : undefined);
  if (bed && turn.isFirst) {
    beginInBed(row, bed);
  } else if (bed && above === 0) {
    getIntoBed(row, bed, turn);
  } else if (seat > 0) {
    nodOff(row, turn);
    return;
  }
  lieDown(row, pose, turn);
}

/** Lies there from the beginning. */
function beginInBed(row: RowBuilder, bed: RowThing): void {
  const above = topOf(bed.item);
  row.place(bed, { across: row.now.across, behind: 0.12, above: 0 });
  row.start.above = above;
  Object.assign(row.now, { above, by: bed });
}

function getIntoBed(row: RowBuilder, bed: RowThing, turn: Turn): void {
  const { now } = row;
  if (turn.isAnimal) {
    getOnto(row, 'jump', { ...turn, target: bed, to: turn.from + 0.5 * (turn.to - turn.from) });
    return;
  }
  const isSeated = now.seat > 0;
  const at = isSeated ? turn.from : approach(row, bed, turn);
  now.above = topOf(bed.item);
  row.at(at, isSeated ? {} : { pose: 'stand' });
  row.at(at + 0.02, { above: now.above, seat: 0 });
}

/** Falls asleep where one sits. */
function nodOff(row: RowBuilder, { from, to }: Turn): void {
  const length = to - from;
  row.at(from + 0.2 * length, { pose: 'look_down' });
  row.effects.push({ kind: 'sleep_marks', onKey: row.key, from: from + 0.35 * length, to });
}

function lieDown(row: RowBuilder, pose: 'lie' | 'sleep', { from, to, isFirst, isAnimal }: Turn): void {
  const { now } = row;
  const begins = Math.max(from, row.frames.at(-1)?.at ?? 0);
  const left = to - begins;
  if (isFirst) {
    row.start.pose = pose;
  } else if (now.lies) {
    row.at(begins + 0.2 * left, { pose });
  } else {
    row.at(begins, { pose: isAnimal ? 'sit' : 'crouch', faces: sideOf(now.way) });
    row.at(begins + 0.2 * left, { pose: isAnimal ? 'lie' : pose });
    row.at(begins + 0.45 * left, { pose });
  }
  now.seat = 0;
  now.lies = true;
  if (pose === 'sleep') {
    row.effects.push({ kind: 'sleep_marks', onKey: row.key, from: begins + 0.5 * left, to });
  }
}
