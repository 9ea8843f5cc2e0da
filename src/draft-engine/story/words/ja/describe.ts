import type { ColourName, FigureSpec } from '../../figure-spec.ts';
import type { MusicMood } from '../../film-plan.ts';
import { type CastFact, type NounFact, type StoryFacts, type ToldAge, toldAge } from '../../story-facts.ts';
import { sayable } from './kana.ts';
import { fullNoun, introduce } from './slots.ts';

export const COLOURS: Readonly<Record<ColourName, string>> = {
  red: '赤い',
  crimson: '深紅の',
  orange: '橙色の',
  mustard: 'からし色の',
  yellow: '黄色い',
  lime: '黄緑の',
  green: '緑の',
  forest: '深緑の',
  teal: '青緑の',
  cyan: '水色の',
  sky: '空色の',
  blue: '青い',
  navy: '紺色の',
  indigo: '藍色の',
  violet: 'すみれ色の',
  plum: '梅紫の',
  pink: '桃色の',
  rose: 'ばら色の',
  brown: '茶色の',
  tan: '薄茶の',
  cream: '生成りの',
  white: '白い',
  silver: '銀色の',
  grey: '灰色の',
  charcoal: '炭色の',
  black: '黒い',
  gold: '金色の',
  copper: '赤銅色の',
};
export const OUTFITS: Readonly<Record<Extract<FigureSpec, { kind: 'person' }>['outfit'], string>> = {
  shirt: 'シャツ',
  sweater: 'セーター',
  hoodie: 'パーカー',
  coat: 'コート',
  raincoat: '雨合羽',
  suit: '背広',
  dress: 'ワンピース',
  apron: '前掛け',
  overalls: '作業着',
  uniform: '制服',
  lab_coat: '白衣',
  robe: '長衣',
  kimono: '着物',
  hanbok: '韓服',
  qipao: '旗袍',
  armour: '鎧',
  cape: 'マント',
  tracksuit: '運動着',
  spacesuit: '宇宙服',
  gown: '正装',
  vest: 'チョッキ',
  school_uniform: '学生服',
  ninja: '忍び装束',
  poncho: 'ポンチョ',
  scrubs: '診察着',
  lamellar: '小札の鎧',
  hanfu: '漢服',
  ruqun: '襦裙',
  wuxia_robe: '武術着',
  court_robe: '官服',
  changshan: '長衫',
  tangzhuang: '唐装',
  baji_jeogori: 'バジとチョゴリ',
  dopo: '道袍',
  yukata: '浴衣',
  happi: '法被',
  hakama: '袴',
  kamishimo: '裃',
  kasaya: '袈裟',
  sari: 'サリー',
  salwar: 'サルワール',
  kurta: 'クルタ',
  sherwani: 'シェルワニ',
  dhoti: 'ドーティー',
  thobe: 'トーブ',
  bisht: 'ビシュト',
  abaya: 'アバヤ',
  dashiki: 'ダシキ',
  kanga: 'カンガ',
  agbada: 'アグバダ',
  huipil: 'ウィピル',
  guayabera: 'グアヤベラ',
  cowboy: 'カウボーイの服',
  prairie_dress: '開拓時代の服',
  tunic: 'チュニック',
  peasant_dress: '村娘の服',
  noble_gown: '貴婦人のドレス',
  doublet: 'ダブレット',
  habit: '修道服',
  tabard: '陣羽織',
  frock_coat: 'フロックコート',
  crinoline: 'クリノリンのドレス',
  maid: '女中服',
  flapper: '房飾りの服',
  fifties_dress: 'ふくらむスカートの服',
  leather_jacket: '革ジャン',
  battledress: '戦闘服',
  trench_coat: 'トレンチコート',
  tshirt: 'Tシャツ',
  jacket: 'ジャンパー',
  puffer: 'ダウン',
  blazer: 'ジャケット',
  blouse: 'ブラウスとスカート',
  cardigan: 'カーディガン',
  sailor_uniform: 'セーラー服',
  gakuran: '学ラン',
  school_skirt: '制服のスカート',
  tech_suit: '機能服',
  future_coat: '未来風のコート',
  jumpsuit: 'つなぎ',
};
export const HAIR: Readonly<Record<Extract<FigureSpec, { kind: 'person' }>['hair'], string>> = {
  bald: '髪のない頭',
  cropped: '刈りあげた髪',
  short: '短い髪',
  side_part: '横で分けた髪',
  curly: '巻き毛',
  afro: 'ふくらんだ髪',
  bob: 'おかっぱ',
  long: '長い髪',
  ponytail: '束ねた髪',
  bun: 'まとめ髪',
  braids: '三つ編み',
  pigtails: '二つ結び',
  spiky: '逆立った髪',
  mohawk: 'とさか髪',
  balding: '薄い髪',
  wavy: '波打つ長い髪',
  pinned: 'かんざしを挿した長い髪',
  hime: '姫カット',
  two_buns: 'お団子二つの髪',
  low_bun: '低く結った髪',
  topknot: '結い上げた髷',
  locs: 'ドレッドヘア',
  cornrows: '編み込んだ髪',
  quiff: '前髪を立てた髪',
  pompadour: '後ろへふくらませた髪',
  finger_waves: '波形の短い髪',
  undercut: '横を刈った髪',
  shag: '段を入れた髪',
};
export const AGES: Readonly<Record<ToldAge, string>> = {
  child: 'まだ幼い',
  teen: '十代の',
  youth: '若い大人の',
  adult: '働きざかりの',
  old: '年老いた',
};

