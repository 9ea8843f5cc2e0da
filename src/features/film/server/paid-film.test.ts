import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import { holdCoins } from '#src/foundation/coins/server/hold-coins.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { settleHold } from '#src/foundation/coins/server/settle-hold.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { INVITER_BONUS_REASON } from '#src/shared/catalogue/film-rights.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { createLoopbackVendor, startLoopbackService, type LoopbackService } from '#tests/vendors/loopback-vendor.ts';
import { copyFilm } from './copy-film.ts';
import { createFilm } from './create-film.ts';
import { deleteFilm, previewDeletion } from './delete-film.ts';
import { quoteFilm } from './idea/quote-film.ts';
import { comingStage } from './money/next-stage.ts';
import { cancelFilm } from './pipeline/cancel-film.ts';
import { continueFilm, resumeFilm } from './pipeline/resume-film.ts';
import { filmCharges } from './tables.ts';
import { quoteUpgrade } from './upgrades/quote-upgrade.ts';
import { upgradeShots } from './upgrades/upgrade-shots.ts';
import type { WholeFilm } from './view/read-film.ts';
import { readReceipt } from './view/read-receipt.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let service: LoopbackService;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-paid-'));
  service = await startLoopbackService();
  studio = await buildStudio(database, folder, { settings: { KINORA_FAL_CONCURRENCY: '1000' } });
  (studio.parts.vendors as Map<VendorName, Vendor>).set('fal', createLoopbackVendor(service.url));
});
beforeEach(async () => {
  Object.assign(service.behaviour, { submit: 'operation', busySeconds: 0, pendingChecks: 0 });
  await database.pool.query('delete from vendor_health');
});
afterAll(async () => {
  await studio?.close();
  await service?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const input = {
  idea: 'A clockmaker teaches a stray dog to keep time',
  type: 'fantasy',
  style: 'gouache',
  language: 'en',
  aspect: '16:9',
  shots: 4,
  seed: 7,
} as const;
const paid = { text: 'draft-text', image: 'flux-schnell', video: 'draft-video', music: 'draft-music' };
const isOver = ({ film }: { film: { status: string } }): boolean =>
  film.status === 'COMPLETED' || film.status === 'FAILED';

async function buildMember(coins: number): Promise<string> {
  const accountId = await buildAccount(database, coins);
  await markMember(database.db, accountId, true);
  return accountId;
}
const quote = (accountId: string, change: object = {}) =>
  quoteFilm(studio.parts, { ...input, models: paid, shortSidePixels: 90, accountId, ...change });
const usedToday = async (): Promise<number> =>
  Math.min(
    30,
    Number(
      (
        await database.pool.query(
          "select coalesce(sum(coins), 0) as coins from free_coin_days where day = (now() at time zone 'UTC')::date",
        )
      ).rows[0]?.coins,
    ),
  );
const chargesOf = async (filmId: string) =>
  (await database.db.select().from(filmCharges).where(eq(filmCharges.filmId, filmId)))
    .map(({ part, round, coins, state }) => [part, round, coins, state])
    .sort();

test('[COIN-02] [CAT-31] [CAT-35] [PIPE-13] the quote for one click is what is charged, item by item, on the receipt', async () => {
  const accountId = await buildMember(500);
  const { modes, plan, balanceCoins } = await quote(accountId);
  const { quote: oneClick, problems } = modes.one_click;
  expect([problems, balanceCoins]).toEqual([[], 500]);
  const lines = Object.fromEntries(oneClick.lines.map(({ part, coins }) => [part, coins]));
  expect(lines).toEqual({
    film: 10,
    characters: 8 * plan.characters.length,
    places: 8 * plan.places.length,
    items: 0,
    extra: 20,
    pictures: 2 * 4,
    clips: 0,
    music: 0,
  });
  const filmId = await studio.createFilm({ accountId, models: paid, agreedCoins: oneClick.totalCoins });
  expect(await chargesOf(filmId)).toEqual([
    ['film', 1, 10, 'held'],
    ['one_click', 1, 20, 'held'],
  ]);
  const film = await studio.waitFor(filmId, isOver, accountId);
  expect(film.film).toMatchObject({ status: 'COMPLETED', error: null });
  expect(await chargesOf(filmId)).toEqual([
    ['film', 1, 10, 'settled'],
    ['one_click', 1, 20, 'settled'],
  ]);
  expect(await readBalance(database.db, accountId)).toBe(500 - oneClick.totalCoins);
  const receipt = await readReceipt(database.db, { accountId, filmId });
  expect(receipt).toMatchObject({
    totalCoins: oneClick.totalCoins,
    chargedCoins: oneClick.totalCoins,
    heldCoins: 0,
    returnedCoins: 0,
  });
  const pictures = receipt.lines.filter(({ kind }) => kind === 'picture');
  expect(
    pictures.map(({ shot, take, coins, state, model, servedBy }) => ({
      shot,
      take,
      coins,
      state,
      model: model?.id,
      servedBy: servedBy?.id,
    })),
  ).toEqual(
    [1, 2, 3, 4].map((shot) => ({
      shot,
      take: 1,
      coins: 2,
      state: 'charged',
      model: 'flux-schnell',
      servedBy: 'flux-schnell',
    })),
  );
  expect(receipt.lines.find(({ kind }) => kind === 'clip')).toMatchObject({
    coins: 0,
    state: 'free',
    servedBy: { id: 'draft-video', label: 'Draft' },
  });
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
});

test('[COIN-06] [COIN-02] with too few coins, or above the agreed price, nothing starts', async () => {
  const accountId = await buildMember(20);
  const { modes } = await quote(accountId);
  expect(modes.one_click.problems.map(({ code }) => code)).toEqual(['INSUFFICIENT_COINS']);
  expect(modes.step_by_step.problems).toEqual([]);
  await expect(studio.createFilm({ accountId, models: paid })).rejects.toMatchObject({
    code: 'INSUFFICIENT_COINS',
    details: { needed: modes.one_click.quote.totalCoins, balance: 20 },
  });
  await expect(studio.createFilm({ accountId, models: paid, agreedCoins: 1 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
  });
  expect(
    (await database.pool.query('select count(*)::int as count from films where account_id = $1', [accountId])).rows[0],
  ).toEqual({ count: 0 });
  expect(await readBalance(database.db, accountId)).toBe(20);
});

test('[SEC-11] [COIN-02] work over the daily budget of free coins is refused before anything starts; bought coins are not', async () => {
  const { config } = studio.parts;
  const tight = { ...studio.parts, config: { ...config, coins: { freePerDay: 30 } } };
  const ask = (accountId: string) => quoteFilm(tight, { ...input, models: paid, shortSidePixels: 90, accountId });
  const order = (accountId: string) => createFilm(tight, { ...input, accountId, models: paid, shortSidePixels: 90 });
  const given = await buildMember(500);
  const { modes, plan } = await ask(given);
  const needed = modes.one_click.quote.totalCoins - 30;
  expect(needed).toBe(8 * (plan.characters.length + plan.places.length) + 8);
  expect(modes.one_click.problems.map(({ code, details }) => [code, details])).toEqual([
    ['FREE_COINS_BUDGET_SPENT', { needed, left: 30 - (await usedToday()) }],
  ]);
  // Step by step no coins are used before the first stage is confirmed.
  expect(modes.step_by_step.problems).toEqual([]);
  await expect(order(given)).rejects.toMatchObject({ code: 'FREE_COINS_BUDGET_SPENT' });
  expect([
    await readBalance(database.db, given),
    (await database.pool.query('select 1 from films where account_id = $1', [given])).rowCount,
  ]).toEqual([500, 0]);
  // Bought coins are spent first: only what they do not cover counts.
  const buyer = await buildMember(40);
  await grantCoins(database.db, {
    accountId: buyer,
    coins: modes.one_click.quote.totalCoins,
    reason: 'purchase',
    task: { kind: 'order', id: '1' },
    idempotencyKey: 'bought',
  });
  expect((await ask(buyer)).modes.one_click.problems).toEqual([]);
  // Zero means no limit.
  expect(
    (
      await quoteFilm(
        { ...tight, config: { ...config, coins: { freePerDay: 0 } } },
        { ...input, models: paid, shortSidePixels: 90, accountId: given },
      )
    ).modes.one_click.problems,
  ).toEqual([]);
});

test('[COIN-02] [COIN-06] a started film has its coins reserved; a second one that they do not cover is refused whole', async () => {
  const accountId = await buildMember(1000);
  const { totalCoins } = (await quote(accountId)).modes.one_click.quote;
  const spend = async (coins: number, key: string): Promise<void> => {
    const { id } = await holdCoins(database.db, {
      accountId,
      coins,
      reason: 'r',
      task: { kind: 'test', id: key },
      idempotencyKey: key,
    });
    await settleHold(database.db, { holdId: id });
  };
  await spend(1000 - 2 * totalCoins + 1, 'elsewhere');
  const both = await Promise.allSettled(
    [21, 22].map((seed) =>
      studio.createFilm({
        accountId,
        models: paid,
        idea: input.idea,
        seed: input.seed,
        idempotencyKey: `both-${seed}`,
      }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'INSUFFICIENT_COINS' } });
  const filmId = String(both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))[0]);
  expect(await readBalance(database.db, accountId)).toBe(totalCoins - 1);
  await spend(totalCoins - 1, 'all');
  const film = await studio.waitFor(filmId, isOver, accountId);
  expect(film.film).toMatchObject({ status: 'COMPLETED', error: null });
  expect(film.reserves.length).toBeGreaterThan(4);
  expect(new Set(film.reserves.map(({ state }) => state))).toEqual(new Set(['used']));
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });

  // When it is stopped in the middle, coins of work that has not started come back.
  await grantCoins(database.db, {
    accountId,
    coins: 2 * totalCoins,
    reason: 'gift',
    task: { kind: 'test', id: '3' },
    idempotencyKey: 'again',
  });
  service.behaviour.pendingChecks = Infinity;
  const stopped = await studio.createFilm({ accountId, models: paid, seed: 23, idempotencyKey: 'stopped' });
  expect(await readBalance(database.db, accountId)).toBeLessThan(2 * totalCoins - 30);
  await cancelFilm(studio.parts, { accountId, filmId: stopped });
  const { reserves } = await studio.waitFor(stopped, () => true, accountId);
  expect(reserves.some(({ state }) => state === 'released')).toBe(true);
  expect(reserves.some(({ state }) => state === 'held')).toBe(false);
});

