import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createFilm } from '#src/features/film/server/create-film.ts';
import { createArchive } from '#src/features/profile/server/create-archive.ts';
import { deleteAccount } from '#src/features/profile/server/delete-account.ts';
import { forgetAccount } from '#src/features/profile/server/forget-account.job.ts';
import { packArchive } from '#src/features/profile/server/pack-archive.job.ts';
import { setAvatar } from '#src/features/profile/server/set-avatar.ts';
import { hashPassword } from '#src/foundation/accounts/server/passwords/password-hash.ts';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import { sweepFiles } from '#src/foundation/files/server/sweep-files.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { buildProfileDependencies } from '#tests/build/build-profile-dependencies.ts';
import { fillAccountRows } from '#tests/build/fill-account-rows.ts';
import { readZip } from '#tests/build/read-zip.ts';
import { runProgram } from '#tests/build/run-program.ts';
import { startLoopbackStripe, type LoopbackStripe } from '#tests/vendors/loopback-stripe.ts';

/** Where the packing of an archive may die, in their order. More than three deaths and it is given up. */
const ARCHIVE_POINTS = [
  'archive-begun',
  'archive-written',
  'storage-before-rename',
  'storage-after-rename',
  'archive-stored',
  'archive-kept',
];
/** Where the forgetting of an account may die, in their order. */
const DELETION_POINTS = [
  'deletion-begun',
  'payment-subscription-cancelled',
  'deletion-stopped',
  'deletion-forgotten',
  'deletion-done',
];

const PASSWORD = 'seven slow otters';
type Dependencies = Awaited<ReturnType<typeof buildProfileDependencies>>;

/** The points at which both jobs die in the run of a seed: up to three of an archive, one or more of a deletion. */
export function chooseAccountKills(seed: number): { archive: string[]; deletion: string[] } {
  const random = createRandom(deriveSeed('kill-account', seed));
  const some = (points: readonly string[]): string[] => points.filter(() => random.chance(0.5));
  const archive = some(ARCHIVE_POINTS).slice(0, 3);
  const deletion = some(DELETION_POINTS);
  return { archive, deletion: deletion.length > 0 ? deletion : [random.pick(DELETION_POINTS)] };
}

/**
 * Has an account packed and then forgotten by processes that are killed at these points, one after the other, and by a
 * last one that lives. Throws with what is wrong unless one whole archive came of it, its owner was told once, and then
 * nothing was left of the account but a ledger that agrees.
 */
export async function killAccount(
  database: OpenDatabase,
  folder: string,
  kills: { archive: readonly string[]; deletion: readonly string[] },
): Promise<void> {
  const stripe = await startLoopbackStripe();
  const dependencies = await buildProfileDependencies(database, folder, stripe);
  try {
    const account = await buildWholeAccount(database, dependencies, stripe);
    const { entries } = await proveLedger(database.db);
    const archive = await createArchive(dependencies, account.id);
    await dieAt(kills.archive, folder, [database.url, folder, 'archive', archive.id, stripe.url, stripe.key]);
    await database.pool.query("update archives set alive_at = 'epoch'");
    await packArchive(dependencies, { archiveId: archive.id }, new AbortController().signal);
    await expectOneArchive(database, dependencies, account);

    await deleteAccount(dependencies, { id: account.id, hasPassword: true } as Parameters<typeof deleteAccount>[1], {
      password: PASSWORD,
      agreed: true,
    });
    const { rows } = await database.pool.query<{ id: string }>('select id from account_deletions');
    const deletionId = rows[0]?.id ?? '';
    await dieAt(kills.deletion, folder, [database.url, folder, 'deletion', deletionId, stripe.url, stripe.key]);
    await forgetAccount(dependencies, { deletionId });
    await expectNothingLeft(database, dependencies, { ...account, entries }, stripe);
  } finally {
    await dependencies.stop();
    await stripe.close();
  }
}

interface WholeAccount {
  id: string;
  otherId: string;
  filmId: string;
  subscriptionId: string;
}

