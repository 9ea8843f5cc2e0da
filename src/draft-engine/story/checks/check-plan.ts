import { POSES, type FilmPlan, type StoryRequest } from '../film-plan.ts';
import { PLACE_KINDS } from '../place-spec.ts';
import { AMBIENCE_KINDS, SOUND_EVENT_KINDS } from '../sound-kinds.ts';
import type { Grammar } from '../words/grammar.ts';
import { openingOf } from '../words/spent-words.ts';

/** Every text of a plan that a person may read or hear. */
export function textsOf(plan: FilmPlan): string[] {
  return [
    plan.title,
    plan.logline,
    plan.outline,
    plan.music.description,
    ...plan.characters.flatMap((each) => [each.name, each.description]),
    ...plan.places.flatMap((each) => [each.name, each.description]),
    ...plan.items.flatMap((each) => [each.name, each.description]),
    ...plan.shots.flatMap((shot) => [shot.script, ...(shot.speech.text ? [shot.speech.text] : [])]),
  ];
}

const ENGLISH_SLIPS: readonly RegExp[] = [
  /\b(?:he|she|it) (?:are|were|have|do)\b(?<!(?:did|does|to|and|as if|if) (?:he|she|it) (?:are|were|have|do))/i,
  /\b(?:they|we) (?:is|was|has|does)\b/i,
  /\ba (?:[aeio]\w+)\b(?<!\ba (?:one\w*|once|eu\w+))/i,
  /\ban [bcdfgjklmnpqrstvwxyz]\w+/i,
  /\b(\w+) \1\b(?<!\b(?:that that|had had|and and|said said|slowly slowly|quiet quiet))/i,
  /\bthe the\b/i,
  /\b(?:a|an) the\b/i,
  /\s[,.;:!?]/,
  /\.\./,
];

/**
 * What is wrong with a plan, as sentences; an empty list when all is well: slots left, constructions repeated, words
 * that do not fit their shot, keys that point nowhere, agreement that English readers would stumble over.
 */