/** Its film of eight shots is longer than half a minute. */
const LONG_IDEA =
  'A clockmaker who has lost his only daughter finds a stray dog in the snow, teaches it to keep time in his workshop, hides it from the mayor of the town, and gives it a little silver bell when the long winter is over at last';

test('[ROLE-03] [ROLE-07] [ROLE-08] [CAT-43] what a free account may not do is refused with its own message', async () => {
  const free = await buildAccount(database, 500);
  const refused: [Parameters<Studio['createFilm']>[0], string][] = [
    [{ models: paid }, 'ONE_CLICK_NOT_ALLOWED'],
    [{ shots: 9 }, 'SHOTS_FOR_MEMBERS'],
    [{ shortSidePixels: 1080 }, 'RESOLUTION_FOR_MEMBERS'],
    [{ models: { ...paid, image: 'flux-pro' }, mode: 'step_by_step' }, 'MODEL_FOR_MEMBERS'],
    [
      { idea: LONG_IDEA, shots: 8, models: { ...paid, video: 'wan22_std' }, mode: 'step_by_step' },
      'VIDEO_SECONDS_FOR_MEMBERS',
    ],
  ];
  for (const [order, code] of refused) {
    await expect(studio.createFilm({ accountId: free, ...order }), code).rejects.toMatchObject({ code });
  }
  expect(await readBalance(database.db, free)).toBe(500);
  // Allowed: all draft in one click; paid step by step; and paid in one click after inviting somebody.
  const draft = { image: 'draft-image', video: 'draft-video' };
  for (const order of [
    { seed: 1, models: draft },
    { seed: 2, models: paid, mode: 'step_by_step' as const },
  ]) {
    const filmId = await studio.createFilm({ accountId: free, ...order });
    await cancelFilm(studio.parts, { accountId: free, filmId });
  }
  await grantCoins(database.db, {
    accountId: free,
    coins: 300,
    reason: INVITER_BONUS_REASON,
    task: { kind: 'invitation', id: 'x' },
    idempotencyKey: 'bonus',
  });
  expect((await quote(free)).modes.one_click.problems).toEqual([]);
  const member = await buildMember(0);
  const filmId = await studio.createFilm({ accountId: member, shots: 9, models: draft });
  await cancelFilm(studio.parts, { accountId: member, filmId });
});

