import type { Emotion, Framing } from '#src/shared/catalogue/shots.ts';
import type { Random } from '#src/shared/random.ts';
import type { FilmCast } from '../casting/cast-film.ts';
import type { PlannedShot, Speech } from '../film-plan.ts';
import { FRAMES } from '../frames/frames.ts';
import { EXTRA_THINGS, type ExtraThingId } from '../lexicon/concepts/things.ts';
import type { TimeOfDay } from '../place-spec.ts';
import { BEATS, type BeatId, type BeatShooting, isLine, isSilent, type LineBeat, OTHER_SPEAKS } from '../shapes/beats.ts';
import { TOLD_TYPES } from '../shapes/shapes.ts';
import { type CourseStep, mostSilent } from '../plots/fit-plot.ts';
import type { Grammar } from '../words/grammar.ts';
import type { CastFact } from '../words/story-facts.ts';
import type { FilmWriter } from '../words/writer.ts';
import { hourOf, skyOf } from './hours-and-skies.ts';
import { needsOfShot, type ShotNeeds } from './shot-needs.ts';
import { ambienceOf, eventsOf } from './sound-of.ts';
import { stageShot } from './stage-shot.ts';

const LINE_EMOTIONS: Partial<Record<LineBeat, Emotion>> = { threat_line: 'hate', doubt_line: 'coldness', thanks_line: 'happy', plea_line: 'sad', quip_line: 'happy', denial_line: 'fear', deduction_line: 'excited', host_line: 'excited', pupil_line: 'surprised', secret_line: 'sad', farewell_line: 'sad', resolve_line: 'excited' };
const TIME_PASSES = new Set<BeatId>(['days', 'passage', 'legacy', 'echo', 'aftermath', 'outlook', 'landfall']);

