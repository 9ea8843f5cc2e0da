import * as z from 'zod';
import { STORY_RULES } from '#src/draft-engine/story/passes/story-pass.ts';
import { WRITING_FAILURES } from '#src/draft-engine/story/passes/story-writing.ts';
import { PLOT_EMPHASES } from '#src/draft-engine/story/plot/plot.ts';
import { coins, modelName } from '#src/foundation/models/model-option.ts';
import { ASSET_KINDS } from '#src/shared/catalogue/asset-kinds.ts';
import { SUBTITLE_MODES } from '#src/shared/catalogue/cut-settings.ts';
import { FILM_STAGES, FILM_STATUSES } from '#src/shared/catalogue/film-statuses.ts';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import { ASPECT_RATIOS, CAMERA_MOVEMENTS, EMOTIONS, FRAMINGS } from '#src/shared/catalogue/shots.ts';
import { STEMS } from '#src/shared/catalogue/stems.ts';
import { answeredText } from '#src/shared/form-text.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { failure, speaker, stage } from './film-input-contract.ts';
import { CHARACTER_VIEWS } from './timeline/character-views.ts';

/** Film statuses in order (PIPE-02). */
export const filmStatus = z.enum(FILM_STATUSES);
const assetStatus = z.enum(['waiting', 'generating', 'generated', 'failed']);
export const mode = z.enum(['one_click', 'step_by_step']);
export const visibility = z.enum(['private', 'public']);
export const id = z.uuid();
/** Shots that a film may have in an answer. */
export const MOST_SHOTS = LIMITS.film.editorShots;
/** The name of a piece of a film (see `readLivePiece`). */
export const pieceKey = z
  .string()
  .max(64)
  .regex(/^[0-9a-f]{64}$/);
/** A file for the caller; the path is on this server and valid for some minutes. */
export const media = z.object({ path: z.string().max(600), mime: z.string().max(100), bytes: z.number().int() });
export const customStyle = z.object({
  name: z.string().trim().min(1).max(60),
  prompt: z.string().trim().min(1).max(500),
});

const castMember = z.object({
  key: z.string().max(60),
  name: z.string().max(200),
  description: z.string().max(2000),
  status: assetStatus,
  picture: media.nullable(),
  /** Number of the take shown, from 1. */
  take: z.number().int().nullable(),
  /** True for a character with an uploaded picture (PIPE-11). */
  given: z.boolean(),
  /** True where the owner brought the picture that is used, or a model made it of one that was brought. */
  brought: z.boolean(),
  /** The model that made the picture. */
  servedBy: modelName.nullable(),
  /** Of a further picture that was chosen: from where it shows a character. */
  view: z.enum(CHARACTER_VIEWS).nullable(),
});

const character = castMember.extend({
  /** Id of its voice in the catalogue. */
  voice: z.string().max(60),
});

const shot = z.object({
  id,
  /** The takes that show something else than the plan now says. */
  outdated: z.array(z.enum(['voice', 'picture', 'clip'])).max(3),
  number: z.number().int(),
  /** True for a shot that its owner left out of the video. */
  leftOut: z.boolean(),
  script: z.string().max(2000),
  /** Key of the place where it happens. */
  placeKey: z.string().max(60),
  framing: z.enum(FRAMINGS),
  camera: z.enum(CAMERA_MOVEMENTS),
  /** The picture on which it is to end; null where that is left open. */
  tail: z
    .object({
      description: z.string().max(2000),
      status: assetStatus,
      picture: media.nullable(),
      /** True for a picture that the owner brought. */
      brought: z.boolean(),
      servedBy: modelName.nullable(),
      /** Why the last try failed. */
      failure: failure.nullable(),
    })
    .nullable(),
  speech: z.object({
    kind: z.enum(['narration', 'line', 'silent']),
    speaker: z.string().max(200).nullable(),
    text: z.string().max(2000),
    emotion: z.enum(EMOTIONS),
  }),
  /** How long it is seen; a dissolve is part of both its shots. */
  durationSeconds: z.number(),
  /** The length of its circled voice; null before it is spoken. */
  spokenSeconds: z.number().nullable(),
  /** The length of its clip, where the shot is as long as that; null where its plan and voice say how long it is. */
  clipLength: z
    .object({
      frames: z.number().int(),
      /** Drawn by the engine, and chosen by a person: another length is drawn again. */
      drawn: z.boolean(),
      /** The length that its plan says. */
      plannedSeconds: z.number(),
    })
    .nullable(),
  /** Start of the shot in the film; known when its voices are there. */
  startSeconds: z.number().nullable(),
  picture: media.nullable(),
  clip: media.nullable(),
  voice: media.nullable(),
  /** Who spoke the circled voice; null without one. */
  speaker: speaker.nullable(),
  voiceStatus: assetStatus,
  pictureStatus: assetStatus,
  clipStatus: assetStatus,
  /** When the oldest of its takes that are being made began; null while none is. */
  makingSince: z.iso.datetime().nullable(),
  /** Numbers of the takes shown, from 1; null without one. */
  takes: z.object({
    voice: z.number().int().nullable(),
    picture: z.number().int().nullable(),
    clip: z.number().int().nullable(),
  }),
  failure: failure.nullable(),
  /** Why the newest take failed, while an earlier one is used. */
  setBack: failure.nullable(),
  /** Id of the model that made the circled clip. */
  servedBy: z.string().max(100).nullable(),
  pictureServedBy: modelName.nullable(),
  clipServedBy: modelName.nullable(),
  /** True for a picture that the owner brought, also after a model changed it. */
  ownPicture: z.boolean(),
  /** True for a clip that the owner brought, also after a model fitted its mouths to the voice. */
  ownClip: z.boolean(),
  /** The part of its clip that is seen; null where all of it is. */
  clipPart: z.object({ startSeconds: z.number(), endSeconds: z.number() }).nullable(),
});

