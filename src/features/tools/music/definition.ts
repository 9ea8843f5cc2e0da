import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { MUSIC_FEELINGS, MUSIC_STYLE_IDS } from '#src/shared/catalogue/music-styles.ts';
import { judgedText } from '#src/shared/form-text.ts';
import { defineTool } from '../define-tool.ts';

const { promptCharacters, musicSeconds } = LIMITS.tools;

/** Music from words (MUS-01). */
export const musicTool = defineTool({
  id: 'music',
  summary: 'Make a piece of music as a text describes it',
  inputs: z.object({
    /** Empty: PROMPT_EMPTY. */
    prompt: judgedText({ least: 1, most: promptCharacters }),
    /** A kind of music; absent: as the prompt says. */
    style: z.enum(MUSIC_STYLE_IDS).optional(),
    feeling: z.enum(MUSIC_FEELINGS).optional(),
    /** Null, too short or too long: DURATION_INVALID. */
    durationSeconds: z
      .number()
      .max(100_000)
      .nullable()
      .meta({
        description: `Length of the piece: ${musicSeconds.least} to ${musicSeconds.most} seconds`,
      }),
    /** Without voices. Only models can sing; the draft engine never does. */
    instrumental: z.boolean().default(true),
    /** Its end leads into its beginning, without a seam. Only of the draft engine. */
    loop: z.boolean().default(false),
    /** Melody, harmony, bass and drums as files of their own too, as far as they play. Only of the draft engine. */
    stems: z.boolean().default(false),
    /** The same order with the same seed gives the same piece by the draft engine. */
    seed: z.number().int().min(0).max(0xffffffff).optional(),
  }),
  checkedTexts: ['prompt'],
  files: {},
  told: ['durationSeconds', 'understood', 'instruments', 'substitutes', 'stem'],
  modelKind: 'music',
  folder: 'music',
});

export type MusicInputs = z.infer<typeof musicTool.inputs>;
