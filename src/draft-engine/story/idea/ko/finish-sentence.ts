import { consumeLast } from './consume-last.ts';
import { classOf, classOfCompound } from './dictionary.ts';
import { addRole, type ClauseDraft, type Draft } from './draft.ts';
import { verbOfNoun } from './events-in-nouns.ts';
import type { Reading } from './reading-state.ts';
import { assignRoles } from './roles.ts';
import { chooseSenses } from './senses.ts';
import { RECIPROCAL, TELLING_VERBS } from './small-words.ts';
import { dropWeather, isSkySaying } from './weather.ts';

/** Finds the main clause of a sentence, hangs up what still waits, and shares subjects. */
export function finishSentence(reading: Reading): void {
  const { draft, firstClause } = reading;
  const own = draft.clauses.map((_, index) => index).slice(firstClause);
  const main = reading.main ?? mainOfFragment(reading, own);
  if (main !== undefined) {
    const clause = draft.clauses[main] as ClauseDraft;
    clause.kind = 'main';
    delete clause.parent;
    adoptRest(reading, clause);
    for (const waiting of reading.waiting) {
      const other = draft.clauses[waiting];
      if (other && waiting !== main) {
        other.parent ??= main;
      }
    }
  }
  dropWeather(draft, own, main);
  stayWhereTheyBelong(draft, main);
  shareSubjects(draft, own, main);
  lendToRelatives(draft, own, main);
  markLost(draft, own, main);
  chooseSenses(draft, own);
  shareRecipient(draft, own);
  consumeLast(draft, own);
}

const WHEREABOUTS: ReadonlySet<string> = new Set(['at', 'to', 'from']);

/** 섬마을 선생님, 편의점 사장: where they belong is where it happens, if nothing else is said. */
function stayWhereTheyBelong(draft: Draft, main: number | undefined): void {
  const clause = draft.clauses[main as number];
  const one = draft.phrases[clause?.subject[0] as number];
  const [place = '', ...rest] = one?.head.split(' ') ?? [];
  const isPlaced = draft.clauses.some(({ roles }) => roles.some(({ role }) => WHEREABOUTS.has(role)));
  if (clause && one && !isPlaced && rest.length > 0 && one.nounClass === 'animate' && placeClassOf(place)) {
    const from = draft.text.indexOf(place, one.from);
    const phrase = { from, to: from + place.length, head: place, adjectives: [], nounClass: 'place' as const };
    addRole(clause, 'at', [draft.phrases.push(phrase) - 1]);
  }
}

const placeClassOf = (noun: string): boolean => (classOf(noun) ?? classOfCompound(noun)) === 'place';

const HANDING = /^(?:건네다|주다|나눠 주다|선물하다|내밀다|건네주다|바치다|돌려주다|보여 주다)$/;

/** 손님에게 미소를 지으며 라테를 건넨다: to whom is said once. */
function shareRecipient(draft: Draft, own: readonly number[]): void {
  for (const clause of own.map((index) => draft.clauses[index] as ClauseDraft)) {
    const to = draft.clauses[clause.parent as number];
    const given = clause.roles.filter(({ role }) => role === 'recipient').map(({ phrase }) => phrase);
    const isFree = to !== undefined && HANDING.test(to.predicate) && to.roles.every(({ role }) => role !== 'recipient');
    if (to && isFree && clause.kind !== 'relative' && given.every((phrase) => !to.subject.includes(phrase))) {
      addRole(to, 'recipient', given);
    }
  }
}

/** 만식은 … 잃은 동생을 찾는다: who lost or loved whom, where only the latter is said. */
function lendToRelatives(draft: Draft, own: readonly number[], main: number | undefined): void {
  const mainSubject = draft.clauses[main as number]?.subject ?? [];
  for (const index of own) {
    const clause = draft.clauses[index] as ClauseDraft;
    const part = clause.roles.find(({ phrase }) => phrase === clause.describes)?.role;
    const isHeadDone = part === undefined || part === 'patient';
    const user = own
      .map((each) => draft.clauses[each] as ClauseDraft)
      .find(({ kind, roles }) => kind !== 'relative' && roles.some(({ phrase }) => phrase === clause.describes));
    const subject = lenderIn(draft, user, mainSubject);
    const isOurs = clause.kind === 'relative' && clause.subject.length === 0 && !clause.isPassive && index !== main;
    if (isOurs && isHeadDone && clause.subjectRole === 'agent' && !subject.includes(clause.describes as number)) {
      lend(clause, subject);
    }
  }
}

