import * as z from 'zod';
import { CLIP_ASPECTS } from '#src/shared/catalogue/clip-forms.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { judgedText } from '#src/shared/form-text.ts';
import { defineTool } from '../define-tool.ts';
import { clipEdits } from './clip-edit-schema.ts';

/** Clips changed as a text says (VED-01). */
export const videoEditTool = defineTool({
  id: 'videoEdit',
  summary: 'Change a clip as a text says, by the edits that it is read as, or by a model',
  inputs: z.object({
    /** Id of a clip of the caller: an uploaded one, or a result of a tool. Its first five seconds are edited. */
    clip: z.uuid(),
    /** What should be different; empty with no edits either: EDIT_PROMPT_EMPTY. */
    prompt: judgedText({ most: LIMITS.tools.promptCharacters }).default(''),
    /** Shape of the result; absent: that of the clip. */
    aspect: z.enum(CLIP_ASPECTS).optional(),
    /** The same order with the same seed gives the same clip by the draft engine. */
    seed: z.number().int().min(0).max(0xffffffff).optional(),
    /** What is done instead of what the draft engine reads in the prompt. */
    edits: clipEdits.optional(),
  }),
  checkedTexts: ['prompt'],
  files: { clip: 'video' },
  told: ['edits', 'notUnderstood', 'notForClips', 'width', 'height', 'frames', 'durationSeconds'],
  modelKind: 'video-edit',
  folder: 'video',
});

export type VideoEditInputs = z.infer<typeof videoEditTool.inputs>;
