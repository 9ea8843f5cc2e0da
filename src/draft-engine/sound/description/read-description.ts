import type { Language } from '#src/shared/language/languages.ts';
import type { AmbienceKind, SoundEventKind } from '../../story/sound-kinds.ts';
import { CHINESE } from './cn.ts';
import { ENGLISH } from './en.ts';
import { JAPANESE } from './ja.ts';
import { KOREAN } from './ko.ts';
import type { NamedSound, SoundWords } from './sound-words.ts';

/** A word of a description and what it was taken for. */
export interface UnderstoodWord {
  words: string;
  sound: { kind: 'ambience'; ambience: AmbienceKind } | { kind: 'event'; event: SoundEventKind };
  /** 0 first; what comes later has a higher number. */
  stage: number;
  /** Factor: what is distant is quieter. */
  gain: number;
  /** How often it was said to be heard; absent where nothing was said. */
  times?: number;
}

/** What a description says. */
export interface SoundReading {
  language: Language;
  understood: UnderstoodWord[];
  /** Named as not to be heard. */
  unwanted: NamedSound[];
  /** Words that no sound is known for. */
  unknown: string[];
}

const WORDS: Readonly<Record<Language, SoundWords>> = { en: ENGLISH, cn: CHINESE, ko: KOREAN, ja: JAPANESE };

type Meaning =
  | { kind: 'sound'; sound: NamedSound }
  | { kind: 'then' | 'quieter' | 'louder' | 'notBefore' | 'notAfter' | 'idle' | 'end' }
  | { kind: 'times'; times: number };

interface Vocabulary {
  entries: ReadonlyMap<string, Meaning>;
  longest: number;
}

const vocabularies = new Map<Language, Vocabulary>();

function vocabularyOf(language: Language): Vocabulary {
  const known = vocabularies.get(language);
  if (known) {
    return known;
  }
  const { sounds, counts, ...words } = WORDS[language];
  const entries = new Map<string, Meaning>();
  const enter = (list: string, meaning: Meaning): void =>
    list
      .split(', ')
      .filter(Boolean)
      .forEach((word) => entries.set(word, meaning));
  for (const kind of ['idle', 'quieter', 'louder', 'notBefore', 'notAfter', 'then'] as const) {
    enter(words[kind], { kind });
  }
  Object.entries(counts).forEach(([times, list]) => enter(list, { kind: 'times', times: Number(times) }));
  Object.entries(sounds).forEach(([sound, list]) => enter(list, { kind: 'sound', sound: sound as NamedSound }));
  const vocabulary = { entries, longest: Math.max(...[...entries.keys()].map((word) => word.length)) };
  vocabularies.set(language, vocabulary);
  return vocabulary;
}

/** The language of a description by its script; Han characters alone are Chinese. */
export function languageOfDescription(text: string): Language {
  if (/[぀-ヿ]/u.test(text)) {
    return 'ja';
  }
  if (/\p{Script=Hangul}/u.test(text)) {
    return 'ko';
  }
  return /\p{Script=Han}/u.test(text) ? 'cn' : 'en';
}

interface Token {
  words: string;
  meaning: Meaning | undefined;
}

const BREAKS = /^[,，、;；.。!！?？\n]/u;

/** Length of the longest known word at a place of a text; 0 where none begins there. */
function knownAt(text: string, at: number, { entries, longest }: Vocabulary, isSpaced: boolean): number {
  for (let length = Math.min(longest, text.length - at); length > 0; length--) {
    const word = text.slice(at, at + length);
    if (entries.has(word) && (!isSpaced || !/[\p{L}\p{N}]/u.test(text[at + length] ?? ' '))) {
      return length;
    }
  }
  return 0;
}

function tokensOf(text: string, language: Language): Token[] {
  const vocabulary = vocabularyOf(language);
  const { isSpaced } = WORDS[language];
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    if (BREAKS.test(rest)) {
      tokens.push({ words: rest[0] ?? '', meaning: { kind: 'end' } });
      at++;
      continue;
    }
    const length = knownAt(text, at, vocabulary, isSpaced);
    if (length > 0) {
      const words = text.slice(at, at + length);
      tokens.push({ words, meaning: vocabulary.entries.get(words) });
      at += length;
      continue;
    }
    const unknown = (isSpaced ? /^[\p{L}\p{N}'’-]+/u : /^[\p{L}\p{N}]/u).exec(rest)?.[0];
    const last = tokens.at(-1);
    if (unknown && !isSpaced && last && !last.meaning) {
      last.words += unknown;
    } else if (unknown) {
      tokens.push({ words: unknown, meaning: undefined });
    } else if (last && !last.meaning) {
      tokens.push({ words: ' ', meaning: { kind: 'idle' } });
    }
    at += unknown?.length ?? 1;
  }
  return tokens;
}

const QUIETER = 0.4;
const LOUDER = 1.6;

function soundOf(name: NamedSound): UnderstoodWord['sound'] {
  return name.startsWith('~')
    ? { kind: 'ambience', ambience: name.slice(1) as AmbienceKind }
    : { kind: 'event', event: name as SoundEventKind };
}

/** How a clause speaks of its sounds. */
function toneOf(clause: readonly Token[]): { gain: number; times?: number } {
  const kinds = new Set(clause.map(({ meaning }) => meaning?.kind));
  const counted = clause.find(({ meaning }) => meaning?.kind === 'times')?.meaning;
  return {
    gain: (kinds.has('quieter') ? QUIETER : 1) * (kinds.has('louder') ? LOUDER : 1),
    ...(counted?.kind === 'times' && { times: counted.times }),
  };
}

function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (token.meaning?.kind === 'end' || token.meaning?.kind === 'then') {
      clauses.push([]);
    }
    clauses.at(-1)?.push(token);
  }
  return clauses;
}

/** Reads a description of sounds. What is not wanted can be described separately, in the same language. */
export function readSoundDescription(text: string, notWanted = ''): SoundReading {
  const language = languageOfDescription(text);
  const reading: SoundReading = { language, understood: [], unwanted: [], unknown: [] };
  let stage = 0;
  for (const clause of clausesOf(tokensOf(text.toLowerCase(), language))) {
    const isLater = clause[0]?.meaning?.kind === 'then';
    stage += Number(isLater && reading.understood.length > 0);
    const tone = toneOf(clause);
    const isNegated = clause.some(({ meaning }) => meaning?.kind === 'notAfter');
    let isRefused = isNegated;
    for (const { words, meaning } of clause) {
      isRefused ||= meaning?.kind === 'notBefore';
      if (meaning?.kind === 'sound' && isRefused) {
        reading.unwanted.push(meaning.sound);
      } else if (meaning?.kind === 'sound') {
        reading.understood.push({ words, sound: soundOf(meaning.sound), stage, ...tone });
      } else if (!meaning) {
        reading.unknown.push(words);
      }
    }
  }
  const refused = notWanted === '' ? [] : readSoundDescription(notWanted).understood.map(({ sound }) => nameOf(sound));
  reading.unwanted.push(...refused);
  reading.understood = onlyWanted(reading);
  return reading;
}

/** The name of a sound as the tables have it. */
export function nameOf(sound: UnderstoodWord['sound']): NamedSound {
  return sound.kind === 'ambience' ? `~${sound.ambience}` : sound.event;
}

/** Each sound once, without what is not wanted. */
function onlyWanted({ understood, unwanted }: SoundReading): UnderstoodWord[] {
  return understood.filter(
    ({ sound }, at) =>
      !unwanted.includes(nameOf(sound)) &&
      understood.findIndex((other) => nameOf(other.sound) === nameOf(sound)) === at,
  );
}
