import type { Language } from '#src/shared/language/languages.ts';
import type { PersonConcept } from '../concepts/concept-entry.ts';
import type { ConceptId } from '../concepts/concept.ts';
import { PEOPLE, type PersonId } from '../concepts/people.ts';
import { QUALITIES, type QualityConcept, type QualityId } from '../concepts/qualities.ts';
import { conceptsOfWords } from '../lexicon/concepts-of-words.ts';
import { animalOfKin } from './animal-kin.ts';
import type { ParticipantKind, Presence, ToldAge } from './idea-graph.ts';
import { isNoBeing } from './no-beings.ts';
import { sexOfName } from './sex/given-names.ts';
import { type Sex, sexOfWords } from './sex/sex-of-words.ts';
import type { NounPhrase, PhraseRole, ReadingTables } from './text-reading.ts';

/** A language's words and their meaning. */
export interface Vocabulary {
  language: Language;
  tables: ReadingTables;
}

export interface PhraseMeaning {
  kind: ParticipantKind;
  concept?: ConceptId;
  isNearest?: boolean;
}

const PEOPLE_FAMILIES = ['person', 'animal', 'spirit', 'robot'];
/** Which families a noun is rather one of, by the role it has: 'the bank pays' and 'they meet at the bank'. */
const FAMILIES_BY_ROLE: Readonly<Record<PhraseRole, readonly string[]>> = {
  agent: PEOPLE_FAMILIES,
  recipient: PEOPLE_FAMILIES,
  companion: PEOPLE_FAMILIES,
  patient: ['thing', ...PEOPLE_FAMILIES],
  instrument: ['thing'],
  topic: ['thing', ...PEOPLE_FAMILIES],
  result: ['thing', ...PEOPLE_FAMILIES],
  at: ['place'],
  to: ['place'],
  from: ['place'],
};
/** Forces of nature that are a place for whoever crosses, climbs or leaves them. */
const LANDS: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'spirit.sea',
  'spirit.river',
  'spirit.water',
  'spirit.mountain',
  'spirit.earth',
]);
const SPACED: ReadonlySet<Language> = new Set<Language>(['en', 'ko']);

/** What a noun means, the known words first, then the nearest kind by its last part and its ending. */
export function meaningOf(
  phrase: NounPhrase,
  roles: readonly PhraseRole[],
  { language, tables }: Vocabulary,
): PhraseMeaning {
  const concepts = conceptsOfWords(language);
  const known = (word: string): ConceptId | undefined => choose(concepts.get(word.toLowerCase()), roles);
  const { head, sense } = phrase;
  if (sense !== undefined) {
    return sense === 'none' ? { kind: 'abstract' } : { kind: kindOf(sense), concept: sense };
  }
  const animal = animalOfKin(phrase, language);
  if (animal) {
    return { kind: 'animal', concept: animal };
  }
  const place = head === '' && phrase.isPlaceName ? phrase.name : undefined;
  const exact = (place ? [place] : withAdjectives(phrase)).map(known).find(Boolean);
  if (exact) {
    return { kind: kindOf(exact), concept: exact };
  }
  const nearest =
    listed(tables.nearest.words, place ?? head) ??
    parts(head, language)
      .map((part) => known(part) ?? listed(tables.nearest.words, part))
      .find(Boolean) ??
    byEnding(head, tables.nearest.endings);
  if (
    nearest &&
    !(nearest.startsWith('person.') && listed(tables.nearest.words, head) === undefined && isNoBeing(head, language))
  ) {
    return { kind: kindOf(nearest), concept: nearest, isNearest: true };
  }
  return kindByRole(phrase, roles, language);
}

const listed = (table: Readonly<Record<string, ConceptId>>, word: string): ConceptId | undefined =>
  Object.hasOwn(table, word.toLowerCase()) ? table[word.toLowerCase()] : undefined;

/** 'old man' is a word of the lexicon; so may be 'young witch'. */
function withAdjectives({ head, adjectives }: NounPhrase): string[] {
  const last = adjectives.at(-1);
  return head === '' ? [] : [...(last ? [`${last} ${head}`, `${last}${head}`] : []), head];
}

