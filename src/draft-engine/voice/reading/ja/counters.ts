/** How a counter or a unit joins the number before it. */
export interface Counter {
  kana: string;
  /** Numbers whose end becomes a doubled consonant before it. */
  doubles: string;
  /** After サン, ナン and, for sounds in h, セン and マン: サンボン, センボン. */
  afterThree?: string;
  /** After ヨン, where it changes too: ヨンプン. */
  afterFour?: string;
  /** After a doubled consonant, for sounds in h: イッポン. */
  afterDouble?: string;
  /** Own forms of last digits: ヨジ, シチジ, クジ. */
  digits?: Readonly<Record<number, string>>;
  /** Whole numbers that have a reading of their own with it: ヒトリ. */
  whole?: Readonly<Record<number, string>>;
  /** Says how long or when: 後 is ゴ after it and 間 is カン. */
  isTime?: boolean;
}

const K = 'イチ ロク ハチ ジュー ャク';
const S = 'イチ ハチ ジュー';
const P = 'イチ ジュー';
const KILO = 'ロク ジュー ャク';

const P_SOUNDS: Readonly<Record<string, string>> = { ハ: 'パ', ヒ: 'ピ', フ: 'プ', ヘ: 'ペ', ホ: 'ポ' };

const plain = (kana: string, more: Partial<Counter> = {}): Counter => ({ kana, doubles: '', ...more });
const inK = (kana: string, afterThree?: string): Counter => ({
  kana,
  doubles: K,
  ...(afterThree ? { afterThree } : {}),
});
const inS = (kana: string, afterThree?: string): Counter => ({
  kana,
  doubles: S,
  ...(afterThree ? { afterThree } : {}),
});
const inH = (kana: string, afterThree: string, afterFour = kana): Counter => ({
  kana,
  doubles: K,
  afterThree,
  afterFour,
  afterDouble: (P_SOUNDS[kana[0] ?? ''] ?? kana[0]) + kana.slice(1),
});
const time = (counter: Counter): Counter => ({ ...counter, isTime: true });
/** One and two in native words. */
const native = (kana: string, chinese: Counter = plain(kana)): Counter => ({
  ...chinese,
  whole: { 1: `ヒト${kana}`, 2: `フタ${kana}` },
});
const minute = inH('フン', 'プン', 'プン');
const years = plain('ネン', { digits: { 4: 'ヨ' } });
const hours = { 4: 'ヨ', 7: 'シチ', 9: 'ク' };
const months = (kana: string): Counter => time(inK(kana));
const MONTH_SIGNS = 'か カ ヶ ヵ ケ ヵ 箇 個'.split(' ');

const day = plain('ニチ', {
  digits: { 7: 'シチ', 9: 'ク' },
  whole: {
    1: 'イチニチ',
    2: 'フツカ',
    3: 'ミッカ',
    4: 'ヨッカ',
    5: 'イツカ',
    6: 'ムイカ',
    7: 'ナノカ',
    8: 'ヨーカ',
    9: 'ココノカ',
    10: 'トーカ',
    14: 'ジューヨッカ',
    20: 'ハツカ',
    24: 'ニジューヨッカ',
  },
});

