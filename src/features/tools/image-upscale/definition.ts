import * as z from 'zod';
import { defineTool } from '../define-tool.ts';

/** Larger pictures (UPS-01). */
export const imageUpscaleTool = defineTool({
  id: 'imageUpscale',
  summary: 'Make a picture twice or four times as wide and high',
  inputs: z.object({
    /** Id of a picture of the caller: an uploaded one, or a result of a tool. */
    picture: z.uuid(),
    /** How many times wider and higher it becomes. */
    factor: z.union([z.literal(2), z.literal(4)]),
    /** What it shows, for the draft engine, which guesses where it is absent. */
    content: z.enum(['photo', 'drawing']).optional(),
    /** Only for models that refine faces; the draft engine leaves them as they are. */
    enhancesFaces: z.boolean().default(false),
  }),
  checkedTexts: [],
  files: { picture: 'image' },
  told: [],
  modelKind: 'image-upscale',
  folder: 'image',
});

export type ImageUpscaleInputs = z.infer<typeof imageUpscaleTool.inputs>;
