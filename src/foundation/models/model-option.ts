import * as z from 'zod';
import { CLIP_EFFORTS, CLIP_MOTIONS, CLIP_SOURCES } from '#src/shared/catalogue/clip-modes.ts';
import { MODEL_INPUTS } from '#src/shared/catalogue/models/model-entry.ts';

/** A whole number of coins. */
export const coins = z.number().int().min(0);
/** A model's id and its display name. */
export const modelName = z.object({ id: z.string().max(100), label: z.string().max(200) });

const availability = z.discriminatedUnion('state', [
  z.object({ state: z.literal('available'), retiringOn: z.iso.date().nullable() }),
  /** No vendor serves it on this site. */
  z.object({ state: z.literal('not_configured') }),
  /** What it needs is not installed on this machine. */
  z.object({ state: z.literal('not_installed') }),
  /** The operator does not offer it now. */
  z.object({ state: z.literal('switched_off') }),
  z.object({ state: z.literal('retired'), on: z.iso.date().nullable(), successor: modelName.nullable() }),
]);

/** A model that can be chosen (CAT-11, CAT-26). */
const modelOption = z.object({
  id: z.string().max(100),
  label: z.string().max(200),
  company: z.string().max(100),
  draft: z.boolean(),
  /** Coins for one `unit`. */
  coins,
  /** The provider that bills the caller itself, by a key of its own; null where film coins pay. */
  billedBy: z.string().max(100).nullable(),
  unit: z.enum(['film', 'picture', 'clip', 'second', 'piece']),
  /** For clips: the length that the price is for; longer ones cost in proportion. Null when any length costs the same. */
  unitSeconds: z.number().nullable(),
  /** Its description in the language of the request; null without one. */
  description: z.string().max(300).nullable(),
  /** For clips: the supported lengths, shortest first; empty when any length is possible. */
  durationsSeconds: z.array(z.number()).max(60),
  /** The inputs it accepts. */
  inputs: z.array(z.enum(MODEL_INPUTS)).max(10),
  resolutions: z.array(z.string().max(10)).max(10),
  /** What can be chosen of a clip; a list without a choice is empty. */
  choices: z
    .object({
      sources: z.array(z.enum(CLIP_SOURCES)),
      motions: z.array(z.enum(CLIP_MOTIONS)),
      efforts: z.array(z.enum(CLIP_EFFORTS)),
      shortSides: z.array(z.number()).max(20),
      seconds: z.array(z.number()).max(60),
    })
    .nullable(),
  /** Of clips made with more work: up to which length that is possible, and how many times the usual price it costs. */
  precise: z.object({ mostSeconds: z.number(), priceFactor: z.number() }).nullable(),
  premium: z.boolean(),
  isNew: z.boolean(),
  availability,
  /** Why it cannot be chosen, in the language of the request; null when it can. */
  reason: z.string().max(500).nullable(),
});
/** The models of one kind, and the default. */
export const modelChoice = z.object({ default: z.string().max(100), options: z.array(modelOption).max(500) });
export type ModelOption = z.infer<typeof modelOption>;
export type ModelChoice = z.infer<typeof modelChoice>;