/** Counters by how they are written. */
export const COUNTERS: ReadonlyMap<string, Counter> = new Map<string, Counter>([
  // Dates and times.
  ['年', time(years)],
  ['年度', years],
  ['月', plain('ガツ', { digits: { 4: 'シ', 7: 'シチ', 9: 'ク' } })],
  ['日', time(day)],
  ['時', plain('ジ', { digits: hours, whole: { 0: 'レージ' } })],
  ['時間', time(plain('ジカン', { digits: hours }))],
  ['分', time(minute)],
  ['秒', time(plain('ビョー'))],
  ['週', time(inS('シュー'))],
  ['週間', time(inS('シューカン'))],
  ['曜日', plain('ヨービ')],
  ['世紀', time(inS('セーキ'))],
  ['学期', inK('ガッキ')],
  ['晩', native('バン')],
  ['泊', inH('ハク', 'パク', 'パク')],
  ...MONTH_SIGNS.flatMap((sign): [string, Counter][] => [
    [`${sign}月`, months('カゲツ')],
    [`${sign}国`, inK('カコク')],
    [`${sign}所`, inK('カショ')],
    [`${sign}条`, inK('カジョー')],
  ]),
  // People, animals and things.
  ['人', plain('ニン', { digits: { 4: 'ヨ', 7: 'シチ' }, whole: { 1: 'ヒトリ', 2: 'フタリ' } })],
  ['人組', plain('ニングミ', { digits: { 4: 'ヨ', 7: 'シチ' }, whole: { 2: 'フタリグミ' } })],
  ['人前', plain('ニンマエ', { digits: { 4: 'ヨ' } })],
  ['人分', plain('ニンブン', { digits: { 4: 'ヨ' }, whole: { 1: 'ヒトリブン', 2: 'フタリブン' } })],
  ['名', plain('メー')],
  ['匹', inH('ヒキ', 'ビキ')],
  ['頭', inS('トー')],
  ['羽', plain('ワ')],
  ['本', inH('ホン', 'ボン')],
  ['杯', inH('ハイ', 'バイ')],
  ['箱', { ...inH('ハコ', 'パコ'), whole: { 1: 'ヒトハコ', 2: 'フタハコ' } }],
  ['個', inK('コ')],
  ['コ', inK('コ')],
  ['件', inK('ケン')],
  ['軒', inK('ケン', 'ゲン')],
  ['戸', inK('コ')],
  ['冊', inS('サツ')],
  ['枚', plain('マイ')],
  ['台', plain('ダイ')],
  ['隻', inS('セキ')],
  ['艘', inS('ソー')],
  ['機', inK('キ')],
  ['着', inS('チャク')],
  ['足', inS('ソク', 'ゾク')],
  ['通', inS('ツー')],
  ['体', inS('タイ')],
  ['点', inS('テン')],
  ['票', inH('ヒョー', 'ビョー')],
  ['丁', inS('チョー')],
  ['丁目', inS('チョーメ')],
  ['切れ', native('キレ')],
  ['粒', native('ツブ')],
  ['口', native('クチ')],
  ['言', native('コト')],
  ['息', native('イキ')],
  ['束', native('タバ')],
  ['組', native('クミ')],
  ['部屋', native('ヘヤ')],
  ['皿', native('サラ', inS('サラ'))],
  ['袋', native('フクロ')],
  ['輪', plain('リン')],
  ['つ', plain('ツ', { whole: wholeThings() })],
  // Order, size and times.
  ['番', plain('バン', { whole: { 110: 'ヒャクトーバン' } })],
  ['番目', plain('バンメ')],
  ['号', plain('ゴー')],
  ['位', plain('イ')],
  ['級', inK('キュー')],
  ['等', inS('トー')],
  ['段', plain('ダン')],
  ['階', inK('カイ', 'ガイ')],
  ['回', inK('カイ')],
  ['度', plain('ド')],
  ['倍', plain('バイ')],
  ['割', plain('ワリ')],
  ['歩', inH('ホ', 'ポ', 'ポ')],
  ['発', inH('ハツ', 'パツ', 'パツ')],
  ['歳', { ...inS('サイ'), whole: { 20: 'ハタチ' } }],
  ['才', { ...inS('サイ'), whole: { 20: 'ハタチ' } }],
  ['章', inS('ショー')],
  ['話', plain('ワ')],
  ['巻', inK('カン')],
  ['曲', inK('キョク')],
  ['周', inS('シュー')],
  ['周年', inS('シューネン')],
  ['種類', inS('シュルイ')],
  ['席', inS('セキ')],
  ['行', plain('ギョー')],
  ['文字', plain('モジ', { digits: { 7: 'ナナ' } })],
  ['ページ', { kana: 'ページ', doubles: P }],
  ['条', plain('ジョー')],
  ['畳', plain('ジョー', { digits: { 4: 'ヨ' } })],
  ['坪', inS('ツボ')],
  ['里', plain('リ')],
  ['キロ', { kana: 'キロ', doubles: KILO }],
  ['センチ', inS('センチ')],
  ['トン', inS('トン')],
  ['円', plain('エン', { digits: { 4: 'ヨ' } })],
  ['点差', inS('テンサ')],
]);

function wholeThings(): Record<number, string> {
  const kana = ['ヒトツ', 'フタツ', 'ミッツ', 'ヨッツ', 'イツツ', 'ムッツ', 'ナナツ', 'ヤッツ', 'ココノツ'];
  return Object.fromEntries(kana.map((word, index) => [index + 1, word]));
}

/** Units in Latin letters and signs; case counts. */
export const UNITS: ReadonlyMap<string, Counter> = new Map<string, Counter>([
  ['km', { kana: 'キロメートル', doubles: KILO }],
  ['km2', { kana: 'ヘーホーキロメートル', doubles: '' }],
  ['km/h', { kana: 'キロメートルマイジ', doubles: KILO }],
  ['m', plain('メートル')],
  ['m2', plain('ヘーホーメートル')],
  ['m3', plain('リッポーメートル')],
  ['m/s', plain('メートルマイビョー')],
  ['cm', inS('センチメートル')],
  ['mm', plain('ミリメートル')],
  ['kg', { kana: 'キログラム', doubles: KILO }],
  ['g', plain('グラム')],
  ['mg', plain('ミリグラム')],
  ['t', inS('トン')],
  ['L', plain('リットル')],
  ['l', plain('リットル')],
  ['dl', plain('デシリットル')],
  ['ml', plain('ミリリットル')],
  ['mL', plain('ミリリットル')],
  ['W', plain('ワット')],
  ['kW', { kana: 'キロワット', doubles: KILO }],
  ['V', plain('ボルト')],
  ['Hz', plain('ヘルツ')],
  ['kHz', { kana: 'キロヘルツ', doubles: KILO }],
  ['MHz', plain('メガヘルツ')],
  ['GHz', plain('ギガヘルツ')],
  ['KB', { kana: 'キロバイト', doubles: KILO }],
  ['MB', plain('メガバイト')],
  ['GB', plain('ギガバイト')],
  ['TB', inS('テラバイト')],
  ['dB', plain('デシベル')],
  ['kcal', { kana: 'キロカロリー', doubles: KILO }],
  ['hPa', plain('ヘクトパスカル')],
  ['%', { kana: 'パーセント', doubles: P }],
  ['°C', plain('ド')],
  ['°F', plain('ド')],
  ['°', plain('ド')],
]);

/** Money, before the number or after it. */
export const CURRENCIES: ReadonlyMap<string, Counter> = new Map<string, Counter>([
  ['¥', plain('エン', { digits: { 4: 'ヨ' } })],
  ['$', plain('ドル')],
  ['€', plain('ユーロ')],
  ['£', { kana: 'ポンド', doubles: P }],
  ['₩', plain('ウォン')],
]);
