import type { Language } from '#src/shared/language/languages.ts';
import { POSES, type FilmPlan, type PlannedShot, type StoryRequest } from '../film-plan.ts';
import type { Storyteller } from '../words/film-words.ts';

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

/** Whoever enters, leaves or is thrown may stand just outside of the picture; 1 is its edge. */
const OUTSIDE = 1.6;
/** Seconds of a shot, and of the quiet around words: more in the opening and after the last ones. */
const SHORTEST_SHOT = 2,
  LONGEST_SHOT = 10;
const AIR = { opening: 1.75, ending: 1.4, usual: 0.7 } as const;
/** Shots last tenths of seconds. */
const ROUNDING = 0.051;
/** Letters that no text of a film in a language has. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  cn: /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ja: /\p{Script=Hangul}/u,
};

/** Where a shot stands in its film. */
function placeOf(shot: PlannedShot, { shots }: FilmPlan): keyof typeof AIR {
  if (shot === shots[0]) {
    return 'opening';
  }
  return shot === shots.at(-1) ? 'ending' : 'usual';
}

/** Narration that was heard before. */
function toldTwice({ shots }: FilmPlan): string[] {
  const told = shots.filter(({ speech }) => speech.kind === 'narration').map(({ speech }) => speech.text);
  return told.filter((text, index) => told.indexOf(text) < index).map((text) => `told twice: ${text}`);
}

/**
 * What is wrong with a film whoever tells it: keys that point nowhere, words that do not fit their shot, slots. Empty
 * when all is well.
 */
export function checkPlan(plan: FilmPlan, { shotCount }: StoryRequest, teller: Storyteller): string[] {
  const { countSpeechUnits, speechUnitsPerSecond } = teller;
  const keys = [...plan.characters, ...plan.places, ...plan.items].map(({ key }) => key);
  const known = new Set(keys);
  const faults = textsOf(plan)
    .filter((text) => text.trim() === '' || /[{}<>]|undefined|\[object/.test(text))
    .map((text) => `a text: ${text}`);
  faults.push(...toldTwice(plan));
  const check = (isRight: boolean, fault: string): void => {
    if (!isRight) {
      faults.push(fault);
    }
  };
  check(plan.shots.length === shotCount, `${plan.shots.length} shots`);
  check(known.size === keys.length, 'a key is given twice');
  check(
    plan.shots.every(({ speech }) => !FOREIGN[teller.language].test(speech.text)),
    'words of another language',
  );
  plan.shots.forEach((shot, index) => {
    const at = `shot ${index + 1}`;
    const { actors, items, visions = [], subject, speech } = shot;
    check(shot.number === index + 1, `${at} is numbered ${shot.number}`);
    const named = [
      shot.placeKey,
      ...actors.flatMap(({ characterKey, holdsItemKey, keyframes = [] }) => [
        characterKey,
        holdsItemKey,
        ...keyframes.map((frame) => frame.holdsItemKey),
      ]),
      ...items.map(({ itemKey }) => itemKey),
      ...visions.map(({ ofKey }) => ofKey),
      ...(subject.kind === 'place' ? [] : [subject.key]),
      ...(speech.kind === 'line' ? [speech.speakerKey] : []),
    ];
    check(
      named.every((key) => key === undefined || key === null || known.has(key)),
      `${at} names ${named.join(' ')}`,
    );
    check(
      speech.text === '' ? speech.kind === 'silent' : speech.kind !== 'silent',
      `${at}: ${speech.kind} "${speech.text}"`,
    );
    const spoken = countSpeechUnits(speech.text) / speechUnitsPerSecond;
    const air = shot.durationSeconds === LONGEST_SHOT ? 0 : AIR[placeOf(shot, plan)] - ROUNDING;
    check(speech.text === '' || spoken + air <= shot.durationSeconds, `${at} is too short for ${spoken} s`);
    check(
      shot.durationSeconds >= SHORTEST_SHOT && shot.durationSeconds <= LONGEST_SHOT,
      `${at} lasts ${shot.durationSeconds} s`,
    );
    check(actors.length + items.length + visions.length > 0, `${at} is empty`);
    check(
      actors.every(({ across, pose }) => Math.abs(across) <= OUTSIDE && POSES.includes(pose)),
      `${at}: somebody stands wrong`,
    );
    check(
      speech.kind !== 'line' || actors.some(({ characterKey }) => characterKey === speech.speakerKey),
      `${at}: the speaker is not seen`,
    );
  });
  check(plan.shots[0]?.speech.kind !== 'silent', 'the film opens without a word');
  return faults;
}
