import type { Clause, NounPhrase, TextReading } from '../text-reading.ts';

/** A reading in short: 'when kill: king > father | *flee: girl + dog; from castle'. The main clause has a star. */
export function factsOf({ phrases, clauses }: TextReading): string {
  if (clauses.length === 0) {
    return phrases.map((_, index) => wordOf(phrases, index)).join(', ');
  }
  return clauses.map((clause) => factOf(phrases, clause)).join(' | ');
}

function factOf(phrases: readonly NounPhrase[], clause: Clause): string {
  const by = (role: string): string =>
    clause.roles
      .filter((one) => one.role === role)
      .map(({ phrase }) => wordOf(phrases, phrase))
      .join(' + ');
  const others = clause.roles
    .filter(({ role }) => role !== 'agent' && role !== 'patient')
    .map(({ role, phrase }) => `; ${role} ${wordOf(phrases, phrase)}`)
    .join('');
  const kind = clause.kind === 'main' ? '*' : `${clause.kind} `;
  const mood = `${clause.isNegated ? 'not ' : ''}${clause.mood === 'does' ? '' : `${clause.mood} `}`;
  const patient = by('patient');
  return `${kind}${mood}${clause.predicate}: ${by('agent')}${patient ? ` > ${patient}` : ''}${others}`;
}

/** The name, else the pronoun, else the noun with how many there are. */
function wordOf(phrases: readonly NounPhrase[], index: number): string {
  const { head, name, pronoun, count, ageYears } = phrases[index] as NounPhrase;
  const number = count === undefined || count === 1 ? '' : `*${count || ''}`;
  return (name ?? pronoun ?? head) + number + (ageYears === undefined ? '' : ` (${ageYears})`);
}
