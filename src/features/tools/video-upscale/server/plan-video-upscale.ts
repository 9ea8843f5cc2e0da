import { clipLength, largerClipSeconds } from '#src/shared/catalogue/larger-clip.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { ToolRunner } from '../../tool-runner.ts';
import type { VideoUpscaleInputs } from '../definition.ts';
import { findClipProblem } from '../find-clip-problem.ts';

/** One larger clip. Throws FILE_GONE, and what `findClipProblem` answers. */
export const planVideoUpscale: ToolRunner<VideoUpscaleInputs> = ({ clip, factor }, { model, media }) => {
  const measured = media.get(clip);
  if (!measured) {
    throw new AppError('FILE_GONE');
  }
  const isDraft = !isPaid(model);
  const problem = findClipProblem(measured, factor, isDraft);
  if (problem) {
    throw new AppError(problem.code, { details: problem.details });
  }
  return [
    {
      kind: 'video-upscale',
      clip,
      durationSeconds: clipLength(measured),
      factor,
      ...(isDraft ? { draftSeconds: largerClipSeconds(measured) } : {}),
    },
  ];
};
