import type { MusicMood } from '../../film-plan.ts';
import type { PlaceKind } from '../../place-spec.ts';
import { INDOOR_PLACES } from '../../place-spec.ts';
import { type CastFact, type NounFact, type StoryFacts, toldAge } from '../../story-facts.ts';
import {
  ACCESSORY_WORDS,
  AGE_WORDS,
  BUILD_WORDS,
  COLOUR_WORDS,
  HAIR_WORDS,
  HAT_WORDS,
  OUTFIT_WORDS,
} from './figure-words.ts';
import { counted, fullNoun, introduce, isForeign, isStandIn, tellingName } from './slots.ts';
import { MUSIC_MOODS } from './titles.ts';

const INDOORS = new Set<PlaceKind>(INDOOR_PLACES);
const LIGHT = {
  dawn: '天光初亮',
  morning: '晨光明净',
  noon: '日头正高',
  afternoon: '午后的光斜照进来',
  dusk: '暮色金黄',
  night: '夜色深沉',
} as const;
const AIR = {
  clear: '空气透亮',
  cloudy: '云层低垂',
  rain: '雨丝不断',
  storm: '雷声滚动',
  snow: '落雪无声',
  fog: '雾气弥漫',
  wind: '风声阵阵',
} as const;

/** Who a character is and how it looks. */
export function describeCharacter(cast: CastFact): string {
  const { figure } = cast;
  const who =
    introduce(cast) === cast.name || introduce(cast).endsWith(cast.name)
      ? introduce(cast)
      : `${cast.name}，${introduce(cast)}`;
  if (cast.pictured) {
    return `${who}，模样和图片里一样。`;
  }
  if (figure.kind === 'person') {
    const head =
      figure.hair === 'bald'
        ? '光头'
        : `${figure.hair === 'balding' ? '' : COLOUR_WORDS[figure.hairColour]}${HAIR_WORDS[figure.hair]}`;
    const hat = figure.hat === 'none' ? '' : `，戴${HAT_WORDS[figure.hat]}`;
    const worn = figure.accessories[0];
    const outfit =
      figure.outfit === 'lab_coat'
        ? OUTFIT_WORDS.lab_coat
        : `${COLOUR_WORDS[figure.colours[0]]}${OUTFIT_WORDS[figure.outfit]}`;
    return `${who}，${AGE_WORDS[toldAge(cast)]}，${BUILD_WORDS[figure.build]}，${head}${hat}，身穿${outfit}${worn ? `，${ACCESSORY_WORDS[worn]}` : ''}。`;
  }
  const noun: NounFact = {
    noun: cast.role,
    adjectives: cast.adjectives,
    plural: false,
    concept: cast.concept,
    proper: false,
  };
  const colours = `${COLOUR_WORDS[figure.colours[0]]}${figure.colours[1] === figure.colours[0] ? '' : `，带着${COLOUR_WORDS[figure.colours[1]]}`}`;
  const size =
    'size' in figure ? (figure.size === 'small' ? '个头很小，' : figure.size === 'giant' ? '个头巨大，' : '') : '';
  const being = `${counted('一', noun)}${cast.named && cast.name !== cast.role ? `，名叫${cast.name}` : ''}`;
  const manner = {
    animal: '眼睛很亮，动作里藏着心事',
    spirit: '有一张若隐若现的脸，说话时四周都在动',
    robot: '关节会轻轻作响，说话一板一眼',
    thing: '长着小小的手脚和一张认真的脸',
  }[figure.kind];
  return `${being}，${size}${colours}，${manner}。`;
}

/** What a place looks like, and what part it has in the film. */
export function describePlace(place: NounFact & { kind: PlaceKind }, facts: StoryFacts, first: boolean): string {
  const noun = isForeign(place) ? '一个说不出名字的地方' : fullNoun(place);
  if (!first) {
    return INDOORS.has(place.kind)
      ? `${noun}，光线收得很紧，声音都有回响，最难的一段在这里。`
      : `${noun}，开阔，陌生，风向不定，最难的一段在这里。`;
  }
  return INDOORS.has(place.kind)
    ? `${noun}，${LIGHT[facts.time]}，处处是用旧了的东西，故事从这里开始。`
    : `${noun}，${LIGHT[facts.time]}，${AIR[facts.weather]}，故事从这里开始。`;
}

/** What a thing is in the film. */
export function describeItem(item: NounFact, facts: StoryFacts): string {
  if (isForeign(item)) {
    return '要紧的东西，看着平常，细看处处是门道。';
  }
  if (facts.frame === 'launch_product' || facts.type === 'ads') {
    return `${counted('一', item)}，线条干净，细看处处用心。`;
  }
  if (
    /^thing\.(film|game|race|war|wedding|birthday|festival|earthquake|flood|meteor|virus|election|murder|song|memory|secret|dream|word|music_thing)$/.test(
      item.concept,
    )
  ) {
    return `${fullNoun(item)}，看不见摸不着，却牵着每一个人。`;
  }
  if (isStandIn(item.concept, item.noun)) {
    return `${fullNoun(item)}，看着平常，细看处处是门道。`;
  }
  if (
    /^thing\.(plant|flower|bouquet|seed|leaf|tree_sapling|bread|cake|noodles|apple|fish|egg|ice_cream|salt|soup|rice|milk|pizza|tea|coffee|wine|honey|cheese|chocolate|bowl|snowflake|balloon|beer|juice|dumplings|steamed_bun|kimchi|sushi|rice_ball|tofu|mooncake|rice_cake|skewer|candied_haws|burger|hot_dog|sandwich|meat|cookie|donut|popcorn|lollipop|candy|orange|banana|grapes|strawberry|peach|cherries|lemon|watermelon|tomato|pumpkin|carrot|mushroom|corn|potato|cabbage|chilli|garlic|rose|sunflower|cherry_branch|cactus|bamboo|wheat|clover|acorn|branch|ice_block|snowball|snowman)$/.test(
      item.concept,
    )
  ) {
    return `${counted('一', item)}，样子平常，凑近了才看得出心思。`;
  }
  return `${counted('一', item)}，边角磨得发亮，一看就陪过人很多年。`;
}

/** The music in words, for a person or another model to read. */
export function describeMusic(mood: MusicMood, facts: StoryFacts): string {
  return `${MUSIC_MOODS[mood]}。主题先由独奏乐器轻轻奏出，随${tellingName(facts.hero)}一路变化，转折处收住，结尾完整再现。`;
}
