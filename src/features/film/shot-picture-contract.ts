import { oc } from '@orpc/contract';
import * as z from 'zod';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { PICTURE_MEGABYTES } from '#src/shared/catalogue/picture-files.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { writtenText } from '#src/shared/form-text.ts';
import { id, media } from './film-view-contract.ts';
import { castTake, takeOrigin } from './take-contract.ts';

const uploadedPicture = z.object({ id, picture: media, width: z.number().int(), height: z.number().int() });
/** More pictures than are used at once may be named: the rest is left out, and said so. */
const MOST_NAMED = 100;
const ofShot = z.object({ filmId: id, shotId: id });
const empty = z.object({});
const words = z.array(z.string().max(600)).max(300);

const shotPicture = castTake.extend({
  origin: takeOrigin,
  /** The fields of its shot that a drawn one shows; null of others. */
  shows: z.record(z.string(), z.unknown()).nullable(),
});
export type ShotPicture = z.infer<typeof shotPicture>;

/** The endpoints about pictures of shots; all require a signed-in account and work on its own films. */
export const shotPictureContract = {
  listShotPictures: oc
    .route({
      method: 'GET',
      path: '/api/films/{filmId}/shots/{shotId}/pictures',
      summary: 'All pictures of a shot, the oldest first, and how many candidates may be drawn at once',
    })
    .input(ofShot)
    .output(
      z.object({
        pictures: z.array(shotPicture).max(1000),
        /** Earlier ones that are not listed. */
        leftOut: z.number().int(),
        /** Candidates of one order: 1, or 8 for members. */
        most: z.number().int(),
      }),
    ),
  drawCandidates: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/shots/{shotId}/candidates',
      summary:
        'Draw other pictures of a shot to choose from, free of charge: other sides, sizes and heights of the camera',
    })
    .input(
      ofShot.extend({
        count: z.number().int().min(1).max(LIMITS.memberFilm.pictures),
        /** The same key means the same order, however often it is sent. */
        idempotencyKey: z.string().min(8).max(100).optional(),
      }),
    )
    .output(z.object({ started: z.number().int() })),
  chooseShotPicture: oc
    .route({
      method: 'PUT',
      path: '/api/films/{filmId}/shots/{shotId}/picture',
      summary: 'Use another picture of a shot; with a drawn one the shot gets the parameters that it was drawn from',
    })
    .input(ofShot.extend({ takeId: id }))
    .output(empty),
  uploadShotPicture: oc
    .route({
      method: 'POST',
      path: '/api/shot-pictures',
      summary: `Bring a picture for a shot: JPEG, PNG, WebP, GIF, BMP or HEIC, at most ${PICTURE_MEGABYTES} MB`,
    })
    .input(z.file().max(LIMITS.uploads.imageBytes))
    .output(uploadedPicture),
  bringShotPictures: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/shots/{shotId}/brought-pictures',
      summary: `Use pictures of one’s own for a shot and those after it, in order; shots are added where the film ends, and only the first ${LIMITS.uploads.batchPictures} pictures are used`,
    })
    .input(ofShot.extend({ /** From `uploadShotPicture`. */ pictureIds: z.array(id).min(1).max(MOST_NAMED) }))
    .output(
      z.object({
        used: z.number().int(),
        leftOut: z.number().int(),
        /** Shots that the film got. */
        added: z.number().int(),
      }),
    ),
  takeOffShotPicture: oc
    .route({
      method: 'DELETE',
      path: '/api/films/{filmId}/shots/{shotId}/picture',
      summary: 'Use the picture that was made again; the one that was brought stays among the takes',
    })
    .input(ofShot)
    .output(empty),
  flipShotPicture: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/shots/{shotId}/flipped-picture',
      summary: 'Exchange left and right of the picture that was brought for a shot',
    })
    .input(ofShot)
    .output(empty),
  readPictureChange: endpoint
    .meta({ checkedTexts: ['prompt'] })
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/shots/{shotId}/picture-changes',
      summary: 'What a prompt would change of a drawn picture, as edits for `editFilm`; nothing is changed yet',
    })
    .input(ofShot.extend({ /** Required: PROMPT_EMPTY. */ prompt: writtenText(LIMITS.film.changePromptCharacters) }))
    .output(
      z.object({
        /** FilmEdits; none where the shot is so already. */
        edits: z.array(z.record(z.string(), z.unknown())).max(100),
        /** The words that say something, and those that do not. */
        understood: words,
        unknown: words,
      }),
    ),
};
