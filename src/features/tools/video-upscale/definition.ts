import * as z from 'zod';
import { defineTool } from '../define-tool.ts';

/** Larger clips (VUP-01). */
export const videoUpscaleTool = defineTool({
  id: 'videoUpscale',
  summary: 'Make a clip twice or four times as wide and high, with its sound',
  inputs: z.object({
    /** Id of a clip of the caller: an uploaded one, or a result of a tool. */
    clip: z.uuid(),
    /** How many times wider and higher it becomes. */
    factor: z.union([z.literal(2), z.literal(4)]).default(4),
  }),
  checkedTexts: [],
  files: { clip: 'video' },
  told: ['width', 'height', 'frames', 'durationSeconds'],
  modelKind: 'video-upscale',
  folder: 'video',
});

export type VideoUpscaleInputs = z.infer<typeof videoUpscaleTool.inputs>;
