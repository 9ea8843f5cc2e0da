import { wordTable } from '#src/shared/word-table.ts';
import { KOREAN_EVERYDAY } from '../../lexicon/everyday/ko.ts';
import { KOREAN_WORDS } from '../../lexicon/words/ko.ts';
import type { DeedId } from '../deeds.ts';
import { OTHER_ADJECTIVES, QUALITY_WORDS } from './adjective-words.ts';
import { KOREAN_DEEDS } from './deed-words.ts';
import { GIVEN_NAMES, isSurname } from './names.ts';
import { KOREAN_NEAREST_WORDS, NEAREST_ENDINGS } from './nearest-words.ts';
import { PLAIN_NOUNS } from './noun-words.ts';
import {
  COUNTER_NOUNS,
  FILM_NOUNS,
  POINTED_PLACES,
  PRONOUNS,
  RELATIONAL,
  TAIL_NOUNS,
  TIME_NOUNS,
} from './small-words.ts';
import { StemIndex } from './stems.ts';
import { ACTIVE_OF } from './voices.ts';

/** What kind of noun it is, as far as grammar asks. */
export type NounClass = 'animate' | 'place' | 'thing' | 'time' | 'other';

const CLASS_OF_FAMILY: Readonly<Record<string, NounClass>> = wordTable({
  person: 'animate',
  animal: 'animate',
  robot: 'animate',
  place: 'place',
  thing: 'thing',
  spirit: 'thing',
});
/** Words of the lexicon that in running text are rather something else. */
const NOT_NOUNS = new Set(['이웃집', '지구의', '시장님', '적', '한', '배달을']);

const nouns = new Map<string, NounClass>();
const longWords = new Set<string>();

function addNoun(word: string, kind: NounClass): void {
  if (word.includes(' ')) {
    longWords.add(word);
  }
  if (!nouns.has(word) && !NOT_NOUNS.has(word)) {
    nouns.set(word, kind);
  }
}

function addLexicon(): void {
  KOREAN_WORDS.spirit.ghost.split(', ').forEach((word) => addNoun(word, 'animate'));
  for (const [family, kind] of Object.entries(CLASS_OF_FAMILY)) {
    const lists = KOREAN_WORDS[family as 'person'] as Readonly<Record<string, string>>;
    Object.values(lists).forEach((list) => list.split(', ').forEach((word) => addNoun(word, kind)));
  }
  for (const [concept, list] of Object.entries(KOREAN_EVERYDAY)) {
    const kind = CLASS_OF_FAMILY[concept.slice(0, concept.indexOf('.'))] ?? 'other';
    list.split(', ').forEach((word) => addNoun(word, kind));
  }
  for (const [word, concept] of Object.entries(KOREAN_NEAREST_WORDS)) {
    addNoun(
      word,
      concept === 'spirit.ghost' ? 'animate' : (CLASS_OF_FAMILY[concept.slice(0, concept.indexOf('.'))] ?? 'other'),
    );
  }
}

TIME_NOUNS.forEach((word) => addNoun(word, 'time'));
Object.keys(PRONOUNS).forEach((word) => addNoun(word, 'animate'));
POINTED_PLACES.forEach((word) => addNoun(word, 'place'));
addNoun('누', 'animate');
addLexicon();
FILM_NOUNS.forEach((word) => addNoun(word, 'other'));
COUNTER_NOUNS.forEach((word) => addNoun(word, 'animate'));
[...RELATIONAL, ...Object.keys(TAIL_NOUNS), ...PLAIN_NOUNS.split(', ')].forEach((word) => addNoun(word, 'other'));
GIVEN_NAMES.forEach((word) => addNoun(word, 'animate'));

/** Dictionary form → deed. */
export const DEED_OF: ReadonlyMap<string, DeedId> = new Map(
  Object.entries(KOREAN_DEEDS).flatMap(([deed, list]) =>
    list.split(', ').map((word) => [word, deed as DeedId] as const),
  ),
);

