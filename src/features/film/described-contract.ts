import { oc } from '@orpc/contract';
import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { judgedText } from '#src/shared/form-text.ts';
import { id } from './film-view-contract.ts';

/**
 * The endpoints for shots that are described in words, and how they end; all require an account and work on its own
 * films.
 */
export const describedContract = {
  describeShot: endpoint
    .meta({ checkedTexts: ['description'] })
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/described-shots',
      summary:
        'The edits by which the draft engine would show what a sentence says: in a new shot after one, in it, or at its end; nothing is changed yet',
    })
    .input(
      z.object({
        filmId: id,
        /** SHOT_DESCRIPTION_EMPTY for an empty one, SHOT_NOT_UNDERSTOOD where nothing of it can be drawn. */
        description: judgedText({ least: 1, most: LIMITS.film.shotDescriptionCharacters }),
        shotId: id,
        as: z.enum(['continuation', 'same_shot', 'ending']),
      }),
    )
    .output(
      z.object({
        /** For `editFilm`. */
        edits: z.array(z.record(z.string(), z.unknown())).max(LIMITS.film.castMembers),
        /** Of the shot that shows it. */
        shotId: id,
        /** False for an end that only a model can draw. */
        drawn: z.boolean(),
        /** Words of the sentence that the picture does not show. */
        notDrawn: z.array(z.string()),
      }),
    ),
  bringTail: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/shots/{shotId}/tail',
      summary: 'Let a shot end on a picture of one’s own, or on that of the shot before',
    })
    .input(
      z.object({
        filmId: id,
        shotId: id,
        source: z.union([z.literal('previous'), z.object({ /** From `uploadCharacterPicture`. */ pictureId: id })]),
      }),
    )
    .output(z.object({ version: z.number().int() })),
};
