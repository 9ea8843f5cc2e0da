import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { Mood } from '../../idea/idea-graph.ts';
import {
  BODIES,
  BODY_PARTS,
  HANDS,
  THING_PARTS,
  type Beat,
  type BodyCue,
  type BodyPart,
  type DeedScript,
  type Scene,
  type ThingCue,
  type VisionCue,
} from './choreography.ts';
import type { DeedPhase } from './deed-staging.ts';

type Cues = Partial<Record<BodyPart, BodyCue>>;
type Puts = Pick<Scene, (typeof THING_PARTS)[number]>;

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

const LYING: ReadonlySet<BodyCue['pose']> = new Set<BodyCue['pose']>(['lie', 'sleep', 'fall', 'fly', 'swim', 'climb']);
/** Whoever is found lying lies there before. */
const RESTING: ReadonlySet<BodyCue['pose']> = new Set<BodyCue['pose']>(['lie', 'sleep']);
const GOING: ReadonlySet<BodyCue['pose']> = new Set<BodyCue['pose']>(['walk', 'run', 'jump', 'fall', 'crawl']);
const VEHICLE: ReadonlySet<BodyCue['pose']> = new Set<BodyCue['pose']>(['ride', 'drive']);

/** A choreography as it looks in one mood: done, wanted, tried in vain, asked for, refused, or not done. */
export function inMood(scene: Scene, mood: Mood, isNegated: boolean, script: DeedScript): Scene {
  if (isNegated || mood === 'refuses') {
    return undone(scene, mood === 'refuses' && !isNegated ? { pose: 'cross_arms', feels: 'angry' } : script.unmoved);
  }
  const shape = MOODS[mood];
  if (mood === 'wants' && script.changesPatient && scene.other) {
    return imagined(scene);
  }
  return shape && scene.lead ? shape(scene) : scene;
}

const MOODS: Readonly<Partial<Record<Mood, (scene: Scene) => Scene>>> = {
  wants: wanted,
  tries: tried,
  asks: asked,
  must: forced,
  stops: ended,
};

const PHASES: Readonly<Record<DeedPhase, (scene: Scene) => Scene>> = { before, deed: (scene) => scene, after };

/** A choreography before, while or after it happens. */
export function inPhase(scene: Scene, phase: DeedPhase): Scene {
  return PHASES[phase](scene);
}

/** Everybody and everything as they are when a share of the beats is over. */
function stateAt(scene: Scene, at: number): { cues: Cues; puts: Puts } {
  const cues: Cues = {};
  const puts: Puts = {};
  for (const part of BODY_PARTS) {
    const start = scene[part];
    if (start) {
      cues[part] = changesOf(scene, part, at).reduce<BodyCue>((cue, change) => ({ ...cue, ...change }), start);
    }
  }
  for (const part of THING_PARTS) {
    const start = scene[part];
    if (start) {
      puts[part] = changesOf(scene, part, at).reduce<ThingCue>((cue, change) => ({ ...cue, ...change }), start);
    }
  }
  return { cues, puts };
}

function changesOf<P extends keyof Omit<Beat, 'at'>>(scene: Scene, part: P, at: number): NonNullable<Beat[P]>[] {
  return scene.beats.flatMap((beat) => (beat.at <= at && beat[part] ? [beat[part]] : []));
}

/** What the lead of a scene turns to: what it is done to. */
function aimOf(scene: Scene): BodyCue['faces'] | undefined {
  if (scene.other) {
    return 'other';
  }
  return scene.thing && 'thing';
}

const calm = (cue: BodyCue): BodyCue => ({
  ...cue,
  across: within(cue.across, 0.5),
  pose: GOING.has(cue.pose) || LYING.has(cue.pose) ? 'stand' : cue.pose,
  above: VEHICLE.has(cue.pose) ? (cue.above ?? 0) : 0,
  opacity: Math.max(0.2, cue.opacity ?? 1),
});

/** About to: comes up, looks, stretches out a hand. */
function before(scene: Scene): Scene {
  const { lead, other, third } = scene;
  const last = stateAt(scene, 1).cues.lead?.feels ?? 'neutral';
  return {
    ...withoutExtras(scene),
    visions: [],
    seconds: Math.max(2.5, scene.seconds * 0.75),
    ...(other && { other: RESTING.has(other.pose) ? { ...other, across: within(other.across, 0.5) } : calm(other) }),
    ...(third && { third: calm(third) }),
    ...(lead ? approach(expecting(calm(lead), last), aimOf(scene)) : { beats: [] }),
    stillAt: 0.75,
  };
}

/** What somebody feels who sees coming how it ends. */
const EXPECTED: Readonly<Partial<Record<Emotion, Emotion>>> = {
  happy: 'excited',
  excited: 'excited',
  sad: 'fear',
  fear: 'fear',
  surprised: 'neutral',
  angry: 'angry',
  hate: 'angry',
};

