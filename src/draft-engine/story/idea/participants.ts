import type { PartsOfOthers } from './body-parts.ts';
import { countOfCollective, isCollective } from './collectives.ts';
import { type Participant, type ParticipantId, SEVERAL } from './idea-graph.ts';
import { meaningOf, type PhraseMeaning, traitsOf, type Vocabulary } from './phrase-meaning.ts';
import { fits, groupOf, standsFor } from './pronouns.ts';
import type { NounPhrase, PhraseRole, TextReading } from './text-reading.ts';
import { isChildOfKin, youngOfKin } from './young-kin.ts';

/** Roles that say where. */
export const PLACE_ROLES: ReadonlySet<PhraseRole> = new Set<PhraseRole>(['at', 'to', 'from']);

/** The participants of a reading and which of them each phrase stands for. */
export interface FoundParticipants {
  participants: Participant[];
  /** By the index of the phrase; none for places and words of setting, several for 'they'. */
  byPhrase: Participant[][];
}

/** Turns phrases into participants: a name, a noun said again and a pronoun are whoever was named before. */
export function findParticipants(
  reading: TextReading,
  isParticipant: (phrase: number, meaning: PhraseMeaning) => boolean,
  vocabulary: Vocabulary,
  parts: PartsOfOthers,
): FoundParticipants {
  const { phrases, clauses } = reading;
  const participants: Participant[] = [];
  const byPhrase: (Participant | undefined)[] = [];
  const groups = new Map<number, Participant[]>();
  const roles = rolesOf(phrases.length, clauses);
  let count = 0;
  const add = (phrase: NounPhrase, meaning: PhraseMeaning): Participant => {
    count += 1;
    const added = createParticipant(count, phrase, meaning, vocabulary);
    participants.push(added);
    bindForward(added, phrase, { participants, phrases, clauses, byPhrase });
    return added;
  };
  phrases.forEach((phrase, index) => {
    const meaning = meaningOf(phrase, roles[index] ?? [], vocabulary);
    const part = parts.get(index);
    if (part) {
      byPhrase[index] = part === 'own' ? undefined : byPhrase[phrase.owner as number];
      return;
    }
    if (phrase.pronoun) {
      const { language, tables } = vocabulary;
      const isSelfNear = language === 'en';
      const around = {
        index,
        phrases,
        clauses,
        byPhrase,
        participants,
        asking: tables.asking,
        harming: tables.harming,
        isSelfNear,
        prefersKnown: language === 'cn',
      };
      const group = phrase.pronoun === 'they' ? groupOf(around) : undefined;
      if (group) {
        groups.set(index, group);
        return;
      }
      byPhrase[index] = standsFor(phrase, around);
    } else if (isParticipant(index, meaning)) {
      byPhrase[index] =
        findSame(phrase, participants) ??
        youngOfKin(phrase, { participants, phrases, clauses, byPhrase }, vocabulary) ??
        calledBy(phrase, phrases, byPhrase, vocabulary);
    }
    const same = byPhrase[index];
    if (same) {
      addMention(same, phrase, meaning, vocabulary);
    } else if (isParticipant(index, meaning) && phrase.pronoun !== 'it') {
      byPhrase[index] = add(phrase, meaning);
    }
  });
  const found = phrases.map((phrase, index) => {
    const one = parts.get(index) === 'owner' ? byPhrase[phrase.owner as number] : byPhrase[index];
    return groups.get(index) ?? (one ? [one] : []);
  });
  addOwners(phrases, found);
  return { participants, byPhrase: found };
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
  const isCalled =
    one?.kind === 'person' &&
    one.name === undefined &&
    !phrases[owner]?.pronoun &&
    // Of a team, the name is one of its members.
    !isCollective(one.words, language);
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
    count: countOf(phrase, vocabulary),
    ...(phrase.ageYears === undefined ? {} : { ageYears: phrase.ageYears }),
    relations: [],
    ...traitsOf(phrase, meaning, vocabulary),
  };
}

function countOf({ count, pronoun, head, name }: NounPhrase, { language }: Vocabulary): number {
  const isMany = pronoun === 'they' || pronoun === 'we';
  const said = count ?? (isMany ? SEVERAL : 1);
  return said === 1 && name === undefined ? (countOfCollective(head, language) ?? said) : said;
}

/** Whether the one phrase has a part in what the other does. */
const isDoneTo = (phrase: number, doer: number, clauses: TextReading['clauses']): boolean =>
  clauses.some(
    ({ roles }) =>
      roles.some((each) => each.phrase === phrase) &&
      roles.some((each) => each.role === 'agent' && each.phrase === doer),
  );

/** 'He catches a fish': who acts on somebody is somebody else. */
const acts = (doer: number, phrase: number, clauses: TextReading['clauses']): boolean =>
  clauses.some(
    ({ roles }) =>
      roles.some((each) => each.role === 'agent' && each.phrase === doer) &&
      roles.some((each) => each.role !== 'agent' && each.role !== 'result' && each.phrase === phrase),
  );