/** Who a character is and how it looks. */
export function describeCharacter(cast: CastFact, facts: StoryFacts): string {
  const { figure } = cast;
  const colour = COLOURS[figure.colours[0]],
    second = COLOURS[figure.colours[1]];
  const who = introduce(cast);
  if (cast.pictured) {
    return sayable(`${who}。姿は絵のとおり。`);
  }
  if (figure.kind === 'person') {
    const age = /年老いた|老|祖|婆|若|少年|少女|子|童/.test(`${cast.role}${cast.adjectives.join('')}`)
      ? ''
      : AGES[toldAge(cast)];
    return sayable(
      `${who}。${age ? `${age}顔だち、` : ''}${figure.hair === 'bald' ? '' : COLOURS[figure.hairColour]}${HAIR[figure.hair]}。${colour}${OUTFITS[figure.outfit]}。`,
    );
  }
  const size =
    figure.kind === 'robot' || figure.kind === 'thing' || figure.size === 'usual'
      ? ''
      : figure.size === 'giant'
        ? '見上げるほど大きい。'
        : '手のひらほど小さい。';
  if (figure.kind === 'animal') {
    return sayable(`${who}。${colour}体に${second}腹。${size || '目がよく動く。'}`);
  }
  if (figure.kind === 'robot') {
    return sayable(`${who}。${colour}胴に、丸い目がともる。`);
  }
  if (figure.kind === 'thing') {
    return sayable(`${who}。${colour}肌に、小さな顔がある。`);
  }
  return sayable(
    `${who}。${colour}光と${second}影でできている。${size || `${facts.place.noun}では、声より先に気配がする。`}`,
  );
}

const SKY: Readonly<Record<StoryFacts['weather'], string>> = {
  clear: 'よく晴れている',
  cloudy: '雲が低い',
  rain: '雨が降っている',
  storm: '雷が近い',
  snow: '雪が積もっている',
  fog: '霧が深い',
  wind: '風が強い',
};

/** What a place looks like; the main one first. */
export const describePlace = (place: NounFact, facts: StoryFacts, first: boolean): string =>
  sayable(
    first
      ? `${fullNoun(place)}。${SKY[facts.weather]}。物語はここで始まり、ここに戻る。`
      : `${fullNoun(place)}。${facts.hero.name}が試される場所。`,
  );

/** What a thing is in the story. */
export const describeItem = (item: NounFact, facts: StoryFacts): string =>
  sayable(`${fullNoun(item)}。${facts.hero.name}の物語に、はじめから終わりまで付きそう。`);

export const MUSIC_MOODS: Readonly<Record<MusicMood, string>> = {
  warm: 'やわらかな弦と木管',
  wistful: '遠くで鳴るピアノ',
  playful: 'はずむ木琴とバスーン',
  tense: '低く刻む弦',
  dark: '重い低音と、ときおりの静寂',
  epic: '大太鼓と金管',
  tender: '静かなギターとチェロ',
  mysterious: '揺れる鉄琴とハープ',
  bright: '明るいピアノと手拍子',
  solemn: 'ゆるやかな合唱と弦',
  driving: '走る打楽器と低い弦',
  dreamy: '霞むような電子音とハープ',
};

/** The brief for the composer. */
export const describeMusic = (mood: MusicMood, facts: StoryFacts): string =>
  sayable(`${MUSIC_MOODS[mood]}。${facts.hero.name}の主題は静かに始まり、山場で厚くなって、最後は一音で終わる。`);
