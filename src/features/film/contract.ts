import { eventIterator, oc } from '@orpc/contract';
import * as z from 'zod';
import { ASSET_KINDS } from '#src/shared/catalogue/asset-kinds.ts';
import { FILM_STAGES, FILM_STATUSES } from '#src/shared/catalogue/film-statuses.ts';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import { ASPECT_RATIOS, CAMERA_MOVEMENTS, EMOTIONS, FRAMINGS } from '#src/shared/catalogue/shots.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import {
  coins,
  failure,
  modelChoice,
  modelName,
  modeQuote,
  receiptLine,
  stage,
  wish,
  type modelOption,
} from './wish-contract.ts';

/** Film statuses in their order (PIPE-02). */
const filmStatus = z.enum(FILM_STATUSES);
const assetStatus = z.enum(['waiting', 'generating', 'generated', 'failed']);
const mode = z.enum(['one_click', 'step_by_step']);
const visibility = z.enum(['private', 'public']);
const id = z.uuid();
/** A file that the caller may fetch; the path stands on this server and is good for some minutes. */
const media = z.object({ path: z.string().max(600), mime: z.string().max(100), bytes: z.number().int() });
const customStyle = z.object({ name: z.string().trim().min(1).max(60), prompt: z.string().trim().min(1).max(500) });

const castMember = z.object({
  key: z.string().max(60),
  name: z.string().max(200),
  description: z.string().max(2000),
  status: assetStatus,
  picture: media.nullable(),
  /** Number of the take shown, from 1. */
  take: z.number().int().nullable(),
  /** True for a character whose picture the owner brought along (PIPE-11). */
  given: z.boolean(),
  /** The model that really made the picture. */
  servedBy: modelName.nullable(),
});

const shot = z.object({
  number: z.number().int(),
  script: z.string().max(2000),
  /** Key of the place where it happens. */
  placeKey: z.string().max(60),
  framing: z.enum(FRAMINGS),
  camera: z.enum(CAMERA_MOVEMENTS),
  speech: z.object({
    kind: z.enum(['narration', 'line', 'silent']),
    speaker: z.string().max(200).nullable(),
    text: z.string().max(2000),
    emotion: z.enum(EMOTIONS),
  }),
  durationSeconds: z.number(),
  /** Where the shot begins in the film; known when its voices are there. */
  startSeconds: z.number().nullable(),
  picture: media.nullable(),
  clip: media.nullable(),
  voice: media.nullable(),
  voiceStatus: assetStatus,
  pictureStatus: assetStatus,
  clipStatus: assetStatus,
  /** Numbers of the takes shown, from 1; null while there is none. */
  takes: z.object({
    voice: z.number().int().nullable(),
    picture: z.number().int().nullable(),
    clip: z.number().int().nullable(),
  }),
  failure: failure.nullable(),
  /** Id of the model that really made the circled clip. */
  servedBy: z.string().max(100).nullable(),
  pictureServedBy: modelName.nullable(),
  clipServedBy: modelName.nullable(),
});

const progress = z.object({
  stage: z.enum([...FILM_STAGES, 'complete']),
  /** 0 to 100. */
  percent: z.number().min(0).max(100),
  /** Assets of the stage that are made, and how many it has, for example 3 of 8 clips. */
  made: z.number().int(),
  of: z.number().int(),
  secondsLeft: z.number().nullable(),
  /** Seconds until what is being made takes longer than it should, 0 when it does; null while nothing is made. */
  lateInSeconds: z.number().int().min(0).nullable(),
  /** What is being made at this moment: the number of the shot, or the name of who or what it is. */
  making: z
    .array(
      z.object({ kind: z.enum(ASSET_KINDS), shot: z.number().int().nullable(), name: z.string().max(200).nullable() }),
    )
    .max(40),
});

