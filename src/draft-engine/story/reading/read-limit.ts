import type { Language } from '#src/shared/language/languages.ts';
import type { TimeOfDay, Weather } from '../place-spec.ts';

/** The hour or the weather by which the story ends: 'before the first snow', 'until dawn'. */
export interface Limit {
  time?: TimeOfDay;
  weather?: Weather;
}

const PHRASES: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /,?\s*\b(?:just\s+|right\s+)?(?:before|until|till)\s+(?:the\s+|a\s+)?(?:(?:first|next|last|coming|big|great|winter|spring|autumn)\s+){0,2}(snows?|snowfall|rains?|storms?|typhoon|hurricane|blizzard|dawn|sunrise|daybreak|morning|sunset|dusk|nightfall|midnight|dark|noon|winter|sun\s+(?:rises|comes\s+up)|sun\s+(?:sets|goes\s+down))\b(?:\s+(?:comes?|falls?|breaks?|arrives?|hits?|sets\s+in|begins?|starts?))?/i,
    /,?\s*\bby\s+(?:the\s+)?(dawn|sunrise|daybreak|morning|sunset|nightfall|midnight)\b/i,
    /,?\s*\b(overnight|in\s+(?:one|a\s+single|a)\s+night|all\s+night(?:\s+long)?)\b/i,
  ],
  cn: [
    /(?:赶?在|趁着?)?(?:第一场|头一场|下一场|今年的?|冬天的?)*(初雪|大?雪|暴?雨|台风|风暴|暴风雨|天亮|黎明|日出|太阳升起|天黑|日落|午夜|入冬|冬天)(?:来临|到来|登陆|来|到|下|落|降临)?(?:之前|以前|前)[，、]?/,
    /(?:一直)?(?:直到|到)(天亮|黎明|日出|午夜|天黑)[，、]?/,
    /(一夜之间|一夜|通宵|彻夜|整夜)[，、]?/,
  ],
  ko: [
    /(첫눈|눈|장맛비|장마|비|태풍|폭풍우|폭풍|눈보라|겨울|해|날|동)(?:이|가)?\s?(?:내리|오|닥치|도착하|상륙하|시작되|몰아치|뜨|밝|트)기\s?(?:전에|전까지|전)\s?/,
    /(해가 지|날이 저물|어두워지)기\s?(?:전에|전까지|전)\s?/,
    /(첫눈|태풍|폭풍|폭풍우|장마|해돋이|동트기|자정)\s?전(?:에|까지)?\s/,
    /(새벽|아침|동틀\s?녘|해\s?뜰\s?때|자정)까지\s?/,
    /(하룻밤\s?(?:사이|만|동안)에?|밤새도록|밤새)\s?/,
  ],
  ja: [
    /(初雪|雪|台風|嵐|雨|梅雨|冬|日)(?:が|の)?(?:来る|くる|降る|降りだす|上陸する|訪れる|昇る|暮れる|沈む)?前(?:まで)?に?[、]?/,
    /(夜明け|夜が明ける|朝|日の出|日没|日暮れ|真夜中|夕暮れ)(?:までに|まで|前に|の前に)[、]?/,
    /(一晩(?:中|のうちに|で)|一夜(?:のうちに|で)|夜通し)[、]?/,
  ],
};

const WEATHERS: readonly (readonly [Weather, RegExp])[] = [
  ['snow', /snow|blizzard|winter|雪|冬|겨울|눈/i],
  ['storm', /storm|typhoon|hurricane|台风|风暴|暴风雨|태풍|폭풍|台風|嵐/i],
  ['rain', /rain|雨|비|장마/i],
];
const TIMES: readonly (readonly [TimeOfDay, RegExp])[] = [
  [
    'dawn',
    /dawn|sunrise|daybreak|sun\s+(?:rises|comes)|overnight|(?<!mid)night(?!fall)|天亮|黎明|日出|太阳升起|一夜|通宵|彻夜|整夜|해돋이|동트|동틀|새벽|하룻밤|밤새|^해$|^날$|^동$|해\s?뜰|夜明け|明ける|日の出|一晩|一夜|夜通し/i,
  ],
  ['morning', /morning|아침|朝/i],
  ['dusk', /sunset|dusk|sun\s+(?:sets|goes)|日落|天黑|지$|저물|어두워|日没|日暮れ|夕暮れ/i],
  ['night', /midnight|nightfall|dark|午夜|자정|真夜中/i],
  ['noon', /noon/i],
];
/** Whole-night phrases begin in the evening. */
const STARTS: Readonly<Record<TimeOfDay, TimeOfDay>> = {
  dawn: 'night',
  morning: 'night',
  noon: 'morning',
  afternoon: 'morning',
  dusk: 'afternoon',
  night: 'dusk',
};

/** The hour at which a story begins that ends at this one. */
export const startBefore = (end: TimeOfDay): TimeOfDay => STARTS[end];

/** Takes the limit out of an idea: what is left of the text, and where the story ends. */
export function readLimit(text: string, language: Language): { rest: string; until?: Limit } {
  for (const phrase of PHRASES[language]) {
    const found = phrase.exec(text);
    const word = found?.[1];
    if (!found || word === undefined) {
      continue;
    }
    // 日 is the sun only where it rises or sets.
    const rises = /日(?:が|の)?昇/.test(found[0]),
      sets = /日(?:が|の)?(?:暮|沈)/.test(found[0]);
    if (word === '日' && !rises && !sets) {
      continue;
    }
    const weather = WEATHERS.find(([, pattern]) => pattern.test(word))?.[0];
    const time =
      word === '日'
        ? rises
          ? ('dawn' as const)
          : ('dusk' as const)
        : TIMES.find(([, pattern]) => pattern.test(word))?.[0];
    const rest = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`
      .replace(/\s+/g, ' ')
      .replace(/^[\s,，、]+/, '')
      .trim();
    if (rest.length < 3 || (!weather && !time)) {
      continue;
    }
    return { rest, until: weather ? { weather } : time ? { time } : {} };
  }
  return { rest: text };
}
