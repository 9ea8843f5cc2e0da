import type { Language } from '#src/shared/language/languages.ts';
import * as chinese from './cn/speech-units.ts';
import * as english from './en/speech-units.ts';
import * as japanese from './ja/speech-units.ts';
import * as korean from './ko/speech-units.ts';

/** How fast voices speak each language, and what is counted of its texts. */
export const SPEECH_RATES: Readonly<
  Record<Language, { perSecond: number; unit: string; count(text: string): number }>
> = {
  en: { perSecond: english.WORDS_PER_SECOND, unit: 'words', count: english.countWords },
  cn: { perSecond: chinese.SYLLABLES_PER_SECOND, unit: 'characters', count: chinese.countSyllables },
  ko: { perSecond: korean.SYLLABLES_PER_SECOND, unit: 'syllables', count: korean.countSyllables },
  ja: { perSecond: japanese.MORAE_PER_SECOND, unit: 'morae', count: japanese.countMorae },
};

/** Seconds that a text takes at its language's rate. */
export function speechSeconds(text: string, language: Language): number {
  const { perSecond, count } = SPEECH_RATES[language];
  return count(text) / perSecond;
}

/** Seconds around spoken words: in the opening, which begins without any, after the last ones, and elsewhere. */
const AIR = { opening: 1.75, ending: 1.4, usual: 0.7 } as const;

/** Seconds without words in a shot with words, by its index in the film. */
export function secondsAroundSpeech(index: number, shotCount: number): number {
  if (index === 0) {
    return AIR.opening;
  }
  return index === shotCount - 1 ? AIR.ending : AIR.usual;
}
