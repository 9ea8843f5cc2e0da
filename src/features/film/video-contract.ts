import { oc } from '@orpc/contract';
import * as z from 'zod';
import { coins } from '#src/foundation/models/model-option.ts';
import { id, MOST_SHOTS } from './film-view-contract.ts';

const filmOfCaller = z.object({ filmId: id });
const ofTake = filmOfCaller.extend({ takeId: id });
/** Numbers of shots, from 1. */
const numbers = z.array(z.number()).min(1).max(MOST_SHOTS);
const vendors = z.array(z.string().max(100)).max(40);

/** The endpoints of the clips of a film and of what they are made from. */
export const videoContract = {
  quoteRepeat: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/takes/{takeId}/repeat-quotes',
      summary: 'What another take from the same prompt, model, seed, references and settings costs',
    })
    .input(ofTake)
    .output(
      z.object({
        coins,
        balanceCoins: coins,
        /** The provider that bills the caller itself, by a key of its own; null where film coins pay. */
        billedBy: z.string().max(100).nullable(),
      }),
    ),
  repeatTake: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/takes/{takeId}/repeats',
      summary: 'Make another take from the same prompt, model, seed, references and settings',
    })
    .input(
      ofTake.extend({
        /** The price that was shown: one that would cost more is refused with PRICE_CHANGED. */
        agreedCoins: coins,
        agreedOwnKey: z.boolean().default(false),
        /** The same key means the same order, however often it is sent. */
        idempotencyKey: z.string().min(8).max(100).optional(),
      }),
    )
    .output(z.object({ started: z.number().int() })),
  quoteRedo: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/redo-quotes',
      summary: 'What it costs to make out-of-date pictures and clips of models again, take by take',
    })
    .input(filmOfCaller.extend({ /** All shots of the video where absent. */ numbers: numbers.optional() }))
    .output(
      z.object({
        takes: z
          .array(
            z.object({
              number: z.number().int(),
              kind: z.enum(['picture', 'clip']),
              model: z.string().max(100),
              coins,
            }),
          )
          .max(2 * MOST_SHOTS),
        totalCoins: coins,
        balanceCoins: coins,
        /** The providers that bill the caller itself, by keys of its own. */
        billedBy: vendors,
        /** Out-of-date takes whose models are not offered any more: another model can be chosen for them. */
        unavailable: z.number().int(),
      }),
    ),
  redoOutdated: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/redos',
      summary: 'Make out-of-date pictures and clips of models again, each by its model; a clip follows its picture',
    })
    .input(
      filmOfCaller.extend({
        numbers: numbers.optional(),
        /** The total that was shown: one that would cost more is refused with PRICE_CHANGED. */
        agreedCoins: coins,
        agreedBilledBy: vendors.default([]),
        /** The same key means the same order, however often it is sent. */
        idempotencyKey: z.string().min(8).max(100).optional(),
      }),
    )
    .output(z.object({ started: z.number().int() })),
  takeOffClip: oc
    .route({
      method: 'DELETE',
      path: '/api/films/{filmId}/shots/{shotId}/clip',
      summary: 'Use the clip that was made again; the one that was brought stays among the takes',
    })
    .input(filmOfCaller.extend({ shotId: id }))
    .output(z.object({})),
  stopTakes: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/takes/stop',
      summary: 'Stop what was ordered or brought of these shots; what a provider has begun goes on and is charged',
    })
    .input(filmOfCaller.extend({ numbers }))
    .output(
      z.object({
        /** Takes that are not made and not charged. */
        stopped: z.number().int(),
        /** Takes that cannot be stopped any more. */
        goingOn: z.number().int(),
      }),
    ),
};
