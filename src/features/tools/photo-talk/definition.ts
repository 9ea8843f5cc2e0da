import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { VOICES } from '#src/shared/catalogue/voices.ts';
import { judgedText } from '#src/shared/form-text.ts';
import { defineTool } from '../define-tool.ts';

/** A place in a picture, as shares of its width and height. */
const place = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

/** Where the eyes and the mouth of a picture are, as they are seen. */
export const faceMarks = z.object({ leftEye: place, rightEye: place, mouth: place });
export type ShownMarks = z.infer<typeof faceMarks>;

/** Talking photos (PTK-01). */
export const photoTalkTool = defineTool({
  id: 'photoTalk',
  summary: 'Make the face of a picture say a text or a sound',
  inputs: z.object({
    /** Id of a picture of the caller: an uploaded one, or a result of a tool. */
    picture: z.uuid(),
    /** What is said; empty where a sound is given: else PROMPT_EMPTY. */
    text: judgedText({ most: LIMITS.tools.talkCharacters }).default(''),
    /** Who says the text. */
    voice: z.enum(VOICES.map(({ id }) => id)).optional(),
    /** Id of a sound of the caller, instead of a text. */
    sound: z.uuid().optional(),
    /** Where the eyes and the mouth are, for the draft engine; it looks for them where absent. */
    marks: faceMarks.optional(),
  }),
  checkedTexts: ['text'],
  files: { picture: 'image', sound: 'audio' },
  told: ['durationSeconds', 'marks', 'width', 'height'],
  modelKind: 'lip-sync',
  offers: ({ inputs }) => inputs.includes('image'),
  folder: 'video',
});

export type PhotoTalkInputs = z.infer<typeof photoTalkTool.inputs>;
