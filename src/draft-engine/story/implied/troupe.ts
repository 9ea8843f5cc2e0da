import type { ConceptId } from '../concepts/concept.ts';
import type { Participant } from '../idea/idea-graph.ts';
import type { Chapter } from './beats.ts';

/** Who plays the other one of a chapter: somebody of the idea, somebody who is added, or nobody. */
export type Other = { kind: 'own' } | { kind: 'added'; concept: ConceptId } | { kind: 'nobody' };

/** Those beside the hero: few enough to be told apart. */
export interface Troupe {
  canPlay(chapter: Chapter): boolean;
  play(chapter: Chapter): Other;
}

const familyOf = (concept: ConceptId): string => concept.split('.')[0] as string;

/** Whom a film's troupe has to begin with. */
interface TroupeRequest {
  hero: ConceptId;
  /** The other one of the idea. */
  own: Participant | undefined;
  /** How many may be added. */
  most: number;
}

/** Nobody meets somebody of the same name: 'the robot repairs the robot'. */
export function createTroupe({ hero, own, most }: TroupeRequest): Troupe {
  const added: ConceptId[] = [];
  const find = ({ other }: Chapter): Other | 'new' | undefined => {
    if (other === undefined) {
      return { kind: own ? 'own' : 'nobody' };
    }
    if (other === hero) {
      return undefined;
    }
    const family = familyOf(other);
    if (own?.concept !== undefined && (familyOf(own.concept) === family || own.concept === other)) {
      return { kind: 'own' };
    }
    if (added.includes(other)) {
      return { kind: 'added', concept: other };
    }
    if (added.length < most) {
      return 'new';
    }
    const alike = added.find((concept) => familyOf(concept) === family && (family === 'person' || concept === other));
    return alike && { kind: 'added', concept: alike };
  };
  return {
    canPlay: (chapter) => find(chapter) !== undefined,
    play(chapter) {
      const found = find(chapter);
      if (found === 'new') {
        const concept = chapter.other as ConceptId;
        added.push(concept);
        return { kind: 'added', concept };
      }
      return found ?? { kind: 'nobody' };
    },
  };
}
