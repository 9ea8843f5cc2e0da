import * as z from 'zod';
import { subtitleLook } from '#src/shared/catalogue/cut-settings-schema.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { subtitleLines } from '#src/shared/subtitles/subtitle-lines-schema.ts';
import { defineTool } from '../define-tool.ts';
import { SUBTITLE_WORKS } from './subtitle-works.ts';

/** Subtitles of a clip: heard, written by hand or brought as a file, corrected, and burned in. */
export const subtitlesTool = defineTool({
  id: 'subtitles',
  summary: 'Subtitles of a clip: written down from its English speech, begun by hand, or burned into its picture',
  inputs: z.object({
    /** Id of a clip of the caller: an uploaded one, or a result of a tool. */
    clip: z.uuid(),
    work: z.enum(SUBTITLE_WORKS).default('hear'),
    /** Of the lines: decides where they are broken, and the font of burned ones. */
    language: z.enum(LANGUAGES).default('en'),
    /** The lines to burn. */
    lines: subtitleLines.default([]),
    look: subtitleLook.default({ size: 'medium', colour: 'white', place: 'bottom', ground: 'none' }),
  }),
  checkedTexts: [],
  files: { clip: 'video' },
  told: ['lineCount', 'width', 'height'],
  modelKind: 'subtitles',
  folder: 'video',
});

export type SubtitlesInputs = z.infer<typeof subtitlesTool.inputs>;
