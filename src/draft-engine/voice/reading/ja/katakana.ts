const HIRAGANA = /[ぁ-ゖ]/g;
const FROM_HIRAGANA = 0x60;

/** Hiragana as katakana; repetition marks (ゝ) are resolved, and particle letters get their sound. */
export function katakanaOf(kana: string): string {
  return kana
    .replace(HIRAGANA, (letter) => String.fromCharCode(letter.charCodeAt(0) + FROM_HIRAGANA))
    .replace(/(.)[ゝヽ]/g, '$1$1')
    .replace(/(.)[ゞヾ]/g, (_, letter: string) => letter + `${letter}\u3099`.normalize('NFC'))
    .replaceAll('ヲ', 'オ')
    .replaceAll('ヅ', 'ズ')
    .replaceAll('ヂ', 'ジ');
}

/** エイ as the long vowel that it is within a word part: センセイ becomes センセー. */
export function withLongE(kana: string): string {
  return kana.replace(/([エケセテネヘメレゲゼデベペェ])イ/g, '$1ー');
}

/** The long vowels of a word that is known by its kana only: トウケイ becomes トーケー. */
export function withLongVowels(kana: string): string {
  return withLongE(kana)
    .replace(/([オコソトノホモヨロゴゾドボポョ])ウ/g, '$1ー')
    .replace(/([ウクスツヌフムユルグズブプュ])ウ/g, '$1ー');
}
