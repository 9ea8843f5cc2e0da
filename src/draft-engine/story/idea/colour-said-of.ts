import type { Language } from '#src/shared/language/languages.ts';
import type { ColourName } from '../figure-spec.ts';
import type { IdeaGraph, Participant } from './idea-graph.ts';

/** Words of a language by the colour that they name; of several that fit, the earlier row is meant. */
type ColourWords = readonly (readonly [ColourName, RegExp])[];

const WORDS: Readonly<Record<Language, ColourWords>> = {
  en: [
    ['crimson', /^(?:crimson|scarlet|dark[- ]red|blood[- ]red|burgundy|maroon)\b/i],
    ['sky', /^(?:(?:sky|light|pale|baby)[- ]blue|azure)\b/i],
    ['navy', /^(?:navy|(?:dark|midnight)[- ]blue)\b/i],
    ['forest', /^(?:(?:dark|forest|bottle)[- ]green|olive|khaki)\b/i],
    ['lime', /^(?:lime|(?:light|pale)[- ]green)\b/i],
    ['red', /^(?:red|ruby|vermilion)\b/i],
    ['orange', /^orange\b/i],
    ['mustard', /^(?:mustard|ochre)\b/i],
    ['yellow', /^yellow\b/i],
    ['green', /^(?:green|emerald)\b/i],
    ['teal', /^teal\b/i],
    ['cyan', /^(?:cyan|turquoise)\b/i],
    ['blue', /^(?:blue|cobalt|sapphire)\b/i],
    ['indigo', /^indigo\b/i],
    ['violet', /^(?:violet|purple|lilac|lavender)\b/i],
    ['plum', /^(?:plum|mauve)\b/i],
    ['rose', /^rose\b/i],
    ['pink', /^pink\b/i],
    ['copper', /^(?:copper|bronze)\b/i],
    ['brown', /^brown\b/i],
    ['tan', /^(?:tan|beige)\b/i],
    ['cream', /^(?:cream|ivory)\b/i],
    ['white', /^white\b/i],
    ['silver', /^silvery?\b/i],
    ['charcoal', /^(?:charcoal|dark[- ]gr[ea]y)\b/i],
    ['grey', /^gr[ea]y\b/i],
    ['black', /^black\b/i],
    ['gold', /^gold(?:en)?\b/i],
  ],
  cn: [
    ['crimson', /^(?:深红|暗红|绯红|猩红|血红|酒红)/],
    ['sky', /^(?:天蓝|浅蓝|淡蓝)/],
    ['navy', /^(?:深蓝|藏青|藏蓝|海军蓝)/],
    ['forest', /^(?:深绿|墨绿|暗绿)/],
    ['lime', /^(?:浅绿|嫩绿|淡绿)/],
    ['pink', /^(?:粉红|桃红|粉(?![笔末]))/],
    ['rose', /^玫瑰(?:红|色)/],
    ['charcoal', /^深灰/],
    ['red', /^(?:大红|鲜红|朱红|红(?![包酒茶]))/],
    ['orange', /^(?:橙黄|橘黄|橙|橘)/],
    ['yellow', /^(?:金黄|明黄|黄(?![河昏瓜油]))/],
    ['cyan', /^青(?![春少年铜])/],
    ['green', /^(?:翠绿|碧绿|绿(?![茶豆]))/],
    ['blue', /^蓝/],
    ['indigo', /^靛(?:蓝|青)?/],
    ['violet', /^紫/],
    ['brown', /^(?:棕|褐|咖啡)/],
    ['cream', /^(?:米白|乳白|米黄|米)色/],
    ['white', /^(?:雪白|洁白|白(?![天日菜酒]))/],
    ['silver', /^银(?![行河])/],
    ['grey', /^灰/],
    ['black', /^(?:漆黑|乌黑|黑(?![夜板胶]))/],
    ['gold', /^金(?![属鱼钱])/],
    ['copper', /^(?:古铜|青铜|铜)/],
  ],
  ja: [
    ['crimson', /^(?:深紅|真紅|えんじ色|紅(?!茶))/],
    ['sky', /^(?:空色|水色)/],
    ['navy', /^(?:紺|濃紺)/],
    ['forest', /^(?:深緑|濃緑)/],
    ['lime', /^(?:黄緑|若草色)/],
    ['red', /^(?:真っ赤|赤(?!ちゃん|ん坊))/],
    ['orange', /^(?:オレンジ|橙|だいだい)/],
    ['yellow', /^(?:黄(?![昏泉金])|きいろ)/],
    ['green', /^(?:緑|グリーン)/],
    ['blue', /^(?:真っ青|青(?![春年])|ブルー)/],
    ['indigo', /^藍/],
    ['violet', /^(?:紫|むらさき)/],
    ['rose', /^(?:バラ|薔薇)色/],
    ['pink', /^(?:ピンク|桃色|桜色)/],
    ['brown', /^(?:茶色|こげ茶|ブラウン)/],
    ['tan', /^ベージュ/],
    ['cream', /^(?:クリーム|象牙)色/],
    ['white', /^(?:真っ白|白(?![鳥紙]))/],
    ['silver', /^銀(?![行河])/],
    ['grey', /^(?:灰色|グレー|ねずみ色)/],
    ['black', /^(?:真っ黒|黒(?!板))/],
    ['gold', /^(?:金(?![属魚曜庫])|黄金)/],
    ['copper', /^銅/],
  ],
  ko: [
    ['crimson', /^(?:진홍|자주|검붉)/],
    ['sky', /^(?:하늘색|하늘빛|연파랑)/],
    ['navy', /^(?:남색|짙은 파란|군청)/],
    ['lime', /^(?:연두|연초록)/],
    ['red', /^(?:새빨|시뻘|빨강|빨갛|빨간|붉|홍색)/],
    ['orange', /^(?:주황|오렌지)/],
    ['yellow', /^(?:샛노|노랑|노랗|노란|황색)/],
    ['green', /^(?:초록|녹색|풀색)/],
    ['blue', /^(?:새파|파랑|파랗|파란|푸르|푸른|청색)/],
    ['violet', /^(?:보라|자색)/],
    ['pink', /^(?:분홍|핑크)/],
    ['rose', /^장밋빛/],
    ['brown', /^(?:갈색|밤색|고동색)/],
    ['tan', /^베이지/],
    ['cream', /^(?:크림색|미색|상아색)/],
    ['white', /^(?:새하|하양|하얗|하얀|희다|흰|백색)/],
    ['silver', /^(?:은색|은빛)/],
    ['grey', /^(?:회색|잿빛)/],
    ['black', /^(?:새까|까맣|까만|검다|검은|검정|검은색|흑색)/],
    ['gold', /^(?:금색|금빛|황금)/],
    ['copper', /^(?:구리색|구릿빛)/],
  ],
};

