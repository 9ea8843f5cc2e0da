import type { Language } from '#src/shared/language/languages.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import type { ConceptId } from '../concepts/concept.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, IdeaPlace, Participant } from '../idea/idea-graph.ts';
import { conceptsOfWords } from '../lexicon/concepts-of-words.ts';
import { ABSTRACT_WORDS, type AbstractId } from './rows/abstracts.ts';

const ABSTRACTS = Object.entries(ABSTRACT_WORDS) as [AbstractId, (typeof ABSTRACT_WORDS)[AbstractId]][];

/** True where a text has a word: whole in English, anywhere in scripts without spaces. */
function hasWord(text: string, word: string, language: Language): boolean {
  return language === 'en'
    ? new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text)
    : text.includes(word) && (word.length > 1 || text.length < SHORT);
}
/** In a text no longer than this a single character is taken for a word. */
const SHORT = 7;

/** What an idea is about that cannot be drawn itself: the longest word for it decides. */
export function abstractOf(text: string): AbstractId | undefined {
  const found = ABSTRACTS.flatMap(([id, words]) =>
    LANGUAGES.flatMap((language) =>
      words[language]
        .split(',')
        .filter((word) => hasWord(text, word, language))
        .map((word) => ({ id, length: word.length })),
    ),
  );
  return found.toSorted((one, other) => other.length - one.length)[0]?.id;
}

/** True for an event that is only a noun or that nobody has a part in: 'love', 'hope'. */
const isBare = ({ roles }: IdeaEvent): boolean => Object.values(roles).every((ids) => ids.length === 0);

/** Deeds in which nothing happens. */
const STATES: ReadonlySet<DeedId> = new Set<DeedId>(['be', 'have', 'live']);

/** True where an idea only says who and what there is. */
export const isStill = ({ events }: IdeaGraph): boolean =>
  events.every(({ deed, mood, isNegated }) => deed !== undefined && STATES.has(deed) && mood === 'does' && !isNegated);

/**
 * An idea in which nothing happens, read once more: 'Freedom' is nobody, the coffee of a 'coffee advert' is what the
 * film is about, a place that was taken for a noun is a place.
 */
export function readAgain(graph: IdeaGraph): IdeaGraph {
  const whole = nounOfWholeText(graph);
  if (whole) {
    return withPlaces({ ...graph, participants: [whole], events: [], places: [], setting: {} });
  }
  const events = graph.events.filter((event) => !isBare(event));
  return isStill({ ...graph, events })
    ? withPlaces({ ...graph, events, participants: graph.participants.map(understood) })
    : graph;
}

/** Places among the participants become places. */
function withPlaces(graph: IdeaGraph): IdeaGraph {
  const isPlace = ({ concept }: Participant): boolean => concept?.startsWith('place.') ?? false;
  const places = graph.participants.filter(isPlace).map((one, index) => ({
    id: `l${800 + index}` as const,
    words: one.words,
    span: one.spans[0] ?? { from: 0, to: 0 },
    concept: one.concept as ConceptId,
    qualities: one.qualities,
  }));
  return {
    ...graph,
    participants: graph.participants.filter((one) => !isPlace(one)),
    places: [...graph.places.map(drawable), ...places],
  };
}

/** An idea of one noun that the reader has not taken for one; 'a hot spring' is no season. */
function nounOfWholeText({ text, participants, places }: IdeaGraph): Participant | undefined {
  const isRead = [...participants, ...places].some(({ concept }) => concept !== undefined);
  const bare = text.toLowerCase().replace(/^(?:an?|the) |[.。!?！？]$/g, '');
  const concept = isRead || !isAbstract(bare) ? lexiconConcept(bare) : undefined;
  const words = text.replace(/^(?:an?|the) /i, '');
  const isSame = [...participants, ...places].some((one) => one.concept === concept);
  return concept === undefined || isSame
    ? undefined
    : {
        id: 'p1',
        words,
        spans: [],
        kind: KINDS[concept.split('.')[0] ?? ''] ?? 'thing',
        concept,
        count: 1,
        qualities: [],
        relations: [],
        presence: 'here',
      };
}

/** A place by name alone is a town, unless it is known. */
const drawable = (place: IdeaPlace): IdeaPlace =>
  place.concept === undefined ? { ...place, concept: 'place.town', isNearest: true } : place;

function understood(one: Participant): Participant {
  const isOpen = one.concept === undefined || one.isNearest === true || one.kind === 'abstract';
  if (!isOpen) {
    return one;
  }
  if (isAbstract(one.words)) {
    const { concept: _concept, name: _name, ...rest } = one;
    return { ...rest, kind: 'abstract' };
  }
  const found = one.name === undefined ? conceptIn(one.words) : undefined;
  if (found === undefined || one.kind === 'person') {
    return one;
  }
  const { isNearest: _nearest, ...rest } = one;
  // The words around the one that is understood say what the film is and not what the thing is.
  return {
    ...rest,
    spans: [],
    words: found.word,
    concept: found.concept,
    kind: KINDS[found.concept.split('.')[0] ?? ''] ?? 'thing',
  };
}

/** True for a noun that is nothing but such a word. */
const isAbstract = (words: string): boolean =>
  ABSTRACTS.some(([, all]) => LANGUAGES.some((language) => all[language].split(',').includes(words.toLowerCase())));

const KINDS: Readonly<Record<string, Participant['kind']>> = {
  person: 'person',
  animal: 'animal',
  robot: 'robot',
  spirit: 'spirit',
};

/** The first word of a noun that is a thing, somebody or a place, in whatever language. */
function conceptIn(words: string): { concept: ConceptId; word: string } | undefined {
  const lower = words.toLowerCase();
  const parts = /[a-z]/.test(lower) ? [lower, ...lower.split(/[\s-]+/)] : stretchesOf(lower);
  for (const part of parts.flatMap((word) => [word, word.replace(/s$/, '')])) {
    const concept = lexiconConcept(part);
    if (concept !== undefined && !ADVERTISING.test(part)) {
      return { concept, word: part };
    }
  }
  return undefined;
}

/** What a noun means in any of the languages. */
function lexiconConcept(noun: string): ConceptId | undefined {
  return LANGUAGES.flatMap((language) => conceptsOfWords(language).get(noun) ?? []).find((concept) =>
    /^(?:thing|person|animal|place|robot|spirit)\./.test(concept),
  );
}

const ADVERTISING = /^(?:ad|ads|advert|advertisement|commercial|newspaper)$/;

/** Every stretch of two characters and more, the longest first. */
function stretchesOf(text: string): string[] {
  const stretches: string[] = [];
  for (let length = text.length; length >= 2; length--) {
    for (let from = 0; from + length <= text.length; from++) {
      stretches.push(text.slice(from, from + length));
    }
  }
  return stretches;
}