/** The later parts of a compound noun, the longest first: a 'night bus driver' is a bus driver and a driver. */
function parts(head: string, language: Language): string[] {
  if (SPACED.has(language)) {
    const words = head.split(/[\s-]+/);
    const last = language === 'ko' ? [...(words.at(-1) as string)] : [];
    // 캔커피 is written as one word.
    const inside = last.slice(1, -1).map((_, index) => last.slice(index + 1).join(''));
    return [...words.slice(1).map((_, index) => words.slice(index + 1).join(' ')), ...inside];
  }
  const letters = [...head];
  return letters.slice(1, -1).map((_, index) => letters.slice(index + 1).join(''));
}

function byEnding(head: string, endings: Readonly<Record<string, ConceptId>>): ConceptId | undefined {
  const letters = [...head.toLowerCase()];
  for (let start = 1; start < letters.length; start++) {
    const found = listed(endings, letters.slice(start).join(''));
    if (found) {
      return found;
    }
  }
  return undefined;
}

function choose(concepts: readonly ConceptId[] | undefined, roles: readonly PhraseRole[]): ConceptId | undefined {
  const senses = concepts?.filter((concept) => !concept.startsWith('quality') && !concept.startsWith('time'));
  // 'climbs the mountain where she lived': a place, whatever is done to it.
  const where = roles.filter((role) => FAMILIES_BY_ROLE[role].includes('place'));
  for (const role of [...where, ...roles]) {
    const fitting = senses?.filter((concept) => FAMILIES_BY_ROLE[role].includes(familyOf(concept))) ?? [];
    const isCrossed = role === 'patient' && fitting.every((concept) => LANDS.has(concept));
    const found = (isCrossed && senses?.find((concept) => familyOf(concept) === 'place')) || fitting[0];
    if (found) {
      return found;
    }
  }
  return senses?.[0];
}

const familyOf = (concept: ConceptId): string => concept.slice(0, concept.indexOf('.'));

function kindOf(concept: ConceptId): ParticipantKind {
  const family = familyOf(concept);
  return family === 'place' ? 'thing' : (family as ParticipantKind);
}

/** Whoever is said to have a mind is somebody; so is whoever has a name and no place's role. */
function kindByRole(
  { head, name, pronoun, isPlaceName, isAnimate, from }: NounPhrase,
  roles: readonly PhraseRole[],
  language: Language,
): PhraseMeaning {
  // 'Insomnia turns a host …': a capital that begins the text makes no name.
  if (name !== undefined && from === 0 && sexOfName(name, language) === undefined && isNoBeing(name, language)) {
    return { kind: 'abstract' };
  }
  const isSomebody =
    (pronoun !== undefined && pronoun !== 'it') ||
    (name !== undefined && !isPlaceName && !roles.some((role) => role === 'at' || role === 'to' || role === 'from')) ||
    (isAnimate === true && !isNoBeing(head, language));
  return isSomebody ? { kind: 'person', concept: 'person.person', isNearest: true } : { kind: 'abstract' };
}

/** What adjectives and the noun itself say of somebody. */
export interface PhraseTraits {
  qualities: { words: string; quality?: QualityId }[];
  age?: ToldAge;
  gender?: 'feminine' | 'masculine';
  presence: Presence;
}

export function traitsOf(phrase: NounPhrase, { concept, kind }: PhraseMeaning, vocabulary: Vocabulary): PhraseTraits {
  const { tables } = vocabulary;
  const qualities = phrase.adjectives.map((words) => ({ words, ...qualityOf(words, vocabulary) }));
  const person: PersonConcept | undefined = concept?.startsWith('person.')
    ? PEOPLE[concept.slice('person.'.length) as PersonId]
    : undefined;
  const isPerson = kind === 'person';
  // Of '灯台守の祖父' and '부엉이 할머니' the last word says it.
  const words = [...phrase.adjectives, phrase.head, ...phrase.head.split(/[の ]/).slice(-1)].map((word) =>
    word.toLowerCase(),
  );
  const said = words.map((word) => own(tables.ages, word)).find(Boolean);
  const byQuality = qualities
    .map((each) => (each.quality && !FORMER.test(each.words) ? ageOf(each.quality) : undefined))
    .find(Boolean);
  const age = (phrase.ageYears === undefined ? undefined : ageInYears(phrase.ageYears)) ?? said ?? byQuality;
  const gender =
    phrase.gender ??
    genderOf(phrase) ??
    (isPerson || animalOfKin(phrase, vocabulary.language) ? sexSaid(phrase, vocabulary) : undefined) ??
    genderOfPerson(person) ??
    (isPerson ? sexOfGroupOrName(phrase, vocabulary) : undefined);
  return {
    qualities,
    ...(age ? { age } : {}),
    ...(gender ? { gender } : {}),
    presence: presenceOf(phrase, concept, tables),
  };
}

