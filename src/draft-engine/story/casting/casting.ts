import type { Random } from '#src/shared/random.ts';
import type { IdeaPeople } from '../ages/read-people.ts';
import type { ConceptId } from '../concepts/concept.ts';
import type { StoryRequest } from '../film-plan.ts';
import { wordFor } from '../lexicon/lexicon.ts';
import type { IdeaReading } from '../reading/idea-reading.ts';
import type { NounFact } from '../story-facts.ts';
import type { Grammar } from '../words/grammar.ts';
import type { IdeaRoles } from './choose-roles.ts';
import type { GroundedNoun } from './ground-nouns.ts';
import type { Standing } from './standing.ts';

/** What all of the casting works from. */
export interface Casting {
  readonly request: StoryRequest;
  readonly reading: IdeaReading;
  readonly grammar: Grammar;
  readonly random: Random;
  /** What the idea names, each in its part. */
  readonly roles: IdeaRoles;
  /** What of it stands in the film's first place. */
  readonly standing: Standing | undefined;
  /** The idea is in the film's own language: its words can be told as they are. */
  readonly ownWords: boolean;
  /** Whom the idea names, with the ages that it says. */
  readonly people: IdeaPeople;
  /** A story of love, bars, work, fights or crime: nobody is a child in it whom the idea does not make one. */
  readonly grownUp: boolean;
}

/** The part of a concept behind its family: 'bakery' of 'place.bakery'. */
export const idOf = (concept: ConceptId): string => concept.slice(concept.indexOf('.') + 1);

/** The bare noun in the film's language, or as typed where the lexicon has none. */
export function wordOf({ request, ownWords }: Casting, { noun, concept }: GroundedNoun): string {
  return ownWords || noun.concepts.length === 0 ? noun.word : wordFor(concept, request.language);
}

/** Adjectives in the film's language, or as typed. */
export function adjectivesOf({ request, ownWords }: Casting, { noun }: GroundedNoun): readonly string[] {
  return ownWords ? noun.adjectives : noun.qualities.map((quality) => wordFor(`quality.${quality}`, request.language));
}

/** A noun of the idea as the words need it. */
export function nounOf(casting: Casting, said: GroundedNoun): NounFact {
  return {
    noun: said.noun.name ?? wordOf(casting, said),
    adjectives: adjectivesOf(casting, said),
    plural: casting.ownWords && said.noun.plural,
    concept: said.concept,
    proper: said.noun.name !== undefined,
  };
}

/** Something that the idea does not name. */
export function plainNoun({ request }: Casting, concept: ConceptId): NounFact {
  return { noun: wordFor(concept, request.language), adjectives: [], plural: false, concept, proper: false };
}
