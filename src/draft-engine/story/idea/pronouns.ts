import type { Participant } from './idea-graph.ts';
import type { Clause, NounPhrase } from './text-reading.ts';

/** What is known where a pronoun stands. */
export interface AroundPronoun {
  /** Of the pronoun's phrase. */
  index: number;
  phrases: readonly NounPhrase[];
  clauses: readonly Clause[];
  byPhrase: readonly (Participant | undefined)[];
  participants: readonly Participant[];
  /** Verbs of asking: what somebody is asked to do is about whoever asks. */
  asking?: ReadonlySet<string> | undefined;
  /** Deeds against somebody: whoever does them does not do it to their own. */
  harming?: ReadonlySet<string> | undefined;
  /** 'himself' is whoever acts in the same clause; 自分 may be whoever thinks it. */
  isSelfNear: boolean;
  /** 她 is rather a woman than somebody of whom the text does not say it. */
  prefersKnown: boolean;
}

const SOMEBODY: ReadonlySet<Participant['kind']> = new Set(['person', 'animal', 'spirit', 'robot']);
const isSomebody = ({ kind }: Participant): boolean => SOMEBODY.has(kind);

/** Whoever a pronoun can stand for: those who act first, the latest of them before the others. */
export function standsFor(phrase: NounPhrase, around: AroundPronoun): Participant | undefined {
  const { index, clauses, participants } = around;
  if (phrase.pronoun === 'self' && around.isSelfNear) {
    return agentsBeside(around)[0] ?? agentsBefore(around)[0] ?? participants.at(-1);
  }
  const others = new Set([
    ...agentsBeside(around),
    ...describedBeside(around),
    ...namedBeside(around),
    ...harmersOfOwn(around),
    ...(phrase.isOther ? agentsBefore({ ...around, clauses: mainClauses(clauses) }).slice(0, 1) : []),
  ]);
  const agents = agentsBefore(around);
  const actors = new Set(agents);
  const became = onlyResults(around);
  const isMet = isObject(index, clauses);
  const candidates = [
    ...(phrase.pronoun === 'it' && isMet ? thingsBefore(around) : []),
    ...agents,
    ...participants.toReversed(),
  ].filter(
    (one) => !others.has(one) && fits(phrase.pronoun, one, actors.has(one)) && (actors.has(one) || canAct(phrase, one)),
  );
  // '她' is rather a landlady than an enemy of whom nothing is known.
  const isSure = (one: Participant): boolean => one.gender !== undefined && actors.has(one);
  // '狐狸想吃葡萄，…，它走开': of an animal and a thing, it is the animal that does something.
  const isActing = phrase.pronoun === 'it' && !isMet && agents.some(isAlive);
  const isHuman = phrase.pronoun === 'he' || phrase.pronoun === 'she';
  const likely = isHuman
    ? candidates
        .filter((one) => isLikely(one) && !became.has(one))
        .toSorted((one, other) => Number(other.kind === 'person') - Number(one.kind === 'person'))
        .toSorted((one, other) => (around.prefersKnown ? Number(isSure(other)) - Number(isSure(one)) : 0))
    : candidates.toSorted((one, other) => (isActing ? Number(isAlive(other)) - Number(isAlive(one)) : 0));
  return likely[0] ?? candidates.find((one) => !became.has(one)) ?? candidates[0];
}

const isAlive = ({ kind }: Participant): boolean => kind === 'animal' || kind === 'robot';

/** 'Makes it of potatoes and lets them eat it': those who eat are no potatoes. */
const canAct = ({ pronoun, isAnimate }: NounPhrase, { kind }: Participant): boolean =>
  pronoun !== 'they' || isAnimate !== true || (kind !== 'thing' && kind !== 'abstract');

/** A person or an animal, and no 'nobody'. */
const isLikely = ({ kind, words }: Participant): boolean =>
  (kind === 'person' || kind === 'animal') &&
  !/^(?:nobody|everybody|everyone|anyone|anybody|someone|somebody)$/.test(words);

/**
 * Those whom 'they' stands for, where they were named one by one: the two who act together, or the last two; undefined
 * where a word for several is the likelier.
 */
export function groupOf(around: AroundPronoun): Participant[] | undefined {
  const { index, clauses, participants } = around;
  const beside = new Set([...agentsBeside(around), ...namedBeside(around)]);
  const free = participants.filter((one) => !beside.has(one));
  const isMet = isObject(index, clauses);
  if (free.some((one) => one.count !== 1 && (isMet || isSomebody(one)))) {
    return undefined;
  }
  const single = new Set(free.filter((one) => one.count === 1 && isSomebody(one) && isNamed(one)));
  const together = clauses
    .filter(({ kind, from }) => kind !== 'relative' && from < (around.phrases[index]?.from ?? 0))
    .map(({ roles }) => whoOf(roles, around).filter((one) => single.has(one)))
    .findLast((those) => those.length > 1);
  const people = [...single].filter(({ kind }) => kind === 'person');
  const acted = new Set(agentsBefore(around));
  const acting = people.filter((one) => acted.has(one));
  const likely = [acting, people].find((those) => those.length > 1) ?? [...single];
  const last = likely.slice(-2);
  const group = together && together.every(({ kind }) => kind === 'person') ? together : last;
  return group.length > 1 ? group : undefined;
}

const isNamed = ({ words }: Participant): boolean =>
  !/^(?:nobody|everybody|everyone|anyone|anybody|something)$/.test(words);

const whoOf = (roles: Clause['roles'], { index, byPhrase }: AroundPronoun): Participant[] => [
  ...new Set(
    roles
      .filter(({ role, phrase }) => phrase < index && (role === 'agent' || role === 'companion' || role === 'patient'))
      .map(({ phrase }) => byPhrase[phrase])
      .filter((one) => one !== undefined),
  ),
];