export function checkPlan(plan: FilmPlan, request: StoryRequest, grammar: Grammar): string[] {
  const faults: string[] = [];
  for (const text of textsOf(plan)) {
    if (text.trim() === '') {
      faults.push('an empty text');
    }
    if (/[{}<>]|undefined|\[object/.test(text)) {
      faults.push(`a slot is left: ${text}`);
    }
    if (/[\p{Cc}\p{Cf}]/u.test(text.replaceAll('\n', ''))) {
      faults.push(`control characters: ${JSON.stringify(text)}`);
    }
  }
  const spoken = plan.shots.filter((shot) => shot.speech.kind !== 'silent');
  const told = spoken.filter((shot) => shot.speech.kind === 'narration').map((shot) => shot.speech.text);
  const openings = told.map((text) => openingOf(grammar, text));
  const doubled = openings.find((opening, index) => openings.indexOf(opening) !== index);
  if (doubled !== undefined) {
    faults.push(`two sentences begin alike: ${doubled}`);
  }
  if (new Set(spoken.map((shot) => shot.speech.text)).size !== spoken.length) {
    faults.push('a sentence is said twice');
  }
  const silent = plan.shots.length - spoken.length;
  if (silent < 1 || silent > Math.max(1, Math.floor(plan.shots.length / 4))) {
    faults.push(`${silent} of ${plan.shots.length} shots are silent`);
  }
  if (plan.shots.length !== request.shotCount) {
    faults.push(`${plan.shots.length} shots`);
  }

  const keys = new Set([...plan.characters, ...plan.places, ...plan.items].map((each) => each.key));
  plan.shots.forEach((shot, index) => {
    if (shot.number !== index + 1) {
      faults.push(`shot ${index + 1} is numbered ${shot.number}`);
    }
    const need = grammar.countSpeechUnits(shot.speech.text) / grammar.speechUnitsPerSecond;
    if (shot.speech.text && need > shot.durationSeconds) {
      faults.push(`the words of shot ${shot.number} need ${need.toFixed(1)} s of ${shot.durationSeconds}`);
    }
    if (shot.durationSeconds < 2 || shot.durationSeconds > 11) {
      faults.push(`shot ${shot.number} lasts ${shot.durationSeconds} s`);
    }
    if (shot.speech.kind === 'line' && !plan.characters.some((each) => each.key === shot.speech.speakerKey)) {
      faults.push(`nobody speaks in shot ${shot.number}`);
    }
    for (const key of [
      shot.placeKey,
      ...shot.actors.flatMap((actor) => [actor.characterKey, ...(actor.holdsItemKey ? [actor.holdsItemKey] : [])]),
      ...shot.items.map((item) => item.itemKey),
      ...(shot.subject.kind === 'place' ? [] : [shot.subject.key]),
    ]) {
      if (!keys.has(key)) {
        faults.push(`shot ${shot.number} names ${key}`);
      }
    }
    for (const actor of shot.actors) {
      if (Math.abs(actor.across) > 1 || !POSES.includes(actor.pose)) {
        faults.push(`an actor stands wrong in shot ${shot.number}`);
      }
      if (!['camera', 'away', 'left', 'right'].includes(actor.faces) && !keys.has(actor.faces)) {
        faults.push(`an actor faces ${actor.faces}`);
      }
    }
    if (
      shot.ambience.length === 0 ||
      shot.ambience.some((sound) => !AMBIENCE_KINDS.includes(sound)) ||
      shot.events.some((event) => !SOUND_EVENT_KINDS.includes(event.sound))
    ) {
      faults.push(`sounds of shot ${shot.number}`);
    }
    const before = plan.shots[index - 1];
    if (
      before &&
      before.framing === shot.framing &&
      before.angle === shot.angle &&
      before.placeKey === shot.placeKey &&
      before.camera === shot.camera
    ) {
      faults.push(`shot ${shot.number} is framed and moved like the one before`);
    }
  });
  const home = plan.shots[0]?.placeKey;
  const away = plan.shots.filter((shot) => shot.placeKey !== home).length;
  if (away > Math.ceil(plan.shots.length / 3)) {
    faults.push(`${away} of ${plan.shots.length} shots are somewhere else`);
  }
  const total = plan.shots.reduce((sum, shot) => sum + shot.durationSeconds, 0),
    each = total / plan.shots.length;
  if (each < 4.5 || each > (plan.shots.length < 6 ? 6 : 5.5)) {
    faults.push(`the film lasts ${total.toFixed(1)} s`);
  }
  for (const shot of plan.shots) {
    if (shot.speech.kind === 'line' && !shot.actors.some((actor) => actor.characterKey === shot.speech.speakerKey)) {
      faults.push(`the speaker of shot ${shot.number} is not seen`);
    }
  }
  if (plan.shots[0]?.transition !== 'fade_in') {
    faults.push('the film does not rise from black');
  }
  const [first, second] = plan.characters;
  if (first && second) {
    if (first.figure.colours[0] === second.figure.colours[0]) {
      faults.push('two characters share a colour');
    }
    if (first.figure.kind === 'person' && second.figure.kind === 'person' && first.figure.hair === second.figure.hair) {
      faults.push('two characters share their hair');
    }
    if (first.voice.voice === second.voice.voice && first.voice.pitchShift === second.voice.pitchShift) {
      faults.push('two characters share a voice');
    }
  }
  if (plan.places.some((each) => !PLACE_KINDS.includes(each.place.kind) || each.place.landmarks.length > 3)) {
    faults.push('a place that cannot be drawn');
  }
  if (grammar.language === 'en') {
    for (const text of [
      ...spoken.map((shot) => shot.speech.text),
      ...plan.characters.map((each) => each.description),
    ]) {
      for (const slip of ENGLISH_SLIPS) {
        if (slip.test(text)) {
          faults.push(`agreement (${slip.source.slice(0, 24)}): ${text}`);
        }
      }
    }
  }
  return faults;
}