const expecting = (lead: BodyCue, last: Emotion): BodyCue =>
  lead.feels === 'neutral' ? { ...lead, feels: EXPECTED[last] ?? lead.feels } : lead;

function approach(lead: BodyCue, aim: BodyCue['faces'] | undefined): Pick<Scene, 'beats'> & { lead: BodyCue } {
  const side = lead.across > 0 ? 1 : -1;
  const isBusy = typeof lead.holds === 'string' || VEHICLE.has(lead.pose);
  const there: Partial<BodyCue> = {
    across: lead.across,
    pose: isBusy ? lead.pose : 'stand',
    ...(aim && { faces: aim }),
  };
  const hand: Partial<BodyCue> = { pose: aim ? 'give' : 'look_up' };
  return {
    lead: { ...lead, across: lead.across + side * 0.22, pose: isBusy ? lead.pose : 'walk' },
    beats: [
      { at: 0.45, lead: there },
      { at: 0.68, lead: isBusy ? {} : hand },
    ],
  };
}

const AFTER_POSE: Readonly<Partial<Record<BodyCue['pose'], BodyCue['pose']>>> = {
  walk: 'stand',
  run: 'stand',
  fall: 'lie',
  jump: 'stand',
  reach: 'stand',
  give: 'stand',
  catch: 'hold',
  throw: 'stand',
};

/** What it did and to whom: everybody and everything as they are left. */
function after(scene: Scene): Scene {
  const { cues, puts } = stateAt(scene, 1);
  const bodies: Cues = {};
  for (const part of BODY_PARTS) {
    const cue = cues[part];
    if (cue) {
      bodies[part] = left(cue, aimOf(scene) !== undefined);
    }
  }
  const aim = aimOf(scene);
  const lies = Object.values(bodies).some((cue) => LYING.has(cue.pose) || cue.behind === FAR);
  return {
    ...withoutExtras(scene),
    ...bodies,
    ...puts,
    framings: scene.framings.includes('wide') || lies ? BODIES : HANDS,
    seconds: Math.max(2.5, scene.seconds * 0.7),
    beats: [{ at: 0.4, ...(bodies.lead && { lead: aim && bodies.lead.faces === 'camera' ? { faces: aim } : {} }) }],
    effects: (scene.effects ?? []).filter(([, , , to]) => to >= 0.95).map(([kind, on]) => [kind, on, 0, 1] as const),
    ...(scene.visions && { visions: scene.visions }),
    stillAt: 0.6,
  };
}

/** Metres behind the others for whoever has gone. */
const FAR = 3.5;

function left(cue: BodyCue, isWithMore: boolean): BodyCue {
  const isGone = Math.abs(cue.across) > 0.85;
  if (isGone && !isWithMore) {
    return { ...cue, across: within(cue.across, 0.2), faces: 'camera', pose: 'stand' };
  }
  if (isGone) {
    return { ...cue, across: within(cue.across, 0.55), behind: FAR, faces: 'away', pose: 'walk' };
  }
  return { ...cue, pose: AFTER_POSE[cue.pose] ?? cue.pose };
}

function withoutExtras({ effects: _effects, sounds: _sounds, ...scene }: Scene): Scene {
  return scene;
}

/** It does not happen: a hand stops on its way, whoever would do it turns away. */
function undone(scene: Scene, unmoved: DeedScript['unmoved'] = { pose: 'cross_arms', feels: 'coldness' }): Scene {
  const { lead, other, thing } = scene;
  const aim = aimOf(scene);
  const at = within(lead?.across ?? 0, 0.24);
  const isHolding = lead?.holds === 'thing';
  const goal = other ?? thing;
  const away = goal && goal.across < at ? 'right' : 'left';
  const turned = aim || isHolding ? away : 'camera';
  return {
    ...withoutExtras(scene),
    ...(lead && { lead: idle(lead, at) }),
    ...(other && { other: { ...calm(other), across: within(other.across, 0.35), feels: 'neutral' } }),
    beats: turningAway(aim, { ...unmoved, ...(isHolding && { pose: 'hold' as const }), faces: turned }),
    stillAt: 0.7,
  };
}

function turningAway(aim: BodyCue['faces'] | undefined, turned: Partial<BodyCue>): Beat[] {
  return [
    { at: 0.2, lead: { pose: turned.faces === 'camera' ? 'look_down' : 'give', ...(aim && { faces: aim }) } },
    { at: 0.45, lead: turned, other: { faces: 'lead' } },
    { at: 0.65, other: { feels: 'sad', pose: 'stand' } },
  ];
}

function idle(lead: BodyCue, across: number): BodyCue {
  const holds = lead.holds ?? null;
  return { ...calm(lead), across, pose: holds ? 'hold' : 'stand', feels: 'neutral', holds };
}

/** Longs to be somebody else: that one is only in the mind. */
function imagined(scene: Scene): Scene {
  const { other: _other, ...alone } = wanted(scene);
  return { ...alone, visions: [{ of: 'other', as: 'thought', by: 'lead', across: 0.2, above: 1.8, feels: 'happy' }] };
}

