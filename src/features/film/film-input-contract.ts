import * as z from 'zod';
import { coins, modelName } from '#src/foundation/models/model-option.ts';
import { ASSET_KINDS } from '#src/shared/catalogue/asset-kinds.ts';
import { FILM_STAGES } from '#src/shared/catalogue/film-statuses.ts';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LOOK_IDS } from '#src/shared/catalogue/looks.ts';
import { QUOTE_PARTS } from '#src/shared/catalogue/quote-film.ts';
import { RESOLUTIONS } from '#src/shared/catalogue/shots.ts';
import { givenGraph } from './graph-contract.ts';

/** A problem, as a code and as a message in the language of the request. */
export const failure = z.object({ code: z.string().max(60), message: z.string().max(500) });
/** A stage that makes something. */
export const stage = z.enum(FILM_STAGES);

const chosenModels = z.object({
  language: z.string().max(100).optional(),
  image: z.string().max(100).optional(),
  video: z.string().max(100).optional(),
  music: z.string().max(100).optional(),
});

/**
 * A film as entered on the idea page. Lengths and names are checked by the film's own rules, which have their own
 * messages.
 */
export const filmInput = z.object({
  idea: z.string().max(100_000),
  /** A film type, or 'story' for what suits the story; so is `style`. */
  type: z.string().max(40),
  style: z.string().max(40),
  aspect: z.string().max(10),
  language: z.string().max(10),
  shots: z.number().int(),
  seed: z.number().int().min(0).max(0xffffffff).optional(),
  /** What the idea says, as `previewFilm` answers it, where the person has corrected it. */
  graph: givenGraph.optional(),
  /** Several plans of the story are made and the best one by stated rules is kept. */
  deep: z.boolean().default(false),
  resolution: z.enum(RESOLUTIONS).default('720p'),
  models: chosenModels.default({}),
});

/** The price of one mode, and whether the caller may use it. */
export const modeQuote = z.object({
  lines: z
    .array(
      z.object({
        part: z.enum(QUOTE_PARTS),
        count: z.number().int(),
        /** Null when the items have different prices, such as clips of several lengths. */
        unitCoins: coins.nullable(),
        coins,
        /** Null for a fixed price. */
        model: modelName.nullable(),
        /** The provider that bills the caller itself, by a key of its own; null where film coins pay. */
        billedBy: z.string().max(100).nullable(),
      }),
    )
    .max(20),
  totalCoins: coins,
  allowed: z.boolean(),
  /** The reasons, each with its code; empty when it is allowed. */
  problems: z.array(failure).max(10),
});

/** Who spoke a line: an engine, or a model and voice; and who was to speak, where that one failed. */
export const speaker = z.object({ name: z.string().max(300), insteadOf: z.string().max(300).nullable() });

/** Which one of several takes that were asked for together, from 1; the order is the same for all of them. */
export const candidate = z.object({ number: z.number().int(), of: z.number().int(), orderId: z.uuid() });

/** One made asset, or one fixed price. */
export const receiptLine = z.object({
  stage: stage.nullable(),
  /** A kind of asset, or a fixed price. */
  kind: z.enum([...ASSET_KINDS, 'film_price', 'one_click_price']),
  shot: z.number().int().nullable(),
  /** Name of the character, place or item. */
  name: z.string().max(200).nullable(),
  take: z.number().int().nullable(),
  candidate: candidate.nullable(),
  model: modelName.nullable(),
  /** The model that made it; null until something was made. */
  servedBy: modelName.nullable(),
  /** Of a voice: who spoke. */
  speaker: speaker.nullable(),
  coins,
  /** What happened to the coins; `own_key` where the provider bills the owner itself. */
  state: z.enum(['free', 'own_key', 'held', 'charged', 'returned']),
  at: z.iso.datetime(),
});

/** Three frames of a film that is not made yet, and what was understood of its idea. */
export const filmPreview = z.object({
  title: z.string(),
  /** What suits the story, where the order left it to it. */
  type: z.enum(FILM_TYPES),
  style: z.enum(LOOK_IDS),
  /** Who, what, where and when: send it back with the order where a part of it has been corrected. */
  graph: z.record(z.string(), z.unknown()),
  frames: z
    .array(
      z.object({
        number: z.number().int(),
        script: z.string(),
        words: z.string(),
        seconds: z.number(),
        /** What the draft engine draws the frame from. */
        drawing: z.record(z.string(), z.unknown()),
      }),
    )
    .max(3),
});
