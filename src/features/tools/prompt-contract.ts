import { oc } from '@orpc/contract';
import * as z from 'zod';
import { modelName } from '#src/foundation/models/model-option.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { PROMPT_FACETS } from '#src/shared/catalogue/prompt-facets.ts';
import { OFFERING_TOOLS, PROMPT_TOOLS } from '#src/shared/catalogue/prompt-matters.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { judgedText } from '#src/shared/form-text.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';

/** Empty: PROMPT_EMPTY. */
const prompt = judgedText({ least: 1, most: LIMITS.tools.promptCharacters });

const promptSuggestions = z.object({
  /** Of the prompt and of the words. */
  language: z.enum(LANGUAGES),
  suggestions: z.array(z.object({ facet: z.enum(PROMPT_FACETS), words: z.string().max(60) })).max(30),
});
export type PromptSuggestion = z.infer<typeof promptSuggestions>['suggestions'][number];

const promptWriter = z.object({
  model: modelName,
  /** The provider that bills the caller itself, by a key of its own; null where it costs the caller nothing. */
  billedBy: z.string().max(100).nullable(),
});
export type PromptWriter = z.infer<typeof promptWriter>;

/** The endpoints that make prompts richer (OPT-01); none of them costs film coins. */
export const promptContract = {
  suggestForPrompt: endpoint
    .meta({ checkedTexts: ['prompt'] })
    .route({
      method: 'POST',
      path: '/api/tools/prompt-suggestions',
      summary: 'What a prompt leaves open, with words for it in its own language that the draft engine understands',
    })
    .input(
      z.object({
        /** The tool whose prompt it is. */
        tool: z.enum(OFFERING_TOOLS),
        prompt,
      }),
    )
    .output(promptSuggestions),
  readPromptWriter: oc
    .route({
      method: 'GET',
      path: '/api/tools/prompt-writer',
      summary: 'The language model that writes prompts richer for the caller, if there is one',
    })
    .input(z.object({}))
    .output(z.object({ writer: promptWriter.nullable() })),
  enrichPrompt: endpoint
    .meta({ checkedTexts: ['prompt'] })
    .route({
      method: 'POST',
      path: '/api/tools/richer-prompts',
      summary: 'A prompt written richer by a language model, in its own language',
    })
    .input(
      z.object({
        /** The tool whose prompt it is. */
        tool: z.enum(PROMPT_TOOLS),
        prompt,
        /** The provider that was said to bill the caller; PRICE_CHANGED where it is another one by now. */
        billedBy: promptWriter.shape.billedBy,
      }),
    )
    .output(
      z.object({
        prompt: z.string().max(LIMITS.tools.promptCharacters),
        /** The model that wrote it, by its service's own word. */
        writtenBy: z.string().max(200),
      }),
    ),
};
