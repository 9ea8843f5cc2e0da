import type { ItemKind } from '../../story/figure-spec.ts';
import type { Growth, Landmark, PlaceKind, PlaceSpec, SkySign, TimeOfDay, Weather } from '../../story/place-spec.ts';

/** What a picture shows of words that a film has no use for. */
export interface SeenThing {
  sky?: SkySign;
  landmark?: Landmark;
  growth?: Growth;
  season?: NonNullable<PlaceSpec['season']>;
  hour?: TimeOfDay;
  weather?: Weather;
  /** A thing that is there beside whatever else is. */
  item?: ItemKind;
  /** Whoever is there holds hands. */
  holdsHands?: true;
  /** What is eaten or drunk is hot. */
  steams?: true;
  pattern?: NonNullable<PlaceSpec['pattern']>['kind'];
  plain?: NonNullable<PlaceSpec['plain']>;
  /** Where it is, if the text names no other place. */
  place?: PlaceKind;
  /** It is there whatever place the reader finds in the rest. */
  isOnlyThere?: true;
  /** The words stay in the text: they say what happens as well. */
  isSaidToo?: true;
}

/** Words in the four languages, as sources of regular expressions: English, Chinese, Japanese, Korean. */
type Words = readonly [en: string, cn: string, ja: string, ko: string];

