import { conceptsOfWords } from '../lexicon/concepts-of-words.ts';
import { behindColour, wholeColour } from './colour-said-of.ts';
import type { IdeaEvent, IdeaGraph, IdeaPlace, Participant } from './idea-graph.ts';

/** Words of an idea that its film does not show as they are, each once, in the order of the text. */
export interface NotDrawn {
  /** What the engine cannot show: deeds, things, places, traits and feelings. */
  missing: string[];
  /** What is shown as the nearest that the engine can draw. */
  nearly: string[];
}

/** Deeds by which nothing is seen to happen: a verb that is only near to them is not shown. */
const UNSEEN: ReadonlySet<string> = new Set(['be', 'have']);
const FACES: ReadonlySet<Participant['kind']> = new Set<Participant['kind']>(['person', 'animal', 'spirit', 'robot']);
/** Most of each kind, and the longest of them in characters. */
const MOST = 40;
const LONGEST = 120;

type Shown = 'missing' | 'nearly' | undefined;

/** What an idea names and the engine has no picture of, by what was read in it, and what its film left unseen. */
export function listNotDrawn(graph: IdeaGraph, { unseen = [] }: { unseen?: readonly string[] } = {}): NotDrawn {
  const { participants, places, events } = graph;
  // A colour is drawn on whatever has it.
  const isNoColour = ({ words }: { words: string }): boolean => wholeColour(words, graph.language) === undefined;
  const isInColour = ({ words }: Participant): boolean =>
    conceptsOfWords(graph.language).has(behindColour(words, graph.language)?.noun ?? '');
  const found = [
    ...participants
      .filter((one) => isNoColour(one) && !isInColour(one))
      .map((one) => [howShown(one), one.words] as const),
    ...places.map((place) => [howPlaceShown(place), place.words] as const),
    ...events
      .filter((event) => event.deed !== 'be' || isNoColour({ words: event.predicate }))
      .map((event) => [howEventShown(event), event.predicate] as const),
    ...participants.flatMap((one) =>
      one.qualities
        .filter((quality) => !isRelation(one, quality.words) && isNoColour(quality))
        .map(({ quality, words }) => [quality === undefined ? 'missing' : undefined, words] as const),
    ),
    ...places.flatMap(({ qualities }) =>
      qualities
        .filter((one) => isNoColour(one))
        .map(({ quality, words }) => [quality === undefined ? 'missing' : undefined, words] as const),
    ),
  ];
  const those = (wanted: Shown): string[] =>
    [
      ...new Set(
        found.flatMap(([shown, words]) => (shown === wanted && words !== '' ? [words.slice(0, LONGEST)] : [])),
      ),
    ].slice(0, MOST);
  const missing = [...new Set([...those('missing'), ...unseen.map((words) => words.slice(0, LONGEST))])].slice(0, MOST);
  return { missing, nearly: those('nearly').filter((words) => !missing.includes(words)) };
}

/** '傘の持ち主の少女': what she is to something is told, and no trait of hers. */
const isRelation = ({ relations }: Participant, words: string): boolean =>
  relations.length > 0 && /^[\p{Script=Han}ち]{2,5}$/u.test(words) && !/[的い]$/.test(words);

function howShown({ kind, concept, name, isNearest }: Participant): Shown {
  if (concept === undefined) {
    return FACES.has(kind) ? 'nearly' : 'missing';
  }
  // Somebody with a name is whoever is drawn.
  return isNearest && name === undefined ? 'nearly' : undefined;
}

function howPlaceShown({ concept, isNearest }: IdeaPlace): Shown {
  if (concept === undefined) {
    return 'missing';
  }
  return isNearest ? 'nearly' : undefined;
}

function howEventShown({ deed, isNearest }: IdeaEvent): Shown {
  if (deed === undefined || (isNearest && UNSEEN.has(deed))) {
    return 'missing';
  }
  return isNearest ? 'nearly' : undefined;
}
