import { wordTable } from '#src/shared/word-table.ts';
import { conceptsOfWords } from '../../lexicon/concepts-of-words.ts';
import { DEEDS, type DeedId } from '../deeds.ts';
import { CHINESE_DEEDS } from './deed-words.ts';
import { CHINESE_QUALITIES } from './marks.ts';
import { NICKNAMES } from './name-signs.ts';
import { NEAREST_CHINESE } from './nearest-words.ts';
import { CHINESE_SETTINGS } from './setting-words.ts';

/** What a noun is one of, as far as grammar asks. */
export type Family = 'somebody' | 'place' | 'thing' | 'element';

const verbs = new Map<string, DeedId>();
for (const deed of DEEDS) {
  for (const verb of CHINESE_DEEDS[deed].split(', ')) {
    if (!verbs.has(verb)) {
      verbs.set(verb, deed);
    }
  }
}

const FAMILIES: Readonly<Record<string, Family>> = wordTable({
  person: 'somebody',
  animal: 'somebody',
  robot: 'somebody',
  spirit: 'element',
  place: 'place',
  thing: 'thing',
});
const nouns = new Map<string, Set<Family>>();
const qualities = new Set(Object.keys(CHINESE_QUALITIES));
const addNoun = (word: string, concept: string): void => {
  const family = FAMILIES[concept.slice(0, concept.indexOf('.'))];
  if (family) {
    nouns.set(word, (nouns.get(word) ?? new Set()).add(family));
  } else if (concept.startsWith('quality.') && !/^[会不被说怕]/.test(word)) {
    qualities.add(word);
  }
};
for (const [word, concepts] of conceptsOfWords('cn')) {
  concepts.forEach((concept) => addNoun(word, concept));
}
for (const [word, concept] of Object.entries(NEAREST_CHINESE.words)) {
  addNoun(word, concept);
}

export const deedOfVerb = (word: string): DeedId | undefined => verbs.get(word);
export const isVerb = (word: string): boolean => verbs.has(word);
export const isQuality = (word: string): boolean => qualities.has(word);
export const isNoun = (word: string): boolean => nouns.has(word);

/** Characters that a noun's later part has at most. */
const LONGEST = 8;

/** The families of a noun: by the word, by its later part ('押款车' is a car), by its ending. */
export function familiesOf(word: string): ReadonlySet<Family> {
  for (let start = Math.max(0, word.length - LONGEST); start < word.length; start++) {
    const found = nouns.get(word.slice(start));
    if (found && (start === 0 || word.length - start > 1 || nouns.has(word.slice(start)))) {
      return found;
    }
  }
  for (let start = Math.max(1, word.length - LONGEST); start < word.length; start++) {
    const concept = NEAREST_CHINESE.endings[word.slice(start)];
    if (concept) {
      return new Set([FAMILIES[concept.slice(0, concept.indexOf('.'))] ?? 'thing']);
    }
  }
  return new Set();
}

export const isSomebody = (word: string): boolean => familiesOf(word).has('somebody');
export const isPlaceNoun = (word: string): boolean => familiesOf(word).has('place');

/** Words that must never be cut. */
export function ownWords(): { word: string; sort: 'v' | 'n' | 't' | 'nr' }[] {
  const times = Object.values(CHINESE_SETTINGS).flatMap((table) => Object.keys(table));
  const words = new Map<string, 'v' | 'n' | 't' | 'nr'>([
    ...[...NICKNAMES].map((word) => [word, 'nr'] as const),
    ...times.map((word) => [word, 't'] as const),
    ...[...nouns.keys(), ...qualities].map((word) => [word, 'n'] as const),
    ...[...verbs.keys()].map((word) => [word, 'v'] as const),
  ]);
  return [...words].filter(([word]) => isWhole(word)).map(([word, sort]) => ({ word, sort }));
}

/** '老裁缝' is a tailor who is old; '一碗面' is a number and a noun. */
const isWhole = (word: string): boolean =>
  /^\p{Script=Han}{2,}$/u.test(word) &&
  !/[着了里上在]$/.test(word) &&
  !/^[的比一]/.test(word) &&
  !(word.length > 2 && /^[老小女男]/.test(word) && nouns.has(word.slice(1)));