/** 할머니에게 잃어버린 아들의 편지가 도착하다: whoever lost him is no letter. */
function lenderIn({ phrases }: Draft, user: ClauseDraft | undefined, main: readonly number[]): readonly number[] {
  const isSomebody = (phrase: number): boolean => !/^(?:thing|other|place)$/.test(phrases[phrase]?.nounClass ?? '');
  const said = user && user.subject.length > 0 ? user.subject : main;
  const given = user?.roles.filter(({ role }) => role === 'recipient').map(({ phrase }) => phrase) ?? [];
  return said.every(isSomebody) ? said : given.filter(isSomebody);
}

const LOSING = /^(?:잃다|잃어버리다|여의다|떠나보내다|도둑맞다|되찾다|돌려받다)$/;
const DYING = /^(?:잃다|여의다|떠나보내다)$/;

/** 아내를 잃은 남자, 꼬리를 잃어버린 도마뱀: what somebody lost is not there when the story begins. */
function markLost(draft: Draft, own: readonly number[], main: number | undefined): void {
  for (const index of own) {
    const clause = draft.clauses[index] as ClauseDraft;
    const isBefore = index !== main && !clause.isNegated && LOSING.test(clause.predicate);
    for (const { phrase } of isBefore ? clause.roles.filter(({ role }) => role === 'patient') : []) {
      const one = draft.phrases[phrase];
      if (one?.nounClass === 'animate' && !one.pronoun) {
        one.presence ??= DYING.test(clause.predicate) ? 'dead' : 'missing';
      } else if (one?.nounClass === 'thing' && one.owner === undefined) {
        one.presence ??= 'missing';
      }
    }
  }
}

/** Phrases that found no verb belong to a main clause that stands before its noun: '…을 지키는 소년'. */
function adoptRest(reading: Reading, clause: ClauseDraft): void {
  const rest = reading.pending.filter(
    ({ phrases, case: which }) =>
      which !== 'none' &&
      (which !== 'with' || RECIPROCAL.has(clause.predicate)) &&
      !phrases.some((phrase) => phrase === clause.describes),
  );
  const isTelling = reading.draft.clauses.some(({ isDropped, predicate }) => isDropped && TELLING_VERBS.has(predicate));
  const isFragment = !isTelling && (reading.main === undefined || clause.describes !== undefined);
  if (isFragment && rest.length > 0) {
    assignRoles(
      reading.draft,
      clause,
      rest.filter((each) => each.case !== 'topic'),
    );
  }
}

/** Of an idea that ends in a noun: the clause before that noun, or the deed that the noun says. */
function mainOfFragment(reading: Reading, own: readonly number[]): number | undefined {
  const { draft, lastPhrase, waiting } = reading;
  const describes = own.filter((index) => {
    const clause = draft.clauses[index] as ClauseDraft;
    return clause.describes !== undefined && !clause.isDropped;
  });
  const chain = new Set<number>();
  for (let phrase = lastPhrase; phrase !== undefined && !chain.has(phrase); phrase = draft.phrases[phrase]?.owner) {
    chain.add(phrase);
  }
  const atEnd = describes.findLast((index) => chain.has(draft.clauses[index]?.describes as number));
  const isDescribed = describes.some((index) => draft.clauses[index]?.describes === lastPhrase);
  const named = lastPhrase === undefined || isDescribed ? undefined : nounEvent(reading, lastPhrase);
  if (named !== undefined) {
    return named;
  }
  const last = atEnd ?? waiting.at(-1) ?? describes.at(-1);
  if (last !== undefined) {
    const clause = draft.clauses[last] as ClauseDraft;
    delete clause.describes;
  }
  return last;
}

/** Nouns that only sum up what was told before them: '왕자의 모험'. */
const SOFT_NOUNS = new Set('모험, 여행, 여정, 복수, 사랑, 우정, 성장, 일상, 하루, 도전, 고군분투, 이야기'.split(', '));

