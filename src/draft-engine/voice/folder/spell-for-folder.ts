import type { Language } from '#src/shared/language/languages.ts';
import { spellOut } from '../reading/ko/spell-out.ts';
import { readSentence } from '../reading/read-sentence.ts';
import { romaniseHangul } from './romanise-hangul.ts';
import type { VoiceFolder } from './voice-folder.ts';

/** A word in ordinary letters, and the mark of the pause after it ('' where there is none). */
interface PlainWord {
  written: string;
  mark: string;
}

const KANA_DISTANCE = 0x60;
/** Languages that write a space between words. */
const SPACED: readonly Language[] = ['en', 'ko'];

/**
 * The numbers of the symbols by which a folder's voice says a sentence: its numbers and signs spelled out by our own
 * readers, the rest by its characters or its lexicon. What it has no symbol for is left out; empty when nothing is
 * left.
 */
export async function spellForFolder(text: string, language: Language, folder: VoiceFolder): Promise<number[]> {
  const words = await plainWords(text, language);
  const said = folder.lexicon
    ? byLexicon(words, language, folder.tokens, folder.lexicon)
    : byCharacters(words, language, folder.tokens);
  return said.length === 0 ? [] : withBlanks(said, folder);
}

/** Korean as it is written, not as it sounds: that is what such voices were taught. */
async function plainWords(text: string, language: Language): Promise<PlainWord[]> {
  if (language === 'ko') {
    return spellOut(text).map(({ spoken, mark }) => ({ written: spoken.replaceAll(',', ''), mark }));
  }
  const words = await readSentence(text, language);
  return words.map(({ spoken, after }) => ({ written: spoken.toLowerCase(), mark: after.trim() }));
}

function byCharacters(words: readonly PlainWord[], language: Language, tokens: ReadonlyMap<string, number>): number[] {
  const between = SPACED.includes(language) ? ' ' : '';
  let isHeard = false;
  const numbers = words.flatMap(({ written, mark }, index) => {
    const letters = Array.from(written).flatMap((character) => numbersOf(character, tokens));
    isHeard ||= letters.length > 0;
    const space = index < words.length - 1 ? between : '';
    return [...letters, ...Array.from(mark + space).flatMap((character) => tokens.get(character) ?? [])];
  });
  return isHeard ? numbers : [];
}

/** A character's symbols: itself, or the letters it is made of, or Latin ones. */
function numbersOf(character: string, tokens: ReadonlyMap<string, number>): number[] {
  const spellings = [
    character,
    character.normalize('NFD'),
    romaniseHangul(character) ?? '',
    String.fromCharCode(character.charCodeAt(0) - KANA_DISTANCE),
  ];
  const known = spellings.find((spelling) => spelling !== '' && Array.from(spelling).every((each) => tokens.has(each)));
  return Array.from(known ?? '').flatMap((each) => tokens.get(each) ?? []);
}

function byLexicon(
  words: readonly PlainWord[],
  language: Language,
  tokens: ReadonlyMap<string, number>,
  lexicon: ReadonlyMap<string, readonly number[]>,
): number[] {
  const space = tokens.get(' ');
  const numbers: number[] = [];
  let isHeard = false;
  for (const { written, mark } of words) {
    const parts = SPACED.includes(language) ? written.split(/[\s-]+/) : longestWords(written, lexicon);
    for (const part of parts) {
      const symbols = lexicon.get(part) ?? [];
      numbers.push(...symbols, ...(symbols.length > 0 && space !== undefined ? [space] : []));
      isHeard ||= symbols.length > 0;
    }
    numbers.push(...Array.from(mark).flatMap((character) => tokens.get(character) ?? tokens.get('sil') ?? []));
  }
  const edge = tokens.get('sil');
  const end = tokens.get('eos');
  const framed = edge === undefined ? numbers : [edge, ...numbers, edge, ...(end === undefined ? [] : [end])];
  return isHeard ? framed : [];
}

const LONGEST_WORD = 8;

/** A text without spaces cut into the longest words of the lexicon; what is in none is left out. */
function longestWords(text: string, lexicon: ReadonlyMap<string, unknown>): string[] {
  const characters = Array.from(text);
  const words: string[] = [];
  for (let at = 0; at < characters.length;) {
    let length = Math.min(LONGEST_WORD, characters.length - at);
    while (length > 1 && !lexicon.has(characters.slice(at, at + length).join(''))) {
      length -= 1;
    }
    words.push(characters.slice(at, at + length).join(''));
    at += length;
  }
  return words;
}

function withBlanks(said: readonly number[], { blank, edges }: VoiceFolder): number[] {
  const spread = blank === undefined ? said : [blank, ...said.flatMap((number) => [number, blank])];
  return edges ? [edges[0], ...spread, edges[1]] : [...spread];
}
