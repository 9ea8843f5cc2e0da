import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import type { PromptFacet } from '#src/shared/catalogue/prompt-facets.ts';
import type { PromptMatter } from '#src/shared/catalogue/prompt-matters.ts';
import type { Language } from '#src/shared/language/languages.ts';

/** Words that can be added to a prompt. */
export interface PromptSuggestion {
  facet: PromptFacet;
  words: string;
}

/** A prompt for which words are looked for. */
export interface SuggestionRequest {
  text: string;
  /** What it describes; a picture where absent. */
  about?: Exclude<PromptMatter, 'edit' | 'sound'>;
  /** Of the page: to be expected where the text does not show its own. */
  language: Language;
}

/** What is offered for a prompt. */
export interface PromptSuggestions {
  /** Of the prompt, and of the words. */
  language: Language;
  /** By facet. */
  suggestions: PromptSuggestion[];
}

/** Words for one facet in each language, and what a picture with them shows. */
export interface Offer {
  words: Readonly<Record<Language, string>>;
  shows: (drawing: ShotDrawing) => boolean;
  /** Whether they suit the picture of the prompt as it is; they suit all where absent. */
  suits?: (drawing: ShotDrawing) => boolean;
}
