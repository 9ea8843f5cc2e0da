import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { STICKER_STYLE_IDS, type StickerStyle } from '#src/shared/catalogue/sticker-styles.ts';
import { judgedText } from '#src/shared/form-text.ts';
import { defineTool } from '../define-tool.ts';

/** Stickers from words or a photo (MOJ-02). */
export const stickerTool = defineTool({
  id: 'sticker',
  summary: 'Make a sticker of what a text says, or of whom a photo shows',
  inputs: z.object({
    /** Whom or what it shows; of a photo, what is to be changed, or nothing. Empty without a photo: PROMPT_EMPTY. */
    prompt: judgedText({ least: 1, most: LIMITS.tools.promptCharacters }),
    /** A picture of the account: an uploaded one, or a result of a tool. */
    photo: z.uuid().optional(),
    style: z.enum(STICKER_STYLE_IDS as [StickerStyle, ...StickerStyle[]]),
    count: z.number().int().min(1).max(4).default(1),
  }),
  checkedTexts: ['prompt'],
  files: { photo: 'image' },
  told: ['isDoubtful', 'notDrawn'],
  modelKind: 'image',
  folder: 'image',
});

export type StickerInputs = z.infer<typeof stickerTool.inputs>;
