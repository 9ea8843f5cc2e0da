import * as z from 'zod';
import {
  SUBTITLE_COLOURS,
  SUBTITLE_GROUNDS,
  SUBTITLE_PLACES,
  SUBTITLE_SIZES,
  type SubtitleColour,
} from '#src/shared/catalogue/cut-settings.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { subtitleLines } from '#src/shared/subtitles/subtitle-line.ts';
import { defineTool } from '../define-tool.ts';

/** What is done: English speech is written down, lines are begun by hand, or lines are drawn into the picture. */
export const SUBTITLE_WORKS = ['hear', 'begin', 'burn'] as const;
export type SubtitleWork = (typeof SUBTITLE_WORKS)[number];

/** The model that writes English speech down, and the one that does the rest. */
export const HEARING_MODEL = 'draft-hearing';
export const WRITING_MODEL = 'draft-subtitles';

/** How burned subtitles look. */
const look = z.object({
  size: z.enum(SUBTITLE_SIZES),
  colour: z.enum(Object.keys(SUBTITLE_COLOURS) as [SubtitleColour, ...SubtitleColour[]]),
  place: z.enum(SUBTITLE_PLACES),
  ground: z.enum(SUBTITLE_GROUNDS),
});

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
    look: look.default({ size: 'medium', colour: 'white', place: 'bottom', ground: 'none' }),
  }),
  checkedTexts: [],
  files: { clip: 'video' },
  told: ['lineCount', 'width', 'height'],
  modelKind: 'subtitles',
  folder: 'video',
});

export type SubtitlesInputs = z.infer<typeof subtitlesTool.inputs>;
