import type { Language } from '#src/shared/language/languages.ts';
import type { AmbienceKind, SoundEventKind } from '../../story/sound-kinds.ts';
import { CHINESE } from './cn.ts';
import { ENGLISH } from './en.ts';
import { JAPANESE } from './ja.ts';
import { KOREAN } from './ko.ts';
import { readMoment } from './read-moment.ts';
import type { NamedSound, SoundWords } from './sound-words.ts';
import { takeMusic, type Meaning, type Token } from './tokens.ts';

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
  /** Seconds at which it was said to be heard; empty where no time was said. */
  moments: readonly number[];
  /** It was said to fall on the cuts of a clip. */
  onCuts: boolean;
}

/** What a description says. */
export interface SoundReading {
  language: Language;
  understood: UnderstoodWord[];
  /** Named as not to be heard. */
  unwanted: NamedSound[];
  /** What was said of music; empty where none was named. */
  music: string[];
  /** Words that no sound is known for. */
  unknown: string[];
}

const WORDS: Readonly<Record<Language, SoundWords>> = { en: ENGLISH, cn: CHINESE, ko: KOREAN, ja: JAPANESE };

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
  for (const kind of ['idle', 'joins', 'quieter', 'louder', 'notBefore', 'notAfter', 'later', 'onCuts'] as const) {
    enter(words[kind], { kind });
  }
  Object.entries(counts).forEach(([times, list]) => enter(list, { kind: 'times', times: Number(times) }));
  Object.entries(sounds).forEach(([sound, list]) => enter(list, { kind: 'sound', sound: sound as NamedSound }));
  enter(words.music, { kind: 'music' });
  const vocabulary = { entries, longest: Math.max(...[...entries.keys()].map((word) => word.length)) };
  vocabularies.set(language, vocabulary);
  return vocabulary;
}

/** The language of a description by its script; Han characters alone are Chinese unless Japanese is expected. */
function languageOfDescription(text: string, expected?: Language): Language {
  if (/[぀-ヿ]/u.test(text)) {
    return 'ja';
  }
  if (/\p{Script=Hangul}/u.test(text)) {
    return 'ko';
  }
  const ofHan = expected === 'ja' ? 'ja' : 'cn';
  return /\p{Script=Han}/u.test(text) ? ofHan : 'en';
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

/**
 * Adds letters that are no known word; in a script without spaces they go on with those before them. Spaces between
 * words are kept for what is told of them.
 */
function addUnknown(tokens: Token[], letters: string | undefined, isSpaced: boolean): void {
  const last = tokens.at(-1);
  const isOpen = last !== undefined && !last.meaning;
  if (letters !== undefined && isOpen && !isSpaced) {
    last.words += letters;
  } else if (letters !== undefined) {
    tokens.push({ words: letters, meaning: undefined });
  } else if (isOpen || (last !== undefined && !isSpaced)) {
    tokens.push({ words: ' ', meaning: { kind: 'idle' } });
  }
}

function tokensOf(text: string, language: Language): Token[] {
  const vocabulary = vocabularyOf(language);
  const { isSpaced } = WORDS[language];
  const letters = isSpaced ? /^[\p{L}\p{N}'’-]+/u : /^[\p{L}\p{N}]/u;
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    const length = knownAt(text, at, vocabulary, isSpaced);
    const moment = readMoment(rest);
    if (moment) {
      tokens.push({ words: moment.words, meaning: { kind: 'moment', seconds: moment.seconds } });
      at += moment.words.length;
    } else if (BREAKS.test(rest)) {
      tokens.push({ words: rest[0] ?? '', meaning: { kind: 'end' } });
      at++;
    } else if (length > 0) {
      const words = text.slice(at, at + length);
      tokens.push({ words, meaning: vocabulary.entries.get(words) });
      at += length;
    } else {
      const unknown = letters.exec(rest)?.[0];
      addUnknown(tokens, unknown, isSpaced);
      at += unknown?.length ?? 1;
    }
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
function toneOf(clause: readonly Token[]): Pick<UnderstoodWord, 'gain' | 'times' | 'moments' | 'onCuts'> {
  const kinds = new Set(clause.map(({ meaning }) => meaning?.kind));
  const counted = clause.find(({ meaning }) => meaning?.kind === 'times')?.meaning;
  return {
    moments: clause.flatMap(({ meaning }) => (meaning?.kind === 'moment' ? [meaning.seconds] : [])),
    onCuts: kinds.has('onCuts'),
    gain: (kinds.has('quieter') ? QUIETER : 1) * (kinds.has('louder') ? LOUDER : 1),
    ...(counted?.kind === 'times' && { times: counted.times }),
  };
}

function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (token.meaning?.kind === 'end' || token.meaning?.kind === 'later') {
      clauses.push([]);
    }
    clauses.at(-1)?.push(token);
  }
  return clauses;
}

/** The Korean word for a sound where it follows what makes it: '개 짖는' alone is half a phrase. */
function soundAfter([next, other]: readonly Token[]): string {
  const word = next?.words === ' ' ? other : next;
  return word?.words.startsWith('소리') ? ' 소리' : '';
}

/** Adds what a clause says to a reading. */
function readClause(clause: readonly Token[], stage: number, reading: SoundReading): void {
  const { music, rest } = takeMusic(clause, WORDS[reading.language].isSpaced);
  const tone = toneOf(rest);
  let isRefused = clause.some(({ meaning }) => meaning?.kind === 'notAfter');
  if (music !== '' && !isRefused && !clause.some(({ meaning }) => meaning?.kind === 'notBefore')) {
    reading.music.push(music);
  }
  for (const [index, { words, meaning }] of rest.entries()) {
    isRefused ||= meaning?.kind === 'notBefore';
    if (!meaning) {
      reading.unknown.push(words);
    } else if (meaning.kind === 'sound' && isRefused) {
      reading.unwanted.push(meaning.sound);
    } else if (meaning.kind === 'sound') {
      reading.understood.push({
        words: words + soundAfter(rest.slice(index + 1)),
        sound: soundOf(meaning.sound),
        stage,
        ...tone,
      });
    }
  }
}

/** A clause without a sound may say when those before it are heard. */
function timeSounds(sounds: readonly UnderstoodWord[], { moments, onCuts }: ReturnType<typeof toneOf>): void {
  for (const sound of sounds) {
    sound.moments = [...sound.moments, ...moments];
    sound.onCuts ||= onCuts;
  }
}

/**
 * Reads a description of sounds. What is not wanted can be described separately. The expected language decides where
 * the script does not.
 */
export function readSoundDescription(text: string, notWanted = '', expected?: Language): SoundReading {
  const language = languageOfDescription(text, expected);
  const reading: SoundReading = { language, understood: [], unwanted: [], music: [], unknown: [] };
  let stage = 0;
  let latest = 0;
  for (const clause of clausesOf(tokensOf(text.toLowerCase(), language))) {
    const isLater = clause[0]?.meaning?.kind === 'later';
    stage += Number(isLater && reading.understood.length > 0);
    const before = reading.understood.length;
    readClause(clause, stage, reading);
    if (reading.understood.length > before) {
      latest = before;
    } else {
      timeSounds(reading.understood.slice(latest), toneOf(clause));
    }
  }
  if (notWanted !== '') {
    const unwanted = readSoundDescription(notWanted, '', expected);
    reading.unwanted.push(...unwanted.understood.map(({ sound }) => nameOf(sound)));
    reading.music = unwanted.music.length > 0 ? [] : reading.music;
  }
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
