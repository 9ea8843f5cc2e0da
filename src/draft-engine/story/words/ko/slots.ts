import { deriveSeed } from '#src/shared/random.ts';
import { LARGE_THINGS } from '../../concepts/large-things.ts';
import type { FrameId } from '../../frames/frames.ts';
import { comingForm, doingForm, doneForm } from '../../korean/conjugate.ts';
import { soundAfter } from '../../korean/hangul.ts';
import { wordFor } from '../../lexicon/lexicon.ts';
import type { CastFact, HeroGroup, NounFact, StoryFacts } from '../../story-facts.ts';
import { DAILY, DAILY_BY_KIND } from './habit-words.ts';
import { SLOT_END } from './markup.ts';
import { KOREAN_NAMES } from './names.ts';
import { countNumber, spellYears } from './numbers.ts';
import { wishFromIdea } from './own-wish.ts';
import { callOf, levelOf } from './register.ts';
import { sayable } from './sayable.ts';

/** Those whom a story calls by what they are. */
const BY_ROLE =
  /\.(king|queen|emperor|prince|princess|knight|wizard|witch|hero|superhero|villain|vampire|samurai|ninja|cowboy|sheriff|outlaw|pirate|mermaid|fairy|giant|choir|couple|stranger|baby|general|swordsman|assassin|master)$/;
/** A trade as it stands after a name: 수연 선생. */
const TITLES: Readonly<Record<string, string>> = {
  professor: '교수',
  teacher: '선생',
  captain: '선장',
  detective: '탐정',
  judge: '판사',
  coach: '코치',
  boss: '사장',
  mayor: '시장',
  chef: '요리사',
  monk: '스님',
  priest: '신부',
};
const KIN = /\.(mother|father|husband|wife|brother|sister|son|daughter|lover|bride)$/;
/** Trades that nobody calls grandmother in. */
const IN_SERVICE =
  /\.(soldier|spy|athlete|runner|boxer|footballer|swimmer|student|astronaut|pilot|police_officer|guard|rival|enemy|criminal)$/;
const SELF = /^(사람|여자|남자|노인|할머니|할아버지|외할머니|어르신)$/;
const POOL: ReadonlySet<string> = new Set(
  Object.values(KOREAN_NAMES).flatMap((gender) => Object.values(gender).flat()),
);
const idOf = (concept: string): string => concept.slice(concept.indexOf('.') + 1);
const UNREADABLE = /[\p{Script=Han}]/u;

/** A word of the idea as a Korean voice can read it; `concept` stands in where the script cannot be read. */
const spoken = (word: string, concept: NounFact['concept']): string =>
  UNREADABLE.test(word) ? wordFor(concept, 'ko') : sayable(word);

const roleOf = (cast: CastFact): string => spoken(cast.role, cast.concept);

/** How the narrator calls a character: 수연, 옥분 할머니, 덕수 선장, 왕, 여우. */
function calledName(cast: CastFact, facts: Pick<StoryFacts, 'hero' | 'other'>): string {
  const twin = cast.key === facts.hero.key ? facts.other : facts.hero;
  const name = spoken(cast.name, cast.concept);
  if (!cast.named) {
    return twin.role === cast.role && cast.key !== facts.hero.key ? `다른 ${roleOf(cast)}` : roleOf(cast);
  }
  if (!POOL.has(cast.name)) {
    return name;
  }
  if (BY_ROLE.test(cast.concept) && twin.role !== cast.role) {
    return roleOf(cast);
  }
  const role = roleOf(cast).replace(/님$/, '');
  const title = TITLES[idOf(cast.concept)]
    ? /^[가-힣]{2,3}$/.test(role)
      ? role
      : TITLES[idOf(cast.concept)]
    : undefined;
  if (title) {
    return `${name} ${title}`;
  }
  return cast.age !== 'old' || KIN.test(cast.concept) || IN_SERVICE.test(cast.concept)
    ? name
    : `${name} ${cast.gender === 'feminine' ? '할머니' : '할아버지'}`;
}

const withAdjectives = (adjectives: readonly string[], noun: string): string =>
  [
    ...adjectives
      .filter((each) => !noun.includes(each))
      .slice(0, 2)
      .map(sayable),
    noun,
  ].join(' ');

