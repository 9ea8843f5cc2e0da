import type { Language } from '#src/shared/language/languages.ts';
import { inOrder, SUBTITLE_BOUNDS, type SubtitleLine } from '#src/shared/subtitles/subtitle-line.ts';

/** A larger file is no file of subtitles. */
export const MOST_FILE_BYTES = 2 * 1024 * 1024;
/** Longer lines of a file hold no subtitles. */
const LONGEST_ROW = 2_000;
const CLOCK = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`;
const TIMES = new RegExp(`^\\s*${CLOCK}\\s*-->\\s*${CLOCK}`);
/** Marks of type, of speakers and of places on the picture. */
const MARKUP = /<\/?[a-z][^<>]{0,80}>|<\d{1,2}:[\d:.]{1,12}>|\{\\[^{}]{0,80}\}/giu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
};
/** What files of a language are written in that are not Unicode. */
const OLD_ENCODINGS: Readonly<Record<Language, string>> = {
  en: 'windows-1252',
  cn: 'gb18030',
  ko: 'euc-kr',
  ja: 'shift_jis',
};

/** What a file of subtitles holds. */
export interface ReadSubtitles {
  lines: SubtitleLine[];
  /** Lines that were left out or cut off, since there were too many, or they were too long. */
  leftOut: number;
}

/** The text of a file in Unicode, or else in what files of the language are usually written in. */
export function decodeSubtitleFile(bytes: Uint8Array, language: Language): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(OLD_ENCODINGS[language]).decode(bytes);
  }
}

/**
 * The lines of a SubRip or WebVTT file, in order of time, without marks of type. Whatever is no line is passed over; a
 * file without any gives none.
 */
export function readSubtitleFile(text: string): ReadSubtitles {
  const rows = text
    .slice(0, MOST_FILE_BYTES)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/);
  const lines: SubtitleLine[] = [];
  let leftOut = 0;
  let characters = 0;
  let index = 0;
  while (index < rows.length) {
    const times = timesOf(rows[index++]!);
    if (!times) {
      continue;
    }
    const said: string[] = [];
    while (index < rows.length && rows[index]!.trim() !== '' && !timesOf(rows[index]!)) {
      said.push(plainText(rows[index++]!));
    }
    // A block without an empty row before it: its number belongs to it.
    if (index < rows.length && timesOf(rows[index]!) && /^\d+$/.test(said.at(-1) ?? '')) {
      said.pop();
    }
    const whole = said.filter(Boolean).join('\n');
    const kept = whole.slice(0, SUBTITLE_BOUNDS.lineCharacters);
    if (kept === '') {
      continue;
    }
    const hasRoom = lines.length < SUBTITLE_BOUNDS.lines && characters + kept.length <= SUBTITLE_BOUNDS.characters;
    leftOut += Number(!hasRoom || kept !== whole);
    if (hasRoom) {
      characters += kept.length;
      lines.push({ ...times, text: kept });
    }
  }
  return { lines: inOrder(lines), leftOut };
}

function timesOf(row: string): Pick<SubtitleLine, 'startSeconds' | 'endSeconds'> | undefined {
  const found = row.length <= LONGEST_ROW ? TIMES.exec(row) : null;
  if (!found) {
    return undefined;
  }
  const startSeconds = secondsOf(found.slice(1, 5));
  const endSeconds = secondsOf(found.slice(5, 9));
  const isPossible = endSeconds > startSeconds && endSeconds <= SUBTITLE_BOUNDS.seconds;
  return isPossible ? { startSeconds, endSeconds } : undefined;
}

const secondsOf = ([hours = '0', minutes = '0', seconds = '0', parts = '0']: (string | undefined)[]): number =>
  Number(hours) * 3_600 + Number(minutes) * 60 + Number(`${seconds}.${parts}`);

function plainText(row: string): string {
  return row
    .slice(0, LONGEST_ROW)
    .replace(MARKUP, '')
    .replace(/&[a-z]{2,5};/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .trim();
}
