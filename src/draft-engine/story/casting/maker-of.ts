import type { ConceptId, PlaceId, ThingId } from '../concepts/concept.ts';
import { PEOPLE, type PersonId } from '../concepts/people.ts';
import { EXTRA_THINGS, type ExtraThingId } from '../concepts/things.ts';
import { TOLD_TYPES } from '../shapes/shapes.ts';
import { type Casting, idOf } from './casting.ts';
import { isChildConcept } from './person-concept.ts';
import { keeperOf } from './place-kind-of.ts';

const FINDERS = ['girl', 'boy', 'old_woman', 'old_man', 'shopkeeper', 'neighbour'] as const;
const BUYERS = ['person.woman', 'person.man', 'person.girl', 'person.office_worker'] as const;

/** Whose trade a thing is: bread is a baker's. */
const makerByTool = (id: ThingId): PersonId | undefined =>
  (Object.keys(PEOPLE) as PersonId[]).find((person) => PEOPLE[person].tool === id);

/** Who acts in a film whose idea names nobody that does; in a story of grown people no child. */
export function makerOf(casting: Casting): ConceptId {
  const maker = usualMaker(casting);
  return casting.grownUp && isChildConcept(maker)
    ? casting.random.pick(['person.woman', 'person.man'] as const)
    : maker;
}

function usualMaker({ request, reading, random, roles }: Casting): ConceptId {
  const first = roles.grounded[0];
  if (request.type === 'ads' && first?.family === 'thing') {
    return random.pick(BUYERS);
  }
  if (request.type === 'detective') {
    return 'person.detective';
  }
  // 'She writes a letter every day': somebody acts, and only a pronoun says who.
  if (reading.gender) {
    return reading.gender === 'feminine' ? 'person.woman' : 'person.man';
  }
  if (!first) {
    return TOLD_TYPES.has(request.type) ? 'person.traveller' : random.pick(['person.woman', 'person.man'] as const);
  }
  if (request.type === 'travel' || request.type === 'road' || reading.frame === 'travel') {
    return 'person.traveller';
  }
  if (first.family === 'place') {
    return `person.${keeperOf(idOf(first.concept) as PlaceId)}`;
  }
  const thing = idOf(first.concept) as ThingId;
  if (thing in EXTRA_THINGS) {
    return `person.${EXTRA_THINGS[thing as ExtraThingId].maker}`;
  }
  // Who makes a thing is found where it is made.
  if (request.type === 'documentary' || request.type === 'education') {
    return `person.${makerByTool(thing) ?? 'worker'}`;
  }
  return `person.${random.pick(FINDERS)}`;
}
