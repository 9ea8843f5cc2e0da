import type { Random } from '#src/shared/random.ts';
import type { FilmCast } from '../casting/cast-film.ts';
import type { PlannedShot, Speech } from '../film-plan.ts';
import { FRAMES } from '../frames/frames.ts';
import type { CourseStep } from '../plots/fit-plot.ts';
import type { BeatId } from '../shapes/beats.ts';
import { TOLD_TYPES } from '../shapes/shapes.ts';
import type { Grammar } from '../words/grammar.ts';
import type { FilmWriter } from '../words/writer.ts';
import { angleOf, cameraOf, framingOf } from './camera-of.ts';
import { emotionOf, moodOf } from './feeling.ts';
import { hourOf, skyOf } from './hours-and-skies.ts';
import { keepLength, leaveOneQuiet } from './keep-length.ts';
import { type Moment, momentAt } from './moment.ts';
import { needsOfShot } from './shot-needs.ts';
import { ambienceOf, eventsOf, musicOf, soundOfThing } from './sound-of.ts';
import { speechOf } from './speech-of.ts';
import { stageShot } from './stage-shot.ts';

type Stage = Pick<PlannedShot, 'actors' | 'items' | 'subject'>;

const TIME_PASSES: ReadonlySet<BeatId> = new Set<BeatId>([
  'days',
  'passage',
  'legacy',
  'echo',
  'aftermath',
  'outlook',
  'landfall',
]);
const SHORTEST = 2.6;

/**
 * Turns the steps of a film into shots as a director would: who is where, how near, how the camera moves, what is said
 * and heard.
 */
export function directShots(
  course: readonly CourseStep[],
  away: ReadonlySet<number>,
  cast: FilmCast,
  grammar: Grammar,
  writer: FilmWriter,
  random: Random,
): PlannedShot[] {
  const shots: PlannedShot[] = [];
  const follows = course.some((each) => each.step);
  course.forEach((_, index) =>
    shots.push(directShot(momentAt(course, index, shots, away), follows, cast, grammar, writer, random)),
  );
  leaveOneQuiet(shots);
  return keepLength(shots, grammar);
}

function directShot(
  moment: Moment,
  follows: boolean,
  cast: FilmCast,
  grammar: Grammar,
  writer: FilmWriter,
  random: Random,
): PlannedShot {
  const { beat, step, shooting, index, first, last, progress, shots, stays } = moment;
  const { facts } = cast;
  const frame = FRAMES[facts.frame];
  const told = TOLD_TYPES.has(facts.type);

  const mood = moodOf(moment, frame, told, random);
  const emotion = emotionOf(moment, mood);
  const { speech, named } = speechOf(moment, cast, writer, emotion, told);
  const script = writer.see(step) ?? writer.show(beat, stays);
  for (const slot of step.step ? ['thing', 'target'] : ['thing']) {
    if (writer.named().has(slot)) {
      named.add(slot);
    }
  }
  const needs = needsOfShot(step, shooting, cast, { named, speech, told, first, last, follows });

  const passes = TIME_PASSES.has(beat) && !first;
  const timeOfDay = hourOf(facts, shots.at(-1)?.timeOfDay ?? facts.time, progress, passes || endsAct(moment));
  const place = cast.places[stays ? 0 : 1] ?? cast.places[0];
  if (!place) {
    throw new RangeError('a film needs a place');
  }
  const weather = skyOf(facts, progress, shooting.tension);

  const framing = framingOf(moment, needs, speech, random);
  const camera = cameraOf(moment, speech, random);
  const angle = angleOf(moment, framing, random);
  const side = sideOf(moment, facts.hero.key, random);
  const { actors, items, subject } = onStage(speech, cast, (spoken) =>
    stageShot(
      {
        beat,
        shooting,
        needs,
        speech: spoken,
        emotion,
        mood,
        framing,
        angle,
        side,
        last,
        told,
        progress,
        number: index + 1,
      },
      cast,
      frame,
      random,
    ),
  );

  return {
    number: index + 1,
    script,
    placeKey: place.key,
    timeOfDay,
    weather,
    framing,
    angle,
    camera,
    subject,
    actors,
    items,
    speech,
    emotion,
    tension:
      Math.round(Math.min(1, shooting.tension * (facts.type === 'art' || facts.type === 'education' ? 0.7 : 1)) * 100) /
      100,
    transition: first ? 'fade_in' : passes ? 'dissolve' : 'cut',
    durationSeconds: secondsOf(speech, last, grammar, random),
    ambience: ambienceOf(place.place, timeOfDay, weather),
    events: eventsOf(
      beat,
      facts.hero,
      actors.find((each) => each.characterKey === facts.hero.key)?.pose,
      weather,
      soundOfThing(facts.thing.concept),
      (sounds) => random.pick(sounds),
    ),
    music: musicOf(moment, speech, random),
  };
}

/** A third of the film is over: the light may have changed. */
const endsAct = ({ index, ahead }: Moment): boolean =>
  index > 0 && index % Math.max(3, Math.round((index + 1 + ahead.length) / 3)) === 0;

/** On which side the hero stands; the last picture is composed like the first. */
function sideOf({ last, shots }: Moment, heroKey: string, random: Random): number {
  if (last) {
    return Math.sign(shots[0]?.actors.find((each) => each.characterKey === heroKey)?.across ?? -1) || -1;
  }
  return random.chance(0.5) ? 1 : -1;
}

/** How long a shot is held: its words with the air around them, or a silence. */
function secondsOf(speech: Speech, last: boolean, grammar: Grammar, random: Random): number {
  if (speech.kind === 'silent') {
    return random.between(SHORTEST, 4);
  }
  const spoken = grammar.countSpeechUnits(speech.text) / grammar.speechUnitsPerSecond + 0.6;
  return Math.max(SHORTEST, spoken + (last ? 1 : 0.3));
}

/** Stages a shot. One of several heroes who speaks stands where the first would. */
function onStage(speech: Speech, { facts: { hero }, fellows }: FilmCast, stage: (speech: Speech) => Stage): Stage {
  const fellow =
    speech.kind === 'line' ? fellows.find((each) => each.key === speech.speakerKey && each !== hero) : undefined;
  return fellow && speech.kind === 'line'
    ? inPlaceOf(stage({ ...speech, speakerKey: hero.key }), hero.key, fellow.key)
    : stage(speech);
}

/** A shot in which two have changed places. */
function inPlaceOf({ actors, items, subject }: Stage, one: string, other: string): Stage {
  const swap = (key: string): string => (key === one ? other : key === other ? one : key);
  return {
    actors: actors.map((actor) => ({ ...actor, characterKey: swap(actor.characterKey), faces: swap(actor.faces) })),
    items,
    subject: subject.kind === 'character' ? { ...subject, key: swap(subject.key) } : subject,
  };
}
