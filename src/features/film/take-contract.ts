import * as z from 'zod';
import { coins, modelName } from '#src/foundation/models/model-option.ts';
import { ASSET_KINDS } from '#src/shared/catalogue/asset-kinds.ts';
import { clipWish } from '#src/shared/catalogue/clip-wish-schema.ts';
import { candidate, failure } from './film-input-contract.ts';
import { id, media } from './film-view-contract.ts';

/** A take of the picture of a character, a place or an item. */
export const castTake = z.object({
  id,
  /** From 1, for each asset. */
  number: z.number().int(),
  candidate: candidate.nullable(),
  status: z.enum(['generating', 'generated', 'failed', 'cancelled']),
  /** True for the one that is used. */
  circled: z.boolean(),
  file: media.nullable(),
  /** The model that was asked, and the one that made it; null for an upload. */
  model: modelName.nullable(),
  servedBy: modelName.nullable(),
  /** What it cost. */
  coins,
  /** What came back of a take that failed. */
  returnedCoins: coins,
  /** It went with a key of the owner's: the provider bills the owner itself. */
  ownKey: z.boolean(),
  /** What it was made from. */
  prompt: z.string().max(10_000),
  seed: z.number().int(),
  failure: failure.nullable(),
  createdAt: z.iso.datetime(),
});
export type CastTake = z.infer<typeof castTake>;

/** Where a picture comes from: drawn by the engine, made by a paid model, or brought by the owner. */
export const takeOrigin = z.enum(['drawn', 'made', 'brought']);
export type TakeOrigin = z.infer<typeof takeOrigin>;

/** A take of a shot's picture or clip. */
export const shotTake = castTake.extend({
  kind: z.enum(['picture', 'tail_picture', 'clip']),
  /** The takes that it was made from, as far as they are still there. */
  references: z
    .array(
      z.object({
        id,
        kind: z.enum(ASSET_KINDS),
        /** Of the character, place or item that it shows; null for the shot's own. */
        name: z.string().max(200).nullable(),
        number: z.number().int(),
        file: media.nullable(),
      }),
    )
    .max(60),
  /** What was asked for; null of an upload, and of what was made before this film was copied. */
  settings: z
    .object({
      widthPixels: z.number().int(),
      heightPixels: z.number().int(),
      /** Of clips. */
      seconds: z.number().nullable(),
      /** How the owner wanted it made; null where as usual. */
      wish: clipWish.nullable(),
    })
    .nullable(),
});
export type ShotTake = z.infer<typeof shotTake>;
