import { oc } from '@orpc/contract';
import * as z from 'zod';
import { coins, modelName } from '#src/foundation/models/model-option.ts';
import { failure } from './film-input-contract.ts';
import { id } from './film-view-contract.ts';

const ofFilm = z.object({ filmId: id });

const outline = z.object({
  /** Of the take, or of the kept state of the film. */
  id,
  /** Written from the idea; or typed by its owner and kept with an earlier state of the film. */
  origin: z.enum(['written', 'kept']),
  /** Of a written one, from 1. */
  number: z.number().int().nullable(),
  status: z.enum(['generating', 'generated', 'failed', 'cancelled']),
  title: z.string().max(200).nullable(),
  text: z.string().max(10_000),
  /** Of the storyboard that would be made from it; null of a kept one. */
  shots: z.number().int().nullable(),
  /** The storyboard was made from it. */
  used: z.boolean(),
  model: modelName.nullable(),
  failure: failure.nullable(),
  createdAt: z.iso.datetime(),
});
export type Outline = z.infer<typeof outline>;

/** The endpoints about outlines of a film's story; all require a signed-in account and work on its own films. */
export const outlineContract = {
  listOutlines: oc
    .route({
      method: 'GET',
      path: '/api/films/{filmId}/outlines',
      summary: 'The outlines of a film that were written or kept, the newest first',
    })
    .input(ofFilm)
    .output(z.object({ outlines: z.array(outline).max(400) })),
  quoteOutline: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/outline-quotes',
      summary: 'What another outline by a language model costs, and who bills it',
    })
    .input(ofFilm.extend({ model: z.string().max(100) }))
    .output(
      z.object({
        coins,
        balanceCoins: coins,
        /** The name of the provider that bills the caller itself, by its own key. */
        billedBy: z.string().max(100).nullable(),
      }),
    ),
  writeOutline: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/outlines',
      summary: 'Write another outline from the same idea and settings; nothing of the film changes',
    })
    .input(
      ofFilm.extend({
        model: z.string().max(100),
        agreedCoins: coins,
        /** Whether the provider was said to bill the caller itself; PRICE_CHANGED where that is not so any more. */
        agreedOwnKey: z.boolean().default(false),
        /** The same key means the same order, however often it is sent. */
        idempotencyKey: z.string().min(8).max(100).optional(),
      }),
    )
    .output(z.object({ started: z.number().int() })),
  stopOutline: oc
    .route({
      method: 'DELETE',
      path: '/api/films/{filmId}/outlines',
      summary: 'Stop the outline that is being written',
    })
    .input(ofFilm)
    .output(z.object({ stopped: z.number().int(), goingOn: z.number().int() })),
  makeStoryboard: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/outlines/{takeId}/storyboard',
      summary: 'Make cast, shots and music anew from an outline that was written; what the film is now is kept first',
    })
    .input(ofFilm.extend({ takeId: id, /** The version that was seen. */ version: z.number().int() }))
    .output(z.object({ version: z.number().int(), /** What the film was. */ checkpointId: id })),
};
