import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import { PICTURE_ASPECTS } from '#src/shared/catalogue/picture-aspects.ts';
import { PICTURE_SIZES } from '#src/shared/catalogue/picture-sizes.ts';
import { judgedText, writtenText } from '#src/shared/form-text.ts';
import { defineTool } from '../define-tool.ts';

const { promptCharacters } = LIMITS.tools;

/** Pictures from words (IMG-01). */
export const imageTool = defineTool({
  id: 'image',
  summary: 'Make pictures of what a text says',
  inputs: z.object({
    /** Empty: PROMPT_EMPTY. */
    prompt: judgedText({ least: 1, most: promptCharacters }),
    /** What is not to be seen; only for models that can leave something out. */
    notWanted: writtenText(promptCharacters).default(''),
    /** A look of the catalogue; absent: as the prompt says, else the usual one. */
    look: z.enum(LOOK_IDS).optional(),
    /** A style in one's own words, for models; it replaces the look. */
    ownStyle: writtenText(LIMITS.film.stylePromptCharacters).default(''),
    aspect: z.enum(PICTURE_ASPECTS),
    size: z.enum(PICTURE_SIZES).default('usual'),
    count: z.number().int().min(1).max(LIMITS.memberFilm.pictures).default(1),
    /** An uploaded picture that the model looks at; only for models that take one. */
    reference: z.uuid().optional(),
    /** The same order with the same seed gives the same pictures by the draft engine. */
    seed: z.number().int().min(0).max(0xffffffff).optional(),
  }),
  checkedTexts: ['prompt', 'notWanted', 'ownStyle'],
  files: { reference: 'image' },
  told: ['notDrawn'],
  modelKind: 'image',
  folder: 'image',
});

export type ImageInputs = z.infer<typeof imageTool.inputs>;
