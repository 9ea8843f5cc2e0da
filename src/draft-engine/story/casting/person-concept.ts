import type { PersonConcept } from '../concepts/concept-entry.ts';
import type { ConceptId } from '../concepts/concept.ts';
import { PEOPLE, type PersonId } from '../concepts/people.ts';

/** How a person of a concept looks and lives; `underAge` where the idea makes them a child or a pupil. */
export function personConcept(concept: ConceptId, underAge: boolean): PersonConcept | undefined {
  if (!concept.startsWith('person.')) {
    return undefined;
  }
  const person: PersonConcept = PEOPLE[concept.slice('person.'.length) as PersonId];
  return underAge ? { ...person, ...person.underAge } : person;
}