/** A character as it is brought in: 은퇴한 은행 강도 옥분 할머니, 길 잃은 폭풍. */
export function introduced(cast: CastFact, facts: Pick<StoryFacts, 'hero' | 'other'>): string {
  const role = roleOf(cast),
    name = calledName(cast, facts);
  if (name === role || role.includes(name)) {
    return withAdjectives(cast.adjectives, role);
  }
  const adjectives = cast.adjectives.filter((each) => cast.age !== 'old' || !/^(늙은|나이 든|오래된)$/.test(each));
  if (name.startsWith('다른 ')) {
    return name;
  }
  return withAdjectives(
    adjectives,
    SELF.test(role) || name.endsWith(role) || TITLES[idOf(cast.concept)] ? name : `${role} ${name}`,
  );
}

const COUNTERS: readonly (readonly [RegExp, string])[] = [
  [/편지|소포|전화/, '한 통'],
  [/신문|표$|사진|종이$|지도|음반|조리법/, '한 장'],
  [/책$|공책|일기|소설|작가/, '한 권'],
  [/배$|해적선/, '한 척'],
  [/구두|신발|장화|양말|장갑/, '한 켤레'],
  [/꽃$|장미/, '한 송이'],
  [/나무|묘목/, '한 그루'],
  [/자동차|차$|트럭|버스|기차|비행기|자전거|오토바이|피아노|재봉틀|로봇|기계|텔레비전|컴퓨터|카메라/, '한 대'],
  [/외투|드레스|옷/, '한 벌'],
  [/칼$|검$|연필|붓|펜|총|빗자루|촛불|초$/, '한 자루'],
  [/커피|차$|포도주|우유|물$/, '한 잔'],
  [/국$|수프|밥|국수|그릇|라면/, '한 그릇'],
  [/노래|곡$/, '한 곡'],
  [/영화/, '한 편'],
];
const counted = (noun: NounFact): string => {
  const full = fullNoun(noun);
  if (noun.proper) {
    return full;
  }
  if (noun.concept.startsWith('animal.')) {
    return `${full} 한 마리`;
  }
  return `${full} ${COUNTERS.find(([pattern]) => pattern.test(noun.noun))?.[1] ?? '하나'}`;
};

/** A noun with its adjectives. */
export const fullNoun = (noun: NounFact): string =>
  withAdjectives(
    noun.proper ? [] : noun.adjectives,
    spoken(noun.noun, noun.concept) + (noun.plural && noun.concept.startsWith('person.') ? '들' : ''),
  );

const nounSlot = (noun: NounFact, form: string | undefined): string | undefined => {
  switch (form) {
    case undefined:
    case 'noun':
      return spoken(noun.noun, noun.concept);
    case 'full':
    case 'a':
      return fullNoun(noun);
    case 'one':
      return counted(noun);
    default:
      return undefined;
  }
};

const castSlot = (cast: CastFact, form: string | undefined, facts: StoryFacts): string | undefined => {
  switch (form) {
    case undefined:
      return calledName(cast, facts);
    case 'role':
      return roleOf(cast);
    case 'full':
      return withAdjectives(cast.adjectives, roleOf(cast));
    case 'who':
      return introduced(cast, facts);
    default:
      return undefined;
  }
};

/** Several heroes as one: 우산들, 두 노인, 오랜 친구 덕수와 봉식. */
function groupSlot(cast: CastFact, group: HeroGroup, form: string | undefined): string | undefined {
  const role = roleOf(cast).replace(/들$/, '');
  const couple = /부부|연인|커플/.test(role);
  const plain = couple
    ? role
    : group.said > 1 && group.said < 5 && cast.kind === 'person'
      ? `${countNumber(group.said)} ${role}`
      : `${role}들`;
  const pair =
    cast.named && group.names.length === 2
      ? `${group.names[0]}${soundAfter(group.names[0] as string) === '' ? '와' : '과'} ${group.names[1]}`
      : undefined;
  switch (form) {
    case undefined:
    case 'role':
      return plain;
    case 'full':
      return withAdjectives(cast.adjectives, plain);
    case 'who':
      return pair
        ? withAdjectives(cast.adjectives, SELF.test(role) ? pair : `${role} ${pair}`)
        : withAdjectives(cast.adjectives, plain);
    default:
      return undefined;
  }
}

const VOICES: Readonly<Record<string, readonly [low: string, humble: string]>> = {
  me: ['나', '저'],
  I: ['내가', '제가'],
  my: ['내', '제'],
};
const speech = (
  speaker: CastFact,
  listener: CastFact,
  form: string | undefined,
  facts: StoryFacts,
): string | undefined => {
  if (form === 'call') {
    return callOf(listener, speaker, facts);
  }
  const pair = VOICES[form ?? ''];
  const level = levelOf(speaker, listener, facts);
  return pair?.[level === 'polite' || level === 'stiff' ? 1 : 0];
};

