import * as z from 'zod';
import { VIEWS } from '#src/shared/catalogue/views.ts';
import { defineTool } from '../define-tool.ts';

/** What a picture shows, from any of six sides (MVW-01). */
export const multiViewTool = defineTool({
  id: 'multiView',
  summary: 'Show what a picture shows from other sides: one picture for each side that is chosen',
  inputs: z.object({
    /** Id of a picture of the caller: an uploaded one, a result of a tool, or the picture of a character of a film. */
    picture: z.uuid(),
    /** From which sides, each once. */
    views: z
      .array(z.enum(VIEWS))
      .min(1)
      .max(VIEWS.length)
      .refine((views) => new Set(views).size === views.length),
  }),
  checkedTexts: [],
  files: { picture: 'image' },
  // How a view came about: `turned`, `solid` or `relief`.
  told: ['basis'],
  modelKind: 'view',
  folder: 'image',
});

export type MultiViewInputs = z.infer<typeof multiViewTool.inputs>;
