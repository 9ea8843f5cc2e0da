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
  settleCausative(predicate);
  takeGivenName(state, said);
  const made = predicate.isCausative ? madeTo(state, said) : [];
  const isOfThings = made.length > 0 && isDeedWord(predicate.base);
  if ((isOfThings || made.some((phrase) => isSomebody(state, phrase))) && !isDeedWord(causativeOf(predicate))) {
    return writeCausative(state, said, made);
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
  const isOneRow = base.endsWith('る') && /[いきしちにひみりえけせてねへめれぎじびげぜべ]$/.test(stem);
  return isDeedWord(godan) || !isOneRow ? godan : `${stem}させる`;
}

const NAMING = new Set(['名付ける', '名づける', '呼ぶ', '命名する']);

/** '少女に「ポチ」と名付けられる': the name is nobody else. */
function takeGivenName(state: ReadingState, { predicate, args, subject }: SaidClause): void {
  const at = args.findIndex(({ marker, kind }) => marker === 'と' && !isAnimate(kind));
  const named = predicate.isPassive ? subject : args.find(({ marker }) => marker === 'を')?.phrases;
  const bearer = state.phrases[named?.[0] ?? -1];
  const name = state.phrases[args[at]?.phrases[0] ?? -1];
  if (NAMING.has(predicate.base) && bearer && name) {
    state.absorbed.add(args.splice(at, 1)[0]?.phrases[0] as number);
    bearer.name ??= name.name ?? name.head;
  }
}

/** '泣かせる' and '習わす' are one word in the dictionary. */
function settleCausative(predicate: Predicate): void {
  const stem = /^(.+?)([わかがさたなばまら])(?:せる|す)$/.exec(predicate.base);
  const last = Object.entries(A_ROW).find(([, a]) => a === stem?.[2])?.[0];
  const plain = `${stem?.[1] ?? ''}${last ?? ''}`;
  if (predicate.kind === 'verb' && last !== undefined && !isDeedWord(predicate.base) && isDeedWord(plain)) {
    predicate.base = plain;
    predicate.isCausative = true;
  }
}

/** '猛反対する', '偶然録音する': the deed is in the last part. */
function settleCompound(predicate: Predicate): void {
  const { base } = predicate;
  if (!base.endsWith('する') || isDeedWord(base)) {
    return;
  }
  for (let at = 1; at <= base.length - 4; at++) {
    if (isDeedWord(base.slice(at))) {
      predicate.base = base.slice(at);
      return;
    }
  }
}

function settlePredicate(predicate: Predicate, args: readonly Argument[]): void {
  settleCompound(predicate);
  const somebody = args.some(({ marker, kind }) => marker === 'に' && isAnimate(kind));
  const isCalled = args.some(({ marker }) => marker === 'に' || marker === 'として') && predicate.base === '呼ぶ';
  const passive = predicate.isPassive && !isCalled ? IDIOM_PASSIVES[predicate.base] : undefined;
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

const isSomebody = (state: ReadingState, phrase: number): boolean =>
  isAnimate(state.kinds[phrase] ?? 'unknown') ||
  state.phrases[phrase]?.name !== undefined ||
  state.phrases[phrase]?.pronoun !== undefined;

/** The argument that is made to do something. */
const madeArgument = ({ args }: SaidClause): Argument | undefined =>
  args.find((one) => one.marker === 'に' && (isAnimate(one.kind) || !one.isPlace)) ??
  args.find(({ marker }) => marker === 'を');

/** Who is made to do something: said with に or を, the subject of a passive, else whoever was met just before. */
function madeTo(state: ReadingState, said: SaidClause): readonly number[] {
  const { predicate, subject } = said;
  const made = madeArgument(said)?.phrases;
  return predicate.isPassive ? (subject ?? []) : (made ?? lastMet(state, subject ?? []));
}

/** 'XがYに戦わせる': Y fights, because X makes Y. In the passive Y is the subject. */
function writeCausative(state: ReadingState, said: SaidClause, doer: readonly number[]): number {
  const { predicate, args, subject, kind } = said;
  const made = madeArgument(said);
  const others = args.filter((one) => one !== made);
  const maker = predicate.isPassive ? (made?.phrases ?? []) : (subject ?? []);
  const force: Predicate = { ...predicate, base: 'させる', isPassive: false, isCausative: false };
  const index = pushClause(state, { predicate: force, kind, subject: [...maker] }, [
    ...maker.map((phrase) => ({ role: 'agent' as const, phrase })),
    ...doer.map((phrase) => ({ role: 'patient' as const, phrase })),
  ]);
  const deed: Predicate = { ...predicate, isPassive: false, isCausative: false, isNegated: false, mood: 'does' };
  const roles = assignRoles(deed, others, doer.length > 0 ? doer : undefined);
  const content = pushClause(state, { predicate: deed, kind: 'content', subject: [...doer] }, roles);
  (state.clauses[content] as Clause).parent = index;
  return index;
}

/** '猟師を送り、約束させる': where it is left out, whoever it was done to just before. */
const lastMet = (state: ReadingState, maker: readonly number[]): number[] =>
  state.clauses
    .flatMap(({ roles }) => roles.filter(({ role }) => role === 'patient' || role === 'recipient'))
    .map(({ phrase }) => phrase)
    .filter((phrase) => isAnimate(state.kinds[phrase] ?? 'unknown') && !maker.includes(phrase))
    .slice(-1);

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
