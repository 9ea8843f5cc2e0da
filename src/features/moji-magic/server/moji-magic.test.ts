import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { generations } from '#src/foundation/generation/server/tables.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { CARD_PIXELS, STICKER_SIDE_PIXELS } from '#src/shared/catalogue/card-styles.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { commitmentOf, drawCard } from '#src/shared/fair-draw.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { readZip } from '#tests/build/read-zip.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { MOST_BOARDS } from '../board.ts';
import { createBoard, keepBoard, listBoards, readBoard, removeBoard } from './boards.ts';
import { forgetMojiMagic, redrawCard, removeCard, sweepRemovedCards } from './change-card.ts';
import { drawCards, listDraws, type DrawOrder } from './draw-cards.ts';
import { encodeAnimation, packStickers } from './encode-strip.ts';
import { mojiSection } from './moji-section.ts';
import { openSeedOf, publishSeed } from './open-seed.ts';
import { presentDraw } from './present.ts';
import { countCards, listCards, type WholeCard } from './read-cards.ts';
import { mojiCards, mojiDraws } from './tables.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let accountId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-moji-'));
  studio = await buildStudio(database, folder);
  accountId = await buildAccount(database, 500);
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

async function orderOf(count: number, changes: Partial<DrawOrder> = {}): Promise<DrawOrder> {
  const seed = await openSeedOf(database.db, changes.accountId ?? accountId);
  return {
    accountId,
    count,
    commitment: await commitmentOf(seed.serverSeed),
    clientSeed: 'my own seed',
    agreedCoins: 10 * count,
    idempotencyKey: randomUUID(),
    ...changes,
  };
}
const draw = async (count: number, changes: Partial<DrawOrder> = {}): Promise<string> =>
  drawCards(studio.parts, await orderOf(count, changes));
/** As if these were still being drawn, by a process that is alive. */
const GOES_ON = `update generations set state = 'processing', finished_at = null, alive_at = now() + interval '1 day'
  where id = any($1)`;
const stateOf = async (id: string): Promise<string | undefined> =>
  (await database.db.select().from(generations).where(eq(generations.id, id)))[0]?.state;
const cardsOf = async (drawId: string): Promise<WholeCard[]> =>
  (await listCards(database.db, { accountId, drawId, limit: 10 })).cards;
const drawsOf = async () => (await listDraws(database.db, { accountId, limit: 50 })).draws;

async function drawn(drawId: string): Promise<WholeCard[]> {
  for (let look = 0; look < 1200; look++) {
    const cards = await cardsOf(drawId);
    if (cards.every(({ picture, sticker, hasFailed }) => hasFailed || (picture && sticker))) {
      return cards;
    }
    await pause(50);
  }
  throw new Error('the cards are not drawn');
}

test('[MOJ-01] [CAT-30] [CAT-37] [CAT-35] a draw costs ten coins a card, is logged, and its cards become pictures', async () => {
  const before = await readBalance(database.db, accountId);
  const id = await draw(5);
  expect(before - (await readBalance(database.db, accountId))).toBe(50);
  const [logged] = await drawsOf();
  expect(logged).toMatchObject({ id, firstNumber: 0, cardCount: 5, coins: 50, clientSeed: 'my own seed' });
  const cards = await drawn(id);
  expect(cards.map(({ card }) => [card.style, card.rarity])).toEqual(
    logged!.drawn.map(({ style, rarity }) => [style, rarity]),
  );
  const [first] = cards;
  const size = async (file: WholeCard['picture']) => {
    const { width, height, hasAlpha } = await sharp(studio.parts.storage.pathOf(file!.storageKey)).metadata();
    return { width, height, hasAlpha };
  };
  expect(await size(first!.picture)).toEqual({ ...CARD_PIXELS, hasAlpha: true });
  const side = STICKER_SIDE_PIXELS;
  expect(await size(first!.sticker)).toEqual({ width: side, height: side, hasAlpha: true });
  expect((await proveLedger(database.db)).faults).toEqual([]);
});

