import { oc } from '@orpc/contract';
import * as z from 'zod';
import { CARD_STYLE_IDS, RARITIES, type CardStyle } from '#src/shared/catalogue/card-styles.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { endpoint } from '#src/shared/endpoint.ts';
import { answeredText, requiredLine } from '#src/shared/form-text.ts';
import { boardContent, boardName } from './board-schema.ts';
import { BOARD_NAME_CHARACTERS, MOST_BOARDS, MOST_FRAMES, MOST_STICKERS } from './board.ts';

const id = z.uuid();
const MOST_CARDS = 50;
const MOST_DRAWN = 10;
const SEED_CHARACTERS = 64;

const style = z.enum(CARD_STYLE_IDS as [CardStyle, ...CardStyle[]]);
const rarity = z.enum(RARITIES);
const hexadecimal = z
  .string()
  .max(64)
  .regex(/^[0-9a-f]{64}$/);

/** A file of the account, as a browser fetches it. */
const storedFile = z.object({ id, path: z.string().max(2000), mime: z.string().max(100), bytes: z.number().int() });
export type MojiFile = z.infer<typeof storedFile>;

const card = z.object({
  id,
  drawId: id,
  createdAt: z.iso.datetime(),
  style,
  rarity,
  /** Framed; null while it is being drawn. */
  picture: storedFile.nullable(),
  /** The same without a frame, on clear ground. */
  sticker: storedFile.nullable(),
  /** A picture could not be drawn: it can be drawn again, for nothing. */
  hasFailed: z.boolean(),
});
export type MojiCard = z.infer<typeof card>;

/** The seed that decides the next cards. */
const openSeed = z.object({
  id,
  /** SHA-256 of the server's seed. */
  commitment: hexadecimal,
  /** The account's own seed of the last draw, or one by chance before the first. */
  clientSeed: answeredText(SEED_CHARACTERS),
  cardsDrawn: z.number().int(),
});
export type OpenSeed = z.infer<typeof openSeed>;

const draw = z.object({
  id,
  createdAt: z.iso.datetime(),
  coins: z.number().int(),
  seedId: id,
  commitment: hexadecimal,
  /** Null until the seed is published. */
  serverSeed: hexadecimal.nullable(),
  clientSeed: answeredText(SEED_CHARACTERS),
  firstNumber: z.number().int(),
  drawn: z.array(z.object({ style, rarity, pictureSeed: z.number().int() })).max(MOST_DRAWN),
});
export type MojiDraw = z.infer<typeof draw>;

const board = z.object({
  id,
  version: z.number().int(),
  changedAt: z.iso.datetime(),
  content: boardContent,
  files: z.array(storedFile).max(100),
});
export type MojiBoard = z.infer<typeof board>;

/** Square frames or stickers below each other, as one picture. */
const strip = z.file().max(LIMITS.moji.stripBytes);

/** Not a UUID in the schema: an empty or wrong id has messages of its own (TASK_ID_EMPTY, TASK_ID_INVALID). */
const ofCard = z.object({ cardId: z.string().max(100) });
const ofBoard = z.object({ boardId: id });

