import type { Presence } from '../../../idea/idea-graph.ts';

/** For whoever is not there. */
export const ABSENT_WORDS: Readonly<Record<Exclude<Presence, 'here'>, readonly string[]>> = {
  dead: ['{A} <be> dead.'],
  missing: ['Nobody <know> where {A} <be>.'],
  former: ['That <be> long ago: {A}.'],
  imagined: ['Nobody else <can> see {A}.'],
  dreamt: ['{A} <be> only a dream.'],
};

/** For whoever is there and new: '{A}' brings all that the idea says. */
export const INTRODUCTIONS = ['There <be|A> {A}.', 'And there <be|A> {A}.'];