test('[MOJ-01] the same order is one draw, however often and at once it is sent; draws at once get numbers of their own', async () => {
  const before = await readBalance(database.db, accountId);
  const order = await orderOf(5);
  const ids = await Promise.all(Array.from({ length: 6 }, () => drawCards(studio.parts, order)));
  expect(new Set(ids).size).toBe(1);
  for (const other of [{ count: 10, agreedCoins: 100 }, { clientSeed: 'another seed' }]) {
    await expect(drawCards(studio.parts, { ...order, ...other })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  }
  await Promise.all([draw(1), draw(5), draw(1)]);
  expect(before - (await readBalance(database.db, accountId))).toBe(120);
  const numbers = (await drawsOf())
    .flatMap(({ firstNumber, cardCount }) => Array.from({ length: cardCount }, (_, index) => firstNumber + index))
    .toSorted((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: 17 }, (_, index) => index));
});

test('[MOJ-01] [CAT-41] [ERR-08] [TOOL-07] other counts, another price, too few coins and an old seed draw nothing', async () => {
  const before = await database.db.$count(mojiDraws);
  for (const count of [0, 2, 11, -1]) {
    await expect(draw(count)).rejects.toMatchObject({ code: 'DRAW_COUNT_INVALID' });
  }
  await expect(draw(1, { agreedCoins: 9 })).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  await expect(draw(1, { commitment: '0'.repeat(64) })).rejects.toMatchObject({ code: 'DRAW_SEED_CHANGED' });
  const poor = await buildAccount(database, 49);
  await expect(draw(5, { accountId: poor })).rejects.toMatchObject({ code: 'INSUFFICIENT_COINS' });
  expect(await readBalance(database.db, poor)).toBe(49);
  expect(await database.db.$count(mojiDraws)).toBe(before);
});

test('[MOJ-01] a seed is secret until it is published, and then gives every card that was drawn; no row of the log changes', async () => {
  const id = await draw(10);
  const secret = await openSeedOf(database.db, accountId);
  const [hidden] = await drawsOf();
  expect(await presentDraw(hidden!)).toMatchObject({
    id,
    serverSeed: null,
    commitment: await commitmentOf(secret.serverSeed),
  });
  const next = await publishSeed(database.db, { accountId, seedId: secret.id });
  expect([next.id === secret.id, next.cardsDrawn, next.clientSeed]).toEqual([false, 0, 'my own seed']);
  for (const row of await drawsOf()) {
    const { serverSeed, clientSeed, firstNumber, drawn: cards, commitment } = await presentDraw(row);
    expect(await commitmentOf(serverSeed!)).toBe(commitment);
    const again = cards.map((_, index) =>
      drawCard({ serverSeed: serverSeed!, clientSeed, counter: firstNumber + index }),
    );
    expect(await Promise.all(again)).toEqual(cards);
  }
  await expect(database.pool.query("update moji_draws set client_seed = 'x'")).rejects.toThrow('never changed');
  // Once published, the same wish publishes nothing more.
  const after = await publishSeed(database.db, { accountId, seedId: secret.id });
  expect(after.id).toBe(next.id);
});

test('[MOJ-01] [COIN-05] a removed card is gone with its pictures, gives nothing back, and stays in the log', async () => {
  const id = await draw(1);
  const before = await readBalance(database.db, accountId);
  const log = (await drawsOf()).length;
  const [card] = await cardsOf(id);
  await removeCard(studio.parts, { accountId, cardId: card!.card.id });
  expect(await cardsOf(id)).toEqual([]);
  expect(await readBalance(database.db, accountId)).toBe(before);
  expect((await drawsOf()).length).toBe(log);
  await sweepRemovedCards(studio.parts);
  expect(await stateOf(card!.card.cardGenerationId)).toBeUndefined();
  expect(await stateOf(card!.card.stickerGenerationId)).toBeUndefined();
});