/** What is known while participants are found. */
interface Known {
  participants: Participant[];
  phrases: readonly NounPhrase[];
  clauses: TextReading['clauses'];
  byPhrase: (Participant | undefined)[];
}

/** 'After her husband dies, an engineer …': a pronoun before anybody is named is whoever is named next and fits. */
function bindForward(
  added: Participant,
  phrase: NounPhrase,
  { participants, phrases, clauses, byPhrase }: Known,
): void {
  if (phrase.pronoun || added.kind === 'abstract') {
    return;
  }
  for (const stand of participants.filter((one) => one !== added)) {
    const at = byPhrase.indexOf(stand);
    // Not whoever belongs to the pronoun: 'her husband'; nor who does it to them: 자신을 버린 아버지.
    const isOwned =
      ownersOf(phrase, phrases).some((owner) => byPhrase[owner] === stand) ||
      isDoneTo(at, phrases.indexOf(phrase), clauses) ||
      acts(at, phrases.indexOf(phrase), clauses);
    if (isOwned || !waitsFor(phrases[at], stand, added)) {
      continue;
    }
    if (stand.gender) {
      added.gender ??= stand.gender;
    }
    byPhrase.forEach((one, index) => {
      byPhrase[index] = one === stand ? added : one;
    });
    participants.splice(participants.indexOf(stand), 1);
  }
}

/** Whose it is, and whose that is: 'her brother's murderer'. */
function ownersOf({ owner }: NounPhrase, phrases: readonly NounPhrase[]): number[] {
  const next = owner === undefined ? undefined : phrases[owner];
  return owner === undefined || next === undefined ? [] : [owner, ...ownersOf(next, phrases)];
}

/** Whether somebody is only a pronoun so far, and can be whoever is named now. */
function waitsFor(first: NounPhrase | undefined, stand: Participant, added: Participant): boolean {
  const pronoun = first?.pronoun;
  const isOpen = pronoun !== undefined && pronoun !== 'i' && pronoun !== 'we' && stand.spans[0]?.from === first?.from;
  return isOpen && fits(pronoun, added);
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
  const age = traits.age ?? (isChildOfKin(phrase.head, one) ? 'child' : undefined);
  if (age) {
    one.age ??= age;
  }
  if (phrase.isTold) {
    return;
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
  { head, name, count, adjectives, isTold, isKnown }: NounPhrase,
  known: readonly Participant[],
): Participant | undefined {
  if (name !== undefined) {
    const named = known.find((one) => one.name === name || (one.name ?? '').split(/[\s・·]/).includes(name));
    if (named) {
      return named;
    }
  }
  const word = head.toLowerCase();
  const exact = known.findLast(
    (one) =>
      word !== '' &&
      (one.words.toLowerCase() === word || one.words.endsWith(`の${word}`)) &&
      (name === undefined || one.name === undefined) &&
      (count === undefined || one.count === count || (isKnown === true && count === SEVERAL && one.count > 1)) &&
      !(adjectives.length > 0 && one.qualities.length > 0 && isTold !== true && !isAlike(one, adjectives)),
  );
  return (
    exact ?? (isKnown && adjectives.length === 0 && name === undefined ? compoundOf(word, count, known) : undefined)
  );
}

/** 'a secret map … the map': the only one of several words that ends so. */
function compoundOf(word: string, count: number | undefined, known: readonly Participant[]): Participant | undefined {
  const those = known.filter(
    (one) => word !== '' && one.kind === 'thing' && one.words.toLowerCase().endsWith(` ${word}`) && one.count === count,
  );
  return those.length === 1 ? those[0] : undefined;
}

const isAlike = (one: Participant, adjectives: readonly string[]): boolean =>
  adjectives.some((words) => one.qualities.some((quality) => quality.words === words));

/** Whose somebody or something is: 'the keeper's daughter' is related, 'the keeper's lamp' is owned. */
function addOwners(phrases: readonly NounPhrase[], byPhrase: readonly Participant[][]): void {
  phrases.forEach(({ owner, head }, index) => {
    const owners = owner === undefined ? [] : (byPhrase[owner] ?? []);
    for (const one of byPhrase[index] ?? []) {
      for (const of of owners) {
        addOwner(one, of, head);
      }
    }
  });
}

function addOwner(one: Participant, of: Participant, head: string): void {
  if (one !== of && one.relations.every(({ to }) => to !== of.id)) {
    one.relations.push({ words: one.kind === 'person' ? head : 'of', to: of.id });
  }
  // A funeral, ashes, a photograph of the missing: they say it of whose they are.
  if (one !== of && one.presence !== 'here' && (one.kind === 'thing' || one.kind === 'abstract')) {
    of.presence = one.presence;
    one.presence = 'here';
  }
}

export const idsOf = (found: readonly (Participant | undefined)[]): ParticipantId[] => [
  ...new Set(found.filter((one) => one !== undefined).map(({ id }) => id)),
];
