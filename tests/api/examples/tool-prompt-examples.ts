import { own, type EndpointExample } from './endpoint-example.ts';

export const TOOL_PROMPT_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'tools.suggestForPrompt': {
    ...own,
    valid: () => ({ body: { tool: 'image', prompt: 'A red fox under a cherry tree' } }),
    refused: () => [
      { body: { tool: 'image', prompt: '  ' }, code: 'PROMPT_EMPTY' },
      { body: { tool: 'image', prompt: 'x'.repeat(2001) }, code: 'PROMPT_TOO_LONG' },
      { body: { tool: 'music', prompt: 'A red fox' }, code: 'INVALID_DATA' },
    ],
  },
};