/** What a language model wrote of a story that it was to write, and why not all; the built-in rules did the rest. */
const storyWriting = z.object({
  readBy: z.string().max(100).nullable(),
  wordedBy: z.string().max(100).nullable(),
  failure: z.enum(WRITING_FAILURES).nullable(),
});
export type ReadWriting = z.infer<typeof storyWriting>;

/** Words of an idea that its film does not show as they are. */
export const notDrawn = z.object({
  /** What there is no picture of. */
  missing: z.array(z.string().max(120)).max(40),
  /** What is drawn as the nearest that there is. */
  nearly: z.array(z.string().max(120)).max(40),
});
export type ReadNotDrawn = z.infer<typeof notDrawn>;

/** One of the plans that a story was chosen from, with how well it keeps each rule. */
export const storyPass = z.object({
  /** From 1. */
  number: z.number().int(),
  /** What the shots between the events are for first. */
  emphasis: z.enum(PLOT_EMPHASES),
  title: z.string().max(200),
  shots: z.array(z.object({ number: z.number().int(), script: z.string(), text: z.string() })).max(MOST_SHOTS),
  /** 0 to 100. */
  score: z.number(),
  rules: z
    .array(
      z.object({
        rule: z.enum(STORY_RULES),
        /** 0 to 100. */
        score: z.number(),
        /** The shots that break it; empty where the whole film does. */
        shots: z.array(z.number().int()).max(MOST_SHOTS),
      }),
    )
    .max(STORY_RULES.length),
  isChosen: z.boolean(),
  /** The language model that wrote its words; absent where the built-in rules did. */
  wordedBy: z.string().max(100).optional(),
  /** What a language model criticised by the same rules; absent where none did. */
  criticism: z
    .object({
      by: z.string().max(100),
      remarks: z
        .array(
          z.object({
            rule: z.enum(STORY_RULES),
            shots: z.array(z.number().int()).max(MOST_SHOTS),
            /** In the film's language; may be empty. */
            text: z.string().max(200),
          }),
        )
        .max(12),
    })
    .optional(),
});
export type ReadPass = z.infer<typeof storyPass>;

const progress = z.object({
  stage: z.enum([...FILM_STAGES, 'complete']),
  /** 0 to 100. */
  percent: z.number().min(0).max(100),
  /** Finished assets of the stage, and their total, for example 3 of 8 clips. */
  made: z.number().int(),
  of: z.number().int(),
  /** The same of each stage: several are made at the same time. */
  stages: z
    .array(z.object({ stage: z.enum(FILM_STAGES), made: z.number().int(), of: z.number().int() }))
    .max(FILM_STAGES.length),
  secondsLeft: z.number().nullable(),
  /** Seconds until the current work is late, 0 when it is; null while nothing is being made. */
  lateInSeconds: z.number().int().min(0).nullable(),
  /** What is being made now: the number of the shot, or the name of the character, place or item. */
  making: z
    .array(
      z.object({ kind: z.enum(ASSET_KINDS), shot: z.number().int().nullable(), name: z.string().max(200).nullable() }),
    )
    .max(40),
});

/** A film that this one was made after. */
const filmCredit = z.object({
  /** Null while it is not public. */
  filmId: id.nullable(),
  title: z.string().max(200),
  /** Null of somebody who is gone. */
  author: z.object({ id, username: z.string().max(120) }).nullable(),
});
export type FilmCredit = z.infer<typeof filmCredit>;
const credits = z.array(filmCredit).max(20);

