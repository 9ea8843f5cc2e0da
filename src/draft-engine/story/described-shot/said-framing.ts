import type { Framing } from '#src/shared/catalogue/shots.ts';

/** Words by which a text says how near one looks, in any of the four languages; the nearest ones first. */
const SAID: readonly (readonly [Framing, RegExp])[] = [
  [
    'extreme_close',
    /\b(?:an? )?(?:extreme|very) close(?:[- ]up)?(?: shot)?\b|very near\b|大特写|极近特写|超クローズアップ|익스트림 클로즈업/iu,
  ],
  [
    'close',
    /\b(?:an? )?close[- ]?ups?(?: shot)?\b|\bseen from (?:very )?(?:near|close)\b|特写(?:镜头)?|近景|クローズアップ|(?:の)?アップ(?:で|$|[。：:、])|클로즈업|가까이에서 본다\.?/iu,
  ],
  ['medium', /\b(?:an? )?medium (?:shot|close-up)\b|^\s*nearer\s*[:：,]|中景|ミディアムショット|미디엄 샷/iu],
  [
    'extreme_wide',
    /\b(?:an? )?extreme(?:ly)? wide(?: shot)?\b|\b(?:seen )?from far away\b|大远景|超ロングショット|익스트림 와이드/iu,
  ],
  [
    'wide',
    /\b(?:an? )?(?:wide|long) shot\b|\b(?:seen )?from afar\b|远景|全景|ロングショット|遠景|와이드 샷|멀리서 본다\.?/iu,
  ],
  ['full', /\b(?:an? )?full shot\b|全身(?:镜头|ショット)|フルショット|풀 샷/iu],
];

/** How near one is to look, and the text without the words that say so. */
export function saidFraming(text: string): { framing?: Framing; rest: string } {
  const found = SAID.find(([, words]) => words.test(text));
  if (!found) {
    return { rest: text };
  }
  const rest = text
    .replace(found[1], ' ')
    .replace(/^[\s:：,，、。.]*(?:of |on |의 )?/iu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/의$/u, '');
  return { framing: found[0], rest: rest === '' ? text : rest };
}
