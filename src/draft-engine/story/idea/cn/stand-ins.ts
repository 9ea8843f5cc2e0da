import type { Draft, DraftClause } from './drafts.ts';
import type { DraftPhrase } from './phrases.ts';
import { isSomebody } from './vocabulary.ts';

/** Puts whoever '自己' and '两人' stand for in their place. */
export function replaceStandIns(draft: Draft): void {
  for (const clause of draft.clauses.toSorted((one, other) => one.from - other.from)) {
    replacePair(clause, draft);
    giveToOwner(clause, draft);
    replaceLikeness(clause, draft);
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
  phrase?.pronoun === 'they' && !phrase.isDropped && phrase.count !== 0;

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
