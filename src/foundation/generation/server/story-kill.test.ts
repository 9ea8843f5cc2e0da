import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FilmPlanOfIdea } from '#src/draft-engine/story/film-plan.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStoryWork } from '#tests/build/build-story-work.ts';
import { letWorkersDie } from '#tests/build/build-vendor-work.ts';
import { runProgram } from '#tests/build/run-program.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { askedOf, startLoopbackChat } from '#tests/vendors/loopback-chat.ts';
import type { Loopback } from '#tests/vendors/loopback-service.ts';
import { ENGLISH } from '#tests/vendors/readings.ts';
import type { generations } from './tables.ts';

let database: OpenDatabase;
let loopback: Loopback;
beforeEach(async () => {
  database = await createTestDatabase();
  loopback = await startLoopbackChat({ idea: ENGLISH.reading, words: ENGLISH.words });
  await buildAccount(database);
});
afterEach(async () => {
  await loopback.close();
  await database.close();
});

const asked = (): unknown[] => loopback.calls.map(askedOf);

/** Lets a process work until it is killed, and then counts as dead. */
async function dieWith(folder: string, failpoint?: string): Promise<void> {
  const before = loopback.calls.length;
  if (failpoint === undefined) {
    loopback.faults.push({ kind: 'silent' });
  }
  const env: Record<string, string> = failpoint === undefined ? {} : { KINORA_FAILPOINT: failpoint };
  const program = runProgram('work-story', [database.url, folder, loopback.url], { env });
  if (failpoint === undefined) {
    await expect.poll(() => loopback.calls.length, { timeout: 60_000 }).toBe(before + 1);
    program.process.kill('SIGKILL');
  }
  expect((await program.ended).signal).toBe('SIGKILL');
  await letWorkersDie(database);
}

async function workToEnd(folder: string): Promise<typeof generations.$inferSelect & { plan: FilmPlanOfIdea }> {
  const work = await buildStoryWork(database, folder, loopback.url);
  try {
    const row = await work.workToEnd();
    return { ...row, plan: row.resultData as unknown as FilmPlanOfIdea };
  } finally {
    await work.close();
  }
}

test('[REL-06] [PIPE-03] a story whose worker dies while a language model is asked is asked for again by itself', () =>
  withTemporaryFolder(async (folder) => {
    await dieWith(folder);
    const { state, attempts, servedBy, plan } = await workToEnd(folder);
    expect({ state, attempts, servedBy }).toEqual({ state: 'completed', attempts: 2, servedBy: 'loopback-7b' });
    expect(plan.title).toBe(ENGLISH.words.title);
    expect(asked()).toEqual(['idea', 'idea', 'words']);
  }));

test('[REL-06] [PIPE-03] one whose answers were lost with the worker is asked for again, too', () =>
  withTemporaryFolder(async (folder) => {
    await dieWith(folder, 'generation-started:1');
    expect(asked()).toEqual(['idea', 'words']);
    const { state, servedBy } = await workToEnd(folder);
    expect({ state, servedBy }).toEqual({ state: 'completed', servedBy: 'loopback-7b' });
    expect(asked()).toEqual(['idea', 'words', 'idea', 'words']);
  }));

test('[REL-06] [PIPE-03] after the second death the built-in rules write it, and nobody is asked', () =>
  withTemporaryFolder(async (folder) => {
    await dieWith(folder);
    await dieWith(folder);
    const { state, attempts, servedBy, plan } = await workToEnd(folder);
    expect({ state, attempts, servedBy }).toEqual({ state: 'completed', attempts: 3, servedBy: 'draft-text' });
    expect(plan.writing).toEqual({ failure: 'unreached' });
    expect(asked()).toEqual(['idea', 'idea']);
  }));
