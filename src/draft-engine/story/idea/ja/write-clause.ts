import { wordTable } from '#src/shared/word-table.ts';
import type { Clause, PhraseRole } from '../text-reading.ts';
import { isDeedWord, plainOfPotential } from './deeds-of-words.ts';
import { IDIOM_PASSIVES, PASSIVES_BY_SOMEBODY } from './marks.ts';
import { isAnimate } from './noun-kinds.ts';
import type { Predicate } from './predicates.ts';
import type { Argument, ReadingState } from './reading-state.ts';
import { assignRoles } from './roles.ts';

/** A predicate with what was said of it. */
interface SaidClause {
  predicate: Predicate;
  args: Argument[];
  subject: number[] | undefined;
  kind: Clause['kind'];
}

/** Writes a clause with roles; a causative becomes two. */
export function writeClause(state: ReadingState, said: SaidClause): number {
  const { predicate, args, subject, kind } = said;
  settlePredicate(predicate, args);
  if (predicate.isCausative && !isDeedWord(causativeOf(predicate))) {
    return writeCausative(state, said);
  }
  if (predicate.isCausative) {
    predicate.base = causativeOf(predicate);
  }
  return pushClause(state, { predicate, kind, subject }, assignRoles(predicate, args, subject));
}

const A_ROW: Readonly<Record<string, string>> = wordTable({
  う: 'わ',
  く: 'か',
  ぐ: 'が',
  す: 'さ',
  つ: 'た',
  ぬ: 'な',
  ぶ: 'ば',
  む: 'ま',
  る: 'ら',
});

/** '咲く' → '咲かせる', '変身する' → '変身させる'. */
function causativeOf({ base }: Predicate): string {
  if (base.endsWith('する')) {
    return `${base.slice(0, -2)}させる`;
  }
  const stem = base.slice(0, -1);
  const godan = stem + (A_ROW[base.at(-1) as string] ?? '') + 'せる';
  return isDeedWord(godan) ? godan : `${stem}させる`;
}

function settlePredicate(predicate: Predicate, args: readonly Argument[]): void {
  const somebody = args.some(({ marker, kind }) => marker === 'に' && isAnimate(kind));
  const passive = predicate.isPassive ? IDIOM_PASSIVES[predicate.base] : undefined;
  if (passive && !(somebody && PASSIVES_BY_SOMEBODY.has(predicate.base))) {
    predicate.base = passive;
    predicate.isPassive = false;
  }
  const plain = predicate.kind === 'verb' ? plainOfPotential(predicate.base) : undefined;
  if (plain) {
    predicate.base = plain;
    predicate.mood = 'can';
  }
}

/** 'XがYに戦わせる': X makes Y, Y fights. In the passive Y is the subject. */
function writeCausative(state: ReadingState, { predicate, args, subject, kind }: SaidClause): number {
  const hasObject = args.some(({ marker }) => marker === 'を');
  const made =
    args.find((one) => one.marker === 'に' && (isAnimate(one.kind) || !one.isPlace)) ??
    (hasObject ? args.find(({ marker }) => marker === 'を') : undefined);
  const others = args.filter((one) => one !== made);
  const maker = predicate.isPassive ? (made?.phrases ?? []) : (subject ?? []);
  const doer = predicate.isPassive ? (subject ?? []) : (made?.phrases ?? []);
  const force: Predicate = { ...predicate, base: 'させる', isPassive: false, isCausative: false };
  const index = pushClause(state, { predicate: force, kind, subject: maker }, [
    ...maker.map((phrase) => ({ role: 'agent' as const, phrase })),
    ...doer.map((phrase) => ({ role: 'patient' as const, phrase })),
  ]);
  const deed: Predicate = { ...predicate, isPassive: false, isCausative: false, isNegated: false, mood: 'does' };
  const roles = assignRoles(deed, others, doer.length > 0 ? doer : undefined);
  const content = pushClause(state, { predicate: deed, kind: 'content', subject: doer }, roles);
  (state.clauses[content] as Clause).parent = index;
  return index;
}

function pushClause(
  state: ReadingState,
  { predicate, kind, subject }: Omit<SaidClause, 'args'>,
  roles: readonly { role: PhraseRole; phrase: number }[],
): number {
  const froms = roles.map(({ phrase }) => (state.phrases[phrase] as { from: number }).from);
  const near = froms.filter((from) => from < predicate.from && predicate.from - from < 80);
  const clause: Clause = {
    kind,
    from: Math.min(predicate.from, ...near),
    to: predicate.to,
    predicate: predicate.base,
    roles: [...roles],
    manner: state.manner,
    isNegated: predicate.isNegated,
    mood: predicate.mood,
    ...(predicate.isPassive && !roles.some(({ role }) => role === 'agent') ? { isAgentless: true as const } : {}),
  };
  if (state.often) {
    clause.often = state.often;
  }
  state.manner = [];
  state.often = undefined;
  state.clauses.push(clause);
  const index = state.clauses.length - 1;
  if (subject) {
    state.subjects.set(index, subject);
  } else if (predicate.isPassive) {
    state.passives.add(index);
  }
  return index;
}
