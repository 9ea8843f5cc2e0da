import { own, type EndpointExample } from './endpoint-example.ts';

export const TOOL_PROMPT_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'tools.suggestForPrompt': {
    ...own,
    valid: () => ({ body: { tool: 'image', prompt: 'A red fox under a cherry tree' } }),
    refused: () => [
      { body: { tool: 'image', prompt: '  ' }, code: 'PROMPT_EMPTY' },
      { body: { tool: 'image', prompt: 'x'.repeat(2001) }, code: 'PROMPT_TOO_LONG' },
      { body: { tool: 'imageEdit', prompt: 'A red fox' }, code: 'INVALID_DATA' },
    ],
  },
  'tools.readPromptWriter': { ...own, valid: () => ({}) },
  'tools.enrichPrompt': {
    ...own,
    // No language model is set up here.
    answer: 'MODEL_UNAVAILABLE',
    valid: () => ({ body: { tool: 'music', prompt: 'A walk along the sea', billedBy: null } }),
    refused: () => [
      { body: { tool: 'image', prompt: '  ', billedBy: null }, code: 'PROMPT_EMPTY' },
      { body: { tool: 'image', prompt: 'x'.repeat(2001), billedBy: null }, code: 'PROMPT_TOO_LONG' },
      { body: { tool: 'subtitles', prompt: 'A red fox', billedBy: null }, code: 'INVALID_DATA' },
      { body: { tool: 'image', prompt: 'A red fox' }, code: 'INVALID_DATA' },
    ],
  },
};
