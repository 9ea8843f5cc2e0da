import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { CLIP_RULES } from '../../clip-rules.ts';
import type { ToolRunner } from '../../tool-runner.ts';
import type { SubtitlesInputs } from '../definition.ts';
import { HEARING_MODEL } from '../subtitle-works.ts';

/**
 * Subtitles of one clip. Throws FILE_GONE, MEDIA_TOO_LONG, SUBTITLES_EMPTY for nothing to burn, and MODEL_UNAVAILABLE
 * for a model that does other work.
 */
export const planSubtitles: ToolRunner<SubtitlesInputs> = ({ clip, work, lines, language, look }, { model, media }) => {
  const measured = media.get(clip);
  if (!measured) {
    throw new AppError('FILE_GONE');
  }
  const { mostSeconds } = CLIP_RULES.subtitles;
  if (measured.durationSeconds > mostSeconds + 1) {
    throw new AppError('MEDIA_TOO_LONG', { details: { limitSeconds: mostSeconds } });
  }
  const hears = isPaid(model) || model.id === HEARING_MODEL;
  if (hears !== (work === 'hear')) {
    throw new AppError('MODEL_UNAVAILABLE', { details: { model: model.id } });
  }
  if (work === 'burn' && !lines.some(({ text }) => text.trim() !== '')) {
    throw new AppError('SUBTITLES_EMPTY');
  }
  const { durationSeconds } = measured;
  const done = work === 'burn' ? { do: work, lines, language, look } : { do: work };
  return [{ kind: 'subtitles', clip, durationSeconds, work: done }];
};
