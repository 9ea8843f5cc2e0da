import { eventIterator, oc } from '@orpc/contract';
import * as z from 'zod';
import { coins, modelChoice } from '#src/foundation/models/model-option.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { PICTURE_MEGABYTES } from '#src/shared/catalogue/picture-files.ts';
import { ASPECT_RATIOS } from '#src/shared/catalogue/shots.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { answeredText, judgedText } from '#src/shared/form-text.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { exportContract } from './export-contract.ts';
import { filmEditContract } from './film-edit-contract.ts';
import { filmInput, filmPreview, modeQuote, receiptLine } from './film-input-contract.ts';
import {
  customStyle,
  filmSummary,
  filmView,
  id,
  media,
  mode,
  MOST_SHOTS,
  notDrawn,
  pieceKey,
  sharedFilm,
  storyPass,
  visibility,
} from './film-view-contract.ts';
import { guideContract } from './guide-contract.ts';
import { managedFilmContract } from './managed-film-contract.ts';
import { previewContract } from './preview-contract.ts';
import { shotTake } from './take-contract.ts';

const filmOfCaller = z.object({ filmId: id });
const upgradeChoice = z.object({
  /** Numbers of shots, from 1. */
  numbers: z.array(z.number()).min(1).max(MOST_SHOTS),
  kind: z.enum(['picture', 'tail_picture', 'clip']),
  /** Id of a model of pictures or of clips. */
  model: z.string().max(100),
  /** Takes to choose from: several only of one shot, and by a model that costs coins. */
  candidates: z.number().int().min(1).max(LIMITS.film.candidates).default(1),
});
const token = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/);
const empty = z.object({});
const uploadedPicture = z.object({ id, picture: media, width: z.number().int(), height: z.number().int() });
/** The body is the picture itself. Its format is read from its bytes, not from its declared type. */
const pictureBody = z.file().max(LIMITS.uploads.imageBytes);

