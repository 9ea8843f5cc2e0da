import type { Language } from '#src/shared/language/languages.ts';
import { findUnknown, type Span } from './find-unknown.ts';
import type { MusicWords, Notion } from './notions.ts';
import { KEYS, readKey } from './read-key.ts';
import { CN } from './words/cn.ts';
import { EN } from './words/en.ts';
import { JA } from './words/ja.ts';
import { KO } from './words/ko.ts';

/** A notion where a description says it. */
interface Mention {
  notion: Notion;
  /** The word as the description has it. */
  word: string;
  isUnwanted: boolean;
}

export interface Reading {
  /** In the description's order. */
  mentions: Mention[];
  beatsPerMinute?: number;
  /** Pitch class of the tonic, 0 for C. */
  tonic?: number;
  /** What was not understood, as the description has it. */
  unknown: string[];
}

const TABLES: Readonly<Record<Language, MusicWords>> = { en: EN, cn: CN, ko: KO, ja: JA };
const BEATS = /(\d{2,3})\s*(?:bpm|beats per minute|拍|비피엠)|(?:bpm|テンポ|템포|速度|tempo)\s*[:：=]?\s*(\d{2,3})/i;
const SLOWEST_BPM = 30;
const FASTEST_BPM = 240;

/** What stands between the words that a description is looked up by. */
interface Entry {
  word: string;
  notion: Notion;
}

interface Found extends Entry, Span {}

/** Reads what a description asks for, in any of the four languages and their mixtures. */
export function readDescription(description: string): Reading {
  const text = description.normalize('NFKC').toLowerCase();
  const languages = languagesOf(text);
  const key = readKey(text);
  const beats = BEATS.exec(text);
  const bpm = Number(beats?.[1] ?? beats?.[2] ?? Number.NaN);
  const found = findNotions(text, languages);
  const unwanted = new Set(refusing(languages).flatMap((language) => findUnwanted(text, found, TABLES[language])));
  return {
    mentions: found.map((one) => ({ notion: one.notion, word: one.word, isUnwanted: unwanted.has(one) })),
    ...(bpm >= SLOWEST_BPM && bpm <= FASTEST_BPM ? { beatsPerMinute: bpm } : {}),
    ...(key === undefined ? {} : { tonic: key }),
    unknown: findUnknown(text, languages[0] ?? 'en', [
      ...found,
      ...spansOf(text, [BEATS, ...KEYS]),
      ...refusing(languages).flatMap((language) => spansOf(text, refusalsOf(TABLES[language]))),
    ]),
  };
}

/** The tables to look in, the text's own language first: names of genres are English everywhere. */
function languagesOf(text: string): Language[] {
  if (/[\u3040-\u30ff]/.test(text)) {
    return ['ja', 'en'];
  }
  if (/\p{Script=Hangul}/u.test(text)) {
    return ['ko', 'en'];
  }
  // Characters alone are Chinese, or Japanese that needs no kana.
  return /\p{Script=Han}/u.test(text) ? ['cn', 'ja', 'en'] : ['en'];
}

/** The languages whose words of refusal are read: the text's own, and English. */
function refusing([own, ...others]: readonly Language[]): Language[] {
  return [...(own === undefined ? [] : [own]), ...others.filter((language) => language === 'en')];
}

const refusalsOf = ({ unwantedAfter, unwantedBefore }: MusicWords): RegExp[] =>
  [unwantedAfter, unwantedBefore].filter((pattern) => pattern !== undefined);

/** Where these patterns stand in a text. */
function spansOf(text: string, patterns: readonly RegExp[]): Span[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'gi'))].map(({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
    })),
  );
}

const entries = new Map<Language, Entry[]>();

function entriesOf(language: Language): Entry[] {
  const known = entries.get(language);
  if (known) {
    return known;
  }
  const { unwantedAfter: _after, unwantedBefore: _before, between: _between, ...kinds } = TABLES[language];
  const listed = Object.entries(kinds).flatMap(([kind, notions]) =>
    Object.entries(notions).flatMap(([id, words]) =>
      words.split(', ').map((word): Entry => ({ word: word.toLowerCase(), notion: { kind, id } as Notion })),
    ),
  );
  const sorted = listed.sort((one, other) => other.word.length - one.word.length);
  entries.set(language, sorted);
  return sorted;
}