const filmSummary = z.object({
  id,
  title: z.string().max(200),
  idea: z.string().max(2000),
  status: filmStatus,
  /** True when a stage is done and the owner has to say that it goes on. */
  waiting: z.boolean(),
  cancelled: z.boolean(),
  percent: z.number().min(0).max(100),
  aspect: z.enum(ASPECT_RATIOS),
  visibility,
  cover: media.nullable(),
  durationSeconds: z.number().nullable(),
  /** Grows with every change that the owner makes; send it along to notice that another tab was quicker (EDIT-02). */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type FilmSummary = z.infer<typeof filmSummary>;

/** Small pictures from all along a film for the player's time bar. */
const thumbnails = z.object({
  sprite: media,
  /** Size of one small picture in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  columns: z.number().int(),
  count: z.number().int(),
  everySeconds: z.number(),
  /** The same as WebVTT with `#xywh` links to the sprite: make a blob of it for a `<track kind="metadata">`. */
  vtt: z.string().max(60_000),
});

const movie = media.extend({
  durationSeconds: z.number(),
  /** Where the captions are, as WebVTT. */
  subtitles: z.string().max(600),
  /** Absent for films cut before there were any. */
  thumbnails: thumbnails.nullable(),
  /** Number of the cut, from 1. */
  take: z.number().int(),
  /** True when the picture carries the mark of a free account. */
  marked: z.boolean(),
});

/** The whole film as its owner sees it. */
export const filmView = filmSummary.extend({
  type: z.enum(FILM_TYPES),
  style: z.enum(LOOK_IDS as [string, ...string[]]),
  customStyle: customStyle.nullable(),
  language: z.enum(LANGUAGES),
  resolution: z.string().max(10),
  shotCount: z.number().int(),
  seed: z.number().int(),
  mode,
  models: z.object({ language: modelName, image: modelName, video: modelName, music: modelName }),
  logline: z.string().max(2000).nullable(),
  outline: z.string().max(10_000).nullable(),
  characters: z.array(castMember).max(40),
  places: z.array(castMember).max(40),
  items: z.array(castMember).max(40),
  shots: z.array(shot).max(200),
  music: z
    .object({
      description: z.string().max(2000),
      status: assetStatus,
      sound: media.nullable(),
      servedBy: modelName.nullable(),
    })
    .nullable(),
  progress,
  /**
   * The one thing that a person can do now to go on, if the film waits for them: what it is, for which stage, and what
   * it costs.
   */
  nextStep: z
    .object({
      action: z.enum(['continue', 'retry', 'resume']),
      /** The stage that comes, or the one that is taken up again. */
      stage,
      /** What will be made in it. */
      count: z.number().int(),
      coins,
    })
    .nullable(),
  failure: failure.nullable(),
  movie: movie.nullable(),
  coverChoice: z.object({ kind: z.enum(['auto', 'shot', 'upload']), shot: z.number().int().nullable() }),
  /** Where the film can be watched by whoever has the link, without a session; null while it is not shared. */
  sharePath: z.string().max(200).nullable(),
  spentCoins: coins,
  /** Set aside for what is being made. */
  heldCoins: coins,
});
export type FilmView = z.infer<typeof filmView>;

/** A shared film as anybody with its link sees it. */
const sharedFilm = z.object({
  title: z.string().max(200),
  type: z.enum(FILM_TYPES),
  style: z.string().max(60),
  aspect: z.enum(ASPECT_RATIOS),
  language: z.enum(LANGUAGES),
  cover: media.nullable(),
  movie,
  /** The models that really made its pictures, clips and music. */
  madeWith: z.array(modelName).max(20),
  /** Only of a film that its owner made public. */
  story: z
    .object({ idea: z.string().max(2000), logline: z.string().max(2000), outline: z.string().max(10_000) })
    .nullable(),
  createdAt: z.iso.datetime(),
});
export type SharedFilm = z.infer<typeof sharedFilm>;

export type ModelOption = z.infer<typeof modelOption>;

const filmOfCaller = z.object({ filmId: id });
const token = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/);
const empty = z.object({});
const uploadedPicture = z.object({ id, picture: media, width: z.number().int(), height: z.number().int() });
/** The body is the picture itself. Its true format is read from its bytes; the name of its type is not believed. */
const pictureBody = z.file().max(LIMITS.uploads.imageBytes);

/**
 * Everything about films that the outside can ask for. Whatever is not called public needs a signed-in account and
 * answers only its owner.
 */
export const filmContract = {
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
      wish.extend({
        /** Characters that are brought along: they are not drawn. */ givenCharacters: z
          .number()
          .int()
          .min(0)
          .max(LIMITS.film.charactersOnIdeaPage)
          .default(0),
      }),
    )
    .output(
      z.object({
        /** Send it with `createFilm` to get the film that was priced. */
        seed: z.number().int(),
        balanceCoins: coins,
        /** True when counts are a guess, since another language model than the draft one will write the story. */
        estimated: z.boolean(),
        /** What the film is thought to have, and how long it will be about. */
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
    .output(z.object({ idea: z.string().max(2000), language: z.enum(LANGUAGES) })),
  uploadCharacterPicture: oc
    .route({
      method: 'POST',
      path: '/api/character-pictures',
      summary: 'Bring a picture of a character: JPEG, PNG, WebP, GIF, BMP or HEIC, at most 10 MB',
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
  uploadCoverPicture: oc
    .route({
      method: 'POST',
      path: '/api/cover-pictures',
      summary: 'Bring a picture for a cover: JPEG, PNG, WebP, GIF, BMP or HEIC, at most 10 MB',
    })
    .input(pictureBody)
    .output(uploadedPicture),
  createFilm: endpoint
    .meta({ checkedTexts: ['idea', 'title', 'customStyle', 'characters'] })
    .route({ method: 'POST', path: '/api/films', summary: 'Make a film from one sentence' })
    .input(
      wish.extend({
        /** The engine finds one when it is absent. */
        title: z.string().max(200).optional(),
        mode: mode.default('one_click'),
        customStyle: customStyle.optional(),
        /** Characters that take part as they are (PIPE-11); pictures come from `uploadCharacterPicture`. */
        characters: z
          .array(z.object({ name: z.string().max(200), pictureId: id }))
          .max(LIMITS.film.charactersOnIdeaPage)
          .default([]),
        /** The total that was shown: a film that would cost more is refused with PRICE_CHANGED. */
        agreedCoins: coins.optional(),
        /** The same key makes the same film, however often it is sent. */
        idempotencyKey: z.string().min(8).max(100).optional(),
      }),
    )
    .output(z.object({ filmId: id })),
  listFilms: oc
    .route({ method: 'GET', path: '/api/films', summary: "The caller's films, the newest first" })
    .input(
      z.object({
        /** Words in the title or the idea. */
        search: z.string().max(200).optional(),
        status: z.enum(['all', 'making', 'waiting', 'completed', 'failed']).default('all'),
        /** Lying or upright films alone. */
        aspect: z.enum(ASPECT_RATIOS).optional(),
        /** `next` of the page before. */
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
    .input(filmOfCaller)
    .output(eventIterator(filmView)),
  updateFilm: endpoint
    .meta({ checkedTexts: ['title'] })
    .route({ method: 'PATCH', path: '/api/films/{filmId}', summary: 'Rename a film, or say who may see it' })
    .input(
      filmOfCaller.extend({
        title: z.string().max(1000).optional(),
        visibility: visibility.optional(),
        /** The version that was seen; FILM_CHANGED when another tab was quicker. */
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
        /** Set aside for what has begun: deleting does not give them back. */
        lostCoins: coins,
        /** Set aside for what has not begun: they come back. */
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
        /** Asked for in all: charged, held and returned together. */
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
    .route({ method: 'DELETE', path: '/api/films/{filmId}/share', summary: 'The link works no more' })
    .input(filmOfCaller)
    .output(empty),
  readSharedFilm: oc
    .route({ method: 'GET', path: '/api/shared-films/{token}', summary: 'A film by its share link (public)' })
    .input(z.object({ token: z.string().max(100) }))
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
  readGuide: oc
    .route({
      method: 'GET',
      path: '/api/film-guide',
      summary: 'Whether the guide of the film page has been shown to the caller',
    })
    .output(z.object({ shown: z.boolean() })),
  markGuideShown: oc
    .route({ method: 'POST', path: '/api/film-guide/shown', summary: 'Note that the guide is being shown' })
    .output(z.object({ /** False when it had been shown before. */ first: z.boolean() })),
};