/** The endpoints of films. All that are not marked public require a signed-in account and return only its own data. */
export const filmContract = {
  ...filmEditContract,
  ...managedFilmContract,
  ...previewContract,
  listModels: oc
    .route({
      method: 'GET',
      path: '/api/models',
      summary: 'Models by kind, with prices and what can be used here (public)',
    })
    .output(z.object({ language: modelChoice, image: modelChoice, video: modelChoice, music: modelChoice })),
  quoteFilm: endpoint
    .meta({ checkedTexts: ['idea'] })
    .route({
      method: 'POST',
      path: '/api/film-quotes',
      summary: 'What a film would cost, part by part, before anything is spent',
    })
    .input(
      filmInput.extend({
        /** Uploaded characters: they are not drawn. */ givenCharacters: z
          .number()
          .int()
          .min(0)
          .max(LIMITS.film.charactersOnIdeaPage)
          .default(0),
      }),
    )
    .output(
      z.object({
        /** Send it with `createFilm` to get the priced film. */
        seed: z.number().int(),
        balanceCoins: coins,
        /** True when the counts are estimated, because another language model than the draft one will write the story. */
        estimated: z.boolean(),
        /** Expected parts of the film, and its approximate length. */
        counts: z.object({
          characters: z.number().int(),
          places: z.number().int(),
          items: z.number().int(),
          shots: z.number().int(),
          seconds: z.number(),
        }),
        stepByStep: modeQuote,
        oneClick: modeQuote,
      }),
    ),
  previewFilm: endpoint
    .meta({ checkedTexts: ['idea', 'characters'] })
    .route({
      method: 'POST',
      path: '/api/film-previews',
      summary: 'The first frames of the film that an idea would become, and what was understood of it (public)',
    })
    .input(
      filmInput.omit({ resolution: true, models: true }).extend({
        /** Characters that are brought along; the frames show their pictures as `given-1` … */
        characters: z
          .array(z.object({ name: z.string().max(200), isPictured: z.boolean() }))
          .max(LIMITS.film.charactersOnIdeaPage)
          .default([]),
      }),
    )
    .output(filmPreview),
  optimiseIdea: endpoint
    .meta({ checkedTexts: ['idea'] })
    .route({ method: 'POST', path: '/api/film-ideas', summary: 'The idea as a richer text in its own language' })
    .input(
      z.object({
        idea: z.string().max(100_000),
        type: z.string().max(40).default('drama'),
        seed: z.number().int().min(0).max(0xffffffff).optional(),
      }),
    )
    .output(z.object({ idea: answeredText(LIMITS.idea.maximumCharacters), language: z.enum(LANGUAGES) })),
  uploadCharacterPicture: oc
    .route({
      method: 'POST',
      path: '/api/character-pictures',
      summary: `Bring a picture of a character: JPEG, PNG, WebP, GIF, BMP or HEIC, at most ${PICTURE_MEGABYTES} MB`,
    })
    .input(pictureBody)
    .output(uploadedPicture),
  fetchCharacterPicture: oc
    .route({
      method: 'POST',
      path: '/api/character-pictures/fetched',
      summary: 'Bring a picture of a character from a public web address; the same as if it were uploaded',
    })
    .input(z.object({ address: z.string().trim().min(1).max(LIMITS.uploads.addressCharacters) }))
    .output(uploadedPicture),
  findCharacterPictures: oc
    .route({
      method: 'POST',
      path: '/api/character-pictures/found',
      summary: 'Those of these pictures that are still there, with links; unused uploads are removed after a day',
    })
    .input(z.object({ ids: z.array(id).min(1).max(LIMITS.film.charactersOnIdeaPage) }))
    .output(z.object({ pictures: z.array(z.object({ id, picture: media })).max(LIMITS.film.charactersOnIdeaPage) })),
  uploadCoverPicture: oc
    .route({
      method: 'POST',
      path: '/api/cover-pictures',
      summary: `Bring a picture for a cover: JPEG, PNG, WebP, GIF, BMP or HEIC, at most ${PICTURE_MEGABYTES} MB`,
    })
    .input(pictureBody)
    .output(uploadedPicture),
  createFilm: endpoint
    .meta({ checkedTexts: ['idea', 'title', 'customStyle', 'characters'] })
    .route({ method: 'POST', path: '/api/films', summary: 'Make a film from one sentence' })
    .input(
      filmInput.extend({
        /** The engine finds one when it is absent. */
        title: z.string().max(200).optional(),
        mode: mode.default('one_click'),
        customStyle: customStyle.optional(),
        /** Characters that appear as uploaded (PIPE-11); pictures come from `uploadCharacterPicture`. */
        characters: z
          .array(z.object({ name: z.string().max(200), pictureId: id }))
          .max(LIMITS.film.charactersOnIdeaPage)
          .default([]),
        /** The total that was shown: a film that would cost more is refused with PRICE_CHANGED. */
        agreedCoins: coins.optional(),
        /** The same key means the same film, however often it is sent. */
        idempotencyKey: z.string().min(8).max(100).optional(),
      }),
    )
    .output(z.object({ filmId: id })),
  listFilms: oc
    .route({ method: 'GET', path: '/api/films', summary: "The caller's films, the newest first" })
    .input(
      z.object({
        /** Words in the title or the idea. */
        search: z.string().max(LIMITS.film.searchCharacters).optional(),
        status: z.enum(['all', 'making', 'waiting', 'completed', 'failed']).default('all'),
        /** Only landscape or only portrait films. */
        aspect: z.enum(ASPECT_RATIOS).optional(),
        /** `next` of the previous page. */
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(60).default(20),
      }),
    )
    .output(z.object({ films: z.array(filmSummary).max(60), next: z.string().max(200).nullable() })),
  readFilm: oc
    .route({ method: 'GET', path: '/api/films/{filmId}', summary: 'A film with all its parts' })
    .input(filmOfCaller)
    .output(filmView),
  watchFilm: oc
    .route({ method: 'GET', path: '/api/films/{filmId}/events', summary: 'The film again whenever it changes' })
    .input(filmOfCaller.extend({ /** Goes on while nothing is being made. */ stays: z.enum(['true']).optional() }))
    .output(eventIterator(filmView)),
  readLivePiece: oc
    .route({
      method: 'GET',
      path: '/api/films/{filmId}/live-pieces/{key}',
      summary: 'A piece of a film that is being made: one fragment of MP4 with its header, from time 0',
    })
    .input(filmOfCaller.extend({ key: pieceKey }))
    .output(z.file().max(LIMITS.film.livePieceBytes)),
  updateFilm: endpoint
    .meta({ checkedTexts: ['title'], form: true })
    .route({ method: 'PATCH', path: '/api/films/{filmId}', summary: 'Rename a film, or say who may see it' })
    .input(
      filmOfCaller.extend({
        title: judgedText({ least: 1, most: LIMITS.film.titleCharacters }).optional(),
        visibility: visibility.optional(),
        /** The version that was seen; FILM_CHANGED when another tab was faster. */
        version: z.number().int().optional(),
      }),
    )
    .output(z.object({ title: z.string().max(200), visibility, version: z.number().int() })),
  copyFilm: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/copy',
      summary: 'A film of its own with the same settings, plan and takes; nothing is made again',
    })
    .input(filmOfCaller.extend({ idempotencyKey: z.string().min(8).max(100).optional() }))
    .output(z.object({ filmId: id })),
  previewDeletion: oc
    .route({ method: 'GET', path: '/api/films/{filmId}/deletion', summary: 'What deleting a film would mean' })
    .input(filmOfCaller)
    .output(
      z.object({
        running: z.boolean(),
        /** Held for work that has started: lost by deleting. */
        lostCoins: coins,
        /** Held for work that has not started: given back. */
        returnedCoins: coins,
        /** What cancelling instead would give back in all. */
        returnedByCancelling: coins,
      }),
    ),
  deleteFilm: oc
    .route({
      method: 'DELETE',
      path: '/api/films/{filmId}',
      summary: 'Delete a film; one that runs is stopped, and nothing is given back of what has begun',
    })
    .input(filmOfCaller)
    .output(empty),
  setCover: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/cover',
      summary: "The film's cover: a shot's picture, a picture brought along, or the first shot's again",
    })
    .input(
      filmOfCaller.extend({
        choice: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('auto') }),
          z.object({ kind: z.literal('shot'), number: z.number() }),
          z.object({ kind: z.literal('upload'), pictureId: id }),
        ]),
      }),
    )
    .output(z.object({ cover: media.nullable(), version: z.number().int() })),
  readStoryWriting: oc
    .route({
      method: 'GET',
      path: '/api/films/{filmId}/story-writing',
      summary:
        'What of the idea cannot be drawn, and the plans that a deeply planned story was chosen from, none for another film',
    })
    .input(filmOfCaller)
    .output(z.object({ notDrawn, passes: z.array(storyPass).max(20) })),
  readReceipt: oc
    .route({
      method: 'GET',
      path: '/api/films/{filmId}/receipt',
      summary: 'What was made by which model, at which price',
    })
    .input(filmOfCaller)
    .output(
      z.object({
        lines: z.array(receiptLine).max(2000),
        /** All coins: charged, held and returned. */
        totalCoins: coins,
        chargedCoins: coins,
        heldCoins: coins,
        returnedCoins: coins,
      }),
    ),
  createShareLink: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/share',
      summary: 'A link by which anybody can watch a finished film; the same one until it is withdrawn',
    })
    .input(filmOfCaller)
    .output(z.object({ token, path: z.string().max(200) })),
  withdrawShareLink: oc
    .route({
      method: 'DELETE',
      path: '/api/films/{filmId}/share',
      summary: 'Withdraws the share link',
    })
    .input(filmOfCaller)
    .output(empty),
  readSharedFilm: oc
    .route({ method: 'GET', path: '/api/shared-films/{token}', summary: 'A film by its share link (public)' })
    .input(z.object({ token: z.string().max(100) }))
    .output(sharedFilm),
  readPublicFilm: oc
    .route({
      method: 'GET',
      path: '/api/movies/{filmId}/film',
      summary: 'A film that its owner made public, and any film for its owner and admins (public)',
    })
    .input(filmOfCaller)
    .output(sharedFilm),
  cancelFilm: oc
    .route({ method: 'POST', path: '/api/films/{filmId}/cancel', summary: 'Stop: what is not begun is not made' })
    .input(filmOfCaller)
    .output(empty),
  resumeFilm: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/resume',
      summary: 'Go on after a stop, a failure or a finished stage',
    })
    .input(filmOfCaller)
    .output(empty),
  retryShot: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/shots/{number}/retry',
      summary: 'Make the failed parts of one shot again',
    })
    .input(filmOfCaller.extend({ number: z.coerce.number() }))
    .output(empty),
  quoteUpgrade: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/upgrade-quotes',
      summary: 'What other takes of shots by another model would cost, shot by shot',
    })
    .input(filmOfCaller.extend(upgradeChoice.shape))
    .output(
      z.object({
        /** Those that can be made: they have a take, and none is being made. The price is of all candidates. */
        shots: z.array(z.object({ number: z.number().int(), coins })).max(MOST_SHOTS),
        totalCoins: coins,
        balanceCoins: coins,
        /** The provider that bills the caller itself, by a key of its own; null where film coins pay. */
        billedBy: z.string().max(100).nullable(),
      }),
    ),
  upgradeShots: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/upgrades',
      summary: 'Make other takes of pictures or clips of shots by another model; the first that is there is used',
    })
    .input(
      filmOfCaller.extend(upgradeChoice.shape).extend({
        /** The total that was shown: one that would cost more is refused with PRICE_CHANGED. */
        agreedCoins: coins,
        /** The same key means the same order, however often it is sent. */
        idempotencyKey: z.string().min(8).max(100).optional(),
        /** Whether the provider was said to bill the caller itself; PRICE_CHANGED where that is not so any more. */
        agreedOwnKey: z.boolean().default(false),
      }),
    )
    .output(z.object({ /** Takes, not shots. */ started: z.number().int() })),
  listTakes: oc
    .route({
      method: 'GET',
      path: '/api/films/{filmId}/shots/{number}/takes',
      summary: "All takes of a shot's picture and clip, the oldest first, with what each was made from",
    })
    .input(filmOfCaller.extend({ number: z.coerce.number() }))
    .output(
      z.object({
        takes: z.array(shotTake).max(1000),
        /** Earlier ones that are not listed. */ leftOut: z.number().int(),
      }),
    ),
  circleTake: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/takes/{takeId}/circle',
      summary: 'Use this take of a shot; a finished film is cut again',
    })
    .input(filmOfCaller.extend({ takeId: id }))
    .output(empty),
  ...exportContract,
  ...guideContract,
};
