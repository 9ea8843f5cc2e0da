import { oc } from '@orpc/contract';
import * as z from 'zod';
import { MEME_LIMITS } from '#src/shared/catalogue/meme-forms.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { memeInputs } from './definition.ts';

const MOST_TEMPLATES = 500;
const id = z.string().max(60);

const memeTemplate = z.object({
  id,
  /** In the language of the request. */
  name: z.string().max(100),
  /** Names and words to search by, in all languages, in small letters. */
  words: z.string().max(1_000),
  /** As 1:1. */
  aspect: z.string().max(12),
  lines: z
    .array(
      z.object({
        style: z.enum(['caption', 'band', 'bubble', 'label', 'sign', 'strip', 'ticker']),
        /** The most characters. */
        most: z.number().int(),
        /** In the language of the request. */
        example: z.string().max(MEME_LIMITS.lineCharacters),
      }),
    )
    .max(MEME_LIMITS.lines),
  takesPhoto: z.boolean(),
  /** Length of its clip. */
  seconds: z.number(),
});
export type MemeTemplateAnswer = z.infer<typeof memeTemplate>;

const managedTemplate = z.object({ id, name: z.string().max(100), visible: z.boolean() });
export type ManagedMeme = z.infer<typeof managedTemplate>;

const managed = z.object({ templates: z.array(managedTemplate).max(MOST_TEMPLATES) });
const reads = endpoint.meta({ admin: true });
const acts = endpoint.meta({ admin: true, confirmed: true });

/** Templates of memes (MEM-01), and their management by admins (ADM-05). */
export const memeContract = {
  listMemeTemplates: oc
    .route({ method: 'GET', path: '/api/tools/meme/templates', summary: 'The templates of memes that are offered' })
    .output(z.object({ templates: z.array(memeTemplate).max(MOST_TEMPLATES) })),
  previewMeme: oc
    .route({
      method: 'POST',
      path: '/api/tools/meme/previews',
      summary: 'A small picture of what a meme will be; nothing is stored',
    })
    .input(z.object(memeInputs))
    .output(z.file()),
  listManagedMemes: reads
    .route({ method: 'GET', path: '/api/admin/memes', summary: 'All templates of memes, in their order; for admins' })
    .output(managed),
  orderMemes: acts
    .route({
      method: 'PUT',
      path: '/api/admin/memes/order',
      summary: 'Put the templates of memes in order; for admins',
    })
    .input(
      z.object({
        /** Those that are left out follow in the order that they have. */
        ids: z.array(id).min(1).max(MOST_TEMPLATES),
      }),
    )
    .output(managed),
  showMeme: acts
    .route({
      method: 'PUT',
      path: '/api/admin/memes/{templateId}/visibility',
      summary: 'Offer a template of memes, or hide it: nothing new is made of it then; for admins',
    })
    .input(z.object({ templateId: id, visible: z.boolean() }))
    .output(managed),
};