test('[COIN-04] [PIPE-05] a film whose paid parts all fail releases its fixed prices, and holds them again when resumed', async () => {
  const accountId = await buildMember(200);
  service.behaviour.submit = 'refused';
  const filmId = await studio.createFilm({ accountId, models: paid, seed: 8 });
  const failed = await studio.waitFor(filmId, isOver, accountId);
  expect(failed.film).toMatchObject({ status: 'FAILED', error: { code: 'GENERATION_FAILED' } });
  expect(await readBalance(database.db, accountId)).toBe(200);
  expect(await chargesOf(filmId)).toEqual([
    ['film', 1, 10, 'released'],
    ['one_click', 1, 20, 'released'],
  ]);
  service.behaviour.submit = 'operation';
  await resumeFilm(studio.parts, { accountId, filmId });
  const film = await studio.waitFor(filmId, isOver, accountId);
  expect(film.film.status).toBe('COMPLETED');
  expect(await chargesOf(filmId)).toEqual([
    ['film', 1, 10, 'released'],
    ['film', 2, 10, 'settled'],
    ['one_click', 1, 20, 'released'],
    ['one_click', 2, 20, 'settled'],
  ]);
  const receipt = await readReceipt(database.db, { accountId, filmId });
  expect(await readBalance(database.db, accountId)).toBe(200 - receipt.chargedCoins);
  expect(receipt.returnedCoins).toBeGreaterThan(30);
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
});

