import type { Participant, ParticipantId } from './idea-graph.ts';
import { meaningOf, type PhraseMeaning, traitsOf, type Vocabulary } from './phrase-meaning.ts';
import type { NounPhrase, PhraseRole, TextReading } from './text-reading.ts';

const PLACE_ROLES: ReadonlySet<PhraseRole> = new Set<PhraseRole>(['at', 'to', 'from']);

/** The participants of a reading and which of them each phrase stands for. */
export interface FoundParticipants {
  participants: Participant[];
  /** By the index of the phrase; absent for places and words of setting. */
  byPhrase: (Participant | undefined)[];
}

/** Turns phrases into participants: a name, a noun said again and a pronoun are whoever was named before. */
export function findParticipants(
  { phrases, clauses }: TextReading,
  isParticipant: (phrase: number, meaning: PhraseMeaning) => boolean,
  vocabulary: Vocabulary,
): FoundParticipants {
  const participants: Participant[] = [];
  const byPhrase: (Participant | undefined)[] = [];
  const roles = rolesOf(phrases.length, clauses);
  phrases.forEach((phrase, index) => {
    const meaning = meaningOf(phrase, roles[index] ?? [], vocabulary);
    if (phrase.pronoun) {
      const others = [
        ...agentsBeside(index, clauses, byPhrase),
        ...(phrase.isOther ? agentsBefore(index, mainClauses(clauses), byPhrase).slice(0, 1) : []),
      ];
      byPhrase[index] = standsFor(
        phrase,
        participants.filter((one) => !others.includes(one)),
        agentsBefore(index, clauses, byPhrase).filter((one) => !others.includes(one)),
      );
    } else if (isParticipant(index, meaning)) {
      byPhrase[index] = findSame(phrase, participants) ?? calledBy(phrase, phrases, byPhrase, vocabulary);
    }
    const same = byPhrase[index];
    if (same) {
      addMention(same, phrase, meaning, vocabulary);
    } else if (isParticipant(index, meaning) && phrase.pronoun !== 'it') {
      const added = createParticipant(participants.length + 1, phrase, meaning, vocabulary);
      participants.push(added);
      byPhrase[index] = added;
    }
  });
  bindForward(participants, phrases, byPhrase);
  addOwners(phrases, byPhrase);
  return { participants, byPhrase };
}

/** '絵師のお駒': whoever stands before a bare name with its particle is called so. */
function calledBy(
  { name, head, owner }: NounPhrase,
  phrases: readonly NounPhrase[],
  byPhrase: readonly (Participant | undefined)[],
  { language }: Vocabulary,
): Participant | undefined {
  if (language === 'en' || owner === undefined || name === undefined || (head !== '' && head !== name)) {
    return undefined;
  }
  const one = byPhrase[owner];
  const isCalled = one?.kind === 'person' && one.name === undefined && !phrases[owner]?.pronoun;
  return isCalled ? one : undefined;
}

/** The roles that each phrase has, over all clauses. */
export function rolesOf(count: number, clauses: TextReading['clauses']): PhraseRole[][] {
  const roles: PhraseRole[][] = Array.from({ length: count }, () => []);
  for (const clause of clauses) {
    for (const { role, phrase } of clause.roles) {
      roles[phrase]?.push(role);
    }
  }
  return roles;
}

/** True for a phrase that only ever says where. */
export const isOnlyPlace = (roles: readonly PhraseRole[]): boolean =>
  roles.length > 0 && roles.every((role) => PLACE_ROLES.has(role));

function createParticipant(
  number: number,
  phrase: NounPhrase,
  meaning: PhraseMeaning,
  vocabulary: Vocabulary,
): Participant {
  return {
    id: `p${number}`,
    words: phrase.head || (phrase.name ?? phrase.pronoun ?? ''),
    spans: [{ from: phrase.from, to: phrase.to }],
    ...(phrase.name === undefined ? {} : { name: phrase.name }),
    ...meaning,
    count: phrase.count ?? (phrase.pronoun === 'they' || phrase.pronoun === 'we' ? 0 : 1),
    ...(phrase.ageYears === undefined ? {} : { ageYears: phrase.ageYears }),
    relations: [],
    ...traitsOf(phrase, meaning, vocabulary),
  };
}

/** 'After her husband dies, an engineer …': a pronoun before anybody is named is whoever is named next and fits. */
function bindForward(
  participants: Participant[],
  phrases: readonly NounPhrase[],
  byPhrase: (Participant | undefined)[],
): void {
  for (const [index, phrase] of phrases.entries()) {
    const stand = byPhrase[index];
    if (
      !stand ||
      !phrase.pronoun ||
      phrase.pronoun === 'i' ||
      phrase.pronoun === 'we' ||
      stand.spans[0]?.from !== phrase.from
    ) {
      continue;
    }
    // Not whoever belongs to the pronoun: 'her husband'.
    const owned = phrases.map(({ owner }, at) => (owner === index ? byPhrase[at] : undefined));
    const next = participants.find(
      (one) => one !== stand && !owned.includes(one) && fits(phrase.pronoun, one) && one.kind !== 'abstract',
    );
    if (next) {
      if (stand.gender) {
        next.gender ??= stand.gender;
      }
      byPhrase.forEach((one, at) => {
        byPhrase[at] = one === stand ? next : one;
      });
      participants.splice(participants.indexOf(stand), 1);
    }
  }
}

