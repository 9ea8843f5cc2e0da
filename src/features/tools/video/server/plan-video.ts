import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { clipRequest } from '../../clip-request.ts';
import { allowPrompt, requirePrompt } from '../../require-prompt.ts';
import type { ToolRunner } from '../../tool-runner.ts';
import type { VideoInputs } from '../definition.ts';

/** One clip. Throws VIDEO_DESCRIPTION_EMPTY, PROMPT_TOO_LONG and what `clipRequest` throws. */
export const planVideo: ToolRunner<VideoInputs> = (inputs, plan) => {
  const isMoved = inputs.startFrame !== undefined && !isPaid(plan.model);
  const prompt = isMoved ? allowPrompt(inputs.prompt) : requirePrompt(inputs.prompt, 'VIDEO_DESCRIPTION_EMPTY');
  return [clipRequest({ ...inputs, prompt }, plan)];
};
