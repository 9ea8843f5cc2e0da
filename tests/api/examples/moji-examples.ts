import sharp from 'sharp';
import { own, type EndpointExample, type ExampleRequest } from './endpoint-example.ts';

/** A card, a canvas and a seed of nobody. */
const NOTHING = '0195f0c0-0000-7000-8000-000000000000';
const OLD_SEED = '0'.repeat(64);

const content = { name: 'An example', background: null, layers: [] };
const draw = (changes: Record<string, unknown> = {}): ExampleRequest => ({
  body: {
    count: 1,
    commitment: OLD_SEED,
    clientSeed: 'an example',
    agreedCoins: 10,
    idempotencyKey: 'an-example-of-a-draw',
    ...changes,
  },
});
const ofCard: EndpointExample = {
  access: 'account',
  stranger: 'TASK_NOT_FOUND',
  answer: 'TASK_NOT_FOUND',
  valid: () => ({ params: { cardId: NOTHING } }),
  refused: () => [
    { params: { cardId: 'x' }, code: 'TASK_ID_INVALID' },
    { params: { cardId: ' ' }, code: 'TASK_ID_EMPTY' },
  ],
};
const ofBoard: EndpointExample = {
  access: 'account',
  stranger: 'NOT_FOUND',
  answer: 'NOT_FOUND',
  valid: () => ({ params: { boardId: NOTHING } }),
};

/** Two squares below each other. */
const strip = await sharp({ create: { width: 32, height: 64, channels: 4, background: '#a0503080' } })
  .png()
  .toBuffer();
const ofStrip = (query: Record<string, string>): EndpointExample => ({
  ...own,
  valid: () => ({ query, file: { type: 'image/png', bytes: strip } }),
  refused: () => [
    {
      query,
      file: { type: 'image/png', bytes: Buffer.from('not a picture at all') },
      code: 'IMAGE_FORMAT_UNSUPPORTED',
    },
    { query, file: { type: 'image/png', bytes: strip.subarray(0, -20) }, code: 'IMAGE_FORMAT_UNSUPPORTED' },
  ],
});

export const MOJI_EXAMPLES: Readonly<Record<string, EndpointExample>> = {
  'mojiMagic.readMojiMagic': { ...own, valid: () => ({}) },
  'mojiMagic.drawCards': {
    ...own,
    // Another seed is open than the one that this order has seen: nothing is drawn or paid.
    answer: 'DRAW_SEED_CHANGED',
    stranger: 'DRAW_SEED_CHANGED',
    valid: () => draw(),
    refused: () => [
      { ...draw({ count: 2, agreedCoins: 20 }), code: 'DRAW_COUNT_INVALID' },
      { ...draw({ agreedCoins: 1 }), code: 'PRICE_CHANGED' },
      { ...draw({ clientSeed: '' }), code: 'INVALID_DATA' },
    ],
  },
  'mojiMagic.listDraws': { ...own, valid: () => ({ query: { limit: '5' } }) },
  'mojiMagic.publishSeed': { ...own, valid: () => ({ body: { seedId: NOTHING } }) },
  'mojiMagic.listCards': {
    ...own,
    valid: () => ({ query: { rarity: 'rare', limit: '5' } }),
    refused: () => [{ query: { style: 'bronze' }, code: 'INVALID_DATA' }],
  },
  'mojiMagic.redrawCard': ofCard,
  'mojiMagic.removeCard': ofCard,
  'mojiMagic.listBoards': { ...own, valid: () => ({}) },
  'mojiMagic.createBoard': {
    ...own,
    valid: () => ({ body: { content, idempotencyKey: 'an-example-of-a-canvas' } }),
    refused: () => [
      { body: { content: { ...content, background: 'red' }, idempotencyKey: 'a-red-canvas' }, code: 'INVALID_DATA' },
    ],
  },
  'mojiMagic.readBoard': ofBoard,
  'mojiMagic.keepBoard': {
    ...own,
    // Of a canvas that is not there it makes one of the caller's.
    valid: () => ({ params: { boardId: NOTHING }, body: { version: 1, content } }),
  },
  'mojiMagic.removeBoard': ofBoard,
  'mojiMagic.encodeAnimation': ofStrip({ format: 'gif', frames: '2', milliseconds: '100' }),
  'mojiMagic.packStickers': ofStrip({ name: 'An example', stickers: '2' }),
};