/** A step-by-step film with a draft story: no paid model has made anything yet. */
async function beginWaiting(accountId: string, seed: number): Promise<string> {
  const filmId = await studio.createFilm({ accountId, models: paid, seed, mode: 'step_by_step' });
  await studio.waitFor(filmId, ({ progress }) => progress.waits, accountId);
  return filmId;
}

test('[PIPE-06] [COIN-04] a film cancelled before any paid work costs nothing', async () => {
  const accountId = await buildMember(200);
  const filmId = await beginWaiting(accountId, 9);
  expect(await readBalance(database.db, accountId)).toBe(190);
  await cancelFilm(studio.parts, { accountId, filmId });
  expect(await readBalance(database.db, accountId)).toBe(200);
});

test('[CAT-35] a film deleted before any paid work costs nothing, and the preview says so', async () => {
  const accountId = await buildMember(200);
  const filmId = await beginWaiting(accountId, 10);
  expect(await previewDeletion(database.db, studio.parts, { accountId, filmId })).toEqual({
    running: false,
    lostCoins: 0,
    returnedCoins: 10,
    returnedByCancelling: 10,
  });
  await deleteFilm(studio.parts, { accountId, filmId });
  expect([await readBalance(database.db, accountId), await chargesOf(filmId)]).toEqual([
    200,
    [['film', 1, 10, 'released']],
  ]);
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
});

