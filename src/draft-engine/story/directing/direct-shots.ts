import type { Emotion, Framing } from '#src/shared/catalogue/shots.ts';
import type { Random } from '#src/shared/random.ts';
import type { FilmCast } from '../casting/cast-film.ts';
import type { PlannedActor, PlannedShot, Pose, Speech } from '../film-plan.ts';
import { FRAMES } from '../frames/frames.ts';
import { EXTRA_THINGS, type ExtraThingId } from '../lexicon/concepts/things.ts';
import { TIMES_OF_DAY, type TimeOfDay, type Weather } from '../place-spec.ts';
import { BEATS, type BeatId, isLine, isSilent, type LineBeat, OTHER_SPEAKS } from '../shapes/beats.ts';
import { TOLD_TYPES } from '../shapes/shapes.ts';
import type { Grammar } from '../words/grammar.ts';
import type { FilmWriter } from '../words/writer.ts';
import { ambienceOf, eventsOf } from './sound-of.ts';

const LINE_EMOTIONS: Partial<Record<LineBeat, Emotion>> = { threat_line: 'hate', doubt_line: 'coldness', thanks_line: 'happy', plea_line: 'sad', quip_line: 'happy', denial_line: 'fear', deduction_line: 'excited', host_line: 'excited', pupil_line: 'surprised', secret_line: 'sad', farewell_line: 'sad', resolve_line: 'excited' };
const ROUGH_WEATHER: Readonly<Record<string, readonly Weather[]>> = { horror: ['fog', 'storm'], disaster: ['storm', 'rain'], war: ['fog', 'rain'], suspense: ['rain', 'fog'], detective: ['rain', 'fog'], crime: ['rain'], adventure: ['storm', 'wind'], fantasy: ['storm', 'wind'], action: ['rain', 'wind'], martial_arts: ['wind', 'rain', 'snow'], nature: ['storm', 'snow'] };
const TIME_PASSES = new Set<BeatId>(['days', 'passage', 'legacy', 'echo', 'aftermath', 'outlook', 'landfall']);

