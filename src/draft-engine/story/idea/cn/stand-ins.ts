import { SEVERAL } from '../idea-graph.ts';
import type { Draft, DraftClause } from './drafts.ts';
import { type DraftPhrase, KIN } from './phrases.ts';
import { isSomebody } from './vocabulary.ts';

/** Puts whoever '自己' and '两人' stand for in their place. */
export function replaceStandIns(draft: Draft): void {
  dropBareSpots(draft);
  dropAnybody(draft);
  giveKinToFirst(draft);
  countForThey(draft);
  countForTogether(draft);
  for (const clause of draft.clauses.toSorted((one, other) => one.from - other.from)) {
    dropOwnSelf(clause, draft);
    replacePair(clause, draft);
    giveToOwner(clause, draft);
    replaceLikeness(clause, draft);
  }
}

/** '会安慰人的程序', '吓人': it is anybody. */
function dropAnybody({ phrases, clauses }: Draft): void {
  phrases.forEach((phrase, index) => {
    const { head, count, adjectives, owner, name } = phrase;
    const isBare = head === '人' && count === undefined && adjectives.length === 0 && owner === undefined && !name;
    const own = clauses.filter(({ roles, isDropped }) => !isDropped && roles.some((each) => each.phrase === index));
    phrase.isDropped ||=
      isBare &&
      own.length > 0 &&
      own.every(({ kind, mood, describes }) => describes !== index && (kind === 'relative' || mood === 'can'));
  });
}

/** '里面', '身后' name no place by themselves. */
function dropBareSpots({ phrases }: Draft): void {
  for (const phrase of phrases.filter(({ name, owner }) => name === undefined && owner === undefined)) {
    phrase.isDropped ||=
      /^(?:里面|外面|上面|下面|里头|外头|身后|背后|身边|身旁|面前|旁边|一旁|眼前|前面|后面|中间|地方)$/.test(
        phrase.head,
      );
  }
}

/** '他把父亲的骨灰撒进大海': a pronoun before anybody is named is not its own father. */
function giveKinToFirst({ phrases }: Draft): void {
  const kept = phrases.map((phrase, index) => ({ phrase, index })).filter(({ phrase }) => !phrase.isDropped);
  const first = kept.toSorted((one, other) => one.phrase.from - other.phrase.from)[0];
  const kin = kept.find(({ phrase }) => KIN(phrase.head) && phrase.owner === undefined && phrase.name === undefined);
  if (first && kin && /^(?:he|she|i)$/.test(first.phrase.pronoun ?? '') && first !== kin) {
    kin.phrase.owner = first.index;
  }
}

/** '山里的孩子收到图书，他们…': where nobody else is several, whoever was named without a number is. */
function countForThey({ phrases }: Draft): void {
  for (const they of phrases.filter(({ pronoun, isDropped }) => pronoun === 'they' && !isDropped)) {
    const before = phrases.filter(({ from, isDropped }) => !isDropped && from < they.from);
    const people = before.filter((phrase) => isAnybody(phrase));
    const isSeveral = before.some(({ count }) => count !== undefined && count !== 1);
    const [only] = people;
    if (!isSeveral && people.length === 1 && only && only.count === undefined && only.name === undefined) {
      only.count = SEVERAL;
    }
  }
}

/** '士兵一起踢球': whoever does something together is several. */
function countForTogether({ phrases, clauses }: Draft): void {
  for (const { roles, manner, isDropped } of clauses) {
    const agents = roles.filter(({ role }) => role === 'agent');
    const only = phrases[agents[0]?.phrase ?? -1];
    const isAlone = agents.length === 1 && roles.every(({ role }) => role !== 'companion' && role !== 'recipient');
    const isTogether = manner.some((word) => /^(?:一起|一同|共同|互相|相互|轮流|纷纷|合力|联手)$/.test(word));
    if (!isDropped && isAlone && isTogether && only && isAnybody(only) && only.count === undefined && !only.name) {
      only.count = 0;
    }
  }
}

/** '把自己关进画室': only who acts is there; whom one meets or sees is somebody else. */
function dropOwnSelf(clause: DraftClause, { phrases }: Draft): void {
  const isSelf = ({ role, phrase }: DraftClause['roles'][number]): boolean =>
    !clause.isPassive &&
    role === 'patient' &&
    phrases[phrase]?.pronoun === 'self' &&
    phrases[phrase].adjectives.length === 0;
  if (/^(?:锁|关|藏|躲|扔|丢|困|埋|绑|打扮|伪装|卖|交)/.test(clause.predicate) && clause.roles.some(isSelf)) {
    clause.roles = clause.roles.filter((one) => !isSelf(one));
  }
}

/** '变成书生的样子': a scholar. */
function replaceLikeness(clause: DraftClause, { phrases }: Draft): void {
  clause.roles = clause.roles.map(({ role, phrase }) => {
    const said = phrases[phrase];
    if (role !== 'result' || said?.owner === undefined || !/^(?:样子|模样|形象|身份)$/.test(said.head)) {
      return { role, phrase };
    }
    said.isDropped = true;
    return { role, phrase: said.owner };
  });
}

const isAnybody = ({ head, name, pronoun, isDropped, isPlaceName }: DraftPhrase): boolean =>
  !isDropped && !isPlaceName && pronoun === undefined && (isSomebody(head) || (head === '' && name !== undefined));

/** '两人合力': the last two who were named, where nobody was named as several. */
function replacePair(clause: DraftClause, draft: Draft): void {
  const pair = clause.roles.find(({ phrase }) => isPair(draft.phrases[phrase]));
  const said = draft.phrases[pair?.phrase ?? -1];
  if (!pair || !said) {
    return;
  }
  const named = draft.phrases
    .map((phrase, index) => ({ phrase, index }))
    .filter(({ phrase, index }) => phrase.from < said.from && isAnybody(phrase) && !isOwner(index, draft));
  const isSeveral = named.some(({ phrase }) => phrase.count !== undefined && phrase.count !== 1);
  const wanted = said.count ?? 2;
  const chosen = named
    .toSorted((one, other) => one.phrase.from - other.phrase.from)
    .slice(-wanted)
    .map(({ index }) => index);
  if (!isSeveral && chosen.length === wanted) {
    clause.roles = [
      ...clause.roles.filter((one) => one !== pair),
      ...chosen.map((phrase) => ({ role: pair.role, phrase })),
    ];
    said.isDropped = true;
  }
}

const isPair = (phrase: DraftPhrase | undefined): boolean =>
  phrase?.pronoun === 'they' && !phrase.isDropped && phrase.count !== SEVERAL;

const isOwner = (index: number, { phrases }: Draft): boolean =>
  phrases.some(({ owner, isDropped }) => owner === index && !isDropped);

const actorsOf = ({ roles, isPassive }: DraftClause): DraftClause['roles'] =>
  roles.filter(({ role }) => role === (isPassive ? 'patient' : 'agent'));

/** '把自己的名字卖掉': whoever acts owns it. */
function giveToOwner(clause: DraftClause, draft: Draft): void {
  const [own] = actorsOf(clause);
  const isTold = clause.kind === 'content' && clause.predicate === '是' && clause.on;
  const actor = isTold ? (actorsOf(clause.on as DraftClause)[0] ?? own) : own;
  if (!actor || clause.kind === 'relative') {
    return;
  }
  for (const { phrase } of clause.roles) {
    const owned = draft.phrases[phrase];
    const owner = draft.phrases[owned?.owner ?? -1];
    if (owned && owner?.pronoun === 'self' && actor.phrase !== phrase) {
      owner.isDropped = true;
      owned.owner = actor.phrase;
    }
  }
}
