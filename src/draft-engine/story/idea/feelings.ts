import type { ConceptId } from '../concepts/concept.ts';
import type { Participant } from './idea-graph.ts';

/** Words for what somebody feels for somebody: told to them, never held and no name of a film. */
const FEELINGS =
  /^(?:feelings?|emotions?|love|affections?|true feelings|心意|爱意|情意|感情|心情|情感|爱|思念|心声|心事|想い|思い|気持ち|恋心|恋|愛|感情|本音|胸の内|마음|속마음|감정|사랑|진심|그리움)$/i;

/** Whether a word is one for what somebody feels. */
export const isFeeling = (words: string): boolean => FEELINGS.test(words);

/** A memory, a secret and a dream of nobody's. */
const UNSEEN: ReadonlySet<ConceptId> = new Set<ConceptId>(['thing.memory', 'thing.secret', 'thing.dream']);

/** Whether something has no body that a title could set beside somebody: 'Kenta and the Feelings'. */
export const isUnseen = ({ words, concept, relations }: Participant): boolean =>
  isFeeling(words) || (concept !== undefined && UNSEEN.has(concept) && relations.length === 0);
