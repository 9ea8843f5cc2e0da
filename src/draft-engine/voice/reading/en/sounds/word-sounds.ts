import type { Dictionary } from './dictionary.ts';
import { soundsOfLetters } from './letter-to-sound.ts';
import { letterSounds } from './letters.ts';
import { withSecondStress, withStress } from './model-sounds.ts';
import { foreignNameSounds, syllabicNameSounds } from './name-syllables.ts';
import { OWN_WORDS } from './own-words.ts';

const MOST_LETTERS = 40;
const SHORTEST_PART = 3;
const LONGEST_COMPOUND = 24;
/** `watchmakers'` has two. */
const MOST_ENDINGS = 2;

const FOREIGN_LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ð: 'th',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

type Ending = [letters: RegExp, stems: string[], add: (stem: string) => string];

/** Endings of words that are not in the dictionary: what is cut off, what the stem may end in, and their sounds. */
const ENDINGS: Ending[] = [
  [/['’]s$|(?<=s)['’]$/, [''], plural],
  [/ies$/, ['y'], plural],
  [/es$/, ['', 'e'], plural],
  [/s$/, [''], plural],
  [/ied$/, ['y'], past],
  [/(?:(.)\1)?ed$/, ['$1', '$1$1', 'e'], past],
  [/(?:(.)\1)?ing$/, ['$1', '$1$1', 'e'], (stem) => `${tapped(stem)}ɪŋ`],
  [/(?:(.)\1)?er$/, ['$1', '$1$1', 'e'], (stem) => `${tapped(stem)}əɹ`],
  [/(?:(.)\1)?est$/, ['$1', '$1$1', 'e'], (stem) => `${tapped(stem)}əst`],
  [/ily$/, ['y'], (stem) => stem.replace(/i$/, 'əli')],
  [/ly$/, ['', 'le'], (stem) => `${stem.replace(/ᵊ?l$/, '')}li`],
  [/ness$/, [''], (stem) => `${stem}nəs`],
  [/less$/, [''], (stem) => `${stem}ləs`],
  [/ful$/, [''], (stem) => `${stem}fᵊl`],
  [/like$/, [''], (stem) => `${stem}lˌIk`],
  [/ish$/, ['', 'e'], (stem) => `${tapped(stem)}ɪʃ`],
  [/ist$/, ['', 'e', 'y', 'o'], (stem) => `${tapped(stem.replace(/[iO]$/, ''))}ɪst`],
  [/able$/, ['', 'e'], (stem) => `${tapped(stem)}əbᵊl`],
  [/ment$/, [''], (stem) => `${stem}mənt`],
  [/ship$/, [''], (stem) => `${stem}ʃˌɪp`],
  [/hood$/, [''], (stem) => `${stem}hˌʊd`],
  [/m[ae]n$/, ['', 's'], (stem) => `${stem}mən`],
  [/y$/, ['', 'e'], (stem) => `${tapped(stem)}i`],
];

const BEGINNINGS: [letters: string, sounds: string][] = [
  ['un', 'ˌʌn'],
  ['re', 'ɹˌi'],
  ['mis', 'mˌɪs'],
  ['non', 'nˌɑn'],
  ['over', 'ˌOvəɹ'],
  ['under', 'ˌʌndəɹ'],
  ['super', 'sˌupəɹ'],
  ['anti', 'ˌæntI'],
  ['mini', 'mˌɪni'],
  ['mega', 'mˌɛɡə'],
];

const PREFIXES = new Map(BEGINNINGS);

function plural(stem: string): string {
  if (/[szʃʒʧʤ]$/.test(stem)) {
    return `${stem}ᵻz`;
  }
  return `${stem}${/[ptkfθ]$/.test(stem) ? 's' : 'z'}`;
}

function past(stem: string): string {
  if (/[td]$/.test(stem)) {
    return `${tapped(stem)}ᵻd`;
  }
  return `${stem}${/[pkfθʃsʧ]$/.test(stem) ? 't' : 'd'}`;
}

/** British spellings and those that the dictionary has. */
const SPELLINGS: [british: RegExp, american: string][] = [
  [/is(?=(?:e[ds]?|ing|ations?|ers?)$)/, 'iz'],
  [/ys(?=(?:e[ds]?|ing)$)/, 'yz'],
  [/our/, 'or'],
  [/tre(?=s?$)/, 'ter'],
  [/ll(?=(?:ed|ing|ers?|ors?)$)/, 'l'],
  [/ae|oe/, 'e'],
  [/ogue(?=s?$)/, 'og'],
];

function americanSpelling(word: string, dictionary: Dictionary): string | undefined {
  return SPELLINGS.map(([british, american]) =>
    british.test(word) ? dictionary(word.replace(british, american)) : undefined,
  ).find((sounds) => sounds !== undefined);
}

/** A t between vowels is tapped when an ending makes it so. */
function tapped(stem: string): string {
  return stem.replace(/(?<=[AIOWYiuæɑɔəɛɜɪʊʌ]ɹ?)t$/, 'T');
}