/** Turns beats into shots as a director would: who is where, how near, how the camera moves, what is said and heard. */
export function directShots(beats: readonly BeatId[], cast: FilmCast, grammar: Grammar, writer: FilmWriter, random: Random): PlannedShot[] {
  const { facts } = cast;
  const frame = FRAMES[facts.frame];
  const told = TOLD_TYPES.has(facts.type);
  const shots: PlannedShot[] = [];
  let time: TimeOfDay = facts.time;
  const thingId = facts.thing.concept.slice(6);
  const thingSound = thingId in EXTRA_THINGS ? EXTRA_THINGS[thingId as ExtraThingId].sound : 'click';
  const mostSilent = Math.max(1, Math.floor(beats.length / 3));

  beats.forEach((beat, index) => {
    const shooting = BEATS[beat];
    const last = index === beats.length - 1;
    const before = shots.at(-1);
    const progress = beats.length > 1 ? index / (beats.length - 1) : 0;
    const mood: Emotion = told && progress > 0.2 && progress < 0.9 ? random.pick(['neutral', 'neutral', 'happy', 'surprised']) : frame.emotions[progress < 0.3 ? 0 : progress < 0.6 ? 1 : progress < 0.86 ? 2 : 3];
    const emotion: Emotion = isLine(beat) ? LINE_EMOTIONS[beat] ?? mood : ['omen', 'encounter', 'aftermath'].includes(beat) ? 'fear' : beat === 'setback' || beat === 'price' ? 'sad' : mood;

    let speech: Speech = { kind: 'silent', text: '', emotion };
    if (isLine(beat)) {
      const speaker = OTHER_SPEAKS.has(beat) ? facts.other : facts.hero;
      const text = writer.say(beat, speaker, speaker === facts.hero ? facts.other : facts.hero);
      if (text) speech = { kind: 'line', speakerKey: speaker.key, text, emotion };
    } else if (!isSilent(beat)) {
      const text = writer.narrate(beat, !shots.some((shot) => shot.speech.kind === 'narration'));
      if (text) speech = { kind: 'narration', text, emotion: told ? 'neutral' : emotion };
    }
    if (speech.kind === 'silent' && !isSilent(beat)) {
      const text = shots.filter((shot) => shot.speech.kind === 'silent').length >= mostSilent - 1 ? (['days', 'detail', 'attempt', 'fact', 'habit', 'obstacle', 'bond', 'sign', 'step', 'context', 'want', 'turn', 'world', 'discovery', 'danger', 'end', 'ground'] as const).reduce<string | undefined>((found, each) => found ?? writer.narrate(each), undefined) : undefined;
      if (text) speech = { kind: 'narration', text, emotion: told ? 'neutral' : emotion };
    }

    const passes = TIME_PASSES.has(beat) && index > 0;
    if (passes || (index > 0 && index % Math.max(3, Math.round(beats.length / 3)) === 0)) time = TIMES_OF_DAY[(TIMES_OF_DAY.indexOf(time) + 1) % TIMES_OF_DAY.length] as TimeOfDay;
    const place = cast.places[shooting.place === 'elsewhere' || (beats.length > 14 && index % 14 > 8 && !last) ? 1 : 0] ?? cast.places[0];
    if (!place) throw new RangeError('a film needs a place');
    const weather: Weather = shooting.tension > 0.75 && facts.weather === 'clear' && ROUGH_WEATHER[facts.type] ? random.pick(ROUGH_WEATHER[facts.type] as readonly Weather[]) : last && facts.weather === 'storm' ? 'clear' : facts.weather;

    const lineSpeaker = speech.kind === 'line' ? speech.speakerKey : undefined;
    const framings = shooting.framings.filter((framing) => framing !== before?.framing);
    const framing: Framing = index === 0 && shooting.framings.includes('extreme_wide') ? 'extreme_wide' : random.pick(framings.length > 0 ? framings : shooting.framings);
    const cameras = shooting.cameras.filter((camera) => camera !== before?.camera);
    const camera = speech.kind === 'narration' && random.chance(0.08) && shooting.cast !== 'nobody' ? random.pick(['circle_around_subject', 'tilt_up', 'tilt_down', 'pan_left'] as const) : random.pick(cameras.length > 0 ? cameras : shooting.cameras);
    const near = framing === 'close' || framing === 'extreme_close';
    const angle = isLine(beat) && (framing === 'medium' || framing === before?.framing) && random.chance(0.5) ? 'over_shoulder'
      : beat === 'alone' || beat === 'setback' || beat === 'price' ? random.pick(['high', 'eye_level'] as const)
        : shooting.tension > 0.75 || beat === 'threat_line' ? random.pick(['low', 'eye_level'] as const)
          : framing === before?.framing ? random.pick(['low', 'high'] as const) : random.chance(0.12) ? random.pick(['low', 'high'] as const) : 'eye_level';

    const side = random.chance(0.5) ? 1 : -1;
    const actors: PlannedActor[] = [];
    const actor = (key: string, across: number, behind: number, faces: string, pose: Pose, feels: Emotion, holds?: boolean): void => {
      actors.push({ characterKey: key, across: Math.round(across * 100) / 100, behind, faces, pose, emotion: feels, ...(holds ? { holdsItemKey: 'item-1' } : {}) });
    };
    const { hero, other } = facts;
    const otherFeels: Emotion = lineSpeaker === other.key ? emotion : progress > 0.85 ? frame.emotions[3] : random.pick(['neutral', 'surprised', 'coldness', frame.emotions[1]]);
    const heroFeels: Emotion = lineSpeaker === other.key ? mood : emotion;
    const [heroPose, otherPose] = shooting.poses;
    const holding = heroPose === 'hold' || heroPose === 'carry' || heroPose === 'give' || heroPose === 'read';
    if (shooting.cast === 'hero' && !(told && beat === 'voice_line')) actor(hero.key, side * (framing === 'extreme_wide' ? 0.4 : 0.22), 0, heroPose === 'talk' ? 'camera' : side > 0 ? 'left' : 'right', heroPose, heroFeels, holding);
    else if (shooting.cast === 'other') actor(other.key, side * 0.2, 0, 'camera', otherPose, otherFeels);
    else if (shooting.cast === 'both') {
      const closeUp = near && lineSpeaker !== undefined && angle !== 'over_shoulder';
      const showHero = !closeUp || lineSpeaker === hero.key, showOther = !closeUp || lineSpeaker === other.key;
      const spread = framing === 'medium' || near ? 0.36 : 0.3;
      if (showHero) actor(hero.key, closeUp ? -0.16 : -spread, 0, showOther ? other.key : 'right', heroPose, heroFeels, holding);
      if (showOther) actor(other.key, closeUp ? 0.16 : spread, angle === 'over_shoulder' ? 0.4 : 0, showHero ? hero.key : 'left', otherPose, otherFeels);
    } else if (shooting.cast === 'thing' && !near) actor(hero.key, -0.25, 0.3, 'item-1', heroPose, heroFeels, holding);
    const held = actors.some((each) => each.holdsItemKey === 'item-1');
    const placements: PlannedShot['items'] = shooting.cast === 'thing' && !held ? [{ itemKey: 'item-1', across: actors.length > 0 ? 0.2 : 0, behind: 0, above: 0.8 }] : cast.items.length > 1 && index % 3 === 1 && !near ? [{ itemKey: 'item-2', across: 0.55, behind: 0.6, above: 0 }] : [];
    const subject: PlannedShot['subject'] = shooting.cast === 'nobody' ? { kind: 'place' } : shooting.cast === 'thing' ? { kind: 'item', key: 'item-1' } : { kind: 'character', key: lineSpeaker ?? (shooting.cast === 'other' ? other.key : hero.key) };

    const units = grammar.countSpeechUnits(speech.text);
    const spokenSeconds = units / grammar.speechUnitsPerSecond + 0.6;
    const durationSeconds = speech.kind === 'silent' ? random.between(2.6, 4) : Math.max(2.6, spokenSeconds + (last ? 1 : 0.3));
    shots.push({
      number: index + 1, script: writer.show(beat), placeKey: place.key, timeOfDay: time, weather, framing, angle, camera, subject, actors, items: placements, speech, emotion,
      tension: Math.round(Math.min(1, shooting.tension * (facts.type === 'art' || facts.type === 'education' ? 0.7 : 1)) * 100) / 100,
      transition: index === 0 ? 'fade_in' : passes ? 'dissolve' : 'cut', durationSeconds,
      ambience: ambienceOf(place.place, time, weather),
      events: eventsOf(beat, hero, actors.find((each) => each.characterKey === hero.key)?.pose, weather, thingSound, (sounds) => random.pick(sounds)),
      music: last ? 'full' : beat === 'price' || beat === 'alone' || beat === 'omen' ? 'none' : speech.kind === 'silent' ? random.pick(['low', 'theme'] as const) : shooting.tension >= 0.8 ? 'full' : speech.kind === 'line' ? 'low' : index === 0 ? 'low' : 'theme',
    });
  });
  if (!shots.some((shot) => shot.speech.kind === 'silent')) {
    const quiet = shots.slice(1, -1).sort((one, other) => one.speech.text.length - other.speech.text.length)[0];
    if (quiet) { quiet.speech = { kind: 'silent', text: '', emotion: quiet.emotion }; quiet.durationSeconds = 3.2; }
  }
  // A cut that breathes: about 4.7 seconds a shot, the air shared among the shots.
  const total = shots.reduce((sum, shot) => sum + shot.durationSeconds, 0);
  const air = Math.max(0, Math.min(1.4, 4.7 - total / shots.length));
  for (const shot of shots) shot.durationSeconds = Math.round((shot.durationSeconds + (shot.speech.kind === 'silent' ? Math.min(air, 4 - shot.durationSeconds) : air)) * 10) / 10;
  return shots;
}
