/** Names of tonics before the word for a mode, by language; pitch classes from C. */
const LATIN_KEY =
  /(?:\b(?:in|key of)\s+|(?<![a-z]))([a-g])\s*(♯|#|sharp|♭|b|flat)?[\s-]*(?:major|minor|大调|小调|大調|小調|장조|단조|長調|短調|maj|min|メジャー|マイナー|dorian|phrygian|lydian|mixolydian)/;
const BARE_KEY = /\b(?:in|key of)\s+([a-g])\s*(♯|#|sharp|♭|flat|b(?![a-z]))?(?![a-z])/;
const KOREAN_KEY = /(올림|내림)?([다라마바사가나])\s*(?:장조|단조)/;
const JAPANESE_KEY = /(嬰|変)?([ハニホヘトイロ])\s*(?:長調|短調)/;
const CHINESE_KEY = /(升|降)([a-g])\s*(?:大调|小调)/;

const LETTERS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };
const KOREAN: Readonly<Record<string, number>> = { 다: 0, 라: 2, 마: 4, 바: 5, 사: 7, 가: 9, 나: 11 };
const JAPANESE: Readonly<Record<string, number>> = { ハ: 0, ニ: 2, ホ: 4, ヘ: 5, ト: 7, イ: 9, ロ: 11 };
const UP: ReadonlySet<string> = new Set(['♯', '#', 'sharp', '올림', '嬰', '升']);

/** Everything that names a key, the words for a mode among it. */
export const KEYS: readonly RegExp[] = [LATIN_KEY, BARE_KEY, KOREAN_KEY, JAPANESE_KEY, CHINESE_KEY];

/** The tonic that a lower-case description names, as a pitch class from C; undefined where it names none. */
export function readKey(text: string): number | undefined {
  const before = KOREAN_KEY.exec(text) ?? JAPANESE_KEY.exec(text) ?? CHINESE_KEY.exec(text);
  if (before) {
    const [, accidental, name = ''] = before;
    return altered(KOREAN[name] ?? JAPANESE[name] ?? LETTERS[name], accidental);
  }
  const after = LATIN_KEY.exec(text) ?? BARE_KEY.exec(text);
  return after ? altered(LETTERS[after[1] ?? ''], after[2]) : undefined;
}

function altered(natural: number | undefined, accidental: string | undefined): number | undefined {
  if (natural === undefined || accidental === undefined) {
    return natural;
  }
  return (natural + (UP.has(accidental) ? 1 : -1) + 12) % 12;
}