/** A later mention may tell more: a name, a gender, a quality, that somebody is dead. */
function addMention(one: Participant, phrase: NounPhrase, meaning: PhraseMeaning, vocabulary: Vocabulary): void {
  const traits = traitsOf(phrase, meaning, vocabulary);
  one.spans.push({ from: phrase.from, to: phrase.to });
  one.name ??= phrase.name as string;
  if (one.name === undefined) {
    delete one.name;
  }
  if (traits.gender) {
    one.gender ??= traits.gender;
  }
  if (traits.age) {
    one.age ??= traits.age;
  }
  if (one.presence === 'here') {
    one.presence = traits.presence;
  }
  one.qualities.push(...traits.qualities.filter(({ words }) => one.qualities.every((known) => known.words !== words)));
  if (phrase.head !== '' && meaning.concept && (one.words === one.name || one.concept === undefined)) {
    Object.assign(one, meaning, { words: phrase.head });
  }
}

function findSame(
  { head, name, count, adjectives }: NounPhrase,
  known: readonly Participant[],
): Participant | undefined {
  if (name !== undefined) {
    const named = known.find((one) => one.name === name || (one.name ?? '').split(/[\s・·]/).includes(name));
    if (named) {
      return named;
    }
  }
  const word = head.toLowerCase();
  return known.findLast(
    (one) =>
      word !== '' &&
      one.words.toLowerCase() === word &&
      (name === undefined || one.name === undefined) &&
      (count === undefined || one.count === count) &&
      !(adjectives.length > 0 && one.qualities.length > 0 && !isAlike(one, adjectives)),
  );
}

const isAlike = (one: Participant, adjectives: readonly string[]): boolean =>
  adjectives.some((words) => one.qualities.some((quality) => quality.words === words));

const mainClauses = (clauses: TextReading['clauses']): TextReading['clauses'] =>
  clauses.filter(({ kind }) => kind !== 'relative');

/** Whoever acted before the phrase, the latest first. */
function agentsBefore(
  index: number,
  clauses: TextReading['clauses'],
  byPhrase: readonly (Participant | undefined)[],
): Participant[] {
  return clauses
    .flatMap(({ roles }) => roles)
    .filter(({ role, phrase }) => role === 'agent' && phrase < index)
    .map(({ phrase }) => byPhrase[phrase])
    .filter((one) => one !== undefined)
    .toReversed();
}

/** 'Nobody believes him': whoever acts in a clause is not whom 'him' stands for. */
function agentsBeside(
  index: number,
  clauses: TextReading['clauses'],
  byPhrase: readonly (Participant | undefined)[],
): (Participant | undefined)[] {
  return clauses
    .filter(({ roles }) => roles.some(({ role, phrase }) => phrase === index && role !== 'agent'))
    .flatMap(({ roles }) => roles.filter(({ role }) => role === 'agent'))
    .map(({ phrase }) => byPhrase[phrase]);
}

/** The agent before it, else the latest one, that the pronoun can stand for. */
function standsFor(
  { pronoun }: NounPhrase,
  participants: readonly Participant[],
  agents: readonly Participant[],
): Participant | undefined {
  const candidates = [...agents, ...participants.toReversed()];
  return candidates.find((one) => fits(pronoun, one));
}

function fits(pronoun: NounPhrase['pronoun'], one: Participant): boolean {
  const isSomebody = one.kind !== 'thing' && one.kind !== 'abstract';
  switch (pronoun) {
    case 'he':
      return isSomebody && one.count === 1 && one.gender !== 'feminine';
    case 'she':
      return isSomebody && one.count === 1 && one.gender !== 'masculine';
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

/** Whose somebody or something is: 'the keeper's daughter' is related, 'the keeper's lamp' is owned. */
function addOwners(phrases: readonly NounPhrase[], byPhrase: readonly (Participant | undefined)[]): void {
  phrases.forEach(({ owner, head }, index) => {
    const one = byPhrase[index];
    const of = owner === undefined ? undefined : byPhrase[owner];
    if (one && of && one !== of && one.relations.every(({ to }) => to !== of.id)) {
      one.relations.push({ words: one.kind === 'person' ? head : 'of', to: of.id });
    }
    // A funeral, ashes, a photograph of the missing: they say it of whose they are.
    if (one && of && one.presence !== 'here' && one.kind !== 'person') {
      of.presence = one.presence;
      one.presence = 'here';
    }
  });
}

export const idsOf = (found: readonly (Participant | undefined)[]): ParticipantId[] => [
  ...new Set(found.filter((one) => one !== undefined).map(({ id }) => id)),
];
