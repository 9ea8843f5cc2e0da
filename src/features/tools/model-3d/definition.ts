import * as z from 'zod';
import { defineTool } from '../define-tool.ts';

/** A solid from pictures of three sides (TDM-01). */
export const model3dTool = defineTool({
  id: 'model3d',
  summary: 'Make a textured 3D model of what three pictures show, as a GLB file',
  inputs: z.object({
    /** Ids of pictures of the caller: uploaded ones, or results of tools. */
    front: z.uuid(),
    side: z.uuid(),
    back: z.uuid(),
    /** Where the side looks in its picture: the left side looks to the left. */
    sideLooks: z.enum(['left', 'right']).default('left'),
    /** What it is like between its silhouettes, for the draft engine: as a body, or as a box. */
    shape: z.enum(['round', 'edged']).default('round'),
  }),
  checkedTexts: [],
  files: { front: 'image', side: 'image', back: 'image' },
  told: [],
  modelKind: 'model-3d',
  // Beside the things that films show.
  folder: 'item',
});

export type Model3dInputs = z.infer<typeof model3dTool.inputs>;