/** The longest words first; a word within one that was found is not looked at again. */
function findNotions(text: string, languages: readonly Language[]): Found[] {
  const taken = new Uint8Array(text.length);
  const found: Found[] = [];
  for (const language of languages) {
    for (const { word, notion } of entriesOf(language)) {
      for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
        const end = endOf(text, start, word);
        if (
          end !== undefined &&
          !isInsideHan(text, start, word, language !== languages[0]) &&
          !taken.subarray(start, end).includes(1)
        ) {
          taken.fill(1, start, end);
          found.push({ word, notion, start, end });
        }
      }
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

const HAN = /\p{Script=Han}/u;

/** A single character of another language's table says nothing within a word: 琴 is a koto, 马头琴 is not. */
function isInsideHan(text: string, start: number, word: string, isForeign: boolean): boolean {
  return (
    isForeign && word.length === 1 && (HAN.test(text.charAt(start - 1)) || HAN.test(text.charAt(start + word.length)))
  );
}

const LATIN = /[a-z0-9]/;
const LETTER = /[a-z]/;
const PLURAL = /^(?:es|s)(?![a-z0-9])/;
const HANGUL = /\p{Script=Hangul}/u;
/** What may follow a Korean word of one syllable: particles, or nothing. */
const AFTER_SYLLABLE = /^(?:$|[^\p{Script=Hangul}]|[은는이가을를의에도와과로]|에서|으로|들|가의|날)/u;

/** Where a word ends if it stands there as a word of its own. */
function endOf(text: string, start: number, word: string): number | undefined {
  const end = start + word.length;
  if (LATIN.test(word[0] ?? '')) {
    return endOfLatin(text, start, end);
  }
  return !HANGUL.test(word[0] ?? '') || isKoreanWord(text, start, end) ? end : undefined;
}

function endOfLatin(text: string, start: number, end: number): number | undefined {
  const plural = PLURAL.exec(text.slice(end))?.[0].length ?? 0;
  const isWhole = !LATIN.test(text.charAt(start - 1)) && (plural > 0 || !LETTER.test(text.charAt(end)));
  return isWhole ? end + plural : undefined;
}

/** Words of one syllable must stand between a space and a particle; longer ones may be part of a compound. */
function isKoreanWord(text: string, start: number, end: number): boolean {
  const isStart = !HANGUL.test(text.charAt(start - 1));
  return end - start > 1 ? isStart || end - start > 2 : isStart && AFTER_SYLLABLE.test(text.slice(end));
}

/** The mentions beside a word of refusal, and those joined to them. */
function findUnwanted(
  text: string,
  found: readonly Found[],
  { unwantedAfter, unwantedBefore, between }: MusicWords,
): Found[] {
  const refused: Found[] = [];
  for (const match of unwantedAfter ? text.matchAll(unwantedAfter) : []) {
    let at = match.index + match[0].length;
    for (;;) {
      at += between.exec(text.slice(at))?.[0].length ?? 0;
      const next = found.find(({ start }) => start === at);
      if (!next) {
        break;
      }
      refused.push(next);
      at = next.end;
      // A comma ends the refusal: 'no drums, slow'.
      if (/^\s*[,，、.;]/.test(text.slice(at))) {
        break;
      }
    }
  }
  for (const match of unwantedBefore ? text.matchAll(unwantedBefore) : []) {
    let at = match.index;
    for (;;) {
      at -= between.exec(text.slice(0, at))?.[0].length ?? 0;
      const last = found.find(({ end }) => end === at);
      if (!last) {
        break;
      }
      refused.push(last);
      at = last.start;
      if (/[,，、.;]\s*$/.test(text.slice(0, at))) {
        break;
      }
    }
  }
  return refused;
}
