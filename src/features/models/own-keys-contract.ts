import { oc } from '@orpc/contract';
import * as z from 'zod';
import { MODEL_KINDS, VENDORS } from '#src/shared/catalogue/models/model-entry.ts';
import { endpoint } from '#src/shared/endpoint.ts';

const ofVendor = z.object({ vendor: z.enum(VENDORS) });

const ownKey = z.object({
  vendor: z.enum(VENDORS),
  label: z.string().max(100),
  /** The kinds of models that it serves here. */
  serves: z.array(z.enum(MODEL_KINDS)).max(20),
  /** Whether the caller has a key there. */
  isKept: z.boolean(),
  /** The last four signs of the caller's key; null without one, or where it cannot be read and must be given again. */
  lastFour: z.string().max(4).nullable(),
});
export type OwnKeyAnswer = z.infer<typeof ownKey>;

const ownKeys = z.object({
  /** Whether the operator lets members use keys of their own. */
  isOn: z.boolean(),
  vendors: z.array(ownKey).max(50),
});

/** A member's own keys at vendors of models. All endpoints are about the caller alone, and none answers a key. */
export const ownKeysContract = {
  listOwnKeys: oc
    .route({
      method: 'GET',
      path: '/api/own-keys',
      summary: 'The providers at which the caller can have a key, or has',
    })
    .output(ownKeys),
  keepOwnKey: endpoint
    .meta({ form: true })
    .route({ method: 'PUT', path: '/api/own-keys/{vendor}', summary: "Keep the caller's key at a provider, encrypted" })
    .input(
      ofVendor.extend({
        key: z
          .string()
          .max(400)
          .regex(/^[\x21-\x7e]{8,400}$/),
      }),
    )
    .output(ownKeys),
  removeOwnKey: oc
    .route({ method: 'DELETE', path: '/api/own-keys/{vendor}', summary: "Remove the caller's key at a provider" })
    .input(ofVendor)
    .output(ownKeys),
  tryOwnKey: oc
    .route({
      method: 'POST',
      path: '/api/own-keys/{vendor}/try',
      summary: "Ask a provider, for nothing, whether it takes the caller's key",
    })
    .input(ofVendor)
    .output(z.object({ state: z.enum(['works', 'refused', 'no_credit', 'unreachable']) })),
};
