import { clipRequest } from '../../clip-request.ts';
import { requirePrompt } from '../../require-prompt.ts';
import type { ToolRunner } from '../../tool-runner.ts';
import type { SoraInputs } from '../definition.ts';

/** One clip. Throws TEXT_TO_VIDEO_PROMPT_EMPTY, PROMPT_TOO_LONG and what `clipRequest` throws. */
export const planSora: ToolRunner<SoraInputs> = (inputs, plan) => [
  clipRequest({ ...inputs, prompt: requirePrompt(inputs.prompt, 'TEXT_TO_VIDEO_PROMPT_EMPTY') }, plan),
];
