import * as z from 'zod';
import { MEME_FORMS, MEME_LIMITS } from '#src/shared/catalogue/meme-forms.ts';
import { judgedText } from '#src/shared/form-text.ts';
import { defineTool } from '../define-tool.ts';

/** What is written on a meme, and the photo in it. */
export const memeInputs = {
  /** From `listMemeTemplates`; MEME_HIDDEN where it is not offered. */
  template: z.string().min(1).max(60),
  /** One for each place of the template, in its order; empty ones are left out. */
  lines: z.array(judgedText({ most: MEME_LIMITS.lineCharacters })).max(MEME_LIMITS.lines),
  /** A picture of the account, for a template with a place for one. */
  photo: z.uuid().optional(),
};

/** Memes of templates (MEM-01), in the zones of partners. */
export const memeTool = defineTool({
  id: 'meme',
  summary: 'Make a meme of a template: a picture, or a clip with a sound',
  inputs: z.object({ ...memeInputs, as: z.enum(MEME_FORMS).default('png') }),
  checkedTexts: ['lines'],
  files: { photo: 'image' },
  told: [],
  modelKind: 'meme',
  folder: 'image',
});

export type MemeToolInputs = z.infer<typeof memeTool.inputs>;
