import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { openCase } from '#src/foundation/moderation/server/open-case.ts';
import { moderationCases, type CaseRow } from '#src/foundation/moderation/server/tables.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { createModerator } from '#src/vendors/moderation/moderator.ts';
import { createOpenaiMeans } from '#src/vendors/moderation/openai-means.ts';
import type { ImageRequest } from '#src/vendors/vendor.ts';
import { withModeration } from '#src/vendors/with-moderation.ts';
import { buildAccount, buildGenerationDependencies } from '#tests/build/build-generation-dependencies.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startModerationLoopback, type ModerationLoopback } from '#tests/vendors/loopback-moderation.ts';
import { createLoopbackVendor, startLoopbackService, type LoopbackService } from '#tests/vendors/loopback-vendor.ts';
import { requestGeneration } from './request-generation.ts';
import { runGeneration } from './run-generation.job.ts';
import { generations, type GenerationRow } from './tables.ts';

let database: OpenDatabase;
let service: LoopbackService;
let moderation: ModerationLoopback;
beforeAll(async () => {
  database = await createTestDatabase();
  service = await startLoopbackService();
  moderation = await startModerationLoopback();
});
afterAll(async () => {
  await moderation?.close();
  await service?.close();
  await database?.close();
});
beforeEach(() => {
  moderation.scores = { text: {}, picture: {} };
  moderation.calls.length = 0;
  service.submits.length = 0;
});

const PRICE_COINS = 6;
const START_COINS = 20;

/** Makes a picture with a moderated vendor; returns the generation, the balance, and the cases of the account. */
async function make(prompt: string): Promise<{ row: GenerationRow; balance: number; cases: CaseRow[] }> {
  return withTemporaryFolder(async (folder) => {
    const means = [createOpenaiMeans(() => ({ url: moderation.url, key: 'a-secret-key' }))];
    const moderator = createModerator({ strictness: 'normal', means, log: silentLog });
    const vendor = withModeration(createLoopbackVendor(service.url), { moderator, ffmpeg: await findFfmpeg() });
    const dependencies = await buildGenerationDependencies(database, folder, vendor);
    const accountId = await buildAccount(database, START_COINS);
    const request: ImageRequest = {
      kind: 'image',
      prompt,
      seed: 1,
      widthPixels: 64,
      heightPixels: 64,
      references: [],
      drawing: {} as ShotDrawing,
    };
    const order = { accountId, model: 'flux-dev', request, folder: 'image', idempotencyKey: 'one', reason: 'picture' };
    const generationId = await database.db.transaction((transaction) =>
      requestGeneration(transaction, dependencies, { ...order, folder: 'image' }),
    );
    for (let run = 0; run < 2; run++) {
      await runGeneration(dependencies, { generationId }, { signal: new AbortController().signal });
    }
    await dependencies.stop();
    const [row] = await database.db.select().from(generations).where(eq(generations.id, generationId));
    const cases = await database.db.select().from(moderationCases).where(eq(moderationCases.accountId, accountId));
    expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
    return { row: row as GenerationRow, balance: await readBalance(database.db, accountId), cases };
  });
}

test('[SEC-15] [COIN-04] a paid result that moderation refuses ends as a refusal: its coins come back, nothing is kept', async () => {
  moderation.scores.picture = { sexual: 0.99 };
  const { row, balance, cases } = await make('a lamp that is lit');
  expect(row).toMatchObject({ state: 'failed', error: { code: 'CONTENT_SENSITIVE' }, resultFileId: null });
  expect([service.submits.length, balance, cases]).toEqual([1, START_COINS, []]);
});

test('[ERR-06] [SEC-15] words that moderation refuses are sent to no paid model, and cost nothing', async () => {
  moderation.scores.text = { 'sexual/minors': 0.9 };
  await database.pool.query(
    `insert into vendor_health (vendor, failures, rests, since, trial_until) values ('fal', 5, 1, now(), now() + interval '1 hour')`,
  );
  const { row, balance } = await make('a lamp that is out');
  const { rows: health } = await database.pool.query(
    'delete from vendor_health returning failures, rests, trial_until',
  );
  expect(health, 'our refusal says nothing of the vendor').toEqual([{ failures: 5, rests: 1, trial_until: null }]);
  expect(row).toMatchObject({ state: 'failed', error: { code: 'CONTENT_SENSITIVE' } });
  expect([service.submits.length, balance]).toEqual([0, START_COINS]);
});

test('[SEC-15] a result or words that are unsure are paid and kept, with one case', async () => {
  moderation.scores.picture = { sexual: 0.6 };
  const picture = await make('a lamp in a window');
  expect(picture.row.state).toBe('completed');
  expect(picture.balance).toBe(START_COINS - PRICE_COINS);
  expect(picture.cases).toMatchObject([
    {
      subjectId: picture.row.resultFileId,
      state: 'open',
      judgedBy: 'OpenAI',
      categories: { sexual: 0.6 },
      text: 'a lamp in a window',
    },
  ]);
  const [before] = picture.cases;
  await openCase(database.db, {
    accountId: picture.row.accountId,
    fileId: picture.row.resultFileId ?? '',
    doubt: { by: 'classifier', categories: {} },
  });
  const after = await database.db
    .select()
    .from(moderationCases)
    .where(eq(moderationCases.accountId, picture.row.accountId));
  expect(after).toEqual([before]);

  moderation.scores = { text: { violence: 0.95 }, picture: {} };
  const words = await make('a lamp in a battle');
  expect(words.row.state).toBe('completed');
  expect(words.cases).toMatchObject([{ categories: { violence: 0.95 }, text: 'a lamp in a battle' }]);
});

test('words are judged once, however many runs a generation has', async () => {
  expect((await make('a lamp on a hill')).row.state).toBe('completed');
  const kinds = moderation.calls.map(({ json }) => /"type":"(text|image_url)"/.exec(JSON.stringify(json))?.[1]);
  expect(kinds).toEqual(['text', 'image_url']);
});
