import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { keepOwnKey, removeOwnKey } from '#src/foundation/models/server/own-keys/keep-own-key.ts';
import { switchOwnKeys } from '#src/foundation/settings/server/site-state.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { loadSealer } from '#src/platform/server/secrets/sealer.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { makeNumberedClip } from '#tests/build/build-numbered-clip.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startLoopback, type Call, type Loopback } from '#tests/vendors/loopback-service.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';
import type { Fate } from '#tests/vendors/vendor-protocol.ts';
import { listModels } from './idea/list-models.ts';
import { quoteFilm } from './idea/quote-film.ts';
import { listTakes } from './upgrades/list-takes.ts';
import { quoteUpgrade } from './upgrades/quote-upgrade.ts';
import { upgradeShots } from './upgrades/upgrade-shots.ts';
import type { WholeFilm } from './view/read-film.ts';
import { readReceipt } from './view/read-receipt.ts';

const ANNAS_KEY = 'annas-own-key-at-fal-1234';
const BERTAS_KEY = 'bertas-own-key-at-fal-5678';
const WRONG_KEY = 'a-key-that-fal-does-not-know';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let loopback: Loopback;
const hasKey = (call: Call, key: string): boolean => FAL.hasKey?.(call, key) === true;
const state: { fate: Fate; pendingChecks: number } = { fate: 'made', pendingChecks: 0 };

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-own-key-'));
  loopback = await startLoopback((call, service) =>
    hasKey(call, WRONG_KEY)
      ? { status: 401, json: { detail: `Cannot access application with ${WRONG_KEY}` } }
      : FAL.serve(call, service, state),
  );
  // The operator has no key at fal.
  studio = await buildStudio(database, folder, {
    settings: { KINORA_FAL_URL: loopback.url, KINORA_FETCH_ORIGINS: loopback.url },
  });
  const path = join(folder, 'clip.mp4');
  await makeNumberedClip({
    ffmpeg: studio.parts.ffmpeg,
    path,
    frames: 130,
    red: 90,
    format: { width: 320, height: 180, framesPerSecond: 24 },
  });
  loopback.files.set('clip.mp4', await readFile(path));
  loopback.files.set('picture.png', await createCanvas(320, 180).encode('png'));
});
beforeEach(async () => {
  Object.assign(state, { fate: 'made', pendingChecks: 0 });
  loopback.calls.length = 0;
  await switchOwnKeys(database.db, true);
});
afterAll(async () => {
  await studio?.close();
  await loopback?.close();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const DRAFTS = { text: 'draft-text', image: 'draft-image', video: 'draft-video', music: 'draft-music' };
const isAtRest = ({ film, takes }: WholeFilm): boolean =>
  ['COMPLETED', 'FAILED'].includes(film.status) && takes.every(({ state: each }) => each !== 'generating');

async function buildMember(key?: string): Promise<string> {
  const accountId = await buildAccount(database, 100);
  await markMember(database.db, accountId, true);
  if (key !== undefined) {
    await keepKey(accountId, key);
  }
  return accountId;
}
async function keepKey(accountId: string, key: string): Promise<void> {
  await keepOwnKey(database.db, await loadSealer(studio.parts.config), { accountId, vendor: 'fal', key });
}
async function makeDraft(accountId: string): Promise<string> {
  const filmId = await studio.createFilm({ accountId, models: DRAFTS });
  await studio.waitFor(filmId, isAtRest, accountId);
  return filmId;
}
const takesOf = async (accountId: string, filmId: string) =>
  (await listTakes(database.db, { accountId, filmId, number: 2 })).filter(({ take }) => take.assetKind === 'clip');
const submits = () => loopback.calls.filter((call) => FAL.isSubmit(call));
/** Everything that the database keeps of generations, takes and vendors, as text. */
const storedText = async (): Promise<string> =>
  JSON.stringify(
    (
      await database.pool.query(
        'select to_jsonb(g) from generations g union all select to_jsonb(t) from takes t union all select to_jsonb(v) from vendor_health v union all select to_jsonb(k) from own_keys k',
      )
    ).rows,
  );

test('a shot is made anew with a key of the member: no coins, the vendor sees that key, the take and the receipt say so', async () => {
  const accountId = await buildMember(ANNAS_KEY);
  const filmId = await makeDraft(accountId);
  const choice = { accountId, filmId, kind: 'clip', model: 'kling_v21', numbers: [2] } as const;
  expect(await quoteUpgrade(studio.parts, choice)).toMatchObject({ totalCoins: 0, billedBy: 'fal' });
  // The vendor bills the member only after it was said so.
  await expect(upgradeShots(studio.parts, { ...choice, agreedCoins: 1_000 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
  });
  expect(await upgradeShots(studio.parts, { ...choice, agreedCoins: 0, agreedOwnKey: true })).toBe(1);
  await studio.waitFor(filmId, isAtRest, accountId);

  expect((await takesOf(accountId, filmId)).at(-1)).toMatchObject({
    take: { state: 'generated', circled: true },
    coins: 0,
    ownKey: true,
  });
  expect(submits()).toHaveLength(1);
  expect(loopback.calls.every((call) => hasKey(call, ANNAS_KEY))).toBe(true);
  expect(await readBalance(database.db, accountId)).toBe(100);
  const { lines, totalCoins } = await readReceipt(database.db, { accountId, filmId });
  expect([totalCoins, lines.filter((line) => line.state === 'own_key')]).toMatchObject([
    0,
    [{ kind: 'clip', shot: 2, coins: 0 }],
  ]);
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
  expect(await storedText()).not.toContain(ANNAS_KEY);
});

test('models that only a key of one’s own reaches are offered to its owner alone, free of coins, and never as a default', async () => {
  const [anna, other] = [await buildMember(ANNAS_KEY), await buildMember()];
  const optionOf = async (accountId: string) => {
    const own = await studio.parts.ownKeys.vendorsOf(database.db, accountId);
    const { video } = listModels(studio.parts, { language: 'en', own });
    return [video.default, video.options.find(({ id }) => id === 'kling_v21')];
  };
  expect(await optionOf(anna)).toMatchObject([
    'draft-video',
    { coins: 0, billedBy: 'fal', availability: { state: 'available' } },
  ]);
  expect(await optionOf(other)).toMatchObject([
    'draft-video',
    { coins: 50, billedBy: null, availability: { state: 'not_configured' } },
  ]);
});

test('two members have each their own key at one vendor, and one whose key is wrong stops nobody else', async () => {
  const [anna, berta] = [await buildMember(WRONG_KEY), await buildMember(BERTAS_KEY)];
  const films = await Promise.all([makeDraft(anna), makeDraft(berta)]);
  const order = { kind: 'clip', model: 'kling_v21', agreedCoins: 0, agreedOwnKey: true, numbers: [2] } as const;
  await upgradeShots(studio.parts, { ...order, accountId: anna, filmId: films[0] });
  await upgradeShots(studio.parts, { ...order, accountId: berta, filmId: films[1] });
  await studio.waitFor(films[0], isAtRest, anna);
  await studio.waitFor(films[1], isAtRest, berta);

  expect((await takesOf(anna, films[0])).at(-1)?.take).toMatchObject({
    state: 'failed',
    error: { code: 'OWN_KEY_REFUSED' },
  });
  expect((await takesOf(berta, films[1])).at(-1)?.take).toMatchObject({ state: 'generated' });
  expect(
    submits()
      .map((call) => [WRONG_KEY, BERTAS_KEY].find((key) => hasKey(call, key)))
      .sort(),
  ).toEqual([WRONG_KEY, BERTAS_KEY]);
  expect([await readBalance(database.db, anna), await readBalance(database.db, berta)]).toEqual([100, 100]);
  // The vendor repeated the key in its answer.
  expect(await storedText()).not.toContain(WRONG_KEY);
});

test('a film is ordered with a key of the member: only what it does not reach costs coins', async () => {
  const accountId = await buildMember(ANNAS_KEY);
  const models = { ...DRAFTS, image: 'flux-schnell' };
  const quote = await quoteFilm(studio.parts, {
    idea: 'A clockmaker teaches a stray dog to keep time',
    type: 'fantasy',
    style: 'gouache',
    language: 'en',
    aspect: '16:9',
    shots: 4,
    seed: 7,
    models,
    shortSidePixels: 90,
    accountId,
  });
  expect([quote.modes.one_click.quote.totalCoins, quote.modes.one_click.problems]).toEqual([0, []]);
  expect([...quote.billers]).toEqual([['flux-schnell', 'fal']]);
  const filmId = await studio.createFilm({ accountId, models, agreedCoins: 0 });
  const whole = await studio.waitFor(filmId, isAtRest, accountId);
  expect(whole.film).toMatchObject({ status: 'COMPLETED', ownKeyModels: ['flux-schnell'] });
  expect(submits().length).toBeGreaterThanOrEqual(4);
  expect(submits().every((call) => hasKey(call, ANNAS_KEY))).toBe(true);
  expect(await readBalance(database.db, accountId)).toBe(100);
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
});

test('work whose key is removed meanwhile ends with its own error, costs nothing and goes with no other key', async () => {
  const accountId = await buildMember(ANNAS_KEY);
  const filmId = await makeDraft(accountId);
  state.pendingChecks = 1_000;
  const order = { accountId, filmId, kind: 'clip', model: 'kling_v21', numbers: [2] } as const;
  await upgradeShots(studio.parts, { ...order, agreedCoins: 0, agreedOwnKey: true });
  await expect.poll(() => submits().length, { timeout: 20_000 }).toBe(1);
  await removeOwnKey(database.db, { accountId, vendor: 'fal' });
  await studio.waitFor(filmId, isAtRest, accountId);
  expect((await takesOf(accountId, filmId)).at(-1)?.take).toMatchObject({
    state: 'failed',
    error: { code: 'OWN_KEY_GONE' },
  });
  expect(await readBalance(database.db, accountId)).toBe(100);
  await expect(quoteUpgrade(studio.parts, order)).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' });
});

test('where the operator has switched keys of members off, none is used', async () => {
  const accountId = await buildMember(ANNAS_KEY);
  await switchOwnKeys(database.db, false);
  expect(await studio.parts.ownKeys.vendorsOf(database.db, accountId)).toEqual(new Set());
  expect(await studio.parts.ownKeys.vendorFor(accountId, 'fal')).toBeUndefined();
  await switchOwnKeys(database.db, true);
  expect(await studio.parts.ownKeys.vendorsOf(database.db, accountId)).toEqual(new Set(['fal']));
});
