import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { MUSIC_STEMS } from '#src/shared/catalogue/music-stems.ts';
import { MUSIC_STYLES } from '#src/shared/catalogue/music-styles.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { requirePrompt } from '../../require-prompt.ts';
import type { ToolRunner } from '../../tool-runner.ts';
import type { MusicInputs } from '../definition.ts';

/**
 * One request for the piece, and one for each stem that the draft engine shall make too. Throws PROMPT_EMPTY,
 * PROMPT_TOO_LONG, DURATION_INVALID.
 */
export const planMusic: ToolRunner<MusicInputs> = (inputs, { model, language, seed }) => {
  const description = requirePrompt(inputs.prompt);
  const durationSeconds = requireDuration(inputs.durationSeconds);
  const { style, feeling, instrumental, loop, stems } = inputs;
  const isDraft = model.vendor === 'draft';
  const piece = {
    kind: 'music' as const,
    prompt: [
      description,
      ...(style ? [`Style: ${MUSIC_STYLES[style]}`] : []),
      ...(feeling ? [`Mood: ${feeling}`] : []),
    ].join('\n'),
    seed: inputs.seed ?? seed,
    durationSeconds,
    mayHaveVoices: !instrumental,
    piece: { description, style, feeling, isLoop: loop, language },
  };
  const wanted = isDraft && stems ? MUSIC_STEMS : [];
  return [piece, ...wanted.map((stem) => ({ ...piece, piece: { ...piece.piece, stem } }))];
};

function requireDuration(seconds: number | null): number {
  const { least, most } = LIMITS.tools.musicSeconds;
  if (seconds === null || !(seconds >= least && seconds <= most)) {
    throw new AppError('DURATION_INVALID', { details: { minimum: least, maximum: most } });
  }
  return seconds;
}
