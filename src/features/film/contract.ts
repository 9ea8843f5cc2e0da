import { eventIterator, oc } from '@orpc/contract';
import * as z from 'zod';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import { ASPECT_RATIOS, CAMERA_MOVEMENTS, EMOTIONS, FRAMINGS } from '#src/shared/catalogue/shots.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';

/** Film statuses in their order (PIPE-02). */
const filmStatus = z.enum([
  'PENDING', 'GENERATING_STORY', 'GENERATING_CHARACTERS', 'GENERATING_SCRIPTS', 'GENERATING_SCENES', 'GENERATING_VIDEO',
  'GENERATING_MUSIC', 'GENERATING_MOVIE', 'COMPLETED', 'FAILED',
]);
const stage = z.enum(['story', 'characters', 'scripts', 'scenes', 'video', 'music', 'movie', 'complete']);
const assetStatus = z.enum(['waiting', 'generating', 'generated', 'failed']);
const id = z.uuid();

/** A file that the caller may fetch; the path stands on this server. */
const media = z.object({ path: z.string().max(300), mime: z.string().max(100), bytes: z.number().int() });
const failure = z.object({ code: z.string().max(60), message: z.string().max(500) });

const castMember = z.object({
  key: z.string().max(60),
  name: z.string().max(200),
  description: z.string().max(2000),
  status: assetStatus,
  picture: media.nullable(),
});

const shot = z.object({
  number: z.number().int(),
  script: z.string().max(2000),
  framing: z.enum(FRAMINGS),
  camera: z.enum(CAMERA_MOVEMENTS),
  speech: z.object({
    kind: z.enum(['narration', 'line', 'silent']),
    speaker: z.string().max(200).nullable(),
    text: z.string().max(2000),
    emotion: z.enum(EMOTIONS),
  }),
  durationSeconds: z.number(),
  picture: media.nullable(),
  clip: media.nullable(),
  voiceStatus: assetStatus,
  pictureStatus: assetStatus,
  clipStatus: assetStatus,
  failure: failure.nullable(),
  /** The model that really made the circled clip. */
  servedBy: z.string().max(100).nullable(),
});

const progress = z.object({
  stage,
  /** 0 to 100. */
  percent: z.number().min(0).max(100),
  /** What is being made now, for example 3 of 8 clips. */
  made: z.number().int(),
  of: z.number().int(),
  secondsLeft: z.number().nullable(),
});

const filmSummary = z.object({
  id,
  title: z.string().max(200),
  idea: z.string().max(2000),
  status: filmStatus,
  cover: media.nullable(),
  durationSeconds: z.number().nullable(),
  createdAt: z.iso.datetime(),
});

/** The whole film as its owner sees it. */
export const filmView = filmSummary.extend({
  type: z.enum(FILM_TYPES),
  style: z.enum(LOOK_IDS as [string, ...string[]]),
  aspect: z.enum(ASPECT_RATIOS),
  language: z.enum(LANGUAGES),
  shotCount: z.number().int(),
  seed: z.number().int(),
  mode: z.enum(['one_click', 'step_by_step']),
  visibility: z.enum(['private', 'public']),
  cancelled: z.boolean(),
  logline: z.string().max(2000).nullable(),
  outline: z.string().max(10_000).nullable(),
  characters: z.array(castMember).max(40),
  places: z.array(castMember).max(40),
  items: z.array(castMember).max(40),
  shots: z.array(shot).max(200),
  progress,
  /** The one thing that a person can do now to go on, if the film waits for them. */
  nextStep: z.enum(['continue', 'retry', 'resume']).nullable(),
  failure: failure.nullable(),
  movie: media.extend({ durationSeconds: z.number(), subtitles: z.string().max(300) }).nullable(),
  spentCoins: z.number().int(),
});
export type FilmView = z.infer<typeof filmView>;

const filmOfCaller = z.object({ filmId: id });

/** Everything about films that the outside can ask for. All of it needs a signed-in account and answers only its owner. */
export const filmContract = {
  createFilm: oc
    .route({ method: 'POST', path: '/api/films', summary: 'Make a film from one sentence' })
    .input(
      z.object({
        /** Its length is judged by the film's own rule, which has a message of its own. */
        idea: z.string().max(100_000),
        type: z.string().max(40),
        style: z.string().max(40),
        aspect: z.string().max(10),
        language: z.string().max(10),
        shots: z.number().int(),
        seed: z.number().int().min(0).max(0xffffffff).optional(),
        mode: z.enum(['one_click', 'step_by_step']).default('one_click'),
        /** The same key makes the same film, however often it is sent. */
        idempotencyKey: z.string().min(8).max(100).optional(),
      }),
    )
    .output(z.object({ filmId: id })),
  listFilms: oc
    .route({ method: 'GET', path: '/api/films', summary: "The caller's films, the newest first" })
    .input(z.object({ before: z.iso.datetime().optional(), limit: z.coerce.number().int().min(1).max(60).default(20) }))
    .output(z.object({ films: z.array(filmSummary).max(60), more: z.boolean() })),
  readFilm: oc
    .route({ method: 'GET', path: '/api/films/{filmId}', summary: 'A film with all its parts' })
    .input(filmOfCaller)
    .output(filmView),
  watchFilm: oc
    .route({ method: 'GET', path: '/api/films/{filmId}/events', summary: 'The film again whenever it changes' })
    .input(filmOfCaller)
    .output(eventIterator(filmView)),
  cancelFilm: oc
    .route({ method: 'POST', path: '/api/films/{filmId}/cancel', summary: 'Stop: what is not begun is not made' })
    .input(filmOfCaller)
    .output(z.object({})),
  resumeFilm: oc
    .route({ method: 'POST', path: '/api/films/{filmId}/resume', summary: 'Go on after a stop, a failure or a finished stage' })
    .input(filmOfCaller)
    .output(z.object({})),
  retryShot: oc
    .route({ method: 'POST', path: '/api/films/{filmId}/shots/{number}/retry', summary: 'Make the failed parts of one shot again' })
    .input(filmOfCaller.extend({ number: z.coerce.number().int().min(1).max(200) }))
    .output(z.object({})),
};
