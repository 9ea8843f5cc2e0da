import type { EventLink, Frequency, Mood } from '../idea-graph.ts';
import type { PhraseRole } from '../text-reading.ts';
import type { DraftPhrase } from './phrases.ts';

export type LinkKind = 'main' | 'and' | 'relative' | EventLink;

/** A clause that rules may still change. */
export interface DraftClause {
  from: number;
  to: number;
  kind: LinkKind;
  /** It waits for the clause that it hangs on. */
  isWaiting?: boolean;
  on?: DraftClause;
  describes?: number;
  predicate: string;
  /** The verb with all its parts as typed: '交给', '坐在'. */
  full: string;
  roles: { role: PhraseRole; phrase: number }[];
  manner: string[];
  often?: Frequency;
  isNegated: boolean;
  mood: Mood;
  isPassive?: boolean;
  /** 着 behind the verb. */
  isLasting?: boolean;
  /** A place stands where the subject stands: '桌上放着一封信'. */
  isExistential?: boolean;
  /** Whom the clause is about, where somebody else acts in it: '他不愿父母分开'. */
  topic?: number[];
  /** A turn of fate begins here: 但, 可, 谁知. */
  isTwist?: boolean;
  /** Only what comes of the clause before: '才能离开', '却因此…'. */
  isOutcome?: boolean;
  /** Whoever appears in this clause is seen or heard in that one. */
  seenBy?: DraftClause;
  isDropped?: boolean;
}

/** What is being read. */
export interface Draft {
  phrases: DraftPhrase[];
  clauses: DraftClause[];
}

export const hasRole = (clause: DraftClause, role: PhraseRole): boolean =>
  clause.roles.some((one) => one.role === role);

export function addRoles(clause: DraftClause, role: PhraseRole, phrases: readonly number[]): void {
  for (const phrase of phrases) {
    if (!clause.roles.some((one) => one.phrase === phrase)) {
      clause.roles.push({ role, phrase });
    }
  }
}