/** What may stand behind a colour in a word that says nothing else: 'reddish', 红色的, 赤く, 빨간색. */
const BEHIND: Readonly<Record<Language, RegExp>> = {
  en: /^(?:d?ish)?(?:[- ]?colou?red|[- ]colou?r)?(?:[- ]and[- ].+)?$/i,
  cn: /^(?:[红橙黄绿青蓝紫白黑灰]|彤彤|通通|油油|茫茫|乎乎|漆漆|澄澄|灿灿|闪闪)?色?的?$/,
  ja: /^(?:色)?(?:い|く|な|の|っぽい)?$/,
  ko: /^[간갛란랗얀얗]?(?:[은는게]|다)?(?:색|빛)?(?:의|인|이다)?$/,
};

/** The colour that a word names or begins with. */
export const colourNamed = (word: string, language: Language): ColourName | undefined => colourIn(word, language)?.[0];

function colourIn(word: string, language: Language): [colour: ColourName, rest: string] | undefined {
  for (const [colour, named] of WORDS[language]) {
    const length = named.exec(word)?.[0].length;
    if (length !== undefined) {
      return [colour, word.slice(length)];
    }
  }
  return undefined;
}

/** The colour that a whole word names: none of 'orange juice' and 红领巾. */
export function wholeColour(word: string, language: Language): ColourName | undefined {
  const [colour, rest = ''] = colourIn(word, language) ?? [];
  return BEHIND[language].test(rest) ? colour : undefined;
}

/** The noun behind the colour with which a compound begins, and the colour: 蓝雨伞, '초록색 우산'. English keeps them apart. */
export function behindColour(words: string, language: Language): { colour: ColourName; noun: string } | undefined {
  const [colour, rest = ''] = language === 'en' ? [] : (colourIn(words, language) ?? []);
  const noun = /^(?:色|[색빛]?\s)?(?<noun>\S.*)$/u.exec(rest)?.groups?.['noun'];
  return colour === undefined || noun === undefined ? undefined : { colour, noun };
}

/** The colour that the idea says of somebody or something; undefined where it says none. */
export function colourSaidOf(
  { id, words, qualities, relations, isNearest }: Participant,
  { events, participants, language }: IdeaGraph,
): ColourName | undefined {
  const said = events.flatMap(({ predicate, deed, roles, isNegated }) =>
    deed === 'be' && !isNegated && roles.agent?.includes(id) ? [predicate] : [],
  );
  // 緑の箱: a colour that is read as whose it is.
  const whose = participants.filter((one) => one.kind !== 'person' && relations.some(({ to }) => to === one.id));
  // A compound that no list of words has may begin with its colour: 蓝雨伞.
  const own = isNearest === true ? behindColour(words, language)?.colour : undefined;
  const wholes = (each: readonly string[]): ColourName[] => each.flatMap((word) => wholeColour(word, language) ?? []);
  return wholes([...qualities, ...whose].map((each) => each.words))[0] ?? own ?? wholes(said)[0];
}