const isObject = (index: number, clauses: readonly Clause[]): boolean =>
  clauses.some(({ roles }) => roles.some(({ role, phrase }) => phrase === index && role !== 'agent'));

const mainClauses = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.filter(({ kind }) => kind !== 'relative');

/** Whoever acted before the phrase, the latest first; whoever asks before whoever is asked. */
function agentsBefore(around: AroundPronoun): Participant[] {
  const { index, clauses, byPhrase } = around;
  const agents = clauses
    .toReversed()
    .flatMap(({ roles }) =>
      roles.filter(({ role, phrase }) => role === 'agent' && phrase < index).map(({ phrase }) => byPhrase[phrase]),
    );
  return [...askers(around), ...agents].filter((one) => one !== undefined);
}

/** 'She asks him to repair her car': whoever asks, where the pronoun is part of what is asked. */
function askers({ index, phrases, clauses, byPhrase, asking }: AroundPronoun): (Participant | undefined)[] {
  const at = phrases[index]?.from ?? 0;
  let inner = clauses.findLast(({ from, to }) => from <= at && at < to);
  if (inner?.kind === 'relative' && inner.parent !== undefined) {
    inner = clauses[inner.parent];
  }
  const outer = inner?.kind === 'content' && inner.parent !== undefined ? clauses[inner.parent] : undefined;
  if (!outer || !asking?.has(outer.predicate)) {
    return [];
  }
  return outer.roles.filter(({ role }) => role === 'agent').map(({ phrase }) => byPhrase[phrase]);
}

/** Things that something was done to or that act, the latest first and those of the main clauses before others. */
function thingsBefore({ index, clauses, byPhrase, participants }: AroundPronoun): Participant[] {
  const told = mainClauses(clauses)
    .toReversed()
    .flatMap(({ roles }) => [
      ...roles.filter(({ role }) => role === 'patient'),
      ...roles.filter(({ role }) => role === 'agent'),
    ])
    .filter(({ phrase }) => phrase < index)
    .map(({ phrase }) => byPhrase[phrase])
    .filter((one) => one !== undefined);
  return [...told, ...participants.toReversed()].filter(({ kind }) => kind === 'thing');
}

/** 'They fight the wolves': whom it is done to by name is not who does it. */
const namedBeside = ({ index, clauses, phrases, participants }: AroundPronoun): Participant[] =>
  clauses
    .filter(({ roles }) => roles.some(({ role, phrase }) => phrase === index && role === 'agent'))
    .flatMap(({ roles }) => roles.filter(({ role, phrase }) => role !== 'agent' && phrase > index))
    .flatMap(({ phrase }) => {
      const { head = '', name } = phrases[phrase] ?? {};
      return participants.filter((one) => (name === undefined ? head !== '' && one.words === head : one.name === name));
    });

/** 'Nobody believes him': whoever acts in a clause is not whom 'him' stands for. */
function agentsBeside({ index, clauses, byPhrase }: AroundPronoun): Participant[] {
  return clauses
    .filter(({ roles }) => roles.some(({ role, phrase }) => phrase === index && role !== 'agent'))
    .flatMap(({ roles }) => roles.filter(({ role }) => role === 'agent'))
    .map(({ phrase }) => byPhrase[phrase])
    .filter((one) => one !== undefined);
}

/** 'the driver who killed her son': it is not the driver's son. */
const harmersOfOwn = ({ index, clauses, phrases, byPhrase, harming }: AroundPronoun): Participant[] =>
  clauses
    .filter(
      ({ kind, predicate, roles }) =>
        kind === 'relative' &&
        harming?.has(predicate) &&
        roles.some(({ role, phrase }) => role === 'patient' && (phrase === index || phrases[phrase]?.owner === index)),
    )
    .flatMap(({ roles }) => roles.filter(({ role }) => role === 'agent').map(({ phrase }) => byPhrase[phrase]))
    .filter((one) => one !== undefined);

/** 'every villager he meets': whoever a relative clause describes is not who acts in it. */
const describedBeside = ({ index, clauses, byPhrase }: AroundPronoun): Participant[] =>
  clauses
    .filter(
      ({ describes, roles }) =>
        describes !== undefined &&
        describes < index &&
        roles.some(({ role, phrase }) => role === 'agent' && phrase === index),
    )
    .map(({ describes }) => byPhrase[describes as number])
    .filter((one) => one !== undefined);

/** 'dreams of becoming a dancer': nobody is the dancer yet. */
function onlyResults({ clauses, byPhrase, participants }: AroundPronoun): Set<Participant> {
  const roles = clauses.flatMap((clause) => clause.roles);
  return new Set(
    participants.filter((one) => {
      const own = roles.filter(({ phrase }) => byPhrase[phrase] === one);
      return own.length > 0 && own.every(({ role }) => role === 'result');
    }),
  );
}

const isOne = (one: Participant, acts: boolean): boolean =>
  one.count === 1 && (isSomebody(one) || (acts && one.kind === 'thing' && !one.concept?.startsWith('place.')));

/** Whether a pronoun can stand for somebody; `acts`: a scarecrow that does something is a he or a she. */
export function fits(pronoun: NounPhrase['pronoun'], one: Participant, acts = false): boolean {
  switch (pronoun) {
    case 'he':
      return isOne(one, acts) && one.gender !== 'feminine';
    case 'she':
      return isOne(one, acts) && one.gender !== 'masculine';
    case 'they':
      return one.count !== 1;
    case 'it':
      return one.kind !== 'person' && one.count === 1;
    case 'self':
      return true;
    case 'i':
    case 'we':
      return one.words === pronoun;
    case undefined:
      return false;
  }
}
