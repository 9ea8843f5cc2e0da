import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { ActorKeyframe, ItemKeyframe, PlannedItemPlacement } from '../../story/film-plan.ts';
import { isBulky, isHuge } from '../../story/item-bulk.ts';
import { CHOREOGRAPHIES } from '../../story/staging/deeds/choreographies.ts';
import type { BodyCue, Scene, ThingCue, ThingPart } from '../../story/staging/deeds/choreography.ts';
import type { Act } from './act-of.ts';
import type { Step } from './deeds-in-row.ts';
import type { Turn } from './play-acts.ts';
import { pushFrame, type RowBuilder, type Standing } from './row-builder.ts';
import { broughtThing, type RowThing } from './row-things.ts';

/** What takes part in a step beside whoever does it. */
export interface Company {
  step: Step;
  named: readonly RowThing[];
  /** Somebody to or with whom it is done. */
  other: string | undefined;
  /** How large whoever does it is against an adult. */
  reach: number;
  /** The feeling that the text says; the choreography's where absent. */
  feeling: Emotion | undefined;
}

/** How far off somebody else stands, in halves of the frame. */
const ASIDE = 0.34;
/** Nobody leaves the frame by what is done in place. */
const WIDEST = 0.95;

/** Acts a step by its choreography, from where the doer is. */
export function playScene(
  row: RowBuilder,
  { scene, lead }: Extract<Act, { kind: 'play' }>,
  turn: Turn,
  company: Company,
): void {
  const parts = partsOf(row, scene, company);
  const begins = standUpFor(row, lead, turn);
  const shareOf = (at: number): number => begins + at * (turn.to - begins);
  placeThings(row, scene, lead, { parts, shareOf, turn });
  const told = { parts, company, turn, base: row.now.across, lead };
  row.at(begins, cueFrame(row, lead, told));
  follow(row, lead, begins, told);
  for (const beat of scene.beats) {
    if (beat.lead) {
      row.at(shareOf(beat.at), cueFrame(row, beat.lead, told));
      follow(row, beat.lead, shareOf(beat.at), told);
    }
  }
  if (scene.other && company.other !== undefined) {
    playOther(row, scene, company.other, shareOf);
  }
  for (const [kind, on, from, to] of scene.effects ?? []) {
    const key = on === 'lead' ? row.key : (parts[on as ThingPart]?.key ?? (on === 'other' ? company.other : undefined));
    if (on === null || key !== undefined) {
      row.effects.push({ kind, ...(key === undefined ? {} : { onKey: key }), from: shareOf(from), to: shareOf(to) });
    }
  }
}

type Parts = Partial<Record<ThingPart, RowThing>>;

/** Which things play the parts of a choreography: those named, what is in hand, and what hands cannot do without. */
function partsOf(row: RowBuilder, scene: Scene, { step, named }: Company): Parts {
  const script = CHOREOGRAPHIES[step.deed];
  const cues = [scene.lead, ...scene.beats.map(({ lead }) => lead)];
  const isHeld = (part: ThingPart): boolean => cues.some((cue) => cue?.holds === part);
  const used = (['thing', 'tool', 'result'] as const).filter((part) => isHeld(part) || scene[part] !== undefined);
  const parts: Parts = {};
  const left = [...named];
  for (const part of used) {
    const usual = script[part];
    const inHand = row.now.holds && (named.length === 0 || usual === row.now.holds.item) ? row.now.holds : undefined;
    const known = usual && row.find(usual);
    const thing = left.shift() ?? (isHeld(part) ? (inHand ?? known ?? (usual && broughtThing(usual))) : undefined);
    if (thing) {
      parts[part] = thing;
    }
  }
  return parts;
}

/** Whoever goes about gets up first; what is done with the hands is done where one sits. */
function standUpFor(row: RowBuilder, lead: BodyCue, { from, second, isFirst }: Turn): number {
  const { now } = row;
  if (isFirst) {
    row.start.pose = lead.pose;
  }
  if (now.lies) {
    now.lies = false;
    row.at(from, { pose: 'crouch', ...(now.above > 0 ? {} : { above: 0 }) });
    return from + 0.4 * second;
  }
  if (now.rides && MOVING.has(lead.pose)) {
    Object.assign(now, { rides: false, above: 0 });
    row.at(from, { pose: 'jump' });
    row.at(from + 0.5 * second, { pose: 'stand', above: 0 });
    return from + 0.5 * second;
  }
  if (now.seat > 0 && MOVING.has(lead.pose)) {
    now.seat = 0;
    row.at(from, { seat: 0, pose: 'stand' });
    return from + 0.5 * second;
  }
  return from;
}

const MOVING: ReadonlySet<BodyCue['pose']> = new Set<BodyCue['pose']>([
  'walk',
  'run',
  'jump',
  'dance',
  'crawl',
  'climb',
  'fly',
  'swim',
  'fight',
  'sweep',
  'dig',
]);

interface Told {
  parts: Parts;
  company: Company;
  turn: Turn;
  base: number;
  lead: BodyCue;
}

/** What changes by a cue of the choreography. */
function cueFrame(row: RowBuilder, cue: Partial<BodyCue>, told: Told): Omit<ActorKeyframe, 'at'> {
  const { now } = row;
  const { company, base } = told;
  const isFixed = now.seat > 0 || now.above > 0;
  const pose = poseOf(now, cue.pose, told);
  const across = isFixed ? base : (acrossOf(now, cue, told) ?? base);
  if (!isFixed && cue.across !== undefined) {
    now.across = across;
  }
  return {
    ...(pose ? { pose } : {}),
    ...(cue.faces && !isFixedBody(now) ? { faces: facesOf(row, cue.faces, told) } : {}),
    ...(cue.feels && company.feeling === undefined ? { emotion: cue.feels } : {}),
    ...(across === base ? {} : { across }),
    ...(cue.above === undefined || isFixed ? {} : { above: cue.above * company.reach }),
  };
}

