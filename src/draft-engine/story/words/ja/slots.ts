import type { ConceptId } from '../../concepts/concept.ts';
import { LARGE_THINGS } from '../../concepts/large-things.ts';
import { EXTRA_THINGS, type ExtraThingId } from '../../concepts/things.ts';
import { wordFor } from '../../lexicon/lexicon.ts';
import type { CastFact, HeroGroup, NounFact, StoryFacts } from '../../story-facts.ts';
import { conjugate, type VerbForm } from './conjugate.ts';
import { FRAME_WORDS } from './frame-words.ts';
import { numberInWords, sayable } from './kana.ts';
import { ownWishOf } from './own-wish.ts';
import { firstPerson, secondPerson } from './register.ts';
import { targetFamily, toldTarget } from './target.ts';

const TIMES: Readonly<Record<StoryFacts['time'], string>> = {
  dawn: '夜明け',
  morning: '朝',
  noon: '昼',
  afternoon: '午後',
  dusk: '夕暮れ',
  night: '夜',
};
const SKIES: Readonly<Record<StoryFacts['weather'], string>> = {
  clear: '日ざし',
  cloudy: '曇り空',
  rain: '雨',
  storm: '嵐',
  snow: '雪',
  fog: '霧',
  wind: '風',
};
/** Things that cannot lie at hand, and what stands for them there. */
const STAND_INS: Readonly<Record<string, string>> = {
  car: '鍵',
  bus: '鍵',
  truck: '鍵',
  taxi: '鍵',
  camper_van: '鍵',
  motorcycle: '鍵',
  tram: '切符',
  spaceship: '図面',
  time_machine: '歯車',
  train: '切符',
  ship: '羅針盤',
  boat: '縄',
  rocket: '図面',
  aeroplane: '地図',
  door: '鍵',
  window: '眼鏡',
  satellite: '受信機',
  machine: '歯車',
  engine: '歯車',
  piano: '楽譜',
  star: '望遠鏡',
  heart: '手紙',
  ladder: '縄',
  tree_sapling: '苗木',
};
const PLAIN_ROLES =
  /^(人|男|女|少年|少女|子ども|子供|老人|老婆|若者|赤ん坊|見知らぬ人|男の子|女の子|おじいさん|おばあさん|.*たち)$/;
const FORMS: ReadonlySet<string> = new Set<VerbForm>([
  'te',
  'past',
  'tai',
  'stem',
  'volitional',
  'negative',
  'conditional',
]);

/** What befalls a place cannot be found or stolen; there the thing at hand stands for it. */
const EVENTS = /^thing\.(race|war|wedding|birthday|festival|earthquake|flood|meteor|virus|election|murder)$/;
const HELD_FRAMES: ReadonlySet<string> = new Set([
  'find',
  'lose',
  'search',
  'steal',
  'hide',
  'guard',
  'repair',
  'sell',
]);

const adjectivesOf = (adjectives: readonly string[]): string =>
  adjectives
    .map((each) =>
      /[いなたのるうき]$|^(元|老|初|新米)$/.test(each)
        ? each
        : /^(孤独|不器用|無口|陽気|巨大|幸せ|ドジ)$/.test(each)
          ? `${each}な`
          : each === '引退'
            ? '引退した'
            : `${each}の`,
    )
    .join('');

/** A noun with its adjectives. */
export const fullNoun = (noun: NounFact): string =>
  noun.proper ? noun.noun : adjectivesOf(noun.adjectives) + noun.noun;

/** A character at first sight: 灯台守の源三, 内気な幽霊, ミオという少女. */
export function introduce(cast: CastFact): string {
  const adjectives = adjectivesOf(cast.adjectives);
  if (!cast.named || cast.name === cast.role) {
    return adjectives + cast.role;
  }
  if (/^(人|名もない人|見知らぬ人|旅の人|.*たち)$/.test(cast.role)) {
    return adjectives ? `${adjectives}${cast.name}` : cast.name;
  }
  return PLAIN_ROLES.test(cast.role)
    ? `${cast.name}という${adjectives}${cast.role}`
    : `${adjectives}${cast.role}の${cast.name}`;
}

/** The thing as it can be held: the drawn item where the noun is an event, a vehicle or an idea. */
function heldThing(facts: StoryFacts): string {
  const { thing } = facts;
  const id = thing.concept.startsWith('thing.') ? thing.concept.slice(6) : 'lantern';
  const abstract =
    /^(game|race|war|wedding|birthday|festival|earthquake|flood|meteor|virus|election|murder|film|song|music_thing|memory|secret|dream|word|colour|bus|truck|elevator_thing|app|time_machine|spaceship|money|treasure|weapon)$/.test(
      id,
    );
  const item = id in EXTRA_THINGS && abstract ? EXTRA_THINGS[id as ExtraThingId].item : id;
  const stand = STAND_INS[item] ?? (LARGE_THINGS.has(item) ? '写真' : undefined);
  if (stand) {
    return stand;
  }
  return abstract || !thing.concept.startsWith('thing.') ? wordFor(`thing.${item}` as ConceptId, 'ja') : thing.noun;
}

