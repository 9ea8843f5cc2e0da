import { implement } from '@orpc/server';
import { promptContract } from '../../prompt-contract.ts';
import type { ToolDependencies } from '../tool-dependencies.ts';
import type { ToolsRequest } from '../tools-request.ts';
import { enrichPrompt } from './enrich-prompt.ts';
import { findPromptWriter } from './prompt-writer.ts';
import { suggestForPrompt } from './suggest-for-prompt.ts';

/** The endpoints that make prompts richer. All require an account. */
export function promptRoutes(dependencies: ToolDependencies) {
  // Checked before the input: a visitor is told to sign in, and learns nothing else.
  const os = implement(promptContract)
    .$context<ToolsRequest>()
    .use(({ context, next }) => next({ context: { account: context.requireAccount() } }));
  return {
    suggestForPrompt: os.suggestForPrompt.handler(({ input, context: { account, language }, signal }) =>
      suggestForPrompt(dependencies, { accountId: account.id, language, signal }, input),
    ),
    readPromptWriter: os.readPromptWriter.handler(async ({ context: { account } }) => {
      const found = await findPromptWriter(dependencies, account.id);
      return {
        writer: found ? { model: { id: found.model.id, label: found.model.label }, billedBy: found.billedBy } : null,
      };
    }),
    enrichPrompt: os.enrichPrompt.handler(({ input, context: { account, language }, signal }) =>
      enrichPrompt(dependencies, { accountId: account.id, language, signal }, input),
    ),
  };
}