test('[COIN-05] [CAT-35] paid work that waits in line for a busy vendor comes back when the film is deleted', async () => {
  // For longer than the test may take: then nothing is tried again meanwhile.
  Object.assign(service.behaviour, { submit: 'busy', busySeconds: 900 });
  const accountId = await buildMember(200);
  const filmId = await beginWaiting(accountId, 17);
  const coming = comingStage(await studio.waitFor(filmId, ({ progress }) => progress.waits, accountId));
  await continueFilm(studio.parts, { accountId, filmId });
  // The vendor asks to wait, so all wait, sent or not.
  const allWait = async (): Promise<boolean> => {
    // One that a worker has just taken is about to be sent.
    const { rows } = await database.pool.query<{ id: string; waits: boolean }>(
      `select id, state = 'pending' and coalesce(alive_at < now() - interval '10 seconds', true) as waits
       from generations where account_id = $1 and hold_id is not null`,
      [accountId],
    );
    const isSent = rows.some(({ id }) => service.submits.includes(id));
    return isSent && rows.length === coming?.count && rows.every(({ waits }) => waits);
  };
  await expect.poll(allWait, { timeout: 300_000 }).toBe(true);
  const lost = 200 - (await readBalance(database.db, accountId));
  expect(lost).toBeGreaterThan(10);
  const preview = await previewDeletion(database.db, studio.parts, { accountId, filmId });
  expect(preview).toEqual({ running: true, lostCoins: 0, returnedCoins: lost, returnedByCancelling: lost });
  await deleteFilm(studio.parts, { accountId, filmId });
  expect(await readBalance(database.db, accountId)).toBe(200);
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
});

test('[ROLE-02] after the membership, the next stage of a film with a premium model is refused', async () => {
  const accountId = await buildMember(200);
  const models = { ...paid, image: 'flux-pro' };
  const filmId = await studio.createFilm({ accountId, models, seed: 14, mode: 'step_by_step' });
  await studio.waitFor(filmId, ({ progress }) => progress.waits, accountId);
  await markMember(database.db, accountId, false);
  await expect(continueFilm(studio.parts, { accountId, filmId })).rejects.toMatchObject({ code: 'MODEL_FOR_MEMBERS' });
});

test('[COIN-05] [CAT-35] a film deleted during paid work pays its fixed price too, and the preview says so', async () => {
  // A service that accepts everything and never finishes: paid work is in progress.
  service.behaviour.pendingChecks = Infinity;
  const accountId = await buildMember(200);
  const filmId = await beginWaiting(accountId, 11);
  await continueFilm(studio.parts, { accountId, filmId });
  const film = await studio.waitFor(
    filmId,
    ({ takes }) => takes.some(({ assetKind, state }) => assetKind === 'character_picture' && state === 'generating'),
    accountId,
  );
  const sent = ({ takes }: WholeFilm): boolean =>
    takes.every(({ state, generationId }) => state !== 'generating' || service.submits.includes(generationId ?? ''));
  await studio.waitFor(filmId, sent, accountId);
  const preview = await previewDeletion(database.db, studio.parts, { accountId, filmId });
  expect(preview.running).toBe(true);
  // Each picture costs 2 with this model, and a character 2.
  expect(preview.lostCoins).toBe(10 + film.takes.filter(({ state }) => state === 'generating').length * 2);
  await deleteFilm(studio.parts, { accountId, filmId });
  expect(await readBalance(database.db, accountId)).toBe(200 - preview.lostCoins);
  await expect(previewDeletion(database.db, studio.parts, { accountId, filmId })).rejects.toMatchObject({
    code: 'FILM_NOT_FOUND',
  });
});

