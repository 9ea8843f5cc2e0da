import * as z from 'zod';
import {
  countNumbers,
  MOST_NUMBERS,
  MOST_STROKE_NUMBERS,
  MOST_STROKES,
  STROKE_PARTS,
  STROKE_RADIUS,
  type MaskStroke,
} from '#src/shared/mask-strokes.ts';
import { defineTool } from '../define-tool.ts';
import { pictureName } from '../picture-name.ts';

const stroke = z.object({
  keeps: z.boolean(),
  radius: z.number().int().min(STROKE_RADIUS.least).max(STROKE_RADIUS.most),
  points: z
    .array(z.number().int().min(0).max(STROKE_PARTS))
    .min(2)
    .max(MOST_STROKE_NUMBERS)
    .refine(({ length }) => length % 2 === 0, 'has half a point'),
}) satisfies z.ZodType<MaskStroke>;

/** What stands out of a picture, without its background (BGR-01). */
export const backgroundRemovalTool = defineTool({
  id: 'backgroundRemoval',
  summary: 'Cut what a picture shows out of its background, as a transparent PNG',
  inputs: z.object({
    /** Id of a picture of the caller: an uploaded one, or a result of a tool. */
    picture: z.uuid(),
    pictureName,
    /** With `strokes`: id of a cut-out of that picture, which is only corrected, by the draft engine. */
    cutOut: z.uuid().optional(),
    /** Of the brush that corrects it, in the order in which they were drawn: a later one covers those before. */
    strokes: z
      .array(stroke)
      .min(1)
      .max(MOST_STROKES)
      .refine((strokes) => countNumbers(strokes) <= MOST_NUMBERS, `has more than ${MOST_NUMBERS} numbers`)
      .optional(),
  }),
  checkedTexts: [],
  files: { picture: 'image', cutOut: 'image' },
  told: ['isDoubtful'],
  modelKind: 'cut-out',
  folder: 'image',
});

export type BackgroundRemovalInputs = z.infer<typeof backgroundRemovalTool.inputs>;
