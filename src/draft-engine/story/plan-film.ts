import type { Language } from '#src/shared/language/languages.ts';
import type { FilmPlan, StoryRequest } from './film-plan.ts';
import { CHINESE } from './words/cn/chinese.ts';
import { ENGLISH } from './words/en/english.ts';
import type { Grammar } from './words/grammar.ts';
import { JAPANESE } from './words/ja/japanese.ts';
import { KOREAN } from './words/ko/korean.ts';
import { writePlan } from './write-plan.ts';

/** The grammar of each language. */
export const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: ENGLISH, cn: CHINESE, ko: KOREAN, ja: JAPANESE };

/** Writes a film from an idea, with all four languages at hand; see `writePlan`. */
export function planFilm(request: StoryRequest): FilmPlan {
  return writePlan(request, GRAMMARS[request.language]);
}
