import { oc } from '@orpc/contract';
import * as z from 'zod';
import { coins } from '#src/foundation/models/model-option.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { writtenText } from '#src/shared/form-text.ts';
import { memberKey } from './cast-edit-contract.ts';
import { id } from './film-view-contract.ts';

const ofFilm = z.object({ filmId: id });
const asset = z.enum(['character_picture', 'place_picture', 'item_picture', 'picture', 'clip']);
/** Of a member of the cast, or the id of a shot. */
const key = z.union([id, memberKey]);

const toolModel = z.object({
  id: z.string().max(100),
  label: z.string().max(100),
  company: z.string().max(100),
  description: z.string().max(300).nullable(),
  /** Of an order: one changed picture, all views, or one clip. */
  coins,
  /** It is for members, and the caller is none. */
  isForMembers: z.boolean(),
  /** The provider that bills the caller itself, by a key of its own; null where film coins pay. */
  billedBy: z.string().max(100).nullable(),
});
export type ToolModel = z.infer<typeof toolModel>;
const toolModels = z.array(toolModel).max(200);

/** The endpoints of models that change what a film has; all require a signed-in account and work on its own films. */
export const toolContract = {
  listToolModels: oc
    .route({
      method: 'GET',
      path: '/api/film-tool-models',
      summary: 'The models that change pictures, show them from other sides or fit mouths to voices, as far as set up',
    })
    .output(z.object({ edit: toolModels, view: toolModels, lipSync: toolModels })),
  orderToolTakes: endpoint
    .meta({ checkedTexts: ['prompt'] })
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/tool-takes',
      summary:
        'Have a model change a picture by a prompt, show a character from all sides, or fit a mouth to its voice',
    })
    .input(
      ofFilm.extend({
        asset,
        key,
        /** From `listToolModels`. */
        model: z.string().max(100),
        /** Required of changes by words: PROMPT_EMPTY. */
        prompt: writtenText(LIMITS.film.changePromptCharacters).default(''),
        /** The price that was shown: one that would cost more is refused with PRICE_CHANGED. */
        agreedCoins: coins,
        /** Whether the provider was said to bill the caller itself; PRICE_CHANGED where that is not so any more. */
        agreedOwnKey: z.boolean().default(false),
        /** The same key means the same order, however often it is sent. */
        idempotencyKey: z.string().min(8).max(100).optional(),
      }),
    )
    .output(z.object({ started: z.number().int() })),
  stopToolTakes: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/tool-takes/stop',
      summary: 'Stop what was ordered of a picture or a clip; what a provider has begun goes on and is charged',
    })
    .input(ofFilm.extend({ asset, key }))
    .output(
      z.object({
        /** Takes that are not made and not charged. */
        stopped: z.number().int(),
        /** Takes that cannot be stopped any more. */
        goingOn: z.number().int(),
      }),
    ),
};
