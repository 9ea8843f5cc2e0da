import type { PromptSuggestions, SuggestionRequest } from '../scene/suggestions/offer.ts';

/** Finds words that a prompt leaves open. */
export async function suggestForPromptTask(asked: SuggestionRequest): Promise<PromptSuggestions> {
  if (asked.about === 'music') {
    return (await import('../music/describe/suggestions/suggest-for-music.ts')).suggestForMusic(asked);
  }
  // The reader of scenes has dictionaries, which music needs not.
  return (await import('../scene/suggestions/suggest-for-prompt.ts')).suggestForPrompt(asked);
}
