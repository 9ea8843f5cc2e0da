import type { FrameId } from '../../frames/frames.ts';
import { wordFor } from '../../lexicon/lexicon.ts';
import type { PlaceKind } from '../../place-spec.ts';
import { TOLD_TYPES } from '../../shapes/shapes.ts';
import type { CastFact, HeroGroup, NounFact, StoryFacts } from '../../story-facts.ts';
import { measureFor } from './measure-words.ts';
import { spellNumber } from './numbers.ts';

/** Adjectives of one character that go straight before the noun. */
const BARE = /^[老小大新旧懒丑盲穷]$/;
const withAdjectives = (adjectives: readonly string[], noun: string): string => {
  const fresh = adjectives.filter((adjective) => !noun.includes(adjective.replace(/的$/, ''))).slice(0, 2);
  const long = fresh
    .filter((adjective) => !BARE.test(adjective))
    .map((adjective) => `${adjective.replace(/的$/, '')}的`);
  const short = fresh.filter((adjective) => BARE.test(adjective));
  return `${long.join('')}${short.join('')}${noun}`;
};

const bare = (noun: string): string => (noun.length > 1 ? noun.replace(/^的/, '') : noun);
const roleOf = (cast: CastFact): string => (cast.role === '人' ? '普通人' : bare(cast.role));
/** Those whom a Chinese narrator calls by what they are. */
const BY_ROLE =
  /^person\.(grandmother|grandfather|mother|father|daughter|son|granddaughter|grandson|brother|sister|husband|wife|king|queen|emperor|prince|princess)$/;
/** Roles that say nothing of a person who has a name. */
const PLAIN_ROLE = /^person\.(person|man|woman)$/;
const calledByRole = (cast: CastFact): boolean =>
  BY_ROLE.test(cast.concept) && cast.role !== cast.name && !/^[A-Za-z]/.test(cast.role);
/** What the narrator calls a character. */
export const tellingName = (cast: CastFact): string => (calledByRole(cast) ? roleOf(cast) : bare(cast.name));
/** True where a concept only stands in for a word that the lexicon does not know. */
export const isStandIn = (concept: string, noun: string): boolean =>
  concept === 'thing.covered' || (concept === 'place.town' && !/镇/.test(noun));

/** A noun with its adjectives. */
export const fullNoun = (noun: NounFact): string =>
  noun.proper ? noun.noun : withAdjectives(noun.adjectives, bare(noun.noun));
/** 那盏灯, 一座岛: a noun with a demonstrative or number and its measure word. */
export const counted = (first: '一' | '那' | '这' | '每一', noun: NounFact): string =>
  noun.proper
    ? noun.noun
    : isStandIn(noun.concept, noun.noun) && measureFor(noun.noun, noun.concept, true) === '个'
      ? `${first === '一' ? '一份' : first === '每一' ? '每份' : first}${fullNoun(noun)}`
      : `${first}${noun.plural && first !== '一' && first !== '每一' ? '些' : measureFor(noun.noun, noun.concept, isStandIn(noun.concept, noun.noun))}${fullNoun(noun)}`;

const asNoun = (cast: CastFact): NounFact => ({
  noun: roleOf(cast),
  adjectives: cast.adjectives,
  plural: false,
  concept: cast.concept,
  proper: false,
});
/** A character as it is brought in: 守塔人老葛, 那只害羞的狐狸. */
export const introduce = (cast: CastFact): string => {
  if (!cast.named) {
    return counted('那', asNoun(cast));
  }
  if (calledByRole(cast)) {
    return withAdjectives(cast.adjectives, roleOf(cast));
  }
  const role =
    PLAIN_ROLE.test(cast.concept) || cast.role === cast.name ? '' : withAdjectives(cast.adjectives, roleOf(cast));
  return `${role}${cast.name}`;
};

