import { LANGUAGES, type Language } from '../language/languages.ts';
import { VOICE_PEOPLE, VOICES, type VoiceEntry } from './voices.ts';

/** Which of another engine's voices stands for a catalogue voice: its name by a key of `VOICE_CHOICE_KEYS`. */
export type VoiceChoice = Readonly<Record<string, string>>;

/** A chosen voice, and whether it was named for just this kind of person rather than for many. */
export interface ChosenVoice {
  name: string;
  isOwn: boolean;
}

/** The key that stands for every voice. */
const ANY = '*';
const GROUPS = [...VOICE_PEOPLE, 'child', 'female', 'male'];

/** Keys of a choice: a voice, a person, `child`, `female`, `male`, each also for one language; a language; `*`. */
export const VOICE_CHOICE_KEYS: ReadonlySet<string> = new Set([
  ...VOICES.map(({ id }) => id),
  ...LANGUAGES.flatMap((language) => [language, ...GROUPS.map((group) => `${language}-${group}`)]),
  ...GROUPS,
  ANY,
]);

/**
 * The voice for a catalogue voice that speaks a language: the one whose key says the most about it, and the first one
 * named where no key fits. Undefined for an empty choice.
 */
export function chooseVoice(choice: VoiceChoice, entry: VoiceEntry, language: Language): ChosenVoice | undefined {
  const person = [entry.who, ...(entry.age === 'child' ? ['child'] : [])];
  const gender = entry.gender === 'none' ? [] : [entry.gender];
  const own = [entry.id, ...person.map((group) => `${language}-${group}`), ...person];
  const shared = [...gender.map((group) => `${language}-${group}`), language, ...gender, ANY];
  const key = [...own, ...shared].find((candidate) => Object.hasOwn(choice, candidate));
  const name = key === undefined ? Object.values(choice)[0] : choice[key];
  return name === undefined ? undefined : { name, isOwn: key !== undefined && own.includes(key) };
}
