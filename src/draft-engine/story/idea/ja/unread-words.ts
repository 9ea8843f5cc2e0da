/**
 * Stretches of an idea that are no part of what happens, or that are read wrongly rather than in part: set phrases of
 * manner, hearsay.
 */
const UNREAD: readonly RegExp[] = [
  // いつも通りに
  /いつも(?:通り|どおり)に?/gu,
  // それぞれ家を建てる
  /それぞれ(?=[^のにがを])/gu,
  // 見たこともない象
  /(?:見た|聞いた)こと(?:も|の)ない(?=\p{Script=Han})/gu,
  // 九時ごろ
  /(?<=[時分日])(?:ごろ|頃)/gu,
  // …が住むという。
  /(?<=[うくぐすつぬぶむるいただ])という(?=[。\s]|$)/gu,
  // 母の入院をきっかけに
  /[^、。はが]{1,10}をきっかけに(?:して)?、?/gu,
  // ただの猫、ただ一杯の酒
  /(?<=^|[、。はがをにでもと\s])ただ(?:の(?=\S)|(?=[一二三ひふみ\d]))/gu,
  // …のかを説明する動画
  /を(?:わかりやすく|分かりやすく|楽しく)?(?:説明|解説|紹介)する(?:短い)?(?:動画|映像|アニメ|ビデオ)/gu,
  // 宿なしの犬
  /(?:宿|名|底)なしの/gu,
  // 弟子もいないまま
  /(?<=^|[、。が])[^、。はがを]{1,6}も(?:いない|ない)まま、?/gu,
  // 誰もいないはずの部屋
  /誰もいないはずの/gu,
  // …が終わる前日、
  /(?<=^|[、。])[^、。は]{2,12}が[^、。は]{1,8}[うくぐすつぬぶむる](?:前日|前夜|日)、/gu,
];

/** The text with blanks in place of what is not read: offsets stay. */
export const withoutUnread = (text: string): string =>
  UNREAD.reduce((left, pattern) => left.replace(pattern, (found) => ' '.repeat(found.length)), text);