const ON = new Set<PlaceKind>([
  'road',
  'bridge',
  'rooftop',
  'island',
  'mountain',
  'field',
  'meadow',
  'beach',
  'coast',
  'battlefield',
  'sea',
  'planet',
  'moon',
  'snowfield',
  'town_street',
  'city_street',
  'schoolyard',
  'airfield',
  'staircase',
  'playground',
]);
/** A place as where something is: 森林里, 山上, 河边. */
function inPlace(place: NounFact & { kind: PlaceKind }): string {
  if (isForeign(place)) {
    return '那个地方';
  }
  const noun = fullNoun(place);
  if (place.proper || /[上里下边旁中内间底外前后处口顶头]$/.test(noun)) {
    return noun;
  }
  if (/^(家)$/.test(noun)) {
    return '家里';
  }
  if (noun.endsWith('世界')) {
    return `${noun}上`;
  }
  if (place.kind === 'space' || place.kind === 'sky') {
    return `${noun}中`;
  }
  if (place.kind === 'lake' || place.kind === 'river' || place.kind === 'harbour') {
    return /港|码头/.test(noun) ? noun : `${noun}边`;
  }
  if (noun.endsWith('灯塔') || noun.endsWith('塔')) {
    return `${noun}里`;
  }
  return `${noun}${ON.has(place.kind) && !/[城镇村馆店院房屋]$/.test(noun) ? '上' : '里'}`;
}

const KIN_CALLS: Readonly<Record<string, string>> = { 'person.mother': '妈', 'person.father': '爸' };
const KIN = /^person\.(grandmother|grandfather|mother|father|brother|sister)$/;
const TITLED =
  /^person\.(teacher|professor|doctor|captain|general|king|queen|emperor|judge|boss|master|priest|mayor|coach|sheriff)$/;
const PLAYS_AGAINST = /^person\.(rival|enemy|villain|outlaw|thief|pirate|assassin|criminal)$/;
const CALLED_AS: Readonly<Record<string, string>> = {
  'person.king': '陛下',
  'person.queen': '陛下',
  'person.emperor': '陛下',
};

/** How one character calls the other to its face. */
function callOf(listener: CastFact, speaker: CastFact): string {
  if (CALLED_AS[listener.concept] && !PLAYS_AGAINST.test(speaker.concept)) {
    return CALLED_AS[listener.concept] as string;
  }
  if (KIN.test(listener.concept) && (speaker.age === 'child' || speaker.age === 'youth')) {
    return KIN_CALLS[listener.concept] ?? listener.role;
  }
  if (TITLED.test(listener.concept)) {
    return listener.role;
  }
  return listener.name;
}
const youOf = (listener: CastFact, speaker: CastFact): string => {
  if (
    listener.kind !== 'person' ||
    speaker.kind !== 'person' ||
    PLAYS_AGAINST.test(speaker.concept) ||
    PLAYS_AGAINST.test(listener.concept)
  ) {
    return '你';
  }
  return (listener.age === 'old' && speaker.age !== 'old') ||
    (TITLED.test(listener.concept) && !TITLED.test(speaker.concept) && !KIN.test(speaker.concept))
    ? '您'
    : '你';
};

