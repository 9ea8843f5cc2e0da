import { classOf, DEED_OF } from './dictionary.ts';
import type { Argument, PhraseDraft } from './draft.ts';
import type { Case } from './particles.ts';
import type { Predicate } from './predicates.ts';
import type { Reading } from './reading-state.ts';
import { ACTIVE_OF_PHRASE } from './voices.ts';

const PARTICLES: Readonly<Partial<Record<Case, readonly [afterConsonant: string, afterVowel: string]>>> = {
  object: ['을', '를'],
  subject: ['이', '가'],
  in: ['에', '에'],
  by: ['으로', '로'],
  at: ['에서', '에서'],
  also: ['을', '를'],
  topic: ['을', '를'],
};
/** Nouns that with their verb are one saying, whatever the verb alone would be. */
const SAYING_NOUNS = new Set(
  '눈, 길, 목숨, 정신, 숨, 입, 손, 마음, 등, 무릎, 뒤, 세상, 죽음, 사랑, 의식, 모습, 자취, 꿈, 잠, 귀, 발, 몸, 힘, 위기, 위험, 함정, 피, 용서, 말, 화, 농사, 산책, 이야기, 대화'.split(
    ', ',
  ),
);
/** Verbs that make a verb of a noun: 수사를 하다. */
const LIGHT = new Set(['하다', '벌이다', '치르다', '펼치다', '저지르다', '거두다']);

/**
 * The predicate with the noun before it where both are one saying: 눈을 뜨다. The noun then is no phrase of its own, unless
 * it can be seen.
 */
export function mergeIdiom(reading: Reading, predicate: Predicate): string {
  const { base } = predicate;
  const found = nounBefore(reading, predicate);
  const known = found && (sayingOf(found.phrase.head, found.last.case, base) ?? sayingOfLast(found, base));
  if (!found || known === undefined) {
    return base;
  }
  const { last, phrase } = found;
  const isWhole = isWholeSaying(found, known, base);
  if (/[이가] /.test(known) && last.case === 'none') {
    last.case = 'subject';
  }
  if (!isWhole && DEED_OF.get(known) === DEED_OF.get(base)) {
    return base;
  }
  if (!isWhole && last.isModified) {
    return classOf(phrase.head) === 'animate' ? base : known;
  }
  if (isWhole || !isSeen(phrase.head, base)) {
    swallow(reading, last, phrase.owner, ACTIVE_OF_PHRASE[known] !== undefined || isDoneByNoun(phrase.head, base));
  }
  return known;
}

const isSeen = (head: string, base: string): boolean =>
  head.includes(' ') || (base !== '걸리다' && classOf(head) === 'thing');

/** Whether the noun is nothing but a part of the saying. */
function isWholeSaying({ last, phrase: { head } }: NounBefore, known: string, base: string): boolean {
  const isBare = last.case === 'none' && !last.isModified && !/^(?:thing|place)$/.test(classOf(head) ?? '');
  const isSaying = SAYING_NOUNS.has(head) || ACTIVE_OF_PHRASE[known] !== undefined || isDoneByNoun(head, base);
  return isBare || isSaying || (LIGHT.has(base) && !head.includes(' '));
}

/** 요리 대회에 나가다 is 대회에 나가다. */
const sayingOfLast = ({ last, phrase }: NounBefore, base: string): string | undefined =>
  LIGHT.has(base) ? undefined : sayingOf(lastOf(phrase.head), last.case, base);

interface NounBefore {
  last: Argument;
  phrase: PhraseDraft;
}

const lastOf = (head: string): string => head.split(' ').at(-1) as string;

/** The bare noun right before a verb. */
function nounBefore({ draft, pending }: Reading, predicate: Predicate): NounBefore | undefined {
  const last = pending.at(-1);
  const phrase = last && draft.phrases[last.phrases.at(-1) as number];
  if (!phrase || last.link !== undefined || last.comma) {
    return undefined;
  }
  const isBare = phrase.name === undefined && phrase.pronoun === undefined;
  return isBare && predicate.first - last.next <= 1 ? { last, phrase } : undefined;
}

const WITHOUT_PARTICLE: readonly (readonly [string, string])[] = [
  ['을', '를'],
  ['이', '가'],
  ['에', '에'],
];

function particlesOf(which: Case): readonly (readonly [string, string])[] {
  const pair = PARTICLES[which];
  return which === 'none' ? WITHOUT_PARTICLE : [pair].filter((each) => each !== undefined);
}

/** The dictionary form of noun, particle and verb, if it is in the tables; 수사를 하다 → 수사하다. */
function sayingOf(noun: string, which: Case, base: string): string | undefined {
  for (const pair of particlesOf(which)) {
    for (const particle of new Set(pair)) {
      const known = `${noun}${particle} ${base}`;
      if (DEED_OF.has(known) || ACTIVE_OF_PHRASE[known] !== undefined) {
        return known;
      }
    }
  }
  if (which === 'none' && DEED_OF.has(`${noun} ${base}`)) {
    return `${noun} ${base}`;
  }
  const together = `${noun}하다`;
  if (which === 'object' && isDoneByNoun(noun, base)) {
    return `${noun}을 ${base}`;
  }
  return (which === 'object' || which === 'none') &&
    LIGHT.has(base) &&
    (DEED_OF.has(together) || base === '하다') &&
    noun !== ''
    ? together
    : undefined;
}

/** 체포를 당하다, 간호를 받다: what the noun says is done to one; but not 편지를 받다. */
const isDoneByNoun = (noun: string, base: string): boolean =>
  /^(?:받다|당하다)$/.test(base) &&
  DEED_OF.has(`${noun}하다`) &&
  classOf(noun) !== 'thing' &&
  !/^(?:훈련|수업|교육|연락|전화|약속|대답|연습|공부|임신)$/.test(noun);

/** Takes the noun out of the phrases; whose it was is whom it is done to: 아이의 목숨을 구하다. */
function swallow(reading: Reading, last: Argument, owner: number | undefined, isDoneBy: boolean): void {
  reading.pending.pop();
  const index = last.phrases.at(-1) as number;
  const phrase = reading.draft.phrases[index];
  if (phrase) {
    phrase.isDropped = true;
  }
  const others = last.phrases.slice(0, -1);
  if (others.length > 0) {
    reading.pending.push({ ...last, phrases: others });
  }
  if (owner !== undefined && last.case === 'object') {
    const of = reading.draft.phrases[owner];
    reading.pending.push({
      ...last,
      phrases: [owner],
      case: isDoneBy ? 'dative' : 'object',
      nounClass: of?.nounClass,
      isModified: false,
    });
  }
}

/** '죽음을 무릅쓰고' and the like say how and are no clause. */
export function joinNoun(reading: Reading, predicate: Predicate, base: string): boolean {
  const isNaming = (base === '불리다' || base === '부르다' || base === '하다') && predicate.use === 'adnominal';
  const last = reading.pending.at(-1);
  if (isNaming && last?.case === 'called' && last.next === predicate.first) {
    const phrase = reading.draft.phrases[last.phrases.at(-1) as number];
    reading.pending.pop();
    if (phrase) {
      phrase.isDropped = true;
      reading.modifiers.from = phrase.from;
    }
    return true;
  }
  return false;
}
