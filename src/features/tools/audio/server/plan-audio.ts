import { heardLayers } from '#src/draft-engine/clip-sound/heard-layers.ts';
import { planClipSound } from '#src/draft-engine/clip-sound/plan-clip-sound.ts';
import { readSoundDescription } from '#src/draft-engine/sound/description/read-description.ts';
import { levelsByLayer } from '#src/shared/catalogue/clip-sound.ts';
import { clipLength } from '#src/shared/catalogue/larger-clip.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { allowPrompt, requirePrompt } from '../../require-prompt.ts';
import type { ToolRunner } from '../../tool-runner.ts';
import type { AudioInputs } from '../definition.ts';
import { findSoundProblem } from '../find-sound-problem.ts';

/** The message names no more unknown words than these. */
const NAMED_WORDS = 12;

/**
 * One clip with its sound. Throws FILE_GONE, PROMPT_EMPTY, PROMPT_TOO_LONG, CLIP_NOT_POSSIBLE, what `findSoundProblem`
 * answers, and SOUNDS_NOT_UNDERSTOOD where the draft engine knows none of the sounds, or all were taken out.
 */
export const planAudio: ToolRunner<AudioInputs> = (inputs, { model, language, seed, media }) => {
  const { clip, own, removesNoise } = inputs;
  const levels = levelsByLayer(inputs.levels);
  const measured = media.get(clip);
  if (!measured) {
    throw new AppError('FILE_GONE');
  }
  const isDraft = !isPaid(model);
  if (!isDraft && own === 'kept') {
    throw new AppError('CLIP_NOT_POSSIBLE', { details: { model: model.label } });
  }
  const problem = findSoundProblem(measured, own, isDraft);
  if (problem) {
    throw new AppError(problem.code, { details: problem.details });
  }
  const prompt = own === 'kept' ? '' : requirePrompt(inputs.prompt);
  const notWanted = own === 'kept' ? '' : allowPrompt(inputs.notWanted);
  const durationSeconds = clipLength(measured);
  if (isDraft && own !== 'kept') {
    const reading = readSoundDescription(prompt, notWanted, language);
    const layers = planClipSound(reading, { cuts: [], durationSeconds });
    if (heardLayers(layers, levels).length === 0) {
      const words = reading.unknown.slice(0, NAMED_WORDS).join(', ');
      throw new AppError('SOUNDS_NOT_UNDERSTOOD', { details: words === '' ? {} : { words } });
    }
  }
  return [
    {
      kind: 'clip-sound',
      clip,
      durationSeconds,
      own: measured.hasSound ? own : 'replaced',
      removesNoise,
      prompt,
      ...(notWanted === '' ? {} : { notWanted }),
      seed: inputs.seed ?? seed,
      ...(isDraft ? { levels, language } : {}),
    },
  ];
};