const pronoun = (cast: CastFact): string => (cast.kind !== 'person' ? '它' : cast.gender === 'feminine' ? '她' : '他');
const castSlot = (cast: CastFact, form: string | undefined, facts: StoryFacts): string | undefined => {
  const noun = asNoun(cast);
  // Two of one kin go by their names.
  const alike = cast.named && calledByRole(cast) && roleOf(facts.hero) === roleOf(facts.other);
  switch (form) {
    case undefined:
      return alike ? bare(cast.name) : tellingName(cast);
    case 'role':
      return roleOf(cast);
    case 'full':
      return fullNoun(noun);
    case 'who':
      return alike ? `${withAdjectives(cast.adjectives, roleOf(cast))}${cast.name}` : introduce(cast);
    case 'one':
      return counted('一', noun);
    case 'that':
      return counted('那', noun);
    case 'isA':
      return `${counted('一', noun)}${cast.named && cast.name !== cast.role && !calledByRole(cast) ? `，名叫${cast.name}` : ''}`;
    case 'he':
      return pronoun(cast);
    case 'call':
      return callOf(cast, cast.key === facts.hero.key ? facts.other : facts.hero);
    default:
      return undefined;
  }
};
const MEASURED = ['', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
const GROUP_FORMS: ReadonlySet<string> = new Set(['', 'role', 'full', 'who', 'one', 'isA', 'that', 'he', 'call']);
/** Several heroes as one: 渔民们, 三只企鹅, 许敏和大刘. */
function groupSlot(cast: CastFact, group: HeroGroup, form: string | undefined): string | undefined {
  const role = roleOf(cast).replace(/们$/, '');
  const couple = /夫妇|夫妻|情侣|恋人|两口子/.test(role);
  const counting = `${MEASURED[group.said] ?? '许多'}${couple ? '' : measureFor(role, cast.concept, false)}`;
  const full = withAdjectives(cast.adjectives, role);
  const pair = cast.named && group.names.length === 2 ? group.names.join('和') : undefined;
  switch (form) {
    case undefined:
      return couple ? `${role}俩` : pair ? '两人' : `${role}们`;
    case 'role':
      return couple ? role : `${role}们`;
    case 'full':
      return couple ? full : group.said > 1 ? `${counting}${full}` : `${full}们`;
    case 'who':
      return couple
        ? pair
          ? `${pair}这对${role}`
          : full
        : pair
          ? `${full}${pair}`
          : group.said > 1
            ? `${counting}${full}`
            : `${full}们`;
    case 'one':
    case 'isA':
      return couple ? `一对${full}` : group.said > 1 ? `${counting}${full}` : `一群${full}`;
    case 'that':
      return couple
        ? `那对${full}`
        : group.said > 1
          ? `那${counting}${full}`
          : `那${cast.kind === 'thing' ? '些' : '群'}${full}`;
    case 'he':
      return cast.kind !== 'person' ? '它们' : cast.gender === 'feminine' && !pair ? '她们' : '他们';
    case 'call':
      return cast.named ? tellingName(cast) : '你们';
    default:
      return undefined;
  }
}

/** A word of another language that no Chinese voice can read, and that is not a name. */
export const isForeign = (noun: NounFact): boolean => !noun.proper && !/\p{Script=Han}/u.test(noun.noun);
const nounSlot = (noun: NounFact, form: string | undefined): string | undefined => {
  if (isForeign(noun)) {
    return form === 'one' ? '一件东西' : form === 'each' ? '每件东西' : form === 'this' ? '这件东西' : '那件东西';
  }
  switch (form) {
    case undefined:
      return bare(noun.noun);
    case 'full':
      return fullNoun(noun);
    case 'one':
      return counted('一', noun);
    case 'that':
      return counted('那', noun);
    case 'this':
      return counted('这', noun);
    case 'each':
      return counted('每一', noun);
    default:
      return undefined;
  }
};

const TIMES = {
  dawn: ['天刚亮', '黎明'],
  morning: ['一大早', '早晨'],
  noon: ['大中午', '正午'],
  afternoon: ['午后', '下午'],
  dusk: ['天快黑的时候', '黄昏'],
  night: ['夜里', '夜晚'],
} as const;
const WEATHERS = {
  clear: '天很晴',
  cloudy: '云压得很低',
  rain: '雨下个不停',
  storm: '雷声滚来滚去',
  snow: '雪下得没有声音',
  fog: '雾很浓',
  wind: '风很大',
} as const;

/** Frames whose own verb phrase can be wished for as it stands in the idea. */
const WISHABLE: ReadonlySet<FrameId> = new Set<FrameId>([
  'search',
  'return',
  'rescue',
  'escape',
  'build',
  'repair',
  'win',
  'learn',
  'invent',
  'open_shop',
  'travel',
  'cook',
  'defend',
  'steal',
  'solve',
  'avenge',
  'join',
  'overcome',
  'want',
  'teach',
  'perform',
  'guard',
  'sell',
  'grow',
  'celebrate',
]);
const NOT_A_WISH =
  /[却但被让得掉落坠困陷丢在]|里的|关门|停业|因为|一直|突然|发现|之后|时候|已经|原来|[他她它]们?的$|的$|地$|^(逃跑|救|找|教|学|卖|偷|想|等|盖|造|建)$|年|一生/;

/** The idea's own wish where it reads as one. */
function ownWish(facts: StoryFacts): string | undefined {
  const wish = facts.ownWish
    ?.replace(/^(一心|非常|很)?(想要|想|希望|决定|打算|渴望|梦想着?|要|必须|不得不|准备)/, '')
    .replace(/[着过]$/, '');
  if (!wish || wish.length < 3 || wish.length > 13 || !WISHABLE.has(facts.frame)) {
    return undefined;
  }
  return NOT_A_WISH.test(wish) || wish.includes(facts.hero.role) || /的[^的]{0,4}(人|者|家|师|员|孩|猫|狗)$/.test(wish)
    ? undefined
    : wish;
}

/** What can lie in a hand: the thing of the story, or a stand-in where that is a war, a song or a secret. */
const UNTOUCHABLE =
  /^thing\.(film|game|race|war|wedding|birthday|festival|earthquake|flood|meteor|virus|election|murder|song|memory|secret|money|dream|word|colour|music_thing|app|star)$/;

/**
 * What a film is about where it is about a thing: the idea's own, or the animal or the place that it names, before what
 * casting made up.
 */
function topicOf(facts: StoryFacts): NounFact {
  const topic = facts.targetIsOther || facts.target.concept.startsWith('person.') ? facts.thing : facts.target;
  const said = facts.ownIdea === undefined || topic.proper || facts.ownIdea.includes(topic.noun);
  if (said || !(facts.frame === 'explain' || TOLD_TYPES.has(facts.type))) {
    return topic;
  }
  if (facts.hero.kind !== 'person') {
    return asNoun(facts.hero);
  }
  return facts.ownIdea?.includes(bare(facts.place.noun)) ? facts.place : topic;
}

/** Renders a slot of the Chinese sentences, or undefined where it is unknown. */
export function chineseSlot(
  name: string,
  form: string | undefined,
  facts: StoryFacts,
  wishOf: (frame: FrameId) => string,
): string | undefined {
  switch (name) {
    case 'hero':
      return facts.group && GROUP_FORMS.has(form ?? '')
        ? groupSlot(facts.hero, facts.group, form)
        : castSlot(facts.hero, form, facts);
    case 'other':
      return castSlot(facts.other, form, facts);
    case 'he':
      return facts.group ? groupSlot(facts.hero, facts.group, 'he') : pronoun(facts.hero);
    case 'target':
      return form === 'topic'
        ? nounSlot(topicOf(facts), undefined)
        : facts.targetIsOther && form === undefined
          ? tellingName(facts.other)
          : nounSlot(facts.target, form);
    case 'object':
      return nounSlot(topicOf(facts), form);
    case 'thing':
      return nounSlot(facts.thing, form);
    case 'prop': {
      const prop: NounFact = UNTOUCHABLE.test(facts.thing.concept)
        ? {
            noun: wordFor('thing.photo', 'cn'),
            adjectives: ['旧'],
            plural: false,
            concept: 'thing.photo',
            proper: false,
          }
        : facts.thing;
      return nounSlot(prop, form);
    }
    case 'place':
      return form === 'in' ? inPlace(facts.place) : isForeign(facts.place) ? '那个地方' : nounSlot(facts.place, form);
    case 'elsewhere':
      return form === 'in'
        ? inPlace(facts.elsewhere)
        : isForeign(facts.elsewhere)
          ? '那个地方'
          : nounSlot(facts.elsewhere, form);
    case 'want':
      return (
        ownWish(facts) ??
        (facts.frame === 'explain' && facts.hero.kind !== 'person' ? '走完自己的路' : wishOf(facts.frame))
      );
    case 'years':
      return facts.years === 2 ? '两' : spellNumber(facts.years);
    case 'time':
      return TIMES[facts.time][form === 'noun' ? 1 : 0];
    case 'weather':
      return WEATHERS[facts.weather];
    case 'you':
      return form === 'hero' ? youOf(facts.hero, facts.other) : youOf(facts.other, facts.hero);
    default:
      return undefined;
  }
}