/** What cannot be held: in its place a photograph lies in the hand. */
const UNTOUCHABLE =
  /^thing\.(film|game|race|war|wedding|birthday|festival|earthquake|flood|meteor|virus|election|murder|song|memory|secret|money|dream|word|colour|music_thing|app|star|piano|ship|train|boat|car|bus|truck|rocket|aeroplane|door|window|bicycle|machine|time_machine|spaceship|motorcycle|satellite|elevator_thing|lighthouse_lamp|heart|treasure)$|^(person|animal|spirit|robot|place)\./;
const isUntouchable = (concept: string): boolean =>
  UNTOUCHABLE.test(concept) || LARGE_THINGS.has(concept.replace('thing.', ''));
const PHOTO: NounFact = { noun: '사진', adjectives: ['낡은'], plural: false, concept: 'thing.photo', proper: false };

const SKIES = {
  clear: '하늘이 맑다',
  cloudy: '하늘이 낮다',
  rain: '비가 내린다',
  storm: '멀리서 천둥이 운다',
  snow: '눈이 내린다',
  fog: '안개가 끼었다',
  wind: '바람이 세다',
} as const;
const TIMES = { dawn: '새벽', morning: '아침', noon: '한낮', afternoon: '오후', dusk: '저녁', night: '밤' } as const;

const endWish = (wish: string, ending: (verb: string) => string): string => wish.replace(/[가-힣]+다$/, ending);

/** Renders a slot of the Korean sentences, or undefined where it is unknown. `wishOf` gives the verb phrase of a frame. */
export function koreanSlot(
  name: string,
  form: string | undefined,
  facts: StoryFacts,
  wishOf: (frame: FrameId) => string,
): string | undefined {
  const value = slotText(name, form, facts, wishOf);
  return value === undefined ? undefined : `${value}${SLOT_END}`;
}

function slotText(
  name: string,
  form: string | undefined,
  facts: StoryFacts,
  wishOf: (frame: FrameId) => string,
): string | undefined {
  switch (name) {
    case 'hero':
      return (facts.group ? groupSlot(facts.hero, facts.group, form) : undefined) ?? castSlot(facts.hero, form, facts);
    case 'other':
      return castSlot(facts.other, form, facts);
    case 'h':
      return speech(facts.hero, facts.other, form, facts);
    case 'o':
      return speech(facts.other, facts.hero, form, facts);
    case 'target':
      if (form === 'from') {
        return `${slotText('target', undefined, facts, wishOf)}${facts.targetIsOther || /^(person|animal|robot|spirit)\./.test(facts.target.concept) ? '에게서' : '에서'}`;
      }
      return facts.targetIsOther
        ? form === 'one'
          ? castSlot(facts.other, 'full', facts)
          : castSlot(facts.other, form === 'a' ? 'full' : form === 'noun' ? 'role' : form, facts)
        : nounSlot(facts.target, form);
    case 'thing':
      return nounSlot(facts.thing, form);
    case 'object':
      return nounSlot(
        facts.targetIsOther || facts.target.concept.startsWith('person.') ? facts.thing : facts.target,
        form,
      );
    case 'prop':
      return nounSlot(isUntouchable(facts.thing.concept) ? PHOTO : facts.thing, form === 'plain' ? undefined : form);
    case 'place':
      return nounSlot(facts.place, form);
    case 'elsewhere':
      return nounSlot(facts.elsewhere, form);
    case 'want':
    case 'does': {
      const wish = facts.ownWish?.endsWith('다')
        ? facts.ownWish
        : ((facts.ownIdea ? wishFromIdea(facts.ownIdea, facts.hero.role, facts.frame) : undefined) ??
          wishOf(facts.frame));
      if (name === 'does') {
        return endWish(wish, (verb) => doingForm(verb));
      }
      return form === undefined
        ? endWish(wish, (verb) => `${verb.slice(0, -1)}기`)
        : form === 'done'
          ? endWish(wish, doneForm)
          : form === 'will'
            ? endWish(wish, comingForm)
            : form === 'and'
              ? endWish(wish, (verb) => `${verb.slice(0, -1)}고`)
              : undefined;
    }
    case 'years':
      return spellYears(facts.years);
    case 'time':
      return form === undefined || form === 'noun' ? TIMES[facts.time] : undefined;
    case 'sky':
      return SKIES[facts.weather];
    case 'habit': {
      const daily = DAILY_BY_KIND[facts.hero.kind];
      return (
        DAILY[facts.hero.concept] ??
        daily[deriveSeed('daily', facts.hero.name, facts.ownIdea ?? facts.frame) % daily.length]
      );
    }
    default:
      return undefined;
  }
}
