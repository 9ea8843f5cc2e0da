import type { PromptSuggestions, SuggestionRequest } from '../scene/suggestions/offer.ts';
import { suggestForPrompt } from '../scene/suggestions/suggest-for-prompt.ts';

/** Finds words that a prompt for a picture leaves open. */
export async function suggestForPromptTask(asked: SuggestionRequest): Promise<PromptSuggestions> {
  return suggestForPrompt(asked);
}
