import { oc } from '@orpc/contract';
import * as z from 'zod';
import { coins } from '#src/foundation/models/model-option.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { memberKey } from './cast-edit-contract.ts';
import { id } from './film-view-contract.ts';
import { castTake, takeOrigin } from './take-contract.ts';
import { CHARACTER_VIEWS } from './timeline/character-views.ts';
import { CAST_KINDS } from './timeline/film-edit.ts';

const ofFilm = z.object({ filmId: id });
const kind = z.enum(CAST_KINDS);
const ofMember = ofFilm.extend({ kind, key: memberKey });
const empty = z.object({});
const words = z.record(z.string(), z.string().max(100));
const otherWords = z.record(z.string(), z.string().max(1000));
const renewal = ofFilm.extend({
  kind,
  keys: z.array(memberKey).min(1).max(LIMITS.film.castMembers),
  /** Id of a model of pictures that costs something; the draft engine follows the parameters by itself. */
  model: z.string().max(100),
});

const memberTake = castTake.extend({
  origin: takeOrigin,
  /** Of a further picture of a character: from where it shows it. */
  view: z.enum(CHARACTER_VIEWS).nullable(),
  /** The figure that it shows, where it is not the character's own. */
  figure: z.record(z.string(), z.unknown()).nullable(),
  /** It shows something else than the film now says. */
  outdated: z.boolean(),
});
export type MemberTake = z.infer<typeof memberTake>;

/** The endpoints about characters, places and items of films; all require a signed-in account. */
export const castContract = {
  readCastWords: oc
    .route({ method: 'GET', path: '/api/cast-words', summary: 'What everything that can be drawn is called' })
    .output(
      z.object({
        items: words,
        species: words,
        elements: words,
        places: words,
        landmarks: words,
        /** More words to search them by. */
        others: z.object({ items: otherWords, species: otherWords, places: otherWords }),
      }),
    ),
  listCastTakes: oc
    .route({
      method: 'GET',
      path: '/api/films/{filmId}/cast/{kind}/{key}/takes',
      summary: 'All takes of the picture of a character, a place or an item, the oldest first',
    })
    .input(ofMember)
    .output(
      z.object({
        takes: z.array(memberTake).max(1000),
        /** Earlier ones that are not listed. */ leftOut: z.number().int(),
      }),
    ),
  drawCharacterViews: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/characters/{key}/views',
      summary:
        'Draw a character from four sides, or from near with a clearer face, free of charge; each is kept beside its picture',
    })
    .input(
      ofFilm.extend({
        key: memberKey,
        sheet: z.enum(['views', 'face']),
        /** The same key means the same order, however often it is sent. */
        idempotencyKey: z.string().min(8).max(100).optional(),
      }),
    )
    .output(z.object({ started: z.number().int() })),
  removeCastTake: oc
    .route({
      method: 'DELETE',
      path: '/api/films/{filmId}/cast-takes/{takeId}',
      summary: 'Remove a picture of a character, a place or an item that is not used',
    })
    .input(ofFilm.extend({ takeId: id }))
    .output(empty),
  bringCastPicture: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/cast/{kind}/{key}/picture',
      summary:
        'Use a picture of one’s own for a character, a place or an item; a character appears in every shot as in it',
    })
    .input(ofMember.extend({ /** From `uploadCharacterPicture`. */ pictureId: id }))
    .output(empty),
  takeOffCastPicture: oc
    .route({
      method: 'DELETE',
      path: '/api/films/{filmId}/cast/{kind}/{key}/picture',
      summary: 'Use the picture that was made again; the one that was brought stays among the takes',
    })
    .input(ofMember)
    .output(empty),
  quoteCastPictures: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/cast-quotes',
      summary: 'What new pictures of characters, places or items by a model would cost',
    })
    .input(renewal)
    .output(
      z.object({
        /** Those whose picture is not being made. */
        members: z.array(z.object({ key: memberKey, coins })).max(LIMITS.film.castMembers),
        totalCoins: coins,
        balanceCoins: coins,
        /** The provider that bills the caller itself, by a key of its own; null where film coins pay. */
        billedBy: z.string().max(100).nullable(),
      }),
    ),
  renewCastPictures: oc
    .route({
      method: 'POST',
      path: '/api/films/{filmId}/cast-pictures',
      summary: 'Make new pictures of characters, places or items by a model; each is used as soon as it is there',
    })
    .input(
      renewal.extend({
        /** The total that was shown: one that would cost more is refused with PRICE_CHANGED. */
        agreedCoins: coins,
        /** The same key means the same order, however often it is sent. */
        idempotencyKey: z.string().min(8).max(100).optional(),
        /** Whether the provider was said to bill the caller itself; PRICE_CHANGED where that is not so any more. */
        agreedOwnKey: z.boolean().default(false),
      }),
    )
    .output(z.object({ started: z.number().int() })),
};