export const filmSummary = z.object({
  id,
  title: z.string().max(200),
  idea: answeredText(LIMITS.idea.maximumCharacters),
  status: filmStatus,
  /** True when a stage is finished and waits for the owner to continue. */
  waiting: z.boolean(),
  cancelled: z.boolean(),
  percent: z.number().min(0).max(100),
  aspect: z.enum(ASPECT_RATIOS),
  visibility,
  cover: media.nullable(),
  durationSeconds: z.number().nullable(),
  /** Increases with every change by the owner; send it along to detect changes by another tab (EDIT-02). */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type FilmSummary = z.infer<typeof filmSummary>;

/** Preview thumbnails for the player's time bar. */
const thumbnails = z.object({
  sprite: media,
  /** Size of one thumbnail in pixels. */
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
  /** A picture of it, to be shown before it plays. */
  poster: media.nullable(),
  /** Path of the captions, as WebVTT; null of a cut that was uploaded. */
  subtitles: z.string().max(600).nullable(),
  /** Where they are beside that file: a player shows those of a track. */
  subtitleMode: z.enum(SUBTITLE_MODES),
  /** Absent for films cut before thumbnails existed. */
  thumbnails: thumbnails.nullable(),
  /** Number of the cut, from 1. */
  take: z.number().int(),
  /** True when the picture carries the mark of a free account. */
  marked: z.boolean(),
  /** The tracks of its sound as FLAC; none of films cut before they were kept, and none for who did not make it. */
  stems: z.array(media.extend({ stem: z.enum(STEMS) })).max(STEMS.length),
});

/** A stretch of a film that can be watched while the rest is being made. */
const livePiece = z.object({
  key: pieceKey,
  startSeconds: z.number(),
  durationSeconds: z.number(),
});

/** What is said, as it is shown under the picture while it is said: one or two lines. */
const caption = z.object({
  startSeconds: z.number(),
  endSeconds: z.number(),
  lines: z.array(z.string().max(200)).max(2),
});

/** The whole film, for its owner. */
export const filmView = filmSummary.extend({
  type: z.enum(FILM_TYPES),
  style: z.enum(LOOK_IDS as [string, ...string[]]),
  customStyle: customStyle.nullable(),
  language: z.enum(LANGUAGES),
  resolution: z.string().max(10),
  shotCount: z.number().int(),
  seed: z.number().int(),
  /** Its story was or will be planned several times (PIPE-08). */
  deep: z.boolean(),
  mode,
  models: z.object({ language: modelName, image: modelName, video: modelName, music: modelName }),
  /** True where the model of its clips lets a clip end on a picture. */
  endFrames: z.boolean(),
  logline: z.string().max(2000).nullable(),
  outline: z.string().max(10_000).nullable(),
  /** Null before it is written, and where no language model was to write it. */
  writing: storyWriting.nullable(),
  characters: z.array(character).max(40),
  places: z.array(castMember).max(40),
  items: z.array(castMember).max(40),
  shots: z.array(shot).max(MOST_SHOTS),
  music: z
    .object({
      description: z.string().max(2000),
      status: assetStatus,
      sound: media.nullable(),
      servedBy: modelName.nullable(),
    })
    .nullable(),
  progress,
  /** The action that continues the film, if it waits for one: what it is, for which stage, and its price. */
  nextStep: z
    .object({
      action: z.enum(['continue', 'retry', 'resume']),
      /** The next stage, or the one that is resumed. */
      stage,
      /** The number of assets to be made. */
      count: z.number().int(),
      coins,
    })
    .nullable(),
  failure: failure.nullable(),
  movie: movie.nullable(),
  /** The movie shows something else than the film is now: it can be cut anew. */
  cutOutdated: z.boolean(),
  /** It is cut anew by itself, as soon as all of its parts are there. */
  cutComes: z.boolean(),
  /** A cut that the owner brought is being checked. */
  checksCut: z.boolean(),
  /** Shots can neither come nor go now: it is being made, or a model is paid to make a part of it. */
  orderFixed: z.boolean(),
  /** Its beginning as far as it is ready, in order and without gaps; null when there is a movie. */
  live: z
    .object({
      pieces: z.array(livePiece).max(400),
      /** The captions that begin in the pieces, in order of time. */
      captions: z.array(caption).max(50_000),
    })
    .nullable(),
  coverChoice: z.object({ kind: z.enum(['auto', 'shot', 'upload']), shot: z.number().int().nullable() }),
  /** Path of the public page of a shared film; null while it is not shared. */
  sharePath: z.string().max(200).nullable(),
  /** While it is public, others may copy it as a project of their own. */
  remixable: z.boolean(),
  credits,
  spentCoins: coins,
  /** Held for work in progress. */
  heldCoins: coins,
});
export type FilmView = z.infer<typeof filmView>;
export type LivePiece = z.infer<typeof livePiece>;
export type LiveCaption = z.infer<typeof caption>;

/** A shared film, for anybody with its link. */
export const sharedFilm = z.object({
  title: z.string().max(200),
  type: z.enum(FILM_TYPES),
  style: z.string().max(60),
  aspect: z.enum(ASPECT_RATIOS),
  language: z.enum(LANGUAGES),
  cover: media.nullable(),
  movie,
  /** The models that made its pictures, clips and music. */
  madeWith: z.array(modelName).max(20),
  /** The films that it was made after, the nearest first. */
  credits,
  /** Only of a film that its owner made public. */
  story: z
    .object({ idea: filmSummary.shape.idea, logline: z.string().max(2000), outline: z.string().max(10_000) })
    .nullable(),
  createdAt: z.iso.datetime(),
});
export type SharedFilm = z.infer<typeof sharedFilm>;