/** Where a cue puts the doer, from where they began. */
const acrossOf = ({ way }: Standing, { across }: Partial<BodyCue>, { base, lead }: Told): number | undefined =>
  across === undefined ? undefined : Math.max(-WIDEST, Math.min(WIDEST, base + (across - lead.across) * way));

/** Whoever sits or rides goes on with it where the choreography has them upright. */
function poseOf(now: Standing, pose: BodyCue['pose'] | undefined, told: Told): BodyCue['pose'] | undefined {
  if (pose !== undefined && isFixedBody(now) && UPRIGHT.has(pose)) {
    return now.rides ? 'ride' : 'sit';
  }
  return onGround(pose, told);
}

/** Under the sky things lie on the ground, where one takes them from. */
const onGround = (pose: BodyCue['pose'] | undefined, { turn, company }: Told): BodyCue['pose'] | undefined =>
  pose === 'work' && turn.isOutside && PICKED.has(company.step.deed) ? 'crouch' : pose;
const PICKED: ReadonlySet<string> = new Set(['take', 'find', 'steal', 'open']);

/** Sits, or rides. */
const isFixedBody = ({ seat, rides }: Standing): boolean => seat > 0 || rides;

const UPRIGHT: ReadonlySet<BodyCue['pose']> = new Set<BodyCue['pose']>(['stand', 'walk', 'sit', 'crouch', 'kneel']);

function facesOf(row: RowBuilder, faces: BodyCue['faces'], { parts, company }: Told): string {
  const isMirrored = row.now.way < 0;
  switch (faces) {
    case 'left':
      return isMirrored ? 'right' : 'left';
    case 'right':
      return isMirrored ? 'left' : 'right';
    case 'camera':
    case 'away':
      return faces;
    case 'other':
      return company.other ?? 'camera';
    default: {
      const key = parts[faces as ThingPart]?.key;
      return key !== undefined && row.placed.has(key) ? key : 'camera';
    }
  }
}

/** Takes and lets go as the cue says. */
function follow(row: RowBuilder, { holds }: Partial<BodyCue>, share: number, { parts, turn }: Told): void {
  if (holds === null) {
    row.letGo(share);
    return;
  }
  const thing = holds && parts[holds];
  if (!thing) {
    return;
  }
  if (turn.isAnimal) {
    row.place(thing, { across: row.now.across + row.now.way * 0.3, behind: -0.05, above: 0 });
    return;
  }
  row.hold(thing, share);
}

const isLarge = ({ item }: RowThing): boolean => isBulky(item) || isHuge(item);

/** How a choreography's places and times are those of the clip. */
interface Placing {
  spotOf: (across: number) => number;
  shareOf: (at: number) => number;
  way: 1 | -1;
  isOutside: boolean;
}

/** Things that a step handles stand there from the beginning. */
function placeThings(
  row: RowBuilder,
  scene: Scene,
  lead: BodyCue,
  { parts, shareOf, turn }: { parts: Parts; shareOf: (at: number) => number; turn: Turn },
): void {
  const { across: base, way, holds } = row.now;
  const spotOf = (value: number): number => base + (value - lead.across) * way;
  for (const part of ['thing', 'tool', 'result'] as const) {
    const thing = parts[part];
    const cue = scene[part];
    if (!thing || !cue || holds?.key === thing.key || row.placed.has(thing.key)) {
      continue;
    }
    const placing = { spotOf, shareOf, way, isOutside: turn.isOutside };
    row.place(thing, spotOfThing(thing, cue, placing));
    for (const frame of thingFrames(scene, part, placing)) {
      row.moveThing(thing, frame);
    }
  }
}

function spotOfThing(
  thing: RowThing,
  { across, above, behind = 0, state, rotation, scale }: ThingCue,
  { spotOf, way, isOutside }: Placing,
): Omit<PlannedItemPlacement, 'itemKey'> {
  const large = isLarge(thing);
  return {
    across: spotOf(across),
    // What is large stands behind whoever handles it.
    behind: large ? Math.max(behind, 0.25) : behind,
    above: large || isOutside ? 0 : above,
    ...(state ? { state } : {}),
    ...(rotation === undefined ? {} : { rotation: rotation * way }),
    ...(scale === undefined ? {} : { scale }),
  };
}

const thingFrames = ({ beats }: Scene, part: ThingPart, { spotOf, shareOf, way }: Placing): ItemKeyframe[] =>
  beats.flatMap((beat) => {
    const change = beat[part];
    if (!change) {
      return [];
    }
    const { across, rotation, ...rest } = change;
    return {
      at: shareOf(beat.at),
      ...rest,
      ...(across === undefined ? {} : { across: spotOf(across) }),
      ...(rotation === undefined ? {} : { rotation: rotation * way }),
    };
  });

/** Somebody to whom it is done does what the choreography says, where they stand. */
function playOther(row: RowBuilder, scene: Scene, key: string, shareOf: (at: number) => number): void {
  const known = row.others.get(key) ?? { across: row.now.across + row.now.way * ASIDE, faces: row.key, frames: [] };
  row.others.set(key, known);
  for (const { at, cue } of [
    { at: 0, cue: scene.other },
    ...scene.beats.map((beat) => ({ at: beat.at, cue: beat.other })),
  ]) {
    if (cue?.pose || cue?.feels) {
      pushFrame(known.frames, {
        at: shareOf(at),
        ...(cue.pose && !MOVING.has(cue.pose) ? { pose: cue.pose } : {}),
        ...(cue.feels ? { emotion: cue.feels } : {}),
        faces: row.key,
      });
    }
  }
}
