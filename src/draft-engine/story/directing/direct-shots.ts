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
  const mostSilent = Math.max(1, Math.floor(beats.length / 4));
  const away = awayShots(beats);
  const heroIsThing = facts.hero.concept === facts.thing.concept;

  beats.forEach((beat, index) => {
    const shooting = BEATS[beat];
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
      const speaker = OTHER_SPEAKS.has(beat) ? facts.other : facts.hero;
      const text = writer.say(beat, speaker, speaker === facts.hero ? facts.other : facts.hero);
      if (text) for (const slot of writer.named()) named.add(slot);
      if (text) speech = { kind: 'line', speakerKey: speaker.key, text, emotion };
    } else if (!isSilent(beat)) {
      const text = writer.narrate(beat, !shots.some((shot) => shot.speech.kind === 'narration'), { seconds: index === 0 ? 7.4 : seconds, stays });
      if (text) for (const slot of writer.named()) named.add(slot);
      if (text) speech = { kind: 'narration', text, emotion: told ? 'neutral' : emotion };
    }
    if (speech.kind === 'silent' && (!isSilent(beat) || shots.filter((shot) => shot.speech.kind === 'silent').length >= mostSilent)) {
      const text = shots.filter((shot) => shot.speech.kind === 'silent').length >= mostSilent || beats.slice(index + 1).filter(isSilent).length >= mostSilent ? (['days', 'detail', 'attempt', 'fact', 'habit', 'obstacle', 'bond', 'sign', 'step', 'context', 'want', 'turn', 'world', 'discovery', 'danger', 'end', 'ground'] as const).reduce<string | undefined>((found, each) => found ?? writer.narrate(each, false, { seconds, stays }), undefined) : undefined;
      if (text) speech = { kind: 'narration', text, emotion: told ? 'neutral' : emotion };
      if (text) for (const slot of writer.named()) named.add(slot);
    }
    const script = writer.show(beat, stays);
    if (writer.named().has('thing')) named.add('thing');
    if (named.has('target') && (facts.targetIsOther || facts.target.concept === facts.thing.concept)) named.add(facts.targetIsOther ? 'other' : 'thing');
    const spoken = speech.text.toLowerCase();
    if (spoken.includes(facts.thing.noun.toLowerCase())) named.add('thing');
    if (facts.targetIsOther && (named.has('want') || named.has('does')) && spoken.includes(facts.other.role.toLowerCase())) named.add('other');
    // The story's thing is there from the first picture on.
    if (index === 0) named.add('thing');
    if (heroIsThing) named.delete('thing');

    const passes = TIME_PASSES.has(beat) && index > 0;
    if (passes || (index > 0 && index % Math.max(3, Math.round(beats.length / 3)) === 0)) time = TIMES_OF_DAY[(TIMES_OF_DAY.indexOf(time) + 1) % TIMES_OF_DAY.length] as TimeOfDay;
    const place = cast.places[stays ? 0 : 1] ?? cast.places[0];
    if (!place) throw new RangeError('a film needs a place');
    const weather: Weather = shooting.tension > 0.75 && facts.weather === 'clear' && ROUGH_WEATHER[facts.type] ? random.pick(ROUGH_WEATHER[facts.type] as readonly Weather[]) : last && facts.weather === 'storm' ? 'clear' : facts.weather;

    const lineSpeaker = speech.kind === 'line' ? speech.speakerKey : undefined;
    const needsRoom = speech.kind === 'narration' && shooting.cast !== 'both' && named.has('other') && !told;
    const allowed: readonly Framing[] = needsRoom && shooting.framings.every((each) => each === 'close' || each === 'extreme_close') ? ['medium', 'full'] : needsRoom ? shooting.framings.filter((each) => each !== 'close' && each !== 'extreme_close') : shooting.framings;
    const framings = allowed.filter((framing) => framing !== before?.framing);
    const framing: Framing = index === 0 && shooting.framings.includes('extreme_wide') ? 'extreme_wide' : last && allowed.includes('extreme_wide') && before?.framing !== 'extreme_wide' ? 'extreme_wide' : random.pick(framings.length > 0 ? framings : allowed);
    const cameras = shooting.cameras.filter((camera) => camera !== before?.camera);
    const camera = speech.kind === 'narration' && random.chance(0.08) && shooting.cast !== 'nobody' ? random.pick(['circle_around_subject', 'tilt_up', 'tilt_down', 'pan_left'] as const) : random.pick(cameras.length > 0 ? cameras : shooting.cameras);
    const near = framing === 'close' || framing === 'extreme_close';
    const angle = isLine(beat) && (framing === 'medium' || framing === before?.framing) && random.chance(0.5) ? 'over_shoulder'
      : beat === 'alone' || beat === 'setback' || beat === 'price' ? random.pick(['high', 'eye_level'] as const)
        : shooting.tension > 0.75 || beat === 'threat_line' ? random.pick(['low', 'eye_level'] as const)
          : framing === before?.framing ? random.pick(['low', 'high'] as const) : random.chance(0.12) ? random.pick(['low', 'high'] as const) : 'eye_level';

    // The last picture is composed like the first.
    const side = last ? Math.sign(shots[0]?.actors.find((each) => each.characterKey === facts.hero.key)?.across ?? -1) || -1 : random.chance(0.5) ? 1 : -1;
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
    const has = (key: string): boolean => actors.some((each) => each.characterKey === key);
    const oneSpeaks = near && lineSpeaker !== undefined;
    // Whoever is named is seen.
    if (speech.kind === 'narration' && named.has('hero') && !has(hero.key) && shooting.cast !== 'other') actor(hero.key, shooting.cast === 'thing' ? -0.26 : -0.3 * side, shooting.cast === 'thing' ? 0.3 : 0, shooting.cast === 'thing' ? 'item-1' : 'camera', heroPose === 'hold' && shooting.cast !== 'thing' ? 'stand' : heroPose, heroFeels, shooting.cast === 'thing' && holding);
    if (needsRoom && !has(other.key)) actor(other.key, -0.36 * (Math.sign(actors[0]?.across ?? 1) || 1), 0, has(hero.key) ? hero.key : 'camera', otherPose, otherFeels);
    if (last && !has(hero.key) && !oneSpeaks) actor(hero.key, 0.3 * side, shooting.cast === 'thing' ? 0.3 : 0, 'camera', 'stand', heroFeels);
    const leadActor = actors.find((each) => each.characterKey === hero.key);
    if (leadActor && !near) cast.companionKeys.forEach((key, at) => {
      const across = leadActor.across + (at === 0 ? -1 : 1) * (has(other.key) ? 0.24 : 0.34) * (leadActor.across < 0 ? 1 : -1);
      actor(key, Math.max(-0.85, Math.min(0.85, across)), 0.35 + at * 0.25, leadActor.faces, leadActor.pose === 'hold' || leadActor.pose === 'give' ? 'stand' : leadActor.pose, leadActor.emotion);
    });
    // What is named is in hand or in sight.
    if (named.has('thing') && leadActor && hero.kind !== 'spirit' && hero.kind !== 'thing' && !leadActor.holdsItemKey && ['stand', 'think', 'walk', 'look_down', 'look_up'].includes(leadActor.pose) && shooting.cast !== 'thing') { leadActor.pose = leadActor.pose === 'walk' ? 'carry' : 'hold'; leadActor.holdsItemKey = 'item-1'; }
    const held = actors.some((each) => each.holdsItemKey === 'item-1');
    const placements: PlannedShot['items'] = shooting.cast === 'thing' && !held ? [{ itemKey: 'item-1', across: actors.length > 0 ? 0.2 : 0, behind: 0, above: 0.8 }] : named.has('thing') && !held && (!oneSpeaks || !near) ? [{ itemKey: 'item-1', across: actors.length > 1 ? 0 : 0.42 * -(Math.sign(actors[0]?.across ?? -1) || -1), behind: 0.15, above: 0.8 }] : cast.items.length > 1 && index % 3 === 1 && !near ? [{ itemKey: 'item-2', across: 0.55, behind: 0.6, above: 0 }] : [];
    const subject: PlannedShot['subject'] = shooting.cast === 'nobody' ? { kind: 'place' } : shooting.cast === 'thing' ? { kind: 'item', key: 'item-1' } : { kind: 'character', key: lineSpeaker ?? (shooting.cast === 'other' ? other.key : hero.key) };

    const units = grammar.countSpeechUnits(speech.text);
    const spokenSeconds = units / grammar.speechUnitsPerSecond + 0.6;
    const durationSeconds = speech.kind === 'silent' ? random.between(2.6, 4) : Math.max(2.6, spokenSeconds + (last ? 1 : 0.3));
    shots.push({
      number: index + 1, script, placeKey: place.key, timeOfDay: time, weather, framing, angle, camera, subject, actors, items: placements, speech, emotion,
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
  return keepLength(shots, grammar);
}

/** Which shots leave the first place: at most a third, the first that would, never the first or the last of the film. */
function awayShots(beats: readonly BeatId[]): ReadonlySet<number> {
  const most = Math.floor(beats.length / 3);
  return new Set(beats.map((beat, index) => ({ beat, index })).filter(({ beat, index }) => index > 0 && index < beats.length - 1 && BEATS[beat].place === 'elsewhere').slice(0, most).map(({ index }) => index));
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
