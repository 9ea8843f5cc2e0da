import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { ColourName, FigureSpec, ItemKind } from '#src/draft-engine/story/figure-spec.ts';
import type { MusicBrief, PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import type { IdeaGraph } from '#src/draft-engine/story/idea/idea-graph.ts';
import type { KnownCast } from '#src/draft-engine/story/known-cast.ts';
import type { PlaceSpec } from '#src/draft-engine/story/place-spec.ts';
import type { VoiceSpec } from '#src/draft-engine/story/voice-spec.ts';
import { bytes, time } from '#src/platform/server/database/columns.ts';
import { ASSET_KINDS } from '#src/shared/catalogue/asset-kinds.ts';
import { DEFAULT_CUT_SETTINGS, type CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import { FILM_STATUSES, type FilmStage } from '#src/shared/catalogue/film-statuses.ts';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { ModelKind } from '#src/shared/catalogue/models/model-entry.ts';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { Json } from '#src/vendors/vendor.ts';
import type { CheckpointLabel } from '../checkpoint-contract.ts';
import { GUIDE_STEPS } from '../guide-steps.ts';
import type { CharacterView } from '../timeline/character-views.ts';
import type { FilmDocument } from '../timeline/film-document.ts';
import type { ShownPlan } from '../timeline/shown-by-plan.ts';

export const FILM_MODES = ['one_click', 'step_by_step'] as const;
export type FilmMode = (typeof FILM_MODES)[number];

/** The model chosen for each kind of work in a film. */
export type FilmModels = Record<Extract<ModelKind, 'text' | 'image' | 'video' | 'voice' | 'music' | 'sound'>, string>;

export interface Failure {
  code: ErrorCode;
  reason: string;
}

/** A custom look: its prompt replaces the catalogue's for paid models. */
export interface CustomStyle {
  name: string;
  prompt: string;
}

export const films = pgTable('films', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestSha256: bytes('request_sha256').notNull(),
  idea: text('idea').notNull(),
  type: text('type').$type<FilmType>().notNull(),
  style: text('style').$type<LookId>().notNull(),
  language: text('language').$type<Language>().notNull(),
  aspect: text('aspect').$type<AspectRatio>().notNull(),
  shotCount: integer('shot_count').notNull(),
  seed: bigint('seed', { mode: 'number' }).notNull(),
  shortSidePixels: integer('short_side_pixels').notNull(),
  mode: text('mode', { enum: FILM_MODES }).notNull(),
  models: jsonb('models').$type<FilmModels>().notNull(),
  /** The prices of its models in coins when it was ordered, by model; of those that are not in it today's count. */
  modelPrices: jsonb('model_prices').$type<Readonly<Record<string, number>>>().notNull().default({}),
  /** Its models that are asked with its owner's own keys, as it was ordered: never with others, and free of coins. */
  ownKeyModels: jsonb('own_key_models').$type<readonly string[]>().notNull().default([]),
  visibility: text('visibility', { enum: ['private', 'public'] })
    .notNull()
    .default('private'),
  /** While it is public, others may copy it as a project of their own. */
  remixable: boolean('remixable').notNull().default(false),
  /** The people and places of the film that it goes on from. */
  knownCast: jsonb('known_cast').$type<KnownCast>(),
  status: text('status', { enum: FILM_STATUSES }).notNull().default('PENDING'),
  allowedStage: text('allowed_stage').$type<FilmStage>().notNull(),
  title: text('title'),
  logline: text('logline'),
  outline: text('outline'),
  deep: boolean('deep').notNull().default(false),
  graph: jsonb('graph').$type<IdeaGraph>(),
  music: jsonb('music').$type<MusicBrief>(),
  error: jsonb('error').$type<Failure>(),
  ownTitle: boolean('own_title').notNull().default(false),
  cutSettings: jsonb('cut_settings').$type<CutSettings>().notNull().default(DEFAULT_CUT_SETTINGS),
  customStyle: jsonb('custom_style').$type<CustomStyle>(),
  version: integer('version').notNull().default(1),
  waiting: boolean('waiting').notNull().default(false),
  coverShotId: uuid('cover_shot_id'),
  coverFileId: uuid('cover_file_id'),
  shareId: uuid('share_id'),
  shareToken: text('share_token'),
  preparationsOpen: integer('preparations_open').notNull().default(0),
  /** When a person last changed it in the editor; null where it is as it was made. */
  editedAt: time('edited_at'),
  /** A finished film is not cut again before its owner asks for it. */
  cutHeld: boolean('cut_held').notNull().default(false),
  /** When the audience was last told of it; null of a film that was never public. */
  toldAt: time('told_at'),
  deletedAt: time('deleted_at'),
  cancelledAt: time('cancelled_at'),
  createdAt: time('created_at').notNull().defaultNow(),
  changedAt: time('changed_at').notNull().defaultNow(),
  finishedAt: time('finished_at'),
});
export type FilmRow = typeof films.$inferSelect;

const cast = {
  filmId: uuid('film_id').notNull(),
  key: text('key').notNull(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
};

export const filmCharacters = pgTable('film_characters', {
  ...cast,
  figure: jsonb('figure').$type<FigureSpec>().notNull(),
  voice: jsonb('voice').$type<VoiceSpec>().notNull(),
});
export type CharacterRow = typeof filmCharacters.$inferSelect;

export const filmPlaces = pgTable('film_places', { ...cast, place: jsonb('place').$type<PlaceSpec>().notNull() });
export type PlaceRow = typeof filmPlaces.$inferSelect;

export const filmItems = pgTable('film_items', {
  ...cast,
  item: text('item').$type<ItemKind>().notNull(),
  label: text('label'),
  colour: text('colour').$type<ColourName>(),
});
export type ItemRow = typeof filmItems.$inferSelect;

export const filmShots = pgTable('film_shots', {
  id: uuid('id').primaryKey(),
  filmId: uuid('film_id').notNull(),
  position: integer('position').notNull(),
  plan: jsonb('plan').$type<PlannedShot>().notNull(),
  /** Added by a person: the draft engine makes it, whatever the film's models are. */
  drawn: boolean('drawn').notNull().default(false),
});
export type ShotRow = typeof filmShots.$inferSelect;

/** Uploaded characters, in order (PIPE-11). */
export const filmGivenCharacters = pgTable('film_given_characters', {
  filmId: uuid('film_id').notNull(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  fileId: uuid('file_id').notNull(),
});
export type GivenCharacterRow = typeof filmGivenCharacters.$inferSelect;

const CHARGE_PARTS = ['film', 'one_click'] as const;
export type ChargePart = (typeof CHARGE_PARTS)[number];

/** Fixed prices of films, each with its hold. */
export const filmCharges = pgTable('film_charges', {
  filmId: uuid('film_id').notNull(),
  part: text('part', { enum: CHARGE_PARTS }).notNull(),
  round: integer('round').notNull(),
  coins: integer('coins').notNull(),
  holdId: uuid('hold_id').notNull(),
  state: text('state', { enum: ['held', 'settled', 'released'] }).notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});
export type ChargeRow = typeof filmCharges.$inferSelect;

/** Holds for work of a film that has not started. */
export const filmReserves = pgTable('film_reserves', {
  filmId: uuid('film_id').notNull(),
  number: integer('number').notNull(),
  assetKind: text('asset_kind', { enum: ASSET_KINDS }).notNull(),
  coins: integer('coins').notNull(),
  holdId: uuid('hold_id').notNull(),
  state: text('state', { enum: ['held', 'used', 'released'] }).notNull(),
  /** The take that it waits with; null for the work of the film itself. */
  takeId: uuid('take_id'),
});
export type ReserveRow = typeof filmReserves.$inferSelect;

const TAKE_STATES = ['generating', 'generated', 'failed', 'cancelled'] as const;
export type TakeState = (typeof TAKE_STATES)[number];

/** The inputs of a take, so that it can be inspected and repeated (PIPE-12). */
export interface TakeInputs {
  prompt: string;
  model: string;
  seed: number;
  /** Ids of the takes that it was made from. */
  references: string[];
  /**
   * Hash of all that it was made from (`timeline/ingredients.ts`, for a cut `cut-ingredients.ts`); absent in takes from
   * before it was kept.
   */
  ingredients?: string;
  /** Of a clip that waits for its turn: the vendor that is to bill its owner, by the owner's key. */
  billedBy?: string;
  /** The length of the shot that it was made for, in frames; of clips only. */
  frames?: number;
  /** Of pictures by the draft engine: what their shot's plan said. */
  shows?: ShownPlan;
  /** Of a further picture of a character, which is used only where somebody chooses it: from where it shows it. */
  view?: CharacterView;
  /** The figure that such a picture shows, where it is not the character's own. */
  figure?: FigureSpec;
}

export const takes = pgTable('takes', {
  id: uuid('id').primaryKey(),
  filmId: uuid('film_id').notNull(),
  assetKind: text('asset_kind', { enum: ASSET_KINDS }).notNull(),
  assetKey: text('asset_key').notNull(),
  number: integer('number').notNull(),
  state: text('state', { enum: TAKE_STATES }).notNull(),
  circled: boolean('circled').notNull().default(false),
  dismissed: boolean('dismissed').notNull().default(false),
  /** Used by the wish of a person, though the film's plan says something else now. */
  kept: boolean('kept').notNull().default(false),
  /** Stays beside the circled take when it is there: a person chose that one after this was ordered. */
  aside: boolean('aside').notNull().default(false),
  /** The order of a person that asked for it; null for a take that the film itself needed. */
  orderId: uuid('order_id'),
  /** Which of its order's takes of this asset it is, from 1. */
  candidate: smallint('candidate').notNull().default(1),
  inputs: jsonb('inputs').$type<TakeInputs>().notNull(),
  generationId: uuid('generation_id'),
  lease: integer('lease').notNull().default(0),
  ring: integer('ring').notNull().default(0),
  attempts: integer('attempts').notNull().default(0),
  aliveAt: time('alive_at').notNull().defaultNow(),
  servedBy: text('served_by'),
  fileId: uuid('file_id'),
  data: jsonb('data').$type<Json>(),
  error: jsonb('error').$type<Failure>(),
  createdAt: time('created_at').notNull().defaultNow(),
  finishedAt: time('finished_at'),
});
export type TakeRow = typeof takes.$inferSelect;

export const cuts = pgTable('cuts', {
  id: uuid('id').primaryKey(),
  filmId: uuid('film_id').notNull(),
  takeId: uuid('take_id').notNull(),
  durationSeconds: doublePrecision('duration_seconds').notNull(),
  subtitlesFileId: uuid('subtitles_file_id'),
  thumbnailsFileId: uuid('thumbnails_file_id'),
  voiceStemFileId: uuid('voice_stem_file_id'),
  musicStemFileId: uuid('music_stem_file_id'),
  effectsStemFileId: uuid('effects_stem_file_id'),
  ambienceStemFileId: uuid('ambience_stem_file_id'),
  marked: boolean('marked').notNull().default(false),
  facts: jsonb('facts').$type<Json>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});
export type CutRow = typeof cuts.$inferSelect;

/** Why the state of a film was kept: by its owner's wish, before what may be regretted, or for the work until then. */
const CHECKPOINT_REASONS = [
  'named',
  'first_edit',
  'before_change',
  'before_restore',
  'while_editing',
  'final_cut',
] as const;
export type CheckpointReason = (typeof CHECKPOINT_REASONS)[number];

/** States of films that can be looked at and brought back. */
export const filmCheckpoints = pgTable('film_checkpoints', {
  id: uuid('id').primaryKey(),
  filmId: uuid('film_id').notNull(),
  reason: text('reason', { enum: CHECKPOINT_REASONS }).notNull(),
  /** Only of those that their owner named. */
  name: text('name'),
  document: jsonb('document').$type<FilmDocument>().notNull(),
  /** Ids of the takes that were circled. */
  circled: jsonb('circled').$type<string[]>().notNull(),
  /** Which one was brought back after this one was kept. */
  broughtBack: jsonb('brought_back').$type<CheckpointLabel>(),
  createdAt: time('created_at').notNull().defaultNow(),
});
export type CheckpointRow = typeof filmCheckpoints.$inferSelect;

/** The films that a film was made after, the nearest first. */
export const filmCredits = pgTable('film_credits', {
  filmId: uuid('film_id').notNull(),
  position: smallint('position').notNull(),
  /** It may be deleted by now. */
  sourceId: uuid('source_id').notNull(),
  /** Null where the account was closed. */
  authorId: uuid('author_id'),
  /** As it was called in public. */
  title: text('title').notNull(),
});

/** Changes by the editor that were carried out, each sent with an id of its own. */
export const filmEdits = pgTable('film_edits', {
  filmId: uuid('film_id').notNull(),
  batchId: uuid('batch_id').notNull(),
  version: integer('version').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});

const UPSCALE_STATES = ['making', 'made', 'failed', 'cancelled'] as const;

const UPLOAD_KINDS = ['movie', 'music', 'clip'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** Cuts, music and clips that are being uploaded, part by part. */
export const filmUploads = pgTable('film_uploads', {
  id: uuid('id').primaryKey(),
  filmId: uuid('film_id').notNull(),
  /** The kind of asset that it becomes. */
  kind: text('kind', { enum: UPLOAD_KINDS }).notNull().default('movie'),
  /** The key of that asset: the shot's for a clip. */
  assetKey: text('asset_key').notNull().default('film'),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  receivedBytes: bigint('received_bytes', { mode: 'number' }).notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
});
export type UploadRow = typeof filmUploads.$inferSelect;

/** Cuts that are made larger, each with the larger file when it is made. */
export const filmUpscales = pgTable('film_upscales', {
  id: uuid('id').primaryKey(),
  filmId: uuid('film_id').notNull(),
  takeId: uuid('take_id').notNull(),
  state: text('state', { enum: UPSCALE_STATES }).notNull(),
  /** How much of it is done, 0 to 1. */
  share: doublePrecision('share').notNull().default(0),
  lease: integer('lease').notNull().default(0),
  attempts: integer('attempts').notNull().default(0),
  aliveAt: time('alive_at').notNull().defaultNow(),
  fileId: uuid('file_id'),
  error: jsonb('error').$type<Failure>(),
  createdAt: time('created_at').notNull().defaultNow(),
});
export type UpscaleRow = typeof filmUpscales.$inferSelect;

/** Accounts that the guide was shown to (BOOT-11). */
export const filmGuides = pgTable('film_guides', {
  accountId: uuid('account_id').primaryKey(),
  shownAt: time('shown_at').notNull().defaultNow(),
  hidden: boolean('hidden').notNull().default(false),
});

/** The steps of the guide that accounts have done or skipped. */
export const filmGuideSteps = pgTable('film_guide_steps', {
  accountId: uuid('account_id').notNull(),
  step: text('step', { enum: GUIDE_STEPS }).notNull(),
  state: text('state', { enum: ['done', 'skipped'] }).notNull(),
  changedAt: time('changed_at').notNull().defaultNow(),
});
