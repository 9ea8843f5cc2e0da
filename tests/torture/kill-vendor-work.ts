import sharp from 'sharp';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildVendorWork, letWorkersDie, ORDERED, readWork, wordsOf } from '#tests/build/build-vendor-work.ts';
import { runProgram } from '#tests/build/run-program.ts';
import { startLoopback, type Loopback } from '#tests/vendors/loopback-service.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';
import { OPENAI } from '#tests/vendors/protocols/openai.ts';
import type { Kill } from './kill-film.ts';

const COINS = 1000;

/** The steps of a paid generation, and how often a process that makes all that is ordered comes to each. */
const VISITS: Readonly<Record<string, number>> = {
  'generation-held': ORDERED.length,
  'generation-submitting': ORDERED.length,
  'generation-received': ORDERED.filter((model) => model === 'gpt-image-2').length,
  'generation-started': ORDERED.length,
  'generation-checked': ORDERED.length,
  'storage-before-rename': 1,
  'storage-after-rename': 1,
  'generation-stored': ORDERED.length,
  'generation-before-settle': ORDERED.length,
};
/** Before and after the only moments in which nobody can tell whether a request was accepted. */
const UNTOLD_AFTER: readonly string[] = ['generation-submitting', 'generation-started'];

/** The kill of a seed: consecutive seeds take the steps in turn. */
export function chooseVendorKill(seed: number): Kill {
  const points = Object.keys(VISITS);
  const point = points[seed % points.length] as string;
  return { point, visit: 1 + createRandom(deriveSeed('vendor-kill', seed)).below(VISITS[point] ?? 1) };
}

/** What came of a run. */
export interface KillOutcome {
  completed: number;
  unknown: number;
  submits: number;
}

/**
 * Kills the process that makes pictures of paid vendors at a step, and lets another one go on. Throws unless each was
 * sent at most once, each that was answered has its result and is charged, and the rest is unknown with its coins
 * held.
 */
export async function killVendorWork(
  database: OpenDatabase,
  folder: string,
  { point, visit }: Kill,
): Promise<KillOutcome> {
  const accountId = await buildAccount(database, COINS);
  const service = await startService();
  try {
    const program = runProgram('work-vendors', [database.url, folder, service.url], {
      env: { KINORA_FAILPOINT: `${point}:${visit}` },
    });
    const { code, signal } = await program.ended;
    expectSame('end of the process', signal ?? code, 'SIGKILL');
    await letWorkersDie(database);
    const work = await buildVendorWork(database, folder, service.url);
    try {
      await work.order();
      await work.workToEnd();
    } finally {
      await work.close();
    }
    return await proveOutcome(database, { accountId, service, mayBeUntold: UNTOLD_AFTER.includes(point), work });
  } finally {
    await service.close();
  }
}

async function startService(): Promise<Loopback> {
  const state = { fate: 'made', pendingChecks: 1 } as const;
  const service = await startLoopback(
    (call, loopback) => OPENAI.serve(call, loopback, state) ?? FAL.serve(call, loopback, state),
  );
  const blank = sharp({ create: { width: 64, height: 36, channels: 3, background: '#456' } });
  service.files.set('picture.png', await blank.png().toBuffer());
  return service;
}

async function proveOutcome(
  database: OpenDatabase,
  run: {
    accountId: string;
    service: Loopback;
    mayBeUntold: boolean;
    work: Awaited<ReturnType<typeof buildVendorWork>>;
  },
): Promise<KillOutcome> {
  const rows = await readWork(database);
  const submits = rows.map((_row, index) => countSubmits(run.service, wordsOf(index)));
  expectSame('orders', rows.length, ORDERED.length);
  rows.forEach(({ state }, index) => {
    expectSame(`end of order ${index}`, ['completed', 'unknown'].includes(state), true);
    const sent = submits[index] ?? 0;
    expectSame(
      `order ${index} was sent at most once, and surely where it completed`,
      sent <= 1 && sent >= Number(state === 'completed'),
      true,
    );
  });
  const made = rows.filter(({ state }) => state === 'completed');
  const files = await findFiles(
    database.db,
    made.map(({ resultFileId }) => String(resultFileId)),
  );
  for (const { resultFileId } of made) {
    const key = files.get(String(resultFileId))?.storageKey ?? '';
    expectSame(`${key} is whole`, await run.work.dependencies.storage.verify(key), true);
  }
  const unknown = rows.length - made.length;
  expectSame('orders of unknown outcome are one at most', unknown <= Number(run.mayBeUntold), true);
  const coins = rows.reduce((sum, { priceCoins }) => sum + priceCoins, 0);
  expectSame('coins left', await readBalance(database.db, run.accountId), COINS - coins);
  const { faults, openHolds } = await proveLedger(database.db);
  expectSame('the ledger', { faults, openHolds }, { faults: [], openHolds: unknown });
  return { completed: made.length, unknown, submits: submits.reduce((sum, count) => sum + count, 0) };
}

function countSubmits({ calls }: Loopback, words: string): number {
  return calls.filter((call) => (OPENAI.isSubmit(call) || FAL.isSubmit(call)) && call.json?.['prompt'] === words)
    .length;
}

function expectSame(what: string, found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
  }
}