async function buildWholeAccount(
  database: OpenDatabase,
  dependencies: Dependencies,
  stripe: LoopbackStripe,
): Promise<WholeAccount> {
  const [id, otherId] = [randomUUID(), randomUUID()];
  await database.db.insert(accounts).values([
    { id, username: 'Zephyrine', email: 'zephyrine@gmail.com', passwordHash: await hashPassword(PASSWORD, 'somebody') },
    { id: otherId, username: 'Ondine' },
  ]);
  await grantCoins(database.db, {
    accountId: id,
    coins: 30,
    reason: 'gift',
    task: { kind: 'test', id: '1' },
    idempotencyKey: 'gift',
  });
  await setAvatar(dependencies, id, {
    source: await sharp({ create: { width: 32, height: 32, channels: 3, background: '#335577' } })
      .png()
      .toBuffer(),
  });
  const stored = await dependencies.storage.put(
    'image',
    { bytes: Buffer.from(`a picture of ${id}`) },
    { mime: 'image/png', extension: 'png' },
  );
  await keepFile(database.db, { accountId: id, folder: 'image', stored });
  const filmId = await createFilm(dependencies, {
    accountId: id,
    idea: 'A quokka mends a lighthouse',
    type: 'fantasy',
    style: 'gouache',
    language: 'en',
    aspect: '16:9',
    shots: 4,
    seed: 7,
  });
  await fillAccountRows(database.pool, id, otherId);
  // A membership that is still paid for.
  const subscriptionId = 'sub_0001running';
  const { rows } = await database.pool.query<{ id: string }>('select id from orders where account_id = $1', [id]);
  const orderId = rows[0]?.id ?? '';
  stripe.things.set(subscriptionId, {
    id: subscriptionId,
    object: 'subscription',
    status: 'active',
    customer: 'cus_1',
    metadata: { order_id: orderId },
    currency: 'usd',
    cancel_at_period_end: false,
    cancel_at: null,
    items: { object: 'list', data: [] },
  });
  await database.pool.query(
    "insert into subscriptions (id, order_id, account_id, customer_id, status, is_on, ends_with_period, question) values ($1, $2, $3, 'cus_1', 'active', true, false, 1)",
    [subscriptionId, orderId, id],
  );
  return { id, otherId, filmId, subscriptionId };
}

/** Lets one process after the other die, each at its point. */
async function dieAt(points: readonly string[], folder: string, words: readonly string[]): Promise<void> {
  const logFile = join(folder, `reached-${words[2]}`);
  appendFileSync(logFile, '');
  for (const point of points) {
    const worker = runProgram('work-profile', words, {
      env: { KINORA_FAILPOINT: `${point}:1`, KINORA_FAILPOINT_LOG: logFile },
    });
    const { code, signal } = await worker.ended;
    if (signal !== 'SIGKILL') {
      throw new Error(`${point} did not kill the worker; it ended with ${signal ?? code}. ${worker.complaints()}`);
    }
  }
  expectEqual('points reached', (await readFile(logFile, 'utf8')).split('\n').filter(Boolean), points);
}

async function expectOneArchive(
  database: OpenDatabase,
  dependencies: Dependencies,
  { id, filmId }: WholeAccount,
): Promise<void> {
  const count = async (statement: string): Promise<unknown> => (await database.pool.query(statement, [id])).rows;
  expectEqual('archives', await count('select state from archives where account_id = $1'), [{ state: 'ready' }]);
  expectEqual(
    'words to the owner',
    await count("select kind from notifications where account_id = $1 and kind = 'archive_ready'"),
    [{ kind: 'archive_ready' }],
  );
  const { rows } = await database.pool.query<{ storage_key: string }>(
    "select storage_key from files where account_id = $1 and folder = 'archive'",
    [id],
  );
  const [file] = rows;
  expectEqual('files', rows.length, 1);
  if (!file || !(await dependencies.storage.verify(file.storage_key))) {
    throw new Error('the archive has not the content that its row says');
  }
  const names = [...readZip(await readFile(dependencies.storage.pathOf(file.storage_key))).keys()];
  for (const name of [
    'account/account.json',
    'coins/ledger.csv',
    'profile/avatar.jpg',
    `films/${filmId}/film.json`,
    'payments/orders.json',
  ]) {
    if (!names.includes(name)) {
      throw new Error(`${name} is not in the archive`);
    }
  }
}

async function expectNothingLeft(
  database: OpenDatabase,
  dependencies: Dependencies,
  { id, subscriptionId, entries }: WholeAccount & { entries: number },
  stripe: LoopbackStripe,
): Promise<void> {
  const tables = await database.pool.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  for (const { name } of tables.rows) {
    const found = await database.pool.query(
      `select 1 from ${name} t where row_to_json(t)::text ilike any (array['%' || $1 || '%', '%zephyrine%', '%quokka%']) limit 1`,
      [id],
    );
    if (found.rowCount !== 0) {
      throw new Error(`${name} still knows the account`);
    }
  }
  expectEqual(
    'deletions under way',
    (await database.pool.query('select 1 from account_deletions where finished_at is null')).rowCount,
    0,
  );
  expectEqual('subscription', stripe.things.get(subscriptionId)?.['status'], 'canceled');
  expectEqual(
    'times it was cancelled',
    stripe.events.filter(({ type }) => type === 'customer.subscription.deleted').length,
    1,
  );
  const proof = await proveLedger(database.db);
  expectEqual('ledger', [proof.faults, proof.entries], [[], entries]);
  // What died between its bytes and its row goes with the sweep.
  await sweepFiles(
    { ...dependencies, signal: new AbortController().signal },
    new Date(Date.now() + 8 * 24 * 60 * 60 * 1000),
  );
  const left: string[] = [];
  for await (const key of dependencies.storage.list()) {
    left.push(key);
  }
  expectEqual('bytes left', left, []);
}

function expectEqual(what: string, found: unknown, expected: unknown): void {
  const [is, shouldBe] = [JSON.stringify(found), JSON.stringify(expected)];
  if (is !== shouldBe) {
    throw new Error(`${what}: ${is}, expected ${shouldBe}`);
  }
}