test('[MOJ-01] the sweep of removed cards passes those that are still being drawn', async () => {
  const cards = await drawn(await draw(5));
  const removed = cards.map(({ card }) => card.id);
  await database.pool.query('update moji_cards set removed_at = now() where id = any($1)', [removed]);
  const going = cards.slice(0, 2).map(({ card }) => card.stickerGenerationId);
  await database.pool.query(GOES_ON, [going]);
  expect(await sweepRemovedCards(studio.parts)).toBe(3);
  expect(await sweepRemovedCards(studio.parts)).toBe(0);
  await database.pool.query("update generations set state = 'completed', finished_at = now() where id = any($1)", [
    going,
  ]);
  expect(await sweepRemovedCards(studio.parts)).toBe(2);
});

test('[MOJ-01] [TOOL-07] only the picture that could not be drawn is drawn again; the one in progress stays', async () => {
  const [whole] = await drawn(await draw(1));
  const { id: cardId, cardGenerationId, stickerGenerationId } = whole!.card;
  const before = await readBalance(database.db, accountId);
  // Nothing has failed: nothing is drawn.
  expect((await redrawCard(studio.parts, { accountId, cardId })).card).toEqual(whole!.card);
  await database.pool.query(
    "update generations set state = 'failed', result_file_id = null, finished_at = now() where id = $1",
    [cardGenerationId],
  );
  await database.pool.query(GOES_ON, [[stickerGenerationId]]);
  const again = await redrawCard(studio.parts, { accountId, cardId });
  expect(again.card).toMatchObject({ stickerGenerationId });
  expect(again.card.cardGenerationId).not.toBe(cardGenerationId);
  expect(await stateOf(cardGenerationId)).toBeUndefined();
  expect(await stateOf(stickerGenerationId)).toBe('processing');
  await database.pool.query("update generations set state = 'completed', finished_at = now() where id = $1", [
    stickerGenerationId,
  ]);
  const [redrawn] = await drawn(whole!.card.drawId);
  expect(redrawn!.picture?.sha256).toBe(whole!.picture!.sha256);
  expect(redrawn!.sticker?.id).toBe(whole!.sticker!.id);
  expect(await readBalance(database.db, accountId)).toBe(before);
});

test('[TOOL-05] [TOOL-07] a removed card and an id that is none are not drawn again, and nobody draws without end', async () => {
  const [{ card }] = (await cardsOf(await draw(1))) as [WholeCard];
  await removeCard(studio.parts, { accountId, cardId: card.id });
  for (const [cardId, code] of [
    [card.id, 'TASK_NOT_FOUND'],
    [randomUUID(), 'TASK_NOT_FOUND'],
    [' ', 'TASK_ID_EMPTY'],
    ['x', 'TASK_ID_INVALID'],
  ] as const) {
    await expect(redrawCard(studio.parts, { accountId, cardId })).rejects.toMatchObject({ code });
  }
  const eager = await buildAccount(database, 0);
  const asked = Array.from({ length: LIMITS.perAccount.redrawsPerHour }, () =>
    redrawCard(studio.parts, { accountId: eager, cardId: randomUUID() }),
  );
  expect((await Promise.allSettled(asked)).every(({ status }) => status === 'rejected')).toBe(true);
  await expect(redrawCard(studio.parts, { accountId: eager, cardId: randomUUID() })).rejects.toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
  });
  const { id: seedId } = await openSeedOf(database.db, eager);
  await Promise.all(
    Array.from({ length: LIMITS.perAccount.seedsPerHour }, () =>
      publishSeed(database.db, { accountId: eager, seedId }),
    ),
  );
  await expect(publishSeed(database.db, { accountId: eager, seedId })).rejects.toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
  });
});

