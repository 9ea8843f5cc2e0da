import { KANJI_SOUNDS } from './kanji-sounds.ts';
import { withLongVowels } from './katakana.ts';
import { mandarinKana } from './mandarin-kana.ts';

const SOUNDS: ReadonlyMap<string, string> = new Map(
  Object.entries(KANJI_SOUNDS).flatMap(([kana, signs]) => [...signs].map((sign) => [sign, withLongVowels(kana)])),
);

/** What is said for a sign of which nobody knows the sound. */
const UNREADABLE = 'ナニ';

/**
 * The sound of a kanji that the dictionary cannot read where it stands: its on-reading, what the dictionary says for it
 * alone (`known`), or for signs that only Chinese texts have their Chinese sound in katakana. Never ''.
 */
export async function kanjiKana(sign: string, known: string): Promise<string> {
  return SOUNDS.get(sign) ?? (known === '' ? chineseKana(sign) : known);
}

async function chineseKana(sign: string): Promise<string> {
  const { pinyin } = await import('pinyin-pro');
  return mandarinKana(pinyin(sign, { toneType: 'none' })) ?? UNREADABLE;
}
