import { wordTable } from '#src/shared/word-table.ts';
/** Longer ideas are refused by their field's limit. */
const LONGEST = 20_000;

/** Traditional and Japanese forms of the characters that the word lists use, and the simplified form of each. */
const HAN_FORMS =
  '愛爱戀恋歲岁歳岁學学師师與与兒儿児儿孫孙媽妈爺爷親亲戰战戦战們们個个處处処处妳你蘿萝婦妇結结關关関关係系發发発发誘诱姦奸雛雏歡欢歓欢對对対对嬰婴壽寿總总醫医員员檢检僱雇館馆賭赌場场軍军槍枪銃铳殺杀報报復复鬥斗闘斗開开車车駕驾駛驶獄狱園园級级業业課课讀读読读幾几條条書书聲声見见視视認认兩两両两離离獨独單单単单鄰邻隣邻夥伙養养齡龄現现這这過过還还長长緋绯間间國国黃黄黒黑';
const SIMPLIFIED = new Map(
  Array.from({ length: HAN_FORMS.length / 2 }, (_, index) => [HAN_FORMS[index * 2], HAN_FORMS[index * 2 + 1]] as const),
);

/** Digits written inside a word for a letter. */
const LETTERS: Readonly<Record<string, string>> = wordTable({
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
});

const EAST_ASIAN = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
const GAP_IN_WORD = new RegExp(String.raw`(?<=${EAST_ASIAN})[ ·・･._*~^|/\\-]+(?=${EAST_ASIAN})`, 'gu');

/**
 * A text made comparable with the word lists: one width, lower case, simplified characters, no accents, no signs or
 * spaces inside words ('女 孩', 'l o l i'), digits inside words read as letters. Empty lines become full stops.
 */
export function plainText(text: string): string {
  return (
    text
      .slice(0, LONGEST)
      .toWellFormed()
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/\p{Cf}/gu, '')
      .normalize('NFD')
      .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .normalize('NFC')
      .replaceAll(/\p{Script=Han}/gu, (sign) => SIMPLIFIED.get(sign) ?? sign)
      .replaceAll(/[\n\r\u2028\u2029]{2,}/g, '. ')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .replaceAll(/[’‘`´]/g, "'")
      .replaceAll(/(?<=[a-z0-9])[-‐‑–_*](?=[a-z0-9])/g, ' ')
      // 'A year-old woman' is no old woman.
      .replaceAll(/\b(years?|yrs?|months?|weeks?|days?) (olds?)\b/g, '$1$2')
      .replaceAll(GAP_IN_WORD, '')
      .replaceAll(/(?<![a-z0-9'])(?:[a-z][ .]){2,}[a-z](?![a-z0-9'])/g, (run) => run.replaceAll(/[ .]/g, ''))
      .replaceAll(/(?<![가-힣])(?:[가-힣] ){2,}[가-힣](?![가-힣])/g, (run) => run.replaceAll(' ', ''))
      .replaceAll(/(?<=[a-z])[013457@$]{1,3}(?=[a-z])/g, (signs) =>
        Array.from(signs, (sign) => LETTERS[sign] ?? sign).join(''),
      )
  );
}
