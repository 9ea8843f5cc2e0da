import { oc } from '@orpc/contract';
import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { requiredLine } from '#src/shared/form-text.ts';
import { id, media, MOST_SHOTS } from './film-view-contract.ts';

const label = z.object({
  reason: z.enum(['named', 'first_edit', 'before_change', 'before_restore', 'while_editing', 'final_cut']),
  name: z.string().max(200).nullable(),
  createdAt: z.iso.datetime(),
});
const checkpoint = label.extend({
  id,
  /** Which one was brought back after this one was kept; null where none was, and where that is not known. */
  broughtBack: label.nullable(),
});
export type CheckpointLabel = z.infer<typeof label>;
export type Checkpoint = z.infer<typeof checkpoint>;
const ofFilm = z.object({ filmId: id });
const ofCheckpoint = ofFilm.extend({ checkpointId: id });

/** States of a film that are kept, to be looked at and brought back; the interface calls them versions. */
export const checkpointContract = {
  listCheckpoints: oc
    .route({
      method: 'GET',
      path: '/api/films/{filmId}/checkpoints',
      summary: 'Kept states of a film, the newest first',
    })
    .input(ofFilm)
    .output(z.object({ checkpoints: z.array(checkpoint).max(1000) })),
  nameCheckpoint: endpoint
    .meta({ checkedTexts: ['name'] })
    .route({ method: 'POST', path: '/api/films/{filmId}/checkpoints', summary: 'Keep what a film is now under a name' })
    .input(ofFilm.extend({ name: requiredLine(LIMITS.film.checkpointNameCharacters) }))
    .output(z.object({ id })),
  readCheckpoint: oc
    .route({
      method: 'GET',
      path: '/api/films/{filmId}/checkpoints/{checkpointId}',
      summary: 'The shots of a kept state of a film, with their pictures',
    })
    .input(ofCheckpoint)
    .output(
      checkpoint.extend({
        title: z.string().max(200),
        /** What of the shots would be another than in the film now. */
        differences: z.object({ added: z.number().int(), removed: z.number().int(), changed: z.number().int() }),
        shots: z
          .array(
            z.object({
              number: z.number().int(),
              script: z.string().max(2000),
              text: z.string().max(2000),
              picture: media.nullable(),
            }),
          )
          .max(MOST_SHOTS),
      }),
    ),
  restoreCheckpoint: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/checkpoints/{checkpointId}/restore',
      summary: 'Make a film what it was; what it is now is kept first',
    })
    .input(ofCheckpoint.extend({ /** The version that was seen. */ version: z.number().int() }))
    .output(z.object({ version: z.number().int(), /** What it was. */ checkpointId: z.uuid() })),
};
