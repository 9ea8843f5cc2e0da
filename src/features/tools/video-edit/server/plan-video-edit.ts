import { readClipEdits } from '#src/draft-engine/clip-edit/reading/read-clip-edits.ts';
import { editOf, orderedEdits, type ClipEdit } from '#src/shared/catalogue/clip-edits.ts';
import { clipSeconds, editedClipSeconds } from '#src/shared/catalogue/edited-clip.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { requireText } from '#src/shared/errors/require-text.ts';
import type { MeasuredMedia } from '../../measured-media.ts';
import type { OrderPlan, ToolRunner } from '../../tool-runner.ts';
import type { VideoEditInputs } from '../definition.ts';
import { findEditProblem } from '../find-edit-problem.ts';

/**
 * One edited clip. Throws FILE_GONE, EDIT_PROMPT_EMPTY, PROMPT_TOO_LONG, EDIT_NOT_UNDERSTOOD where nothing of the
 * prompt can be done here, and what `findEditProblem` answers.
 */
export const planVideoEdit: ToolRunner<VideoEditInputs> = (inputs, plan) => {
  const { clip, edits = [], aspect } = inputs;
  const measured = plan.media.get(clip);
  if (!measured) {
    throw new AppError('FILE_GONE');
  }
  const problem = findEditProblem(measured);
  if (problem) {
    throw new AppError(problem.code, { details: problem.details });
  }
  const isDraft = !isPaid(plan.model);
  const isByHand = isDraft && (edits.length > 0 || aspect !== undefined);
  const prompt = isByHand && inputs.prompt.trim() === '' ? '' : requirePrompt(inputs.prompt);
  return [
    {
      kind: 'video-edit',
      prompt,
      clip,
      seed: inputs.seed ?? plan.seed,
      widthPixels: measured.width ?? 0,
      heightPixels: measured.height ?? 0,
      ...(aspect ? { aspect } : {}),
      ...(isDraft ? { draft: planDraft({ ...inputs, prompt }, measured, plan) } : {}),
    },
  ];
};

const requirePrompt = (text: string): string =>
  requireText(text, { limit: LIMITS.tools.promptCharacters, empty: 'EDIT_PROMPT_EMPTY', tooLong: 'PROMPT_TOO_LONG' });

/** What the draft engine does with a clip. */
function planDraft(
  { prompt, edits: given, aspect }: VideoEditInputs,
  measured: MeasuredMedia,
  { language }: OrderPlan,
): { edits: ClipEdit[]; language: OrderPlan['language']; seconds: number } {
  const read = (): ClipEdit[] => readClipEdits(prompt, { language, seconds: clipSeconds(measured) }).edits;
  const edits = withAspect(given ?? read(), aspect);
  if (edits.length === 0) {
    throw new AppError('EDIT_NOT_UNDERSTOOD');
  }
  return { edits, language, seconds: editedClipSeconds(measured, edits) };
}

/** A shape that is asked for beside the edits is one of them. */
function withAspect(edits: readonly ClipEdit[], aspect: string | undefined): ClipEdit[] {
  return aspect === undefined || editOf(edits, 'crop')
    ? [...edits]
    : orderedEdits([...edits, { kind: 'crop', left: 0, top: 0, right: 0, bottom: 0, shape: aspect }]);
}
