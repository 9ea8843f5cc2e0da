/**
 * Kana in the model's symbols, as its Japanese training texts were written: vowels of ス and of small ュ are ɨ,
 * consonants before イ and ヤ are palatalised, ワ has β. Only what sounds alike is written alike: ジ and ヂ, ズ and ヅ, オ and
 * ヲ.
 */
const ROWS: Readonly<Record<string, string>> = {
  'ア イ ウ エ オ': 'a i ɯ e o',
  'ァ ィ ゥ ェ ォ': 'a i ɯ e o',
  'カ キ ク ケ コ': 'ka kʲi kɯ ke ko',
  'ガ ギ グ ゲ ゴ': 'ɡa ɡʲi ɡɯ ɡe ɡo',
  'サ シ ス セ ソ': 'sa ɕi sɨ se so',
  'ザ ジ ズ ゼ ゾ': 'ʣa ʥi zɨ ʣe ʣo',
  'タ チ ツ テ ト': 'ta ʨi ʦɨ te to',
  'ダ ヂ ヅ デ ド': 'da ʥi zɨ de do',
  'ナ ニ ヌ ネ ノ': 'na ɲi nɯ ne no',
  'ハ ヒ フ ヘ ホ': 'ha çi ɸɯ he ho',
  'バ ビ ブ ベ ボ': 'ba bʲi bɯ be bo',
  'パ ピ プ ペ ポ': 'pa pʲi pɯ pe po',
  'マ ミ ム メ モ': 'ma mʲi mɯ me mo',
  'ヤ ユ ヨ ャ ュ ョ': 'ja jɯ jo ja jɯ jo',
  'ラ リ ル レ ロ': 'ɾa ɾʲi ɾɯ ɾe ɾo',
  'ワ ヰ ヱ ヲ ヮ ヴ ヵ ヶ': 'βa i e o βa vɯ ka ke',
  'キャ キュ キョ キェ': 'kʲa kʲɨ kʲo kʲe',
  'ギャ ギュ ギョ ギェ': 'ɡʲa ɡʲɨ ɡʲo ɡʲe',
  'シャ シュ ショ シェ': 'ɕa ɕɨ ɕo ɕe',
  'ジャ ジュ ジョ ジェ': 'ʥa ʥɨ ʥo ʥe',
  'ヂャ ヂュ ヂョ ヂェ': 'ʥa ʥɨ ʥo ʥe',
  'チャ チュ チョ チェ': 'ʨa ʨɨ ʨo ʨe',
  'ニャ ニュ ニョ ニェ': 'ɲa ɲɨ ɲo ɲe',
  'ヒャ ヒュ ヒョ ヒェ': 'ça çɨ ço çe',
  'ビャ ビュ ビョ ビェ': 'bʲa bʲɨ bʲo bʲe',
  'ピャ ピュ ピョ ピェ': 'pʲa pʲɨ pʲo pʲe',
  'ミャ ミュ ミョ ミェ': 'mʲa mʲɨ mʲo mʲe',
  'リャ リュ リョ リェ': 'ɾʲa ɾʲɨ ɾʲo ɾʲe',
  'ファ フィ フェ フォ フュ フョ': 'ɸa ɸʲi ɸe ɸo ɸʲɨ ɸʲo',
  'ヴァ ヴィ ヴェ ヴォ ヴュ ヴョ': 'va vʲi ve vo vʲɨ vʲo',
  'ツァ ツィ ツェ ツォ': 'ʦa ʦʲi ʦe ʦo',
  'ティ テュ トゥ ディ デュ ドゥ': 'tʲi tʲɨ tɯ dʲi dʲɨ dɯ',
  'クァ クィ クェ クォ クヮ': 'kᵝa kᵝi kᵝe kᵝo kᵝa',
  'グァ グィ グェ グォ グヮ': 'ɡᵝa ɡᵝi ɡᵝe ɡᵝo ɡᵝa',
  'ウィ ウェ ウォ イェ スィ ズィ': 'βi βe βo je sʲi zʲi',
};

const SYMBOLS: ReadonlyMap<string, string> = new Map(
  Object.entries(ROWS).flatMap(([kana, symbols]) => {
    const sounds = symbols.split(' ');
    return kana.split(' ').map((sign, index): [string, string] => [sign, sounds[index] ?? '']);
  }),
);

/** ン takes the place of the consonant after it; before vowels, s and h, and at the end of a word it stays ɴ. */
const NASALS: readonly (readonly [RegExp, string])[] = [
  [/^[mpb]/, 'm'],
  [/^[kɡ]/, 'ŋ'],
  [/^[ɲʨʥ]/, 'ɲ'],
  [/^[ntdɾzʣʦ]/, 'n'],
];

/** Katakana as pronounced in the model's symbols; other characters are left out. */
export function kanaSymbols(kana: string): string {
  const sounds = moraeOf(kana).map((mora) => SYMBOLS.get(mora) ?? mora);
  return sounds
    .map((sound, index) => {
      switch (sound) {
        case 'ー':
          return index === 0 ? '' : 'ː';
        case 'ッ':
          return 'ʔ';
        case 'ン':
          return NASALS.find(([next]) => next.test(sounds[index + 1] ?? ''))?.[1] ?? 'ɴ';
        default:
          return sound;
      }
    })
    .join('');
}

/** The kana of the table in a text, longest first. */
function moraeOf(kana: string): string[] {
  const morae: string[] = [];
  for (let at = 0; at < kana.length;) {
    const pair = kana.slice(at, at + 2);
    const mora = pair.length === 2 && SYMBOLS.has(pair) ? pair : (kana[at] ?? '');
    if (SYMBOLS.has(mora) || mora === 'ー' || mora === 'ッ' || mora === 'ン') {
      morae.push(mora);
    }
    at += mora.length;
  }
  return morae;
}
