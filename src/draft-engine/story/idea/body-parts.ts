import type { Vocabulary } from './phrase-meaning.ts';
import type { Clause, NounPhrase } from './text-reading.ts';

/** Which phrases name a part of somebody, by index. */
export type PartsOfOthers = ReadonlyMap<number, 'owner' | 'own'>;

/**
 * Phrases that name a part of somebody: 'the queen's laughing face' is the queen. By the index of the phrase; 'own'
 * where somebody only moves or uses a part of theirs: 'raises her hand'.
 */
export function partsOfOthers(
  phrases: readonly NounPhrase[],
  clauses: readonly Clause[],
  { tables }: Vocabulary,
): PartsOfOthers {
  const found = new Map<number, 'owner' | 'own'>();
  const { bodyParts } = tables;
  if (!bodyParts) {
    return found;
  }
  phrases.forEach(({ head, owner, name }, index) => {
    const uses = clauses.filter(({ roles }) => roles.some(({ phrase }) => phrase === index));
    if (
      !bodyParts.nouns.has(head) ||
      name !== undefined ||
      uses.some((clause) => takesOff(clause, index, bodyParts.takenOff))
    ) {
      return;
    }
    if (owner === undefined) {
      if (uses.length > 0 && uses.every((clause) => isOnlyMeans(clause, index))) {
        found.set(index, 'own');
      }
      return;
    }
    found.set(index, uses.some((clause) => isOwn(clause, index, owner, phrases)) ? 'own' : 'owner');
  });
  return found;
}

/** 'loses her voice', 'sells his heart': the part is a thing of its own. */
const takesOff = ({ predicate, roles }: Clause, index: number, verbs: ReadonlySet<string>): boolean =>
  verbs.has(predicate) && roles.some(({ role, phrase }) => phrase === index && role === 'patient');

/** 'takes him by the hand'. */
const isOnlyMeans = ({ roles }: Clause, index: number): boolean =>
  roles.some(({ role, phrase }) => phrase === index && /^(?:at|from|instrument)$/.test(role));

/** The owner is a pronoun and somebody else acts with the part: it can only be theirs. */
function isOwn({ roles }: Clause, index: number, owner: number, phrases: readonly NounPhrase[]): boolean {
  const part = roles.find(({ phrase }) => phrase === index);
  const agents = roles.filter(({ role, phrase }) => role === 'agent' && phrase !== index);
  const isTheirs = phrases[owner]?.pronoun !== undefined || agents.some(({ phrase }) => phrase === owner);
  return part !== undefined && part.role !== 'agent' && part.role !== 'to' && agents.length > 0 && isTheirs;
}
