import * as z from 'zod';
import { maskStrokes } from '#src/shared/mask-strokes.ts';
import { defineTool } from '../define-tool.ts';

/** What stands out of a picture, without its background (BGR-01). */
export const backgroundRemovalTool = defineTool({
  id: 'backgroundRemoval',
  summary: 'Cut what a picture shows out of its background, as a transparent PNG',
  inputs: z.object({
    /** Id of a picture of the caller: an uploaded one, or a result of a tool. */
    picture: z.uuid(),
    /** With `strokes`: id of a cut-out of that picture, which is only corrected, by the draft engine. */
    cutOut: z.uuid().optional(),
    /** Of the brush that corrects it. */
    strokes: maskStrokes.optional(),
  }),
  checkedTexts: [],
  files: ['picture', 'cutOut'],
  modelKind: 'cut-out',
  folder: 'image',
});

export type BackgroundRemovalInputs = z.infer<typeof backgroundRemovalTool.inputs>;
