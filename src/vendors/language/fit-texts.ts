import { countMinors } from '#src/draft-engine/story/ages/ages-in-graph.ts';
import { speaksOfLove } from '#src/draft-engine/story/ages/speaks-of-love.ts';
import type { FilmPlanOfIdea } from '#src/draft-engine/story/film-plan.ts';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { isFitText } from './is-fit-text.ts';

/** The film that texts are for. */
export interface TextsOfFilm {
  plan: FilmPlanOfIdea;
  language: Language;
  type: FilmType;
  /** True for a text that nothing may be made from. */
  isForbidden: (text: string) => boolean;
}

/** Whether a text from outside, no longer than so many characters, may stand in a film. */
export function fitTexts({ plan, language, type, isForbidden }: TextsOfFilm): (text: string, most: number) => boolean {
  // A text alone does not say how old its people are: where somebody is under age, none of the model's speaks of love.
  const hasMinor = countMinors(plan.graph, type) > 0;
  return (text, most) => isFitText(text, language, most) && !isForbidden(text) && !(hasMinor && speaksOfLove(text));
}

/** A text without the spaces, and the quotation marks around all of it, that models like to add. */
export function tidyText(text: string): string {
  const folded = text
    .normalize('NFC')
    .replaceAll(/[ \n\t]+/g, ' ')
    .trim();
  return /^["“「『](?<inside>[^"“”「」『』]+)["”」』]$/u.exec(folded)?.groups?.['inside'] ?? folded;
}
