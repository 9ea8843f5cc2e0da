import type { ConceptId, PlaceId } from '../concepts/concept.ts';
import type { PersonId } from '../concepts/people.ts';
import { FRAMES } from '../frames/frames.ts';
import { PLACE_COMPANY, VERB_BRINGS_COMPANY } from '../lexicon/goods.ts';
import type { IdeaReading } from '../reading/idea-reading.ts';
import type { CastFact } from '../story-facts.ts';
import { castPart, type Part, saidAgeOf, type Troupe, withPetName } from './cast-part.ts';
import { type Casting, idOf } from './casting.ts';
import { companionsOf, heroesOf } from './companions.ts';
import { withGivenCompanions } from './given-characters.ts';
import type { GroundedNoun } from './ground-nouns.ts';
import { makerOf } from './maker-of.ts';
import { isChildConcept } from './person-concept.ts';
import { keeperOf } from './place-kind-of.ts';

/** Everybody who plays. */
export interface Characters {
  hero: CastFact;
  other: CastFact;
  /** Others of the hero's kind, who go where it goes. */
  companions: readonly CastFact[];
  /** How many the heroes are. */
  heroes: number;
  /** One noun of the idea is hero and second character at once: 'two rivals compete'. */
  doubled: GroundedNoun | undefined;
}

/** What several of a kind do with each other. */
const AMONG_THEMSELVES: ReadonlySet<IdeaReading['frame']> = new Set<IdeaReading['frame']>([
  'befriend',
  'compete',
  'fall_in_love',
  'reconcile',
  'part',
  'betray',
]);
const TRUE_TYPES: ReadonlySet<string> = new Set(['nature', 'documentary', 'news', 'history']);
const WITNESSES: readonly PersonId[] = ['scientist', 'photographer', 'farmer', 'fisherman', 'librarian'];

/** Who comes along where the idea names no second character. */
function companyFor(
  { request, reading, random, roles, grownUp }: Casting,
  { concept: hero, age, underAge }: CastFact,
): ConceptId {
  // A pupil's first love is of their own age.
  if (underAge && reading.frame === 'fall_in_love') {
    return age === 'child' ? 'person.child' : 'person.student';
  }
  const place = roles.place ? (idOf(roles.place.concept) as PlaceId) : undefined;
  const host = place ? (PLACE_COMPANY[place] ?? keeperOf(place)) : undefined;
  let usual: readonly PersonId[] = TRUE_TYPES.has(request.type) ? WITNESSES : FRAMES[reading.frame].company;
  if (reading.frame === 'open_shop' || reading.frame === 'cook') {
    usual = ['customer'];
  } else if (host && !VERB_BRINGS_COMPANY.has(reading.frame)) {
    usual = [host];
  }
  const company = usual.filter(
    (id) => `person.${id}` !== hero && !(grownUp && (isChildConcept(`person.${id}`) || id === 'student')),
  );
  return `person.${random.pick(company.length > 0 ? company : ['friend' as const])}`;
}

/** Two of a kind are as old as each other, and so are two pupils in love of whom the idea says the age of one. */
function ageBeside(
  casting: Casting,
  hero: CastFact,
  { concept, said, isDoubled }: { concept: ConceptId; said: GroundedNoun | undefined; isDoubled: boolean },
): Pick<Part, 'age' | 'underAge'> {
  const isFirstLove = casting.reading.frame === 'fall_in_love' && hero.underAge === true;
  const isUnsaid = !saidAgeOf(casting, { key: 'character-2', said });
  if (isDoubled || (isFirstLove && isUnsaid)) {
    return { age: hero.age, underAge: hero.underAge };
  }
  // A student who comes along with a pupil or a teacher is a pupil too.
  return said === undefined && concept === 'person.student' && !casting.grownUp ? { underAge: true } : {};
}

/** Casts everybody, the hero first. */
export function castCharacters(casting: Casting): Characters {
  const {
    request,
    reading,
    grammar,
    roles: { hero: lead, other: named },
  } = casting;
  const troupe: Troupe = { figures: [], names: [] };
  // Two who do it to each other are hero and second character; two who do it together are heroes both.
  const doubled = lead && heroesOf(lead) > 1 && !named && AMONG_THEMSELVES.has(reading.frame) ? lead : undefined;
  const called = (cast: CastFact): CastFact => (doubled ? withPetName(casting, cast, troupe) : cast);

  const heroConcept = lead?.concept ?? makerOf(casting);
  // An old couple is two old people.
  const coupleAge =
    lead?.concept === 'person.couple' && (lead.noun.qualities.includes('old') || /^[老노]/.test(lead.noun.word))
      ? ('old' as const)
      : undefined;
  const hero = called(
    castPart(
      casting,
      {
        key: 'character-1',
        concept: heroConcept,
        said: lead,
        gender: /^(?:person|animal)\./.test(heroConcept) ? reading.gender : undefined,
        age: coupleAge,
      },
      troupe,
    ),
  );

  const otherConcept = named?.concept ?? doubled?.concept ?? companyFor(casting, hero);
  const romantic = request.type === 'romance' || reading.frame === 'fall_in_love';
  const opposite = hero.gender === 'feminine' ? ('masculine' as const) : ('feminine' as const);
  const other = called(
    castPart(
      casting,
      {
        key: 'character-2',
        concept: otherConcept,
        said: named ?? doubled,
        gender: romantic && hero.gender !== 'neutral' ? opposite : undefined,
        ...ageBeside(casting, hero, { concept: otherConcept, said: named, isDoubled: doubled !== undefined }),
      },
      troupe,
    ),
  );

  const spouse =
    lead?.concept === 'person.couple' && !doubled
      ? [castPart(casting, { key: 'character-3', concept: 'person.couple', said: lead, age: coupleAge }, troupe)]
      : [];
  const kin = companionsOf(hero, lead, doubled === undefined, troupe.figures, grammar, troupe.names, request.seed);
  return {
    hero,
    other,
    companions: withGivenCompanions(request, [...spouse, ...kin], hero, troupe.figures),
    heroes: doubled ? 1 : heroesOf(lead),
    doubled,
  };
}