/** Turns the steps of a film into shots as a director would: who is where, how near, how the camera moves, what is said and heard. */
export function directShots(course: readonly CourseStep[], away: ReadonlySet<number>, cast: FilmCast, grammar: Grammar, writer: FilmWriter, random: Random): PlannedShot[] {
  const { facts } = cast;
  const frame = FRAMES[facts.frame];
  const told = TOLD_TYPES.has(facts.type);
  const shots: PlannedShot[] = [];
  let time: TimeOfDay = facts.time;
  const thingId = facts.thing.concept.slice(6);
  const thingSound = thingId in EXTRA_THINGS ? EXTRA_THINGS[thingId as ExtraThingId].sound : 'click';
  const beats = course.map((each) => each.beat);
  const silentsMost = mostSilent(beats.length);
  const follows = course.some((each) => each.step);
  // Several heroes speak in turn.
  const heroes: readonly CastFact[] = [facts.hero, ...cast.fellows];

  beats.forEach((beat, index) => {
    const shooting = BEATS[beat];
    const part = course[index] as CourseStep;
    const last = index === beats.length - 1;
    const before = shots.at(-1);
    const progress = beats.length > 1 ? index / (beats.length - 1) : 0;
    const mood: Emotion = told && progress > 0.2 && progress < 0.9 ? random.pick(['neutral', 'neutral', 'happy', 'surprised']) : frame.emotions[progress < 0.3 ? 0 : progress < 0.6 ? 1 : progress < 0.86 ? 2 : 3];
    const emotion: Emotion = isLine(beat) ? LINE_EMOTIONS[beat] ?? mood : ['omen', 'encounter', 'aftermath'].includes(beat) ? 'fear' : beat === 'setback' || beat === 'price' ? 'sad' : mood;

    const stays = !away.has(index);
    // Words get the time that the shots before have left them.
    const spent = shots.reduce((sum, shot) => sum + shot.durationSeconds, 0);
    const seconds = Math.max(3.4, Math.min(7.4, 5.2 * (index + 1) + 0.8 - spent));
    const named = new Set<string>();
    let speech: Speech = { kind: 'silent', text: '', emotion };
    if (isLine(beat)) {
      const speaker = OTHER_SPEAKS.has(beat) ? facts.other : heroes[shots.filter((shot) => shot.speech.kind === 'line' && shot.speech.speakerKey !== facts.other.key).length % heroes.length] as CastFact;
      const listener = speaker === facts.other ? facts.hero : facts.other;
      const text = writer.tell(part, speaker, listener) ?? writer.say(beat, speaker, listener);
      if (text) for (const slot of writer.named()) named.add(slot);
      if (text) speech = { kind: 'line', speakerKey: speaker.key, text, emotion };
    } else if (!isSilent(beat)) {
      const room = part.step !== undefined && index > 0 && !last && shots.filter((shot) => shot.speech.kind === 'silent').length + beats.slice(index + 1).filter(isSilent).length < silentsMost;
      // A step that the time has no words for is seen and not told.
      const text = writer.tell(part) ?? (room ? undefined : writer.narrate(beat, !shots.some((shot) => shot.speech.kind === 'narration'), { seconds: index === 0 ? 7.4 : seconds, stays }));
      if (text) for (const slot of writer.named()) named.add(slot);
      if (text) speech = { kind: 'narration', text, emotion: told ? 'neutral' : emotion };
    }
    if (speech.kind === 'silent' && (!isSilent(beat) || shots.filter((shot) => shot.speech.kind === 'silent').length >= silentsMost)) {
      const text = shots.filter((shot) => shot.speech.kind === 'silent').length >= silentsMost || beats.slice(index + 1).filter(isSilent).length >= silentsMost ? (['days', 'detail', 'attempt', 'fact', 'habit', 'obstacle', 'bond', 'sign', 'step', 'context', 'want', 'turn', 'world', 'discovery', 'danger', 'end', 'ground'] as const).reduce<string | undefined>((found, each) => found ?? writer.narrate(each, false, { seconds, stays }), undefined) : undefined;
      if (text) speech = { kind: 'narration', text, emotion: told ? 'neutral' : emotion };
      if (text) for (const slot of writer.named()) named.add(slot);
    }
    const script = writer.see(part) ?? writer.show(beat, stays);
    for (const slot of ['thing', 'target']) if (writer.named().has(slot) && (slot === 'thing' || part.step)) named.add(slot);
    const needs = needsOfShot(part, shooting, cast, { named, speech, told, first: index === 0, last, follows });

    const passes = TIME_PASSES.has(beat) && index > 0;
    time = hourOf(facts, time, progress, passes || (index > 0 && index % Math.max(3, Math.round(beats.length / 3)) === 0));
    const place = cast.places[stays ? 0 : 1] ?? cast.places[0];
    if (!place) throw new RangeError('a film needs a place');
    const weather = skyOf(facts, progress, shooting.tension);

    const allowed = framingsFor(shooting, needs, speech.kind === 'line');
    const framings = allowed.filter((framing) => framing !== before?.framing);
    const framing: Framing = index === 0 && shooting.framings.includes('extreme_wide') ? 'extreme_wide' : last && allowed.includes('extreme_wide') && before?.framing !== 'extreme_wide' ? 'extreme_wide' : random.pick(framings.length > 0 ? framings : allowed);
    const cameras = shooting.cameras.filter((camera) => camera !== before?.camera);
    const camera = speech.kind === 'narration' && random.chance(0.08) && shooting.cast !== 'nobody' ? random.pick(['circle_around_subject', 'tilt_up', 'tilt_down', 'pan_left'] as const) : random.pick(cameras.length > 0 ? cameras : shooting.cameras);
    const angle = isLine(beat) && (framing === 'medium' || framing === before?.framing) && random.chance(0.5) ? 'over_shoulder'
      : beat === 'alone' || beat === 'setback' || beat === 'price' ? random.pick(['high', 'eye_level'] as const)
        : shooting.tension > 0.75 || beat === 'threat_line' ? random.pick(['low', 'eye_level'] as const)
          : framing === before?.framing ? random.pick(['low', 'high'] as const) : random.chance(0.12) ? random.pick(['low', 'high'] as const) : 'eye_level';

    // The last picture is composed like the first.
    const side = last ? Math.sign(shots[0]?.actors.find((each) => each.characterKey === facts.hero.key)?.across ?? -1) || -1 : random.chance(0.5) ? 1 : -1;
    const spokenFor = speech.kind === 'line' && heroes.find((each) => each.key === speech.speakerKey && each !== facts.hero);
    const staged = stageShot({ beat, shooting, needs, speech: spokenFor ? { ...speech, speakerKey: facts.hero.key } : speech, emotion, mood, framing, angle, side, last, told, progress, number: index + 1 }, cast, frame, random);
    const { actors, items, subject } = spokenFor ? inPlaceOf(staged, facts.hero.key, spokenFor.key) : staged;

    const units = grammar.countSpeechUnits(speech.text);
    const spokenSeconds = units / grammar.speechUnitsPerSecond + 0.6;
    const durationSeconds = speech.kind === 'silent' ? random.between(2.6, 4) : Math.max(2.6, spokenSeconds + (last ? 1 : 0.3));
    shots.push({
      number: index + 1, script, placeKey: place.key, timeOfDay: time, weather, framing, angle, camera, subject, actors, items, speech, emotion,
      tension: Math.round(Math.min(1, shooting.tension * (facts.type === 'art' || facts.type === 'education' ? 0.7 : 1)) * 100) / 100,
      transition: index === 0 ? 'fade_in' : passes ? 'dissolve' : 'cut', durationSeconds,
      ambience: ambienceOf(place.place, time, weather),
      events: eventsOf(beat, facts.hero, actors.find((each) => each.characterKey === facts.hero.key)?.pose, weather, thingSound, (sounds) => random.pick(sounds)),
      music: last ? 'full' : beat === 'price' || beat === 'alone' || beat === 'omen' ? 'none' : speech.kind === 'silent' ? random.pick(['low', 'theme'] as const) : shooting.tension >= 0.8 ? 'full' : speech.kind === 'line' ? 'low' : index === 0 ? 'low' : 'theme',
    });
  });
  if (!shots.some((shot) => shot.speech.kind === 'silent')) {
    const quiet = shots.slice(1, -1).sort((one, other) => one.speech.text.length - other.speech.text.length)[0];
    if (quiet) { quiet.speech = { kind: 'silent', text: '', emotion: quiet.emotion }; quiet.durationSeconds = 3.2; }
  }
  return keepLength(shots, grammar);
}

