import type { NounFact, StoryFacts } from '../../story-facts.ts';

const MADE = new Set([
  'repair',
  'build',
  'find',
  'steal',
  'sell',
  'cook',
  'invent',
  'hide',
  'grow',
  'learn',
  'explain',
]);
const TO_PLACES = new Set(['return', 'leave', 'arrive', 'defend', 'travel']);

/**
 * What the verb is about, as it is told: a place where one goes to places, a thing where one mends or makes, before a
 * person who merely stands by.
 */
export function toldTarget(facts: StoryFacts): { kind: 'other' } | { kind: 'noun'; noun: NounFact } {
  const typed = (noun: NounFact): boolean => facts.ownIdea?.includes(noun.noun) ?? false;
  if (TO_PLACES.has(facts.frame) && typed(facts.place) && !typed(facts.target)) {
    return { kind: 'noun', noun: facts.place };
  }
  if (facts.targetIsOther && MADE.has(facts.frame) && facts.other.kind === 'person' && typed(facts.thing)) {
    return { kind: 'noun', noun: facts.thing };
  }
  return facts.targetIsOther ? { kind: 'other' } : { kind: 'noun', noun: facts.target };
}

const ALIVE = /^(person|animal|robot|spirit)\./;

/** Whether a place, a living being or a thing is told about. */
export function targetFamily(facts: StoryFacts): 'place' | 'alive' | 'thing' {
  const target = toldTarget(facts);
  if (target.kind === 'other' || ALIVE.test(target.noun.concept)) {
    return 'alive';
  }
  return target.noun.concept.startsWith('place') ? 'place' : 'thing';
}
