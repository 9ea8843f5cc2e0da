import * as z from 'zod';
import { defineTool } from '../define-tool.ts';

/** How many times wider and higher a picture becomes. */
export const UPSCALE_FACTORS = [2, 4] as const;
/** What a picture shows, for the draft engine; it guesses where it is not said. */
export const UPSCALE_CONTENTS = ['photo', 'drawing'] as const;

/** Larger pictures (UPS-01). */
export const imageUpscaleTool = defineTool({
  id: 'imageUpscale',
  summary: 'Make a picture twice or four times as wide and high',
  inputs: z.object({
    /** Id of a picture of the caller: an uploaded one, or a result of a tool. */
    picture: z.uuid(),
    factor: z.union([z.literal(2), z.literal(4)]),
    content: z.enum(UPSCALE_CONTENTS).optional(),
    /** Only for models that refine faces; the draft engine leaves them as they are. */
    enhancesFaces: z.boolean().default(false),
  }),
  checkedTexts: [],
  files: ['picture'],
  modelKind: 'image-upscale',
  folder: 'image',
});

export type ImageUpscaleInputs = z.infer<typeof imageUpscaleTool.inputs>;