/** Longs for it: stands apart and sees it in a thought. */
function wanted(scene: Scene): Scene {
  const { lead, other } = scene;
  const of = longedFor(scene);
  const { thing: _thing, tool: _tool, result: _result, dressing: _dressing, ...rest } = withoutExtras(scene);
  const thought: VisionCue[] = of ? [{ of, as: 'thought', by: 'lead', across: 0.14, above: 1.8 }] : [];
  return {
    ...rest,
    framings: HANDS,
    ...(lead && { lead: { across: -0.26, faces: other ? 'other' : 'right', pose: 'think', feels: 'neutral' } }),
    ...(other && { other: { across: 0.5, behind: 0.9, faces: 'right', pose: 'stand', feels: 'neutral' } }),
    visions: [...thought, { of: 'absent', as: 'thought', by: 'lead', across: 0.34, above: 1.8 }],
    beats: [
      { at: 0.35, lead: { pose: 'look_up' } },
      { at: 0.65, lead: { pose: 'give', feels: 'sad' } },
    ],
    stillAt: 0.5,
  };
}

const longedFor = ({ thing, lead }: Scene): 'thing' | undefined =>
  thing || lead?.holds === 'thing' ? 'thing' : undefined;

/** The effort is seen, and fails. */
function tried(scene: Scene): Scene {
  const kept = scene.beats
    .filter((beat) => beat.at <= 0.5)
    .map(({ at, lead, other }) => ({
      at,
      ...(lead && { lead: withoutGrip(lead) }),
      ...(other && { other: withoutGrip(other) }),
    }));
  const { cues } = stateAt({ ...scene, beats: kept }, 1);
  const pose = cues.lead && !GOING.has(cues.lead.pose) ? cues.lead.pose : 'work';
  return {
    ...scene,
    beats: [
      ...kept,
      { at: 0.6, lead: { pose, feels: 'angry' } },
      { at: 0.78, lead: { pose: 'look_down', feels: 'sad' } },
    ],
    effects: (scene.effects ?? [])
      .filter(([, , from]) => from < 0.4)
      .map(([kind, on, from, to]) => [kind, on, from, Math.min(to, 0.6)] as const),
    sounds: (scene.sounds ?? []).filter(([, at]) => at < 0.6),
    stillAt: 0.62,
  };
}

function withoutGrip({ holds: _holds, opacity: _opacity, ...change }: Partial<BodyCue>): Partial<BodyCue> {
  return change;
}

/** Asks for it: an open hand, and somebody who thinks about it. */
function asked(scene: Scene): Scene {
  const { lead, other } = scene;
  const of = scene.thing || lead?.holds === 'thing' || other?.holds === 'thing' ? 'thing' : undefined;
  const { thing: _thing, tool: _tool, result: _result, dressing: _dressing, ...rest } = withoutExtras(scene);
  return {
    ...rest,
    framings: HANDS,
    ...(lead && { lead: { across: -0.22, faces: other ? 'other' : 'right', pose: 'talk', feels: 'neutral' } }),
    ...(other && { other: { across: 0.24, faces: 'lead', pose: 'stand', feels: 'neutral' } }),
    ...(of && { visions: [{ of, as: 'thought', by: 'lead', across: -0.02, above: 1.9 } as const] }),
    beats: [
      { at: 0.3, lead: { pose: 'give' } },
      { at: 0.55, ...(other && { other: { pose: 'think' } }) },
    ],
    sounds: [],
    stillAt: 0.45,
  };
}

const WITHOUT_JOY: Readonly<Partial<Record<Emotion, Emotion>>> = {
  happy: 'neutral',
  excited: 'neutral',
  neutral: 'sad',
};

/** Does it because it has to: without joy. */
function forced(scene: Scene): Scene {
  const dull = <T extends Partial<BodyCue>>(cue: T): T =>
    cue.feels ? { ...cue, feels: WITHOUT_JOY[cue.feels] ?? cue.feels } : cue;
  return {
    ...scene,
    ...(scene.lead && { lead: dull(scene.lead) }),
    beats: scene.beats.map((beat) => (beat.lead ? { ...beat, lead: dull(beat.lead) } : beat)),
  };
}

/** In the middle of it, then no more. */
function ended(scene: Scene): Scene {
  const { cues, puts } = stateAt(scene, 0.5);
  return {
    ...scene,
    ...cues,
    ...puts,
    beats: [
      { at: 0.4, lead: { pose: 'stand' } },
      { at: 0.6, lead: { faces: 'camera', feels: 'neutral' } },
    ],
    effects: (scene.effects ?? []).map(([kind, on]) => [kind, on, 0, 0.4] as const),
    sounds: (scene.sounds ?? []).slice(0, 1).map(([sound, , loudness]) => [sound, 0.05, loudness ?? 0.6] as const),
    stillAt: 0.5,
  };
}
