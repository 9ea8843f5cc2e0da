import * as z from 'zod';
import { TEMPLATE_TEXT_CHARACTERS } from '#src/shared/catalogue/template-categories.ts';
import { judgedText } from '#src/shared/form-text.ts';
import { defineTool } from '../define-tool.ts';

/** Video templates (TRD-01). */
export const trendingTool = defineTool({
  id: 'trending',
  summary: 'Make a clip of a video template with a photo and words',
  inputs: z.object({
    /** From `listTemplates`. */
    template: z.string().min(1).max(60),
    /** Id of a picture of the caller; TEMPLATE_PHOTO_MISSING without one where the template takes a photo. */
    photo: z.uuid().optional(),
    /** Words for the template's two places; empty for its own. */
    title: judgedText({ most: TEMPLATE_TEXT_CHARACTERS }).default(''),
    line: judgedText({ most: TEMPLATE_TEXT_CHARACTERS }).default(''),
  }),
  checkedTexts: ['title', 'line'],
  files: { photo: 'image' },
  told: ['durationSeconds', 'width', 'height', 'notCutOut'],
  modelKind: 'template',
  folder: 'video',
});

export type TrendingInputs = z.infer<typeof trendingTool.inputs>;
