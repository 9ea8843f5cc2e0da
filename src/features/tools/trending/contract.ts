import { oc } from '@orpc/contract';
import * as z from 'zod';
import { TEMPLATE_CATEGORIES, TEMPLATE_TEXT_CHARACTERS } from '#src/shared/catalogue/template-categories.ts';

const MOST_TEMPLATES = 500;
const text = z.string().max(200);

const textSlot = z.object({
  label: text,
  /** Shown where nothing is written. */
  sample: text,
  most: z.number().int().max(TEMPLATE_TEXT_CHARACTERS),
});

/** A video template, in the language of the request. */
const templateFacts = z.object({
  id: z.string().max(60),
  category: z.enum(TEMPLATE_CATEGORIES),
  title: text,
  aspect: z.enum(['9:16', '16:9']),
  durationSeconds: z.number(),
  takesPhoto: z.boolean(),
  /** Whoever stands out of the photo is cut out. */
  isCutOut: z.boolean(),
  texts: z.object({ title: textSlot.nullable(), line: textSlot.nullable() }),
});
export type TemplateFacts = z.infer<typeof templateFacts>;

/** The endpoints of video templates, beside their order. */
export const trendingContract = {
  listTemplates: oc
    .route({ method: 'GET', path: '/api/tools/trending/templates', summary: 'The video templates, in order' })
    .input(z.object({}))
    .output(z.object({ templates: z.array(templateFacts).max(MOST_TEMPLATES) })),
};
