import { oc } from '@orpc/contract';
import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { requiredText } from '#src/shared/form-text.ts';
import { id } from './film-view-contract.ts';

const ofFilm = z.object({ filmId: id });
const idempotencyKey = z.string().min(8).max(100).optional();

/** The endpoints about films that are made from other films; all require a signed-in account. */
export const furtherContract = {
  createNextEpisode: endpoint
    .meta({ checkedTexts: ['idea'], form: true })
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/next-episode',
      summary: "A film with this film's people, places and look, after it in its series",
    })
    .input(
      ofFilm.extend({
        /** What happens, in one sentence. */ idea: requiredText(LIMITS.idea.maximumCharacters),
        idempotencyKey,
      }),
    )
    .output(ofFilm),
  allowRemixes: oc
    .route({
      method: 'PUT',
      path: '/api/films/{filmId}/remix-permission',
      summary: 'Whether others may copy this film as a project of their own while it is public',
    })
    .input(ofFilm.extend({ allowed: z.boolean() }))
    .output(z.object({ remixable: z.boolean(), version: z.number().int() })),
  remixFilm: oc
    .route({
      method: 'POST',
      path: '/api/movies/{filmId}/remixes',
      summary: "Copy another account's public film as a private project, with a credit that stays",
    })
    .input(ofFilm.extend({ idempotencyKey }))
    .output(ofFilm),
};
