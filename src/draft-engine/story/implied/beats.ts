import type { ConceptId } from '../concepts/concept.ts';
import { PEOPLE } from '../concepts/people.ts';
import { EXTRA_PLACES, PLAIN_PLACES } from '../concepts/places.ts';
import { EXTRA_THINGS } from '../concepts/things.ts';
import { ITEM_KINDS, SPECIES, SPIRIT_ELEMENTS } from '../figure-spec.ts';
import { type DeedId, DEEDS } from '../idea/deeds.ts';

/** Somebody or something in a beat: a part that is cast for each film, or a concept. */
export type BeatNoun = 'hero' | 'other' | 'thing' | ConceptId;

/** One thing that happens in a little story. */
export interface Beat {
  agent: BeatNoun;
  deed: DeedId;
  patient?: BeatNoun;
  recipient?: BeatNoun;
  companion?: BeatNoun;
  instrument?: BeatNoun;
  result?: BeatNoun;
  /** What the little story is about. */
  isMain: boolean;
}

/** A little story with a beginning, a turn and an end. */
export interface Chapter {
  /** Whom it needs beside its hero, if the idea has nobody. */
  other?: ConceptId;
  beats: readonly Beat[];
}

const PARTS: ReadonlySet<string> = new Set(['hero', 'other', 'thing']);
const FAMILIES: readonly (readonly [family: string, ids: ReadonlySet<string>])[] = [
  ['thing', new Set<string>([...ITEM_KINDS, ...Object.keys(EXTRA_THINGS)])],
  ['person', new Set(Object.keys(PEOPLE))],
  ['animal', new Set<string>(SPECIES)],
  ['spirit', new Set<string>(SPIRIT_ELEMENTS)],
  ['robot', new Set(['robot', 'drone', 'android', 'computer_mind', 'alien'])],
  ['place', new Set([...Object.keys(PLAIN_PLACES), ...Object.keys(EXTRA_PLACES)])],
];
const ROLE_SIGNS: Readonly<Record<string, 'recipient' | 'companion' | 'instrument' | 'result'>> = {
  '>': 'recipient',
  '+': 'companion',
  '^': 'instrument',
  '=': 'result',
};
const isDeed = (word: string): word is DeedId => DEEDS.some((deed) => deed === word);

function nounOf(word: string): BeatNoun {
  if (PARTS.has(word)) {
    return word as BeatNoun;
  }
  if (word.includes('.')) {
    const [family, id = ''] = word.split('.');
    if (FAMILIES.some(([name, ids]) => name === family && ids.has(id))) {
      return word as ConceptId;
    }
  }
  const found = FAMILIES.find(([, ids]) => ids.has(word));
  if (!found) {
    throw new RangeError(`no concept is called ${word}`);
  }
  return `${found[0]}.${word}` as ConceptId;
}

function beatOf(text: string): Beat {
  const isMain = text.startsWith('*');
  const [first = '', ...others] = text.replace('*', '').split(' ');
  const [deed, ...rest] = isDeed(first) ? [first, ...others] : others;
  if (deed === undefined || !isDeed(deed)) {
    throw new RangeError(`nobody does anything in '${text}'`);
  }
  const beat: Beat = { agent: isDeed(first) ? 'hero' : nounOf(first), deed, isMain };
  for (const word of rest) {
    const role = ROLE_SIGNS[word.charAt(0)] ?? 'patient';
    beat[role] = nounOf(role === 'patient' ? word : word.slice(1));
  }
  return beat;
}

/**
 * Reads a little story: 'child: bake bread; carry bread; *give bread >other; other eat bread'. Before the colon whom
 * the hero meets; each beat is '[who] deed [what] [>for whom] [+with whom] [^with what]', done by the hero where nobody
 * is named; '=what' is what comes of it; a star stands before the main one.
 */
export function readChapter(text: string): Chapter {
  const [before, after] = text.split(': ') as [string, string?];
  const beats = (after ?? before).split('; ').map(beatOf);
  return after === undefined ? { beats } : { other: nounOf(before) as ConceptId, beats };
}