function ofCast(cast: CastFact, form: string | undefined): string | undefined {
  switch (form) {
    case undefined:
      return cast.name;
    case 'role':
      return cast.role;
    case 'full':
      return adjectivesOf(cast.adjectives) + cast.role;
    case 'intro':
      return introduce(cast);
    case 'he':
      return cast.kind === 'person'
        ? cast.gender === 'feminine'
          ? '彼女'
          : cast.gender === 'masculine'
            ? '彼'
            : cast.name
        : cast.name;
    default:
      return undefined;
  }
}

/** Several heroes as one: 傘たち, 二人, 古い友人の源三とトメ. */
function ofGroup(cast: CastFact, group: HeroGroup, form: string | undefined): string | undefined {
  const role = cast.role.replace(/(たち|達|ら)$/, '');
  const two = group.names.length === 2 && cast.kind === 'person';
  const couple = /夫婦|恋人|カップル/.test(role);
  const many = couple ? role : two ? '二人' : `${role}たち`;
  const pair = cast.named && two ? group.names.join('と') : undefined;
  switch (form) {
    case undefined:
      return many;
    case 'role':
      return couple ? role : `${role}たち`;
    case 'full':
      return adjectivesOf(cast.adjectives) + (couple ? role : `${role}たち`);
    case 'intro': {
      const full = `${adjectivesOf(cast.adjectives)}${/^(人|二人)$/.test(role) ? '' : `${role}の`}`;
      // Names that would make the first sentence too long are left out: 年老いた友だち二人.
      return !pair
        ? `${adjectivesOf(cast.adjectives)}${role}たち`
        : full.length + pair.length > 11 && full.endsWith('の')
          ? `${full.slice(0, -1)}二人`
          : full + pair;
    }
    case 'he':
      return two ? '二人' : cast.kind === 'person' ? '彼ら' : 'みんな';
    default:
      return undefined;
  }
}

const ofNoun = (noun: NounFact, form: string | undefined): string | undefined =>
  form === undefined ? noun.noun : form === 'full' ? fullNoun(noun) : undefined;

function plainSlot(name: string, form: string | undefined, facts: StoryFacts): string | undefined {
  switch (name) {
    case 'hero':
      return (facts.group ? ofGroup(facts.hero, facts.group, form) : undefined) ?? ofCast(facts.hero, form);
    case 'other':
      return ofCast(facts.other, form);
    case 'target': {
      if (form === 'aru') {
        return targetFamily(facts) === 'alive' ? 'いる' : 'ある';
      }
      if (form === 'nai') {
        return targetFamily(facts) === 'alive' ? 'いない' : 'ない';
      }
      const target = toldTarget(facts);
      if (target.kind === 'other') {
        return ofCast(facts.other, form);
      }
      return HELD_FRAMES.has(facts.frame) && EVENTS.test(target.noun.concept)
        ? heldThing(facts)
        : ofNoun(target.noun, form);
    }
    case 'fear': {
      const idea = facts.ownIdea ?? '';
      const typed = facts.targetIsOther || idea.includes(facts.target.noun) || !facts.ownIdea;
      return /高所|高いところ/.test(idea)
        ? '高いところ'
        : /暗闇|暗い|暗が/.test(idea)
          ? '暗がり'
          : /人前/.test(idea)
            ? '人の目'
            : /泳げ|カナヅチ|水が/.test(idea)
              ? '水'
              : typed
                ? facts.targetIsOther
                  ? facts.other.name
                  : facts.target.noun
                : `${facts.elsewhere.noun}の暗がり`;
    }
    case 'thing':
      return ofNoun(facts.thing, form);
    case 'place':
      return ofNoun(facts.place, form);
    case 'elsewhere':
      return ofNoun(facts.elsewhere, form);
    case 'held':
      return heldThing(facts);
    case 'years':
      return numberInWords(facts.years);
    case 'time':
      return TIMES[facts.time];
    case 'weather':
      return form === 'scene' ? SKIES[facts.weather] : undefined;
    case 'want': {
      const wish = ownWishOf(facts) ?? FRAME_WORDS[facts.frame].wish;
      return form === undefined ? wish : FORMS.has(form) ? conjugate(wish, form as VerbForm) : undefined;
    }
    case 'hme':
      return firstPerson(facts.hero, facts.other);
    case 'ome':
      return firstPerson(facts.other, facts.hero);
    case 'hyou':
      return secondPerson(facts.hero, facts.other);
    case 'oyou':
      return secondPerson(facts.other, facts.hero);
    default:
      return undefined;
  }
}

/** Renders a slot; undefined where the language does not know it. Nothing that cannot be read aloud comes out. */
export function renderSlot(name: string, form: string | undefined, facts: StoryFacts): string | undefined {
  const text = plainSlot(name, form, facts);
  return text === undefined || text.includes('{') ? text : sayable(text);
}
