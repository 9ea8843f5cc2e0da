import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import type { StoredFile } from '../../stored-file.ts';
import { readStoredFile } from '../../web/read-stored-file.ts';

/** What is filled in on the page. */
export interface SubtitlesFields {
  clip: StoredFile | null;
  /** Whether English speech is written down, or lines are begun by hand. */
  work: 'hear' | 'begin';
  /** Of lines that are begun by hand. */
  language: Language;
}

/** What was kept on this device, or ordered before, in order; `usual` is the language of the page. */
export function settle(kept: Partial<Record<keyof SubtitlesFields, unknown>>, usual: Language): SubtitlesFields {
  return {
    clip: readStoredFile(kept.clip),
    work: kept.work === 'begin' ? 'begin' : 'hear',
    language: LANGUAGES.find((language) => language === kept.language) ?? usual,
  };
}
