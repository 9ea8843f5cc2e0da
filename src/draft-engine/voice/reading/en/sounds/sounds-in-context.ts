import type { Token } from '../split-words.ts';
import type { Dictionary } from './dictionary.ts';
import { homographSounds } from './homographs.ts';
import { letterSounds } from './letters.ts';
import { functionWordSounds } from './weak-forms.ts';
import { wordSounds } from './word-sounds.ts';

/** One spoken word of a written one: `5 km` has `five` and `kilometers`. */
interface Part {
  spoken: string;
  /** The written word that it belongs to. */
  token: number;
  /** True where a pause or the end follows. */
  isLast: boolean;
}

/** Capital letters that are spelled, other words, and the parts of numbers such as `sixty-five`. */
const PARTS = /(?<![\p{L}\p{N}])(?:\p{Lu} )*\p{Lu}['’]?s?(?![\p{L}\p{N}'’-])|[^\s]+/gu;
const SPELLED = /^(?:[A-Z] )*[A-Z](?:['’]?s)?$/;
const NUMBER_PAIR = /^((?:twen|thir|for|fif|six|seven|eigh|nine)ty)-(\p{L}+)$/u;

/** The model's symbols of each written word, by what it is spelled out as and the words around it. */
export function soundsInContext(spoken: string[], tokens: Token[], dictionary: Dictionary): string[] {
  const parts = partsOf(spoken, tokens);
  const sounds: string[] = [];
  // From the end: a weak form depends on how the next word begins.
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    sounds[index] = partSounds(parts, index, sounds[index + 1] ?? '', dictionary);
  }
  return spoken.map((_, token) =>
    sounds
      .filter((_sound, index) => parts[index]?.token === token)
      .filter((sound) => sound !== '')
      .join(' '),
  );
}

function partsOf(spoken: string[], tokens: Token[]): Part[] {
  return spoken.flatMap((words, token) => {
    const found = [...words.matchAll(PARTS)].flatMap(([part]) =>
      part.replace(NUMBER_PAIR, '$1 $2').split(/(?<=\p{Ll}) /u),
    );
    return found.map((part, index) => ({
      spoken: part,
      token,
      isLast: index === found.length - 1 && (tokens[token]?.mark !== '' || token === spoken.length - 1),
    }));
  });
}

function partSounds(parts: Part[], index: number, nextSounds: string, dictionary: Dictionary): string {
  const part = parts[index];
  if (!part) {
    return '';
  }
  if (SPELLED.test(part.spoken) && !isArticleOrPronoun(parts, index)) {
    return letterSounds(part.spoken);
  }
  const word = small(part.spoken);
  const at = (place: number): string => small(parts[place]?.spoken ?? '');
  const endsBefore = (place: number): boolean => parts[place]?.isLast ?? true;
  const next = part.isLast ? '' : at(index + 1);
  const previous = endsBefore(index - 1) ? '' : at(index - 1);
  const neighbours = {
    before: [previous, previous === '' || endsBefore(index - 2) ? '' : at(index - 2)] as [string, string],
    after: [next, part.isLast || endsBefore(index + 1) ? '' : at(index + 2)] as [string, string],
  };
  return (
    homographSounds(word, neighbours, /^\p{Lu}/u.test(part.spoken), () =>
      parts.map((_, place) => at(place)).join(' '),
    ) ??
    functionWordSounds(word, {
      previous,
      next,
      nextSounds: part.isLast ? '' : nextSounds,
      isStressed: isEmphasised(parts, index),
    }) ??
    wordSounds(part.spoken, dictionary)
  );
}

/** `A` and `I` are words, but a letter after a name of something: `plan A`. */
function isArticleOrPronoun(parts: Part[], index: number): boolean {
  const part = parts[index];
  if (part?.spoken === 'A') {
    return !part.isLast && (index === 0 || (parts[index - 1]?.isLast ?? true));
  }
  return part?.spoken === 'I';
}

/** Capitals in a sentence that is not all in capitals. */
function isEmphasised(parts: Part[], index: number): boolean {
  return /^\p{Lu}{2,}$/u.test(parts[index]?.spoken ?? '') && parts.some(({ spoken }) => /^\p{Ll}{2,}/u.test(spoken));
}

function small(word: string): string {
  return word.toLowerCase().replaceAll('’', "'");
}