/** Adjectives that only say whom somebody fears or whose they are say nothing of their own sex. */
const OWN_SEX =
  /^(?:female|male|pregnant|expectant|女|男|孕|怀孕|临产|만삭의?|임신한|여성|남성|女性|男性|臨月の?|妊娠中の?|身重の?)$/i;

/** Whoever has left a trade may be any age; only the retired are old. */
const FORMER = /^(?:former|ex-military|washed-up|has-been|下岗|退役|退伍|金盆洗手|元|引退した|전직|전|퇴역하다)$/;

const sexSaid = ({ head, name, adjectives }: NounPhrase, { language }: Vocabulary): Sex | undefined =>
  sexOfWords(
    [head, ...(language === 'en' && name ? [name] : []), ...adjectives.filter((word) => OWN_SEX.test(word))],
    language,
  );

/** Of a women's team, then of a woman's name. */
const sexOfGroupOrName = (phrase: NounPhrase, vocabulary: Vocabulary): Sex | undefined =>
  phrase.groupGender ?? sexNamed(phrase, vocabulary);

const sexNamed = ({ name, isPlaceName, count }: NounPhrase, { language }: Vocabulary): Sex | undefined =>
  name === undefined || isPlaceName || (count ?? 1) !== 1 ? undefined : sexOfName(name, language);

/** A dead flower and a late train are no dead people. */
function presenceOf(
  { presence, adjectives, head }: NounPhrase,
  concept: ConceptId | undefined,
  { presences }: ReadingTables,
): Presence {
  const words = [...adjectives, head].map((word) => word.toLowerCase());
  const said = presence ?? words.map((word) => own(presences, word)).find(Boolean) ?? 'here';
  const isThing = concept?.startsWith('thing.') || concept?.startsWith('place.');
  return said === 'dead' && isThing && own(presences, head.toLowerCase()) === undefined ? 'here' : said;
}

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

function qualityOf(words: string, { language, tables }: Vocabulary): { quality?: QualityId } {
  const key = words.toLowerCase();
  const concept = conceptsOfWords(language)
    .get(key)
    ?.find((each) => each.startsWith('quality.'));
  const quality = own(tables.qualities, key) ?? (concept?.slice('quality.'.length) as QualityId | undefined);
  return quality ? { quality } : {};
}

function ageOf(quality: QualityId): ToldAge | undefined {
  const entry: QualityConcept = QUALITIES[quality];
  return entry.age;
}

/** Upper bounds in years, exclusive. */
const AGES: readonly (readonly [number, ToldAge])[] = [
  [3, 'baby'],
  [13, 'child'],
  [18, 'teen'],
  [30, 'youth'],
  [62, 'adult'],
  [Infinity, 'old'],
];

const ageInYears = (years: number): ToldAge | undefined => AGES.find(([below]) => years < below)?.[1];

const GENDERS: Readonly<Partial<Record<NonNullable<NounPhrase['pronoun']>, 'feminine' | 'masculine'>>> = {
  he: 'masculine',
  she: 'feminine',
};

const genderOf = ({ pronoun }: NounPhrase): 'feminine' | 'masculine' | undefined => pronoun && GENDERS[pronoun];

const genderOfPerson = (person: PersonConcept | undefined): 'feminine' | 'masculine' | undefined =>
  person?.gender === 'neutral' ? undefined : person?.gender;
