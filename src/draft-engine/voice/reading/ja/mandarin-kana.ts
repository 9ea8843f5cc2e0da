/** Syllables' beginnings in the five columns a i u e o of katakana. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  '': 'ア イ ウ エ オ',
  b: 'バ ビ ブ ベ ボ',
  p: 'パ ピ プ ペ ポ',
  m: 'マ ミ ム メ モ',
  f: 'ファ フィ フ フェ フォ',
  d: 'ダ ディ ドゥ デ ド',
  t: 'タ ティ トゥ テ ト',
  n: 'ナ ニ ヌ ネ ノ',
  l: 'ラ リ ル レ ロ',
  g: 'ガ ギ グ ゲ ゴ',
  k: 'カ キ ク ケ コ',
  h: 'ハ ヒ フ ヘ ホ',
  j: 'ジャ ジ ジュ ジェ ジョ',
  q: 'チャ チ チュ チェ チョ',
  x: 'シャ シ シュ シェ ショ',
  zh: 'ジャ ジ ジュ ジェ ジョ',
  ch: 'チャ チ チュ チェ チョ',
  sh: 'シャ シ シュ シェ ショ',
  r: 'ラ リ ル レ ロ',
  z: 'ザ ズ ズ ゼ ゾ',
  c: 'ツァ ツ ツ ツェ ツォ',
  s: 'サ ス ス セ ソ',
  y: 'ヤ イ ユ イェ ヨ',
  w: 'ワ ウィ ウ ウェ ウォ',
};

/** Their ends: the column, and the kana after it. */
const ENDS: Readonly<Record<string, string>> = {
  a: 'a',
  o: 'o',
  e: 'oー',
  ê: 'e',
  ai: 'aイ',
  ei: 'eイ',
  ao: 'aオ',
  ou: 'oウ',
  an: 'aン',
  en: 'eン',
  ang: 'aン',
  eng: 'oン',
  ong: 'oン',
  er: 'aル',
  i: 'i',
  ia: 'iア',
  io: 'iオ',
  ie: 'iエ',
  iao: 'iアオ',
  iu: 'iウ',
  ian: 'iエン',
  in: 'iン',
  iang: 'iアン',
  ing: 'iン',
  iong: 'iオン',
  u: 'u',
  ua: 'uア',
  uo: 'uオ',
  uai: 'uアイ',
  ui: 'uイ',
  uan: 'uアン',
  un: 'uン',
  uang: 'uアン',
  ue: 'uエ',
  ü: 'iュ',
  üe: 'iュエ',
};

/** A Chinese syllable (pinyin without its tone) as a Japanese text writes it: liu リウ; undefined where it is none. */
export function mandarinKana(pinyin: string): string | undefined {
  const [, beginning = '', end = ''] = /^([zcs]h|[b-df-hj-np-tw-z]?)(.*)$/.exec(pinyin) ?? [];
  const [column = '', ...rest] = ENDS[end] ?? '';
  const kana = BEGINNINGS[beginning]?.split(' ')['aiueo'.indexOf(column)];
  return column === '' || kana === undefined ? undefined : kana + rest.join('');
}
