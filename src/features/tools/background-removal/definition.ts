import * as z from 'zod';
import { defineTool } from '../define-tool.ts';

/** What stands out of a picture, without its background (BGR-01). */
export const backgroundRemovalTool = defineTool({
  id: 'backgroundRemoval',
  summary: 'Cut what a picture shows out of its background, as a transparent PNG',
  inputs: z.object({
    /** Id of a picture of the caller: an uploaded one, or a result of a tool. */
    picture: z.uuid(),
  }),
  checkedTexts: [],
  files: { picture: 'image' },
  told: [],
  modelKind: 'cut-out',
  folder: 'image',
});

export type BackgroundRemovalInputs = z.infer<typeof backgroundRemovalTool.inputs>;