/** Adjectives by dictionary form; those that end in 의 or ㄴ are written as they are. */
export const ADJECTIVES: ReadonlySet<string> = new Set(
  [...Object.values(QUALITY_WORDS), OTHER_ADJECTIVES].flatMap((list) => list.split(', ')),
);
/** A broken thing's state, though it may also befall it: 금이 간 찻잔 is no vein of gold that goes. */
export const FLAWS: ReadonlySet<string> = new Set(
  QUALITY_WORDS.broken.split(', ').filter((word) => word.includes(' ') && !word.startsWith('고장')),
);
/** Adjectives that never change: 비밀의, 전설적인. */
export const FIXED_ADJECTIVES: ReadonlySet<string> = new Set(
  [...ADJECTIVES].filter((word) => !word.endsWith('다') && !nouns.has(word)),
);

/** Verbs that are no deed of their own but carry others. */
const HELPERS =
  '않다, 못하다, 말다, 싶다, 싶어하다, 하다, 되다, 있다, 없다, 계시다, 버리다, 보다, 주다, 내다, 놓다, 두다, 가다, 오다, 나가다, 대다, 지다, 드리다, 시작하다, 위하다, 통하다, 향하다, 따르다, 대하다, 관하다, 의하다, 인하다, 말미암다, 비롯하다, 둘러싸다, 데리다, 가지다, 갖다, 나다, 들다, 애쓰다, 뻔하다, 만하다, 듯하다, 같다, 아니다, 전념하다, 시키다, 당하다, 만들다, 줄곧하다, 모르다, 써주다, 해주다, 만들어주다, 그려주다, 보이다, 밝혀지다, 드러나다, 여겨지다, 착각되다, 위장되다, 그만두다, 멈추다, 거부하다, 거절하다, 포기하다, 앞두다, 제외하다, 더하다, 이용하다, 무릅쓰다, 뒤로하다, 불구하다, 마지않다, 떨다, 대신하다, 때문이다';

const LIGHTS = [
  '하다',
  '되다',
  '시키다',
  '당하다',
  '받다',
  '거리다',
  '스럽다',
  '롭다',
  '답다',
  '없다',
  '있다',
  '드리다',
];

/** Verbs and adjectives of one word. */
export const VERBS = new StemIndex();
/** Endings that make a verb of a noun. */
export const LIGHT_VERBS = new StemIndex();
/** 이다 behind a noun. */
export const COPULA = new StemIndex();

for (const word of [...DEED_OF.keys(), ...ADJECTIVES, ...Object.keys(ACTIVE_OF), ...HELPERS.split(', ')]) {
  const last = word.split(' ').at(-1) as string;
  VERBS.add(last);
}
LIGHTS.forEach((word) => LIGHT_VERBS.add(word));
COPULA.add('이다');

const MORE_ENDINGS = Object.entries(NEAREST_ENDINGS).toSorted(([one], [other]) => other.length - one.length);

/** What a noun is, by the dictionary; undefined for a word that is not in it. */
export function classOf(noun: string): NounClass | undefined {
  const known = nouns.get(noun);
  if (known !== undefined) {
    return known;
  }
  for (const end of ['들', '님']) {
    if (noun.endsWith(end) && noun.length > end.length) {
      const inner = classOf(noun.slice(0, -end.length));
      if (inner !== undefined) {
        return inner;
      }
    }
  }
  return undefined;
}

/** What a noun is by its last part or ending, where the whole is not known: 빵집주인, 통신사. */
export function classOfCompound(noun: string): NounClass | undefined {
  if (noun.length > 12) {
    return undefined;
  }
  for (let at = 1; at < noun.length - 1; at++) {
    const last = classOf(noun.slice(at));
    const isThing = last === 'thing' && noun.length - at >= 2 && !isSurname(noun[0] ?? '');
    if (last !== undefined && (at >= 2 ? classOf(noun.slice(0, at)) !== undefined : noun.length >= 4 || isThing)) {
      return last;
    }
  }
  const ending = MORE_ENDINGS.find(([end]) => noun.endsWith(end) && noun.length >= end.length + 2);
  return ending && CLASS_OF_FAMILY[ending[1].slice(0, ending[1].indexOf('.'))];
}

/** True of a word of several words in the lexicon: 버스 정류장. */
export const isLongWord = (words: string): boolean => longWords.has(words);
