import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { EDIT_ACTIONS } from '#src/shared/catalogue/picture-edits.ts';
import { judgedText } from '#src/shared/form-text.ts';
import { defineTool } from '../define-tool.ts';
import { pictureEdits } from './edit-schema.ts';

/** Pictures changed as a text says, and faces swapped (IED-01, IED-02). */
export const imageEditTool = defineTool({
  id: 'imageEdit',
  summary: 'Change a picture as a text says, by the edits that it is read as, or by a model; or swap a face by a model',
  inputs: z.object({
    /** Id of a picture of the caller: an uploaded one, or a result of a tool. */
    picture: z.uuid(),
    action: z.enum(EDIT_ACTIONS).default('edit'),
    /** What should be different; empty with no edits either: EDIT_PROMPT_EMPTY. */
    prompt: judgedText({ most: LIMITS.tools.promptCharacters }).default(''),
    /** What is done instead of what the draft engine reads in the prompt. */
    edits: pictureEdits.optional(),
    /** Of a face swap: id of the picture whose face is taken. */
    face: z.uuid().optional(),
    /** Of a face swap: everybody in both pictures has agreed. */
    consent: z.boolean().default(false),
  }),
  checkedTexts: ['prompt'],
  files: { picture: 'image', face: 'image' },
  told: ['edits', 'leftOut', 'notUnderstood'],
  modelKind: 'image-edit',
  folder: 'image',
});

export type ImageEditInputs = z.infer<typeof imageEditTool.inputs>;
