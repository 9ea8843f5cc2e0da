import type { Culture } from '../idea/idea-graph.ts';

/** Ages of the world that look different. `martial` is the old China, Korea or Japan of sword stories. */
export type Era =
  | 'now'
  | 'old'
  | 'martial'
  | 'west'
  | 'nineteenth'
  | 'twenties'
  | 'fifties'
  | 'wartime'
  | 'near_future'
  | 'far_future'
  | 'space'
  | 'tale';

/** Words by which an idea gives its age, and mostly its culture, away without naming either. */
export const TELLING_WORDS: readonly { words: RegExp; era: Era; culture?: Culture }[] = [
  {
    words: /龙王|河神|土地公|山神|神仙|仙女|狐狸精|狐妖|용왕|산신령|선녀|구미호|이무기|龍神|竜宮|天狗|河童/,
    era: 'tale',
  },
  {
    words: /\b(?:jianghu|wuxia|wulin|shaolin)\b|江湖|武林|武侠|镖局|侠客|무협|무림|강호|武俠/i,
    era: 'martial',
    culture: 'china',
  },
  {
    words: /书生|丞相|宰相|太监|县令|捕快|皇后|妃子|公公|状元|客栈|驿站|\bimperial concubine\b|\bmandarin's\b/i,
    era: 'old',
    culture: 'china',
  },
  { words: /\b(?:joseon|goryeo|silla|baekje)\b/i, era: 'old', culture: 'korea' },
  { words: /\b(?:feudal|dynasty|emperor's court)\b/i, era: 'old' },
  {
    words:
      /선비|임금|암행어사|양반|포졸|사또|한양|주막|도령|나그네|무관|영의정|좌의정|우의정|세자(?!매)|상궁|탐관오리|포도청|의금부|성균관(?!대)|대비마마|중전마마|옹주|\bseonbi\b/i,
    era: 'old',
    culture: 'korea',
  },
  {
    words:
      /\b(?:shoguns?|r[oō]nin|daimyo|samurai|shinobi)\b|侍|武士|浪人|殿様|大名|忍者|城下町|長屋|旗本|岡っ引|昔々|むかしむかし|사무라이|닌자/i,
    era: 'old',
    culture: 'japan',
  },
  {
    words:
      /\b(?:cowboys?|gunslingers?|saloon|stagecoach|frontier town)\b|牛仔|카우보이|カウボーイ|ガンマン|총잡이|西部劇/i,
    era: 'west',
  },
  {
    words: /\b(?:squire|jousting|serfs?|vikings?)\b|骑士团|騎士団|기사단|维京|ヴァイキング|바이킹/i,
    era: 'old',
    culture: 'europe',
  },
  {
    words:
      /\b(?:starships?|spaceships?|spacecraft|space stations?|lunar base|moon base|mars|martian|galaxy|asteroids?)\b|火星|宇宙船|宇宙飞船|飞船|太空|空间站|宇宙ステーション|월면|우주선|우주 ?정거장|화성 ?(?:기지|탐사|이주|정착)|달 ?기지|火星基地|月面/i,
    era: 'space',
  },
  {
    words:
      /\b(?:fairy|fairies|elf|elves|wizards?|sorcerers?|enchanted|mermaids?|dragons?|unicorns?|(?<!united )kingdom)\b|魔法|精灵|王国|童话|巫师|妖精|魔女|おとぎ|마법|요정|왕국|마녀|인어/i,
    era: 'tale',
  },
];

/** Marks of today: who or what is named here did not live in old times, whatever the type of the film. */
export const WORDS_OF_TODAY =
  /\b(?:phones?|smartphones?|internet|online|computers?|laptops?|apps?|taxis?|subway|metro|e-?mails?|emails?|streamers?|startups?|video games?|livestreams?|skyscrapers?)\b|手机|电脑|网络|直播|地铁|出租车|外卖|程序员|快递|휴대폰|스마트폰|컴퓨터|인터넷|지하철|택시|배달|携帯|スマホ|パソコン|ネット|地下鉄|タクシー|コンビニ|配信/i;

/** Fairy tales of the western kind, whichever language tells them. */
export const WESTERN_TALE = /童话|魔法|精灵|王国|동화|마법|요정|왕국|おとぎの国|魔法|妖精|王国|魔女|마녀|巫师/;

/** The sixteenth century and before, where a phrase of the early modern age says so. */
export const RENAISSANCE = /renaissance|16th|sixteenth|15|文艺复兴|르네상스|ルネサンス|16世紀|16세기/i;

/** A middle age that is Europe's wherever nothing else is said. */
export const EUROPE_BY_PERIOD = /^(?:medieval|mediaeval|middle ages|中世纪|중세.*|中世|viking.*|the crusades|十字军)$/i;

/** Rivers, mountains and landmarks beside the towns and countries that a language's reader knows. */
export const TELLING_PLACES: Readonly<Partial<Record<Culture, RegExp>>> = {
  china: /\b(?:yangtze|yellow river|huangshan|gobi)\b|长江|黄河|양쯔강|황하|長江|黄河/i,
  korea: /\b(?:han river|seoraksan|hallasan|gyeongbokgung)\b|汉江|한강|설악산|경복궁|漢江/i,
  japan: /\b(?:sumida|lake biwa|shimanto)\b|琵琶湖|隅田川|비와호|스미다강/i,
  europe:
    /\b(?:thames|seine|danube|rhine|volga|loire|vesuvius|kremlin|baltic|adriatic|aegean|carpathians?)\b|多瑙河|莱茵河|泰晤士|伏尔加|다뉴브|라인강|템스|센강|テムズ|セーヌ|ドナウ|ライン川/i,
  north_america:
    /\b(?:hudson river|great lakes|rocky mountains|the rockies|yellowstone|grand canyon|rio grande|oregon trail)\b|大峡谷|落基山|로키산맥|그랜드캐니언|グランドキャニオン|ロッキー山脈/i,
  latin_america: /\b(?:orinoco|machu picchu|titicaca|copacabana)\b|马丘比丘|안데스|マチュピチュ|アンデス/i,
  africa: /\b(?:zambezi|limpopo|niger river|lake victoria|okavango)\b|乞力马扎罗|잠베지|キリマンジャロ|セレンゲティ/i,
  arab_world: /\b(?:nile|tigris|euphrates|red sea|petra)\b|尼罗河|나일강|ナイル/i,
  india: /\b(?:indus|yamuna|brahmaputra|taj mahal)\b|泰姬陵|인더스|タージ/i,
};