/** A shot in which two have changed places. */
function inPlaceOf({ actors, items, subject }: Pick<PlannedShot, 'actors' | 'items' | 'subject'>, one: string, other: string): Pick<PlannedShot, 'actors' | 'items' | 'subject'> {
  const swap = (key: string): string => key === one ? other : key === other ? one : key;
  return { actors: actors.map((actor) => ({ ...actor, characterKey: swap(actor.characterKey), faces: swap(actor.faces) })), items, subject: subject.kind === 'character' ? { ...subject, key: swap(subject.key) } : subject };
}

const NEAR: ReadonlySet<Framing> = new Set<Framing>(['close', 'extreme_close']);
const FAR: readonly Framing[] = ['wide', 'full'];

/** The framings of a beat that leave room for what has to be seen. */
function framingsFor(shooting: BeatShooting, needs: ShotNeeds, spoken: boolean): readonly Framing[] {
  if (needs.landmark && !spoken) return shooting.framings.some((each) => each === 'wide' || each === 'extreme_wide') ? shooting.framings.filter((each) => each === 'wide' || each === 'extreme_wide') : FAR;
  if (!needs.roomForOther && !(needs.company === 'hero' && shooting.cast === 'thing')) return shooting.framings;
  const roomy = shooting.framings.filter((each) => !NEAR.has(each));
  return roomy.length > 0 ? roomy : ['medium', 'full'];
}

/** Brings a film to 4.7 to 5.4 seconds a shot: silence and the air around words give way first, the words never. */
function keepLength(shots: PlannedShot[], grammar: Grammar): PlannedShot[] {
  const total = shots.reduce((sum, shot) => sum + shot.durationSeconds, 0);
  const wanted = Math.max(4.66 * shots.length, Math.min(5.4 * shots.length, total));
  const leastOf = (shot: PlannedShot): number => shot.speech.kind === 'silent' ? 2.6 : Math.max(2.4, grammar.countSpeechUnits(shot.speech.text) / grammar.speechUnitsPerSecond + 0.15);
  const loose = shots.reduce((sum, shot) => sum + Math.max(0, shot.durationSeconds - leastOf(shot)), 0);
  for (const shot of shots) {
    const own = Math.max(0, shot.durationSeconds - leastOf(shot));
    const change = wanted > total ? (wanted - total) / shots.length : loose > 0 ? Math.max(-own, (wanted - total) * own / loose) : 0;
    shot.durationSeconds = Math.round((shot.durationSeconds + change) * 10) / 10;
  }
  return shots;
}