/** What is seen, and the words for it, the more telling ones first. */
export const SEEN_ROWS: readonly (readonly [SeenThing, Words])[] = [
  [
    { sky: 'ringed_planet', hour: 'night', place: 'space' },
    [
      '(?:ringed )?planets? with (?:its |large |glowing )?rings?(?: seen)?|ringed planets?|saturn(?: with its rings)?',
      '(?:有|带)(?:着)?(?:光|星)?环的(?:行星|星球)|土星',
      '(?:輪|環)のある(?:惑星|星)|土星',
      '고리(?:가|를) (?:있는|두른|가진) 행성|토성',
    ],
  ],
  [{ sky: 'planets', hour: 'night', place: 'space' }, ['planets', '(?:多颗|几颗)?行星', '惑星', '행성들?']],
  [
    { sky: 'earth', hour: 'night', place: 'space' },
    [
      '(?:looking at |watching |gazing at )?(?:the |planet )earth(?: (?:rising|in the (?:background|distance|sky)|from space))?|earthrise',
      '(?:看着?|望着?|眺望|远望)?地球',
      '地球(?:を(?:見(?:て(?:いる)?|る|つめ(?:て(?:いる)?|る))|眺め(?:て(?:いる)?|る)))?',
      '지구(?:를 (?:보는|바라보는|바라보고 있는))?(?: 배경)?',
    ],
  ],
  [
    { sky: 'aurora', hour: 'night', weather: 'clear', place: 'snowfield' },
    ['auroras?(?: borealis)?(?: lights)?|(?:the )?northern lights', '(?:北)?极光|極光', 'オーロラ', '오로라'],
  ],
  [
    { landmark: 'house', place: 'village' },
    [
      '(?<=(?:in front of|outside|behind|beside|next to) (?:(?:an?|the|his|her|their|our|my) )?(?:\\p{L}+ )?)house',
      '(?:房子|房屋|屋子)(?=的?(?:前|后|旁|外))',
      '家(?=の(?:前|横|隣|後ろ|裏|外))',
      '집(?= ?(?:앞|옆|뒤|밖))',
    ],
  ],
  [
    { sky: 'rainbow', place: 'meadow' },
    ['(?:double )?rainbows?(?! colou?r)', '(?:一道)?彩虹', '虹(?!彩|色)', '무지개(?!색)'],
  ],
  [
    { sky: 'fireworks', hour: 'night', weather: 'clear', place: 'river' },
    [
      'fireworks?(?: (?:display|show|exploding|bursting))?',
      '(?:绽放的)?(?:烟花|烟火|煙火)(?:绽放|大会)?',
      '(?:打ち上げ)?花火(?:大会|が(?:上が|咲)[るい](?:ている)?)?',
      '불꽃 ?(?:놀이|축제)(?:가 (?:터지는|펼쳐지는))?',
    ],
  ],
  [
    { sky: 'shooting_stars', hour: 'night', weather: 'clear', place: 'meadow' },
    ['shooting stars?|falling stars?|meteor showers?', '流星雨?', '流れ星|流星群?', '별똥별|유성우?'],
  ],
  [
    { sky: 'milky_way', hour: 'night', weather: 'clear', place: 'meadow' },
    [
      '(?:the )?milky way|(?:starry|star-filled) (?:night )?sk(?:y|ies)|night sky (?:full of|filled with) stars',
      '银河|(?:璀璨|灿烂)?(?:的)?星空|满天繁星',
      '天の川|銀河|(?:満天の)?星空|満天の星',
      '은하수|별이 (?:빛나는|가득한|쏟아지는) (?:밤)?하늘',
    ],
  ],
  [
    { sky: 'full_moon', hour: 'night', weather: 'clear', place: 'meadow' },
    [
      '(?:full|giant|huge|big|blood|super) ?moon(?! base)',
      '满月|圆月|明月|大月亮',
      '満月|大きな月',
      '보름달|커다란 달(?=[\\s,.]|$)',
    ],
  ],
  [
    { sky: 'crescent', hour: 'night', weather: 'clear', place: 'meadow' },
    ['crescent(?: moon)?', '弯月|月牙|新月', '三日月', '초승달'],
  ],
  [
    { sky: 'lightning', weather: 'storm', place: 'field' },
    [
      'lightning(?: (?:bolts?|strikes?|flash(?:es)?|storm))?|thunderbolts?',
      '(?:雷电|闪电)(?:交加)?|电闪雷鸣',
      '稲妻|落雷|雷(?!雨|鳥)',
      '번개(?:가 치는)?',
    ],
  ],
  [
    { sky: 'balloons', place: 'valley' },
    ['hot[- ]air balloons?(?: (?:floating|flying|drifting|rising))?', '热气球', '(?:熱)?気球', '열기구'],
  ],
  [
    { sky: 'birds', place: 'coast' },
    [
      '(?:flocks? of |flying )(?:birds|seagulls|geese)(?: flying)?|(?:birds|seagulls|geese) (?:flying|in the sky)|seagulls',
      '海鸥|飞鸟|鸟群|大雁',
      'かもめ|カモメ|鳥の群れ',
      '갈매기|새 ?떼',
    ],
  ],
  [
    { landmark: 'volcano', place: 'mountain' },
    [
      '(?:erupting |active )?volcano(?:e?s)?(?: (?:erupting|erupts|eruption))?|volcanic eruption|(?:flowing |molten |glowing |red )?(?:lava|magma)(?: (?:flow(?:ing|s)?|stream(?:ing|s)?))?(?: (?:in)?to the (?:sea|ocean))?',
      '火山(?:爆发|喷发)?|(?:流淌的)?(?:熔岩|岩浆)(?:流淌)?',
      '(?:活)?火山(?:の噴火|噴火)?|(?:赤い)?溶岩(?:流)?|噴火',
      '(?:활)?화산(?:이)?(?: ?(?:폭발|분화))?|(?:붉은 )?용암',
    ],
  ],
  [
    { landmark: 'iceberg', place: 'sea', isOnlyThere: true },
    ['icebergs?(?: floating)?|glacier', '(?:漂浮的)?冰山|冰川', '氷山|氷河', '빙산|빙하'],
  ],
  [
    { landmark: 'eiffel_tower', place: 'park' },
    ['(?:the )?eiffel tower', '(?:巴黎)?埃菲尔铁塔', '(?:パリの)?エッフェル塔', '(?:파리의? )?에펠 ?탑'],
  ],
  [
    { landmark: 'great_mountain', place: 'lake' },
    ['(?:mount|mt\\.?) fuji|fuji(?:san)?\\b', '富士山', '富士山', '후지산'],
  ],
  [
    { landmark: 'pyramid', place: 'desert' },
    ['(?:the )?(?:great )?pyramids?(?: of giza)?', '金字塔', 'ピラミッド', '피라미드'],
  ],
  [{ landmark: 'coral', place: 'underwater' }, ['corals?(?: reefs?)?', '珊瑚礁?', 'サンゴ礁?|珊瑚礁?', '산호초?']],
  [
    { landmark: 'birch', place: 'meadow' },
    ['birch(?: (?:trees?|forest|woods))?', '白桦(?:树|林)?', '白樺(?:林)?', '자작나무 ?숲?'],
  ],
  [
    { landmark: 'lotus', place: 'lake' },
    [
      '(?:lotus|lily) ponds?|lotus(?: (?:flowers?|leaves|blossoms?))?|water lil(?:y|ies)',
      '(?:荷花|莲花)池塘?|荷叶|荷花|莲花|睡莲',
      '蓮の(?:花|池)|睡蓮',
      '연꽃 ?(?:연못)?',
    ],
  ],
  [
    { landmark: 'cherry_tree', place: 'park' },
    [
      'cherry (?:blossom )?trees?(?: in (?:full )?bloom)?',
      '(?:樱花|桃花)树|(?:盛开的)?樱花(?!瓣)',
      '(?:満開の)?桜の木|(?:満開の)?桜(?!色|吹雪)',
      '(?:만개한 )?벚(?:꽃 ?)?나무',
    ],
  ],
  [
    { landmark: 'cottage', place: 'forest', isOnlyThere: true },
    [
      '(?:(?:log|wooden|cozy|cosy|small|little|old|snowy|lonely) )*(?:cabins?|cottages?)(?! interior)',
      '(?:小木屋|木屋|林间小屋)(?![里内])',
      '(?:山小屋|丸太小屋)(?!の中)',
      '(?:작은 )?(?:오두막집?|통나무집)(?! ?안)',
    ],
  ],
  [
    { landmark: 'tent', place: 'meadow', isOnlyThere: true },
    ['(?:camping )?tents?(?! interior)', '(?:露营)?帐篷(?![里内])', 'テント(?!の中)', '텐트(?! ?안)'],
  ],
  [
    { landmark: 'train', place: 'valley' },
    [
      '(?:(?:old|vintage|black) )*(?:steam (?:trains?|engines?|locomotives?)|locomotives?)(?: (?:crossing|passing|travell?ing|going|running|riding|driving)(?: (?:over|through|across|along))?)?',
      '(?:老式)?(?:蒸汽火车|蒸汽机车|火车头)(?:驶过|穿过|行驶在)?',
      '(?:蒸気機関車|機関車|ＳＬ)(?:が走る)?',
      '증기 ?기관차(?:가 달리는)?',
    ],
  ],
  [
    { landmark: 'bullet_train', place: 'rice_field' },
    [
      '(?:high[- ]speed|bullet) trains?(?: (?:crossing|passing|travell?ing|speeding)(?: (?:over|through|across|along))?)?|shinkansen',
      '(?:高铁|动车|高速列车|子弹头列车)(?:驶过|穿过|行驶在)?',
      '新幹線(?:が走る)?',
      'KTX|고속 ?열차',
    ],
  ],
  [
    { place: 'sky', isOnlyThere: true, isSaidToo: true },
    [
      '(?:flying|floating|swimming|soaring) (?:in|through|across) the sky',
      '(?:在)?(?:天空|空中|云中|云间)(?:中|里)?(?:飞|飞行|飞翔|飞舞|游|漂浮)',
      '空を(?:飛|泳)(?:ぶ|ん|ぐ|い)',
      '하늘을 (?:나는|날아다니는|헤엄치는)',
    ],
  ],
  [
    { landmark: 'campfire', place: 'forest' },
    [
      '(?:camp|bon)fire(?=\\s*(?:,|$))',
      '(?:篝火|营火)(?=[，。]|$)',
      '(?:焚き火|たき火)(?=[、。]|$)',
      '모닥불(?=\\s*(?:,|$))',
    ],
  ],
  [
    { growth: 'sunflowers', place: 'field' },
    [
      'sunflower fields?|fields? of sunflowers',
      '向日葵(?:花)?(?:田|花海|地|海)',
      '(?:ひまわり|向日葵)畑',
      '해바라기 ?밭',
    ],
  ],
  [
    { growth: 'tulips', place: 'field' },
    [
      'tulip fields?|fields? of tulips|tulips',
      '郁金香(?:花)?(?:田|花海|园)?',
      'チューリップ(?:畑)?',
      '튤립 ?(?:꽃?밭)?',
    ],
  ],
  [
    { growth: 'lavender', place: 'field' },
    [
      'lavender(?: fields?)?|fields? of lavender',
      '薰衣草(?:花)?(?:田|花海|园)?',
      'ラベンダー(?:畑)?',
      '라벤더 ?(?:꽃?밭)?',
    ],
  ],
  [
    { growth: 'wildflowers', place: 'meadow' },
    [
      '(?:wild)?flower (?:fields?|meadows?)|(?:fields?|meadows?) of (?:wild)?flowers|wildflowers',
      '花海|花田|野花',
      'お?花畑',
      '꽃밭|들꽃',
    ],
  ],
  [
    { growth: 'wheat', place: 'field' },
    ['wheat fields?|fields? of (?:golden )?wheat', '(?:金色的)?麦田', '麦畑', '밀밭|보리밭'],
  ],
  [
    { season: 'autumn' },
    [
      '(?:fallen|falling|autumn|fall|maple|golden|red) (?:leaves|foliage|colou?rs)|maple trees?',
      '(?:满地|金黄的|红色的)?(?:落叶|红叶|枫叶|枫树林?)',
      '(?:赤い)?(?:紅葉|落ち葉|もみじ)(?:した木々)?',
      '(?:가을 )?(?:단풍|낙엽)(?:이 (?:든|진|물든))?',
    ],
  ],
  [{ hour: 'dawn' }, ['sunrise glow|first light', '朝霞', '朝焼け', '아침노을']],
  [
    { hour: 'dusk' },
    [
      'golden hour(?: light(?:ing)?)?|evening glow',
      '晚霞|落日(?:余晖)?|夕阳',
      '夕焼け(?:空)?|夕映え',
      '(?:저녁 ?)?노을(?: ?지는| ?진)?|석양(?: ?지는)?',
    ],
  ],
  [
    { item: 'candle', hour: 'night' },
    [
      '(?:by |in )?candle ?light|candlelit',
      '(?:在)?烛光(?:下|中)?',
      '(?:ろうそく|蝋燭|キャンドル)の(?:灯り|明かり|光)(?:で|の中で?)?',
      '촛불 (?:아래|빛)(?:에?서)?',
    ],
  ],
  [
    { holdsHands: true },
    [
      '(?:is |are )?(?:holding|hold) hands|hand in hand',
      '(?:手牵手|手拉手|牵着手|牵手)(?:站着|走路)?',
      '手を(?:つな|繋)(?:いで(?:いる)?|ぐ|ぎ)',
      '손을? ?(?:잡은|잡고(?: 있는| 있다)?)',
    ],
  ],
  [
    { steams: true },
    [
      '(?:with |and )?(?:hot |rising )?steam(?: (?:rising|coming))?(?! (?:train|engine|locomotive))|(?:steaming|piping) hot|steaming',
      '(?:热气腾腾|冒着热气|热腾腾|热气)(?:的)?',
      '(?:湯気(?:の立つ|が立つ|が立ち上る)?)',
      '김이 (?:모락모락(?: (?:나는|피어오르는))?|나는)|모락모락',
    ],
  ],
  [
    { pattern: 'waves' },
    [
      'abstract (?:(?:flowing|fluid|colou?rful|liquid) )*(?:waves?|lines|curves|gradients?)(?: pattern)?',
      '抽象(?:的)?(?:波浪|线条|曲线)(?:图案)?',
      '抽象的な(?:波|線|曲線)(?:の(?:模様|パターン))?',
      '추상적인 (?:물결|파도|선|곡선)(?: 무늬)?',
    ],
  ],
  [
    { pattern: 'shapes' },
    [
      '(?:abstract |simple |colou?rful )*geometric(?:al)? (?:shapes|forms|patterns?|background)|abstract (?:art|painting|composition|background|pattern|shapes|forms)|abstract(?= |,|$)',
      '(?:抽象)?(?:几何)(?:图形|图案|形状)|抽象(?:画|艺术|图案|背景)',
      '(?:抽象的な)?(?:幾何学)(?:模様|図形)|抽象(?:画|的な模様|アート)',
      '(?:추상적인 )?(?:기하학적?) ?(?:도형|무늬|패턴)|추상화|도형',
    ],
  ],
  [
    { plain: 'white' },
    [
      '(?:on |against |with )?(?:an? )?(?:plain |pure |clean )?white background',
      '(?:在)?(?:纯)?白色?背景(?:上的?|下的?)?',
      '白(?:い)?背景(?:に|の上の?|で)?',
      '(?:하얀|흰) ?배경(?:의|에)?',
    ],
  ],
  [
    { plain: 'black' },
    [
      '(?:on |against |with )?(?:an? )?(?:plain |pure )?(?:black|dark) background',
      '(?:在)?(?:纯)?黑色?背景(?:上的?|下的?)?',
      '黒(?:い)?背景(?:に|の上の?|で)?',
      '(?:검은|까만) ?배경(?:의|에)?',
    ],
  ],
  [
    { plain: 'grey' },
    [
      '(?:on |against |with )?(?:an? )?(?:plain |neutral |gr[ae]y |studio )+background',
      '(?:在)?(?:灰色|纯色)背景(?:上的?|下的?)?',
      '(?:灰色|グレー|無地)の背景(?:に|の上の?|で)?',
      '(?:회색|단색) ?배경(?:의|에)?',
    ],
  ],
];
