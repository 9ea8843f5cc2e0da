import type { PromptSuggestions } from '#src/draft-engine/scene/suggestions/offer.ts';
import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import { askDraft } from '#src/foundation/generation/server/ask-draft.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { PROMPT_MATTERS, type OfferingTool } from '#src/shared/catalogue/prompt-matters.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { requirePrompt } from '../../require-prompt.ts';
import type { ToolDependencies } from '../tool-dependencies.ts';

/**
 * What a prompt leaves open, with words for it (OPT-01). Throws PROMPT_EMPTY, PROMPT_TOO_LONG, TOO_MANY_ATTEMPTS, and
 * what `askDraft` throws.
 */
export async function suggestForPrompt(
  dependencies: Pick<ToolDependencies, 'db' | 'vendors'>,
  asker: { accountId: string; language: Language; signal?: AbortSignal | undefined },
  asked: { tool: OfferingTool; prompt: string },
): Promise<PromptSuggestions> {
  const prompt = requirePrompt(asked.prompt);
  await countAttempt(dependencies.db, {
    kind: 'suggest-for-prompt',
    subject: asker.accountId,
    allowed: LIMITS.perAccount.promptSuggestionsPerMinute,
    seconds: 60,
  });
  return (await askDraft(
    dependencies,
    { holder: asker.accountId, signal: asker.signal },
    {
      kind: 'text',
      task: 'suggest-for-prompt',
      prompt: { text: prompt, about: PROMPT_MATTERS[asked.tool], language: asker.language },
    },
  )) as PromptSuggestions;
}