/** Draws of cards, the collection, and canvases; all require a signed-in account and work on its own things. */
export const mojiMagicContract = {
  readMojiMagic: oc
    .route({
      method: 'GET',
      path: '/api/moji-magic',
      summary: 'The seed of the next draw, and how many cards there are',
    })
    .output(
      z.object({
        seed: openSeed,
        /** Cards of each style in the collection; styles without any are absent. */
        counts: z.partialRecord(style, z.number().int()),
      }),
    ),
  drawCards: endpoint
    .route({
      method: 'POST',
      path: '/api/moji-magic/draws',
      summary: 'Draw 1, 5 or 10 cards: one in ten is rare, and within a rarity each style is as likely',
    })
    .input(
      z.object({
        /** Another number: DRAW_COUNT_INVALID. */
        count: z.number().int(),
        /** Of the seed that was shown: DRAW_SEED_CHANGED where another one is open now. */
        commitment: hexadecimal,
        clientSeed: requiredLine(SEED_CHARACTERS),
        /** The price that was shown: another one is refused with PRICE_CHANGED. */
        agreedCoins: z.number().int().min(0),
        /** The same key means the same draw, however often it is sent. */
        idempotencyKey: z.string().min(8).max(100),
      }),
    )
    .output(z.object({ draw, cards: z.array(card).max(MOST_DRAWN), seed: openSeed })),
  listDraws: oc
    .route({ method: 'GET', path: '/api/moji-magic/draws', summary: 'The log of draws, the newest first' })
    .input(z.object({ cursor: id.optional(), limit: z.coerce.number().int().min(1).max(50).default(20) }))
    .output(z.object({ draws: z.array(draw).max(50), next: id.nullable() })),
  publishSeed: oc
    .route({
      method: 'POST',
      path: '/api/moji-magic/seeds',
      summary: 'Publish the seed of the draws so far, and begin a new one',
    })
    .input(z.object({ seedId: id }))
    .output(openSeed),
  listCards: oc
    .route({ method: 'GET', path: '/api/moji-magic/cards', summary: 'The collection, the newest card first' })
    .input(
      z.object({
        style: style.optional(),
        rarity: rarity.optional(),
        draw: id.optional(),
        cursor: id.optional(),
        limit: z.coerce.number().int().min(1).max(MOST_CARDS).default(24),
      }),
    )
    .output(z.object({ cards: z.array(card).max(MOST_CARDS), next: id.nullable() })),
  redrawCard: oc
    .route({
      method: 'POST',
      path: '/api/moji-magic/cards/{cardId}/pictures',
      summary: 'Draw the pictures of a card again that could not be drawn; it costs nothing',
    })
    .input(ofCard)
    .output(card),
  removeCard: oc
    .route({
      method: 'DELETE',
      path: '/api/moji-magic/cards/{cardId}',
      summary: 'Remove a card from the collection; its coins do not come back',
    })
    .input(ofCard)
    .output(z.object({})),
  listBoards: oc
    .route({ method: 'GET', path: '/api/moji-magic/boards', summary: 'The canvases, the last changed first' })
    .output(
      z.object({
        boards: z.array(z.object({ id, name: boardName, changedAt: z.iso.datetime() })).max(MOST_BOARDS),
      }),
    ),
  createBoard: oc
    .route({ method: 'POST', path: '/api/moji-magic/boards', summary: 'Begin a canvas' })
    .input(z.object({ content: boardContent, idempotencyKey: z.string().min(8).max(100) }))
    .output(board),
  readBoard: oc
    .route({ method: 'GET', path: '/api/moji-magic/boards/{boardId}', summary: 'One canvas' })
    .input(ofBoard)
    .output(board),
  keepBoard: oc
    .route({
      method: 'PUT',
      path: '/api/moji-magic/boards/{boardId}',
      summary: 'Keep a canvas; what was changed elsewhere meanwhile stays, and this becomes a canvas of its own',
    })
    .input(ofBoard.extend({ version: z.number().int(), content: boardContent }))
    .output(board),
  removeBoard: oc
    .route({ method: 'DELETE', path: '/api/moji-magic/boards/{boardId}', summary: 'Remove a canvas' })
    .input(ofBoard)
    .output(z.object({})),
  encodeAnimation: oc
    .route({
      method: 'POST',
      path: '/api/moji-magic/animations',
      inputStructure: 'detailed',
      summary: 'An animated GIF or WebP that loops, of square frames that are below each other in one picture',
    })
    .input(
      z.object({
        query: z.object({
          format: z.enum(['gif', 'webp']),
          frames: z.coerce.number().int().min(1).max(MOST_FRAMES),
          /** Of one frame. */
          milliseconds: z.coerce.number().int().min(20).max(2000),
        }),
        body: strip,
      }),
    )
    .output(z.file()),
  packStickers: oc
    .route({
      method: 'POST',
      path: '/api/moji-magic/sticker-packs',
      inputStructure: 'detailed',
      summary:
        'A ZIP of stickers of 512 × 512 pixels as WebP of at most 100 KB and as PNG, with a picture for the tray and a list of contents, of square pictures that are below each other in one',
    })
    .input(
      z.object({
        query: z.object({
          name: requiredLine(BOARD_NAME_CHARACTERS),
          stickers: z.coerce.number().int().min(1).max(MOST_STICKERS),
        }),
        body: strip,
      }),
    )
    .output(z.file()),
};