test('[TOOL-05] [MOJ-01] canvases begun at once with one key are one, and there are never more than the limit', async () => {
  const owner = await buildAccount(database, 0);
  const content = { name: 'Mine', background: null, layers: [] };
  const begin = async (idempotencyKey: string) =>
    createBoard(studio.parts, { accountId: owner, content, idempotencyKey });
  const key = randomUUID();
  const same = await Promise.all(Array.from({ length: 4 }, () => begin(key)));
  expect(new Set(same.map(({ board }) => board.id)).size).toBe(1);
  await database.pool.query(
    `insert into moji_boards (id, account_id, content)
      select gen_random_uuid(), $1, $2::jsonb from generate_series(1, $3::int)`,
    [owner, JSON.stringify(content), MOST_BOARDS - 2],
  );
  const last = await Promise.allSettled(Array.from({ length: 4 }, () => begin(randomUUID())));
  expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(last.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))).toEqual(
    Array(3).fill('TOO_MANY_BOARDS'),
  );
  expect(await listBoards(database.db, owner)).toHaveLength(MOST_BOARDS);
});

test("[TOOL-05] nobody reaches another's cards, draws or canvases", async () => {
  const stranger = await buildAccount(database, 100);
  const [row] = await database.db.select().from(mojiCards).limit(1);
  const cardId = row!.id;
  for (const reach of [removeCard, redrawCard]) {
    await expect(reach(studio.parts, { accountId: stranger, cardId })).rejects.toMatchObject({
      code: 'TASK_NOT_FOUND',
    });
    await expect(reach(studio.parts, { accountId, cardId: 'x' })).rejects.toMatchObject({ code: 'TASK_ID_INVALID' });
  }
  expect(await listCards(database.db, { accountId: stranger, drawId: row!.drawId, limit: 5 })).toEqual({
    cards: [],
    next: null,
  });
  expect(await countCards(database.db, stranger)).toEqual({});
  for (const wanted of [{}, { only: row!.drawId }, { after: row!.drawId }]) {
    expect(await listDraws(database.db, { accountId: stranger, limit: 5, ...wanted })).toEqual({
      draws: [],
      next: null,
    });
  }
  const content = { name: 'Mine', background: null, layers: [] };
  const { board } = await createBoard(studio.parts, { accountId, content, idempotencyKey: randomUUID() });
  await expect(readBoard(database.db, { accountId: stranger, boardId: board.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(removeBoard(studio.parts, { accountId: stranger, boardId: board.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('[MOJ-01] a canvas keeps the pictures that it shows, and what two windows change becomes two canvases', async () => {
  const [card] = await drawn(await draw(1));
  const layer = {
    id: 'a',
    kind: 'picture' as const,
    fileId: card!.sticker!.id,
    name: 'Card',
    x: 512,
    y: 512,
    width: 300,
    height: 300,
    rotation: 0,
    isFlipped: false,
    motion: 'none' as const,
  };
  const content = { name: 'One', background: '#ffeecc', layers: [layer] };
  const { board } = await createBoard(studio.parts, { accountId, content, idempotencyKey: randomUUID() });
  const kept = await keepBoard(studio.parts, {
    accountId,
    boardId: board.id,
    version: 1,
    content: { ...content, name: 'Two' },
  });
  expect(kept.board).toMatchObject({ id: board.id, version: 2 });
  const other = await keepBoard(studio.parts, {
    accountId,
    boardId: board.id,
    version: 1,
    content: { ...content, name: 'Elsewhere' },
  });
  expect(other.board.id).not.toBe(board.id);
  expect((await readBoard(database.db, { accountId, boardId: board.id })).board.content.name).toBe('Two');
  await removeCard(studio.parts, { accountId, cardId: card!.card.id });
  await sweepRemovedCards(studio.parts);
  expect((await readBoard(database.db, { accountId, boardId: board.id })).files.map(({ id }) => id)).toEqual([
    layer.fileId,
  ]);
  const stranger = await buildAccount(database, 0);
  await expect(
    createBoard(studio.parts, { accountId: stranger, content, idempotencyKey: randomUUID() }),
  ).rejects.toMatchObject({ code: 'FILE_GONE' });
});

test('[ACC-05] [ACC-06] draws, cards and canvases are in the archive, and go with the account', async () => {
  const names: string[] = [];
  for await (const { name } of mojiSection(database.db, accountId)) {
    names.push(name);
  }
  expect(names).toContain('moji-magic/draws.json');
  expect(names.some((name) => name.startsWith('moji-magic/cards/'))).toBe(true);
  expect(names.some((name) => name.startsWith('moji-magic/canvases/'))).toBe(true);
  const drawnBefore = await database.db.$count(generations);
  await database.db.transaction((transaction) => forgetMojiMagic(transaction, accountId));
  expect(await drawsOf()).toEqual([]);
  expect(await countCards(database.db, accountId)).toEqual({});
  expect(drawnBefore).toBeGreaterThan(0);
});

/** Squares of different colours below each other; the right half is clear. */
async function stripOf(count: number, side = 64): Promise<Blob> {
  const data = Buffer.alloc(side * side * count * 4);
  for (let y = 0; y < side * count; y++) {
    for (let x = 0; x < side / 2; x++) {
      data.set([40 * Math.floor(y / side), 255 - x, 90, 255], 4 * (y * side + x));
    }
  }
  const raw = { width: side, height: side * count, channels: 4 } as const;
  return new Blob([new Uint8Array(await sharp(data, { raw }).png().toBuffer())]);
}

test('[MOJ-01] a canvas becomes an animation of different frames that loops, clear where it is clear', async () => {
  const frames = 6;
  for (const format of ['gif', 'webp'] as const) {
    const bytes = await encodeAnimation(await stripOf(frames), { format, frames, milliseconds: 70, holder: 'me' });
    const { pages, width, pageHeight, loop, delay, hasAlpha } = await sharp(bytes, { animated: true }).metadata();
    expect({ pages, width, pageHeight, loop, hasAlpha }).toEqual({
      pages: frames,
      width: 64,
      pageHeight: 64,
      loop: 0,
      hasAlpha: true,
    });
    expect(delay).toEqual(Array.from({ length: frames }, () => 70));
    const reds = await Promise.all(
      Array.from({ length: frames }, async (_, page) => {
        const pixels = await sharp(bytes, { page }).ensureAlpha().raw().toBuffer();
        return [pixels[4 * (64 * 32 + 8)]! > 40 * page - 20, pixels[4 * (64 * 32 + 60) + 3]];
      }),
    );
    expect(reds).toEqual(Array.from({ length: frames }, () => [true, 0]));
  }
  for (const wrong of [await stripOf(2), new Blob(['no picture'])]) {
    await expect(
      encodeAnimation(wrong, { format: 'gif', frames: 3, milliseconds: 70, holder: 'me' }),
    ).rejects.toMatchObject({ code: 'IMAGE_FORMAT_UNSUPPORTED' });
  }
});

test('[MOJ-01] a sticker pack is a ZIP of stickers of 512 pixels within 100 KB, with a tray picture and its contents', async () => {
  const zip = readZip(await packStickers(await stripOf(3, 512), { name: 'My pack', stickers: 3, holder: 'me' }));
  expect([...zip.keys()].toSorted()).toEqual([
    '01.webp',
    '02.webp',
    '03.webp',
    'contents.json',
    'png/01.png',
    'png/02.png',
    'png/03.png',
    'tray.png',
  ]);
  const sticker = zip.get('02.webp')!;
  expect(sticker.length).toBeLessThanOrEqual(100 * 1024);
  expect(await sharp(sticker).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512, hasAlpha: true });
  expect(await sharp(zip.get('tray.png')).metadata()).toMatchObject({ format: 'png', width: 96, height: 96 });
  const contents = JSON.parse(zip.get('contents.json')!.toString()) as {
    sticker_packs: { name: string; stickers: unknown[] }[];
  };
  expect(contents.sticker_packs[0]).toMatchObject({ name: 'My pack', tray_image_file: 'tray.png' });
  expect(contents.sticker_packs[0]?.stickers).toHaveLength(3);
});
