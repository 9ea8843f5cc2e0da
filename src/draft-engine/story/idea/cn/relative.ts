import { readClauses } from './clauses.ts';
import { addRoles, type Draft, type DraftClause, hasRole } from './drafts.ts';
import { eachPhrase, phraseOf } from './item-tags.ts';
import { attachPlaces } from './joined-nouns.ts';
import { isNamingVerb } from './names.ts';
import type { Item } from './phrases.ts';
import { isOfDeeds } from './relative-start.ts';
import { isDoneTo, isIntransitive } from './verb-kinds.ts';
import { isQuality, isSomebody } from './vocabulary.ts';

/** Reads what stands before 的 from there as a clause about the head; answers where it begins in the text. */
export function takeRelative(head: Item, done: Item[], start: number, draft: Draft): number {
  const body = attachPlaces(done.splice(start), draft);
  const from = body[0]?.from ?? head.from;
  const quality = onlyQuality(body);
  if (quality) {
    eachPhrase(head, draft, (phrase) => phrase.adjectives.unshift(quality));
  } else if (!nameHead(head, body, draft)) {
    describe(head, readClauses(body, draft), draft);
  }
  return from;
}

/** '失踪的', '退休的' */
function onlyQuality(body: readonly Item[]): string | undefined {
  const words = body.filter(({ token }) => token && !/^(?:adv|time|asp|part)$/.test(token.tag));
  const [only] = words;
  const isAlone = words.length === 1 && body.every(({ phrases }) => !phrases);
  return isAlone && only?.token && isQuality(only.token.text) ? only.token.base : undefined;
}

/** The last clause describes the head; the others hang on it. */
function describe(head: Item, clauses: readonly DraftClause[], draft: Draft): void {
  const clause = clauses.findLast(({ kind }) => kind === 'main' || kind === 'and') ?? clauses.at(-1);
  if (!clause) {
    return;
  }
  for (const one of clauses) {
    if (one !== clause && (one.kind === 'main' || one.on === undefined)) {
      Object.assign(one, { kind: one.kind === 'main' ? 'before' : one.kind, on: clause, isWaiting: false });
    }
  }
  Object.assign(clause, { kind: 'relative', describes: head.phrases?.[0], isWaiting: false });
  delete clause.on;
  fillGap(clause, head, draft);
  for (const one of clauses.filter((each) => each !== clause)) {
    shareHead(one, clause, head);
  }
}

/** Whoever is described has a part in the other clauses before them too. */
function shareHead(one: DraftClause, clause: DraftClause, head: Item): void {
  if (one.isPassive && !hasRole(one, 'patient')) {
    // 被龙王罚去看守枯井的河神
    addRoles(one, 'patient', (head.phrases ?? []).slice(0, 1));
  } else if (one.isLasting && !hasRole(one, 'agent')) {
    // 哭着找妈妈的孩子
    const agents = clause.roles.filter(({ role }) => role === 'agent').map(({ phrase }) => phrase);
    addRoles(one, 'agent', agents);
  }
}

/** '名叫小满的女孩' is only a name. */
function nameHead(head: Item, body: readonly Item[], draft: Draft): boolean {
  const at = body.findIndex(({ token }) => token?.tag === 'v' && isNamingVerb(token.text));
  const named = body[at + 1]?.phrases?.[0];
  const phrase = phraseOf(head, draft);
  const said = draft.phrases[named ?? -1];
  if (at < 0 || !phrase || said?.name === undefined) {
    return false;
  }
  phrase.name = said.name;
  said.isDropped = true;
  return body.length <= at + 2;
}

/** The described noun's own part in the clause. */
function fillGap(clause: DraftClause, head: Item, draft: Draft): void {
  const phrase = head.phrases?.[0];
  if (phrase === undefined) {
    return;
  }
  const { head: noun, name } = draft.phrases[phrase] as Draft['phrases'][number];
  const role = isOfDeeds(noun) ? 'topic' : gapRole(clause, isSomebody(noun) || name !== undefined, head);
  clause.roles.push({ role, phrase });
}

/** The part that a clause leaves open. */
function gapRole(clause: DraftClause, isPerson: boolean, head: Item): DraftClause['roles'][number]['role'] {
  const hasPatient = (['patient', 'result', 'topic', 'recipient'] as const).some((role) => hasRole(clause, role));
  if (clause.isPassive && !hasRole(clause, 'patient')) {
    return 'patient';
  }
  if (hasRole(clause, 'agent')) {
    // 送给妈妈的伞
    const isGiven = hasRole(clause, 'recipient') && !isPerson && !head.isPlace;
    return isGiven && !hasRole(clause, 'patient') && !hasRole(clause, 'result')
      ? 'patient'
      : gapBesideAgent(clause, isPerson, head, hasPatient);
  }
  if (hasPatient) {
    return 'agent';
  }
  return gapOfVerb(clause, isPerson, head);
}

/** '母亲留下的信', '他出生的村庄' */
function gapBesideAgent(clause: DraftClause, isPerson: boolean, head: Item, hasPatient: boolean) {
  const isSelf = isIntransitive(clause.predicate);
  if (hasPatient || (head.isPlace && isSelf)) {
    return head.isPlace ? 'at' : 'topic';
  }
  return isSelf && !isPerson ? 'topic' : 'patient';
}

/** Only the verb is there: '暗恋的同桌', '长大的女孩', '居住的村庄', '留下的信'. */
function gapOfVerb(clause: DraftClause, isPerson: boolean, head: Item) {
  if (isPerson) {
    return isDoneTo(clause.predicate) ? 'patient' : 'agent';
  }
  if (!isIntransitive(clause.predicate)) {
    return 'patient';
  }
  const isHome = head.isPlace && !hasRole(clause, 'at') && /^(?:住|生活|居住|睡)/.test(clause.predicate);
  return isHome ? 'at' : 'agent';
}
