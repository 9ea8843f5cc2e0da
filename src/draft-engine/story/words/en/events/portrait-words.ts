import type { Presence } from '../../../idea/idea-graph.ts';
import type { FeltSentences } from '../../events/felt-sentences.ts';

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

/** How one sees what somebody feels. */
export const FELT_SENTENCES: FeltSentences = {
  happy: ['{A} <smile>.', '{A} <can> not stop smiling.'],
  excited: ['{A} <can> hardly believe it.'],
  sad: ['{A} <say> nothing for a while.', '{A} <lower> {A.his} head.'],
  fear: ['{A} <hold> {A.his} breath.'],
  surprised: ['{A} <stare> in surprise.'],
  angry: ['{A} <clench> {A.his} teeth.'],
};
