import { LAYER_LIMITS, type ClipSpan, type SoundLayer } from '#src/shared/catalogue/clip-sound.ts';
import { nameOf, type SoundReading, type UnderstoodWord } from '../sound/description/read-description.ts';
import { walkSeconds } from '../sound/events/steps.ts';

/** What sound is placed in. */
export interface PlacedIn {
  /** Where another shot begins, in seconds, in order. */
  cuts: readonly number[];
  durationSeconds: number;
}

/** The name of the layer of music. */
const MUSIC = 'music';
/** Seconds after which a sound that was asked for without a number is heard again. */
const AGAIN_SECONDS = 9;
/** Seconds between repetitions that were counted. */
const COUNTED_SECONDS = 1.1;
/** A sound that begins later than so long before the end is not heard. */
const LEAST_SECONDS = 0.2;

/**
 * Places the sounds of a reading in a clip. What comes then begins at a cut; single sounds fall on cuts, or on the
 * moments that were said; where a clip has no cuts they are spread over it. A place gives way to the next one.
 */
export function planClipSound(reading: SoundReading, clip: PlacedIn): SoundLayer[] {
  const { understood, music } = reading;
  const stages = 1 + Math.max(0, ...understood.map(({ stage }) => stage));
  const starts = stageStarts(stages, clip);
  const layers = understood.map((word): SoundLayer => {
    const { sound, words, gain, stage } = word;
    const span = { fromSeconds: starts[stage] ?? 0, untilSeconds: starts[stage + 1] ?? clip.durationSeconds };
    const layer = { name: nameOf(sound), kind: sound.kind, words, gain };
    if (sound.kind === 'ambience') {
      return { ...layer, spans: placeSpans(word, { reading, starts, clip }), moments: [] };
    }
    const moments = placeMoments(word, { reading, span, clip, isOnlyStage: stages === 1 });
    return { ...layer, spans: walkSpans(layer.name, moments, clip), moments };
  });
  const wholeClip = { fromSeconds: 0, untilSeconds: clip.durationSeconds };
  const words = music.join(', ');
  return [
    ...layers.slice(0, LAYER_LIMITS.layers - 1),
    ...(words === '' ? [] : [{ name: MUSIC, kind: 'music' as const, words, gain: 1, spans: [wholeClip], moments: [] }]),
  ];
}

/** Where each stage begins: evenly, each moved to a cut that is near. */
function stageStarts(stages: number, { cuts, durationSeconds }: PlacedIn): number[] {
  const starts = [0];
  for (let stage = 1; stage < stages; stage++) {
    const even = (durationSeconds * stage) / stages;
    const after = starts[stage - 1] ?? 0;
    const free = cuts.filter((cut) => cut > after);
    // A cut is left for each stage that follows.
    const open = free.length >= stages - stage ? free.slice(0, free.length - (stages - stage - 1)) : free;
    starts.push(nearest(open, even) ?? Math.max(even, after));
  }
  return starts;
}

function nearest(moments: readonly number[], wanted: number): number | undefined {
  return moments.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0];
}

/** A place is heard until another one comes; places that change at cuts take turns. */
function placeSpans(
  word: UnderstoodWord,
  { reading, starts, clip }: { reading: SoundReading; starts: readonly number[]; clip: PlacedIn },
): ClipSpan[] {
  const places = reading.understood.filter(({ sound }) => sound.kind === 'ambience');
  const next = places.map(({ stage }) => stage).filter((stage) => stage > word.stage);
  const fromSeconds = starts[word.stage] ?? 0;
  const untilSeconds = starts[Math.min(...next)] ?? clip.durationSeconds;
  const turns = places.filter(({ onCuts, stage }) => onCuts && stage === word.stage);
  if (!word.onCuts || turns.length < 2) {
    return [{ fromSeconds, untilSeconds }];
  }
  const bounds = [fromSeconds, ...clip.cuts.filter((cut) => cut > fromSeconds && cut < untilSeconds), untilSeconds];
  return bounds
    .slice(0, -1)
    .map((start, shot) => ({ fromSeconds: start, untilSeconds: bounds[shot + 1] ?? untilSeconds }))
    .filter((_, shot) => shot % turns.length === turns.indexOf(word));
}

/** Somebody walks on, until they begin anew or the clip ends. */
function walkSpans(name: string, moments: readonly number[], { durationSeconds }: PlacedIn): ClipSpan[] {
  const seconds = walkSeconds(name);
  if (seconds === undefined) {
    return [];
  }
  const starts = moments.toSorted((one, other) => one - other);
  return starts.map((fromSeconds, index) => ({
    fromSeconds,
    untilSeconds: Math.min(fromSeconds + seconds, starts[index + 1] ?? durationSeconds, durationSeconds),
  }));
}

interface EventPlace {
  reading: SoundReading;
  /** Of its stage. */
  span: ClipSpan;
  clip: PlacedIn;
  isOnlyStage: boolean;
}

/** When a single sound is heard. */
function placeMoments(word: UnderstoodWord, place: EventPlace): number[] {
  const { span, clip } = place;
  const cuts = clip.cuts.filter((cut) => cut >= span.fromSeconds && cut < span.untilSeconds);
  const isHeard = (moment: number): boolean => moment <= clip.durationSeconds - LEAST_SECONDS;
  if (word.moments.length > 0) {
    return word.moments.filter(isHeard).slice(0, LAYER_LIMITS.moments);
  }
  if (word.onCuts && cuts.length > 0) {
    return cuts.filter(isHeard).slice(0, LAYER_LIMITS.moments);
  }
  const first = firstMoment(word, place, cuts);
  return repeat(first, word, place, cuts).filter(isHeard).slice(0, LAYER_LIMITS.moments);
}

/** Single sounds of a stage follow each other over its length, each at the nearest free cut after the one before. */
function firstMoment(word: UnderstoodWord, { reading, span }: EventPlace, cuts: readonly number[]): number {
  const events = reading.understood.filter(
    ({ sound, stage, moments, onCuts }) =>
      sound.kind === 'event' && stage === word.stage && moments.length === 0 && !onCuts,
  );
  const hasPlace = reading.understood.some(({ sound }) => sound.kind === 'ambience');
  const length = span.untilSeconds - span.fromSeconds;
  let moment = Number.NEGATIVE_INFINITY;
  for (const [index, event] of events.entries()) {
    const share = (index + (word.stage === 0 && hasPlace ? 0.3 : 0.05)) / events.length;
    const even = span.fromSeconds + length * share;
    const before = moment;
    const cut = nearest(
      cuts.filter((one) => one > before),
      even,
    );
    const isNear = cut !== undefined && (events.length === 1 || Math.abs(cut - even) <= length / events.length);
    moment = isNear ? cut : Math.max(even, before + LEAST_SECONDS);
    if (event === word) {
      break;
    }
  }
  return Math.max(0, moment);
}

function repeat(
  first: number,
  { times }: UnderstoodWord,
  { span, isOnlyStage }: EventPlace,
  cuts: readonly number[],
): number[] {
  if (times !== undefined) {
    return Array.from({ length: times }, (_, time) => first + time * COUNTED_SECONDS);
  }
  const moments = [first];
  const until = isOnlyStage ? span.untilSeconds - 1 : 0;
  for (let last = first; last + AGAIN_SECONDS < until;) {
    const after = last + AGAIN_SECONDS;
    last = cuts.find((cut) => cut >= after && cut < after + AGAIN_SECONDS) ?? after;
    moments.push(last);
  }
  return moments;
}