/** How one written word is said on its own. Every word of letters has an answer. */
export function wordSounds(word: string, dictionary: Dictionary): string {
  const plain = plainLetters(word).slice(0, MOST_LETTERS);
  if (plain.includes('-')) {
    return hyphenSounds(plain, dictionary);
  }
  return (
    listedSounds(plain, dictionary) ??
    (/^\p{Lu}/u.test(plain) ? syllabicNameSounds(plain) : undefined) ??
    derivedSounds(plain, dictionary, MOST_ENDINGS) ??
    compoundSounds(plain, dictionary) ??
    unknownSounds(plain, dictionary)
  );
}

function plainLetters(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\P{ASCII}/gu, (letter) => FOREIGN_LETTERS[letter.toLowerCase()] ?? (letter === '’' ? "'" : ''));
}

/** What the tables say of a word as it stands. */
function listedSounds(word: string, dictionary: Dictionary): string | undefined {
  const small = word.toLowerCase();
  if (Object.hasOwn(OWN_WORDS, small)) {
    return OWN_WORDS[small];
  }
  const name = /^\p{Lu}/u.test(word) ? foreignNameSounds(small.replace(/'s$/, '')) : undefined;
  if (name !== undefined) {
    return small.endsWith("'s") ? `${name}z` : name;
  }
  return dictionary(small) ?? americanSpelling(small, dictionary);
}

/** What they say of it or of its stem. */
function knownSounds(word: string, dictionary: Dictionary, endings = MOST_ENDINGS): string | undefined {
  return listedSounds(word, dictionary) ?? (endings > 0 ? derivedSounds(word, dictionary, endings) : undefined);
}

function derivedSounds(word: string, dictionary: Dictionary, endings: number): string | undefined {
  for (const [ending, stems, add] of ENDINGS) {
    const match = ending.exec(word);
    const base = match ? word.slice(0, match.index) : '';
    if (match && base.length >= SHORTEST_PART - 1) {
      const found = stems
        .map((stem) => knownSounds(base + stem.replaceAll('$1', match[1] ?? ''), dictionary, endings - 1))
        .find((sounds) => sounds !== undefined);
      if (found !== undefined) {
        return add(found);
      }
    }
  }
  for (const [letters, sounds] of BEGINNINGS) {
    const rest = word.toLowerCase().startsWith(letters) ? word.slice(letters.length) : '';
    const stem = rest.length >= SHORTEST_PART + 1 ? dictionary(rest) : undefined;
    if (stem !== undefined) {
      return `${sounds}${stem}`;
    }
  }
  return undefined;
}

/** Two known words written as one, such as `watchmaker`: the first has the stress. */
function compoundSounds(word: string, dictionary: Dictionary): string | undefined {
  const small = word.toLowerCase();
  const places =
    small.length > LONGEST_COMPOUND ? [] : [...small].map((_, cut) => cut).slice(SHORTEST_PART, 1 - SHORTEST_PART);
  // `sun-shade`, not `suns-hade`.
  const likely = places.toSorted((a, b) => Number(small[a - 1] === 's') - Number(small[b - 1] === 's') || b - a);
  for (const cut of small.length > 2 * SHORTEST_PART ? likely : []) {
    const first = dictionary(small.slice(0, cut));
    const second = first === undefined ? undefined : knownSounds(small.slice(cut), dictionary);
    if (first !== undefined && second !== undefined) {
      return `${withStress(first)}${withSecondStress(withStress(second))}`;
    }
  }
  return undefined;
}

function unknownSounds(word: string, dictionary: Dictionary): string {
  const owner = /^(.+)'s$|^(.+s)'$/.exec(word);
  if (owner) {
    return plural(wordSounds(owner[1] ?? owner[2] ?? '', dictionary));
  }
  return soundsOfLetters(word);
}

/** Parts of a hyphenated word are joined; the lighter half of them has the second stress. */
function hyphenSounds(word: string, dictionary: Dictionary): string {
  const parts = word.split('-').filter((part) => part !== '');
  const isName = /^\p{Lu}\p{Ll}+-\p{L}\p{Ll}+$/u.test(word) && parts[0]?.toLowerCase() !== parts[1]?.toLowerCase();
  const name = isName ? syllabicNameSounds(word) : undefined;
  if (name !== undefined) {
    return name;
  }
  const sounds = parts.map((part) =>
    /^[A-Z]$/.test(part) ? letterSounds(part) : (PREFIXES.get(part.toLowerCase()) ?? wordSounds(part, dictionary)),
  );
  const weight = (index: number): number => sounds[index]?.replace(/[ˈˌ]/g, '').length ?? 0;
  const lighter = sounds
    .map((_, index) => index)
    .toSorted((a, b) => weight(a) - weight(b))
    .slice(0, Math.floor(sounds.length / 2));
  return sounds.map((part, index) => (lighter.includes(index) ? withSecondStress(part) : part)).join('');
}