/** '우주 택배 기사의 마지막 배송': what is done is a noun, who does it its owner. */
function nounEvent({ draft }: Reading, phrase: number): number | undefined {
  const noun = draft.phrases[phrase];
  const found = noun && verbOfNoun(noun.head.split(' ').at(-1) as string);
  const isTold =
    SOFT_NOUNS.has(noun?.head ?? '') &&
    draft.clauses.some((clause) => clause.describes !== undefined && !clause.isDropped);
  if (!noun || !found || isTold || noun.name !== undefined || noun.owner === undefined) {
    return undefined;
  }
  const [predicate, role] = found;
  const clause: ClauseDraft = {
    from: draft.phrases[noun.owner]?.from ?? noun.from,
    to: noun.to,
    kind: 'main',
    predicate,
    roles: [],
    manner: [],
    isNegated: false,
    mood: 'does',
    subject: [noun.owner],
    subjectRole: role,
    hasObject: false,
    isPassive: false,
    sharesSubject: false,
  };
  addRole(clause, role, [noun.owner]);
  noun.isDropped = true;
  return draft.clauses.push(clause) - 1;
}

/** 겨울이 오기 전에: nobody else comes. */
const SEASON = /(?:봄|여름|가을|겨울|밤|아침|새벽|명절|설날|추석)[이가] (?:오|되|찾아|지나|끝나|다가)/;
const WEATHER = /^(?:비|눈|바람|해|달|안개|눈물|시간|세월|폭풍우?)$/;

/** Korean leaves out a subject that is said nearby: it goes from clause to clause of a sentence. */
function shareSubjects(draft: Draft, own: readonly number[], main: number | undefined): void {
  const clauseAt = (index: number | undefined): ClauseDraft | undefined =>
    index === undefined ? undefined : draft.clauses[index];
  const mainClause = clauseAt(main);
  if (mainClause && mainClause.subject.length === 0) {
    const giver = own
      .map((index) => clauseAt(index) as ClauseDraft)
      .findLast(
        (clause) =>
          clause !== mainClause &&
          clause.sharesSubject &&
          clause.kind !== 'relative' &&
          clause.subject.length > 0 &&
          !clause.subject.some((phrase) => WEATHER.test(draft.phrases[phrase]?.head ?? '')),
      );
    const described = own
      .map((index) => clauseAt(index) as ClauseDraft)
      .find(
        ({ kind, subject, describes }) =>
          kind === 'relative' &&
          subject.some(
            (phrase) =>
              phrase !== describes && draft.phrases[phrase]?.nounClass === 'animate' && !draft.phrases[phrase]?.pronoun,
          ),
      );
    const lender = giver ?? otherDoer(own, mainClause, draft) ?? described;
    if (lender) {
      lend(mainClause, lender.subject);
    }
  }
  for (const index of own.toReversed()) {
    const clause = clauseAt(index) as ClauseDraft;
    const parent = clauseAt(clause.parent);
    const isOfSeason = SEASON.test(draft.text.slice(Math.max(0, clause.from - 4), clause.to));
    const isOpen = clause.subject.length === 0 && clause.kind !== 'relative' && !isOfSeason;
    if (parent && isOpen && parent.subject.length > 0) {
      lend(clause, parent.subject);
    }
  }
}

/** '도둑이 카지노를 털지만 운전사에게 배신당한다': whoever acted is whom it befalls. */
const otherDoer = (own: readonly number[], main: ClauseDraft, { clauses, phrases }: Draft): ClauseDraft | undefined =>
  own
    .map((index) => clauses[index] as ClauseDraft)
    .findLast(
      (clause) =>
        main.isPassive &&
        clause !== main &&
        clause.kind !== 'relative' &&
        clause.kind !== 'content' &&
        clause.subject.some((phrase) => phrases[phrase]?.nounClass === 'animate'),
    );

function lend(clause: ClauseDraft, subject: readonly number[]): void {
  const isFree = subject.every((phrase) => !clause.roles.some((each) => each.phrase === phrase));
  if (isFree && !isSkySaying(clause.predicate)) {
    clause.subject = [...subject];
    addRole(clause, clause.subjectRole, subject);
  }
}