test('[COIN-05] [COIN-12] the preview of deleting a running film is exact: lost, returned, and returned by cancelling', async () => {
  service.behaviour.pendingChecks = Infinity;
  const accountId = await buildMember(5000);
  // Clips wait for their pictures, which never come: their reserves have not started.
  const begin = async (seed: number) => {
    const filmId = await studio.createFilm({ accountId, models: { ...paid, video: 'wan22_std' }, seed });
    await studio.waitFor(
      filmId,
      ({ takes }) =>
        takes.filter(({ assetKind, state }) => assetKind === 'picture' && state === 'generating').length === 4,
      accountId,
    );
    const underWay = async () =>
      (
        await database.pool.query<{ count: number }>(
          "select count(*)::int as count from generations where account_id = $1 and hold_id is not null and state in ('pending', 'submitting')",
          [accountId],
        )
      ).rows[0]?.count;
    await expect.poll(underWay).toBe(0);
    return {
      filmId,
      preview: await previewDeletion(database.db, studio.parts, { accountId, filmId }),
      balance: await readBalance(database.db, accountId),
    };
  };
  const deleted = await begin(31);
  expect(deleted.preview).toMatchObject({ running: true, returnedByCancelling: deleted.preview.returnedCoins });
  expect(deleted.preview.lostCoins).toBeGreaterThan(30 + 4 * 2);
  expect(deleted.preview.returnedCoins).toBeGreaterThanOrEqual(4 * 40);
  expect(5000 - deleted.balance).toBe(deleted.preview.lostCoins + deleted.preview.returnedCoins);
  await deleteFilm(studio.parts, { accountId, filmId: deleted.filmId });
  expect(await readBalance(database.db, accountId)).toBe(deleted.balance + deleted.preview.returnedCoins);

  const cancelled = await begin(32);
  await cancelFilm(studio.parts, { accountId, filmId: cancelled.filmId });
  expect(await readBalance(database.db, accountId)).toBe(cancelled.balance + cancelled.preview.returnedByCancelling);
  expect((await proveLedger(database.db)).faults).toEqual([]);
});

test("[COIN-02] [PIPE-02] step by step shows the next stage's price, requires its coins, and charges exactly that", async () => {
  const accountId = await buildMember(12);
  const filmId = await studio.createFilm({ accountId, models: paid, mode: 'step_by_step', seed: 12 });
  const own = { accountId, filmId };
  const story = await studio.waitFor(filmId, ({ progress }) => progress.waits, accountId);
  const coming = comingStage(story);
  const plan = (story.takes[0]?.data ?? {}) as { characters: unknown[]; places: unknown[]; items: unknown[] };
  const things = plan.characters.length + plan.places.length + plan.items.length;
  expect(coming).toEqual({ stage: 'characters', count: things, coins: things * 2 });
  for (const goOn of [continueFilm, resumeFilm]) {
    await expect(goOn(studio.parts, own)).rejects.toMatchObject({
      code: 'INSUFFICIENT_COINS',
      details: { needed: things * 2, balance: 2 },
    });
  }
  expect((await studio.waitFor(filmId, () => true, accountId)).film.allowedStage).toBe('story');
  await grantCoins(database.db, {
    accountId,
    coins: things * 2 - 2,
    reason: 'gift',
    task: { kind: 'test', id: '2' },
    idempotencyKey: 'more',
  });
  await resumeFilm(studio.parts, own);
  await studio.waitFor(filmId, ({ film, progress }) => film.allowedStage === 'characters' && progress.waits, accountId);
  expect(await readBalance(database.db, accountId)).toBe(0);
});

test('[COIN-02] other takes of a shot take what was agreed to, of a copy too, which has paid no fixed prices', async () => {
  const accountId = await buildMember(500);
  const original = await studio.createFilm({ accountId, models: paid, seed: 41 });
  await studio.waitFor(original, isOver, accountId);
  const filmId = await copyFilm(studio.parts, { accountId, filmId: original });
  const before = await readBalance(database.db, accountId);
  const choice = { accountId, filmId, kind: 'picture', model: 'flux-schnell', numbers: [2] } as const;
  const { totalCoins } = await quoteUpgrade(studio.parts, choice);
  expect(totalCoins).toBe(2);
  expect(await upgradeShots(studio.parts, { ...choice, agreedCoins: totalCoins })).toBe(1);
  const isMade = ({ takes }: WholeFilm): boolean =>
    takes.some(({ orderId, state }) => orderId !== null && state === 'generated');
  await studio.waitFor(filmId, isMade, accountId);
  expect(await chargesOf(filmId)).toEqual([]);
  expect(await readBalance(database.db, accountId)).toBe(before - totalCoins);
});
