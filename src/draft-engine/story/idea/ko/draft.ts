import type { Role } from '../idea-graph.ts';
import type { Clause, NounPhrase, PhraseRole } from '../text-reading.ts';
import type { NounClass } from './dictionary.ts';
import type { Case } from './particles.ts';
import type { Link } from './voices.ts';

/** A noun phrase while it is built. */
export interface PhraseDraft extends NounPhrase {
  nounClass: NounClass | undefined;
  /** It names the film, the time or nothing: left out at the end. */
  isDropped?: boolean;
}

/** Phrases that wait for their verb. */
export interface Argument {
  phrases: number[];
  case: Case;
  isTopical: boolean;
  nounClass: NounClass | undefined;
  comma: boolean;
  /** 함께 stands behind it. */
  isTogether?: boolean;
  /** By words like 에 의해 or 을 위해. */
  link?: Link;
  /** Index of the token behind it. */
  next: number;
  /** Adjectives, a relative clause or an owner stand before it. */
  isModified: boolean;
}

/** A clause while it is built. */
export interface ClauseDraft extends Clause {
  /** Who or what the verb is said of, and the role of that. */
  subject: number[];
  subjectRole: Role;
  hasObject: boolean;
  isPassive: boolean;
  /** Whose subject the next may share: 고, 면서. */
  sharesSubject: boolean;
  isDropped?: boolean;
  /** It is told by somebody: 필요하다는 말. */
  isSaid?: boolean;
}

export interface Draft {
  text: string;
  phrases: PhraseDraft[];
  clauses: ClauseDraft[];
  style: string[];
}

export function addRole(clause: Clause, role: PhraseRole, phrases: readonly number[]): void {
  for (const phrase of phrases) {
    if (!clause.roles.some((each) => each.role === role && each.phrase === phrase)) {
      clause.roles.push({ role, phrase });
    }
  }
}
