import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { copyFinishedFilm, type FinishedFilm } from '#tests/build/finished-film.ts';
import { films } from '../tables.ts';
import { createCutParts } from './cut-parts.ts';
import { prepareCutOfFilm } from './prepare-cut.job.ts';

let finished: FinishedFilm;
let studio: Studio;

beforeAll(async () => {
  finished = await copyFinishedFilm();
  studio = await buildStudio(finished.database, finished.folder, { work: false });
});
afterAll(async () => {
  await studio?.close();
  await finished?.close();
});

/** Parts that are begun, and none of which ends before it is stopped. */
function slowParts(): { begun: AbortSignal[]; parts: Studio['parts'] } {
  const begun: AbortSignal[] = [];
  const cutParts = createCutParts({
    run: (_task, _input, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        if (signal) {
          begun.push(signal);
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }
      }),
  });
  return { begun, parts: { ...studio.parts, cutParts } };
}

async function changed(secondsAgo: number): Promise<void> {
  const change = { editedAt: new Date(Date.now() - secondsAgo * 1000), cutHeld: true };
  await finished.database.db.update(films).set(change).where(eq(films.id, finished.filmId));
}

test('[PIPE-01] a cut that is being prepared is left when its film is changed, and taken up by who asks meanwhile', async () => {
  const { begun, parts } = slowParts();
  const { filmId } = finished;
  const process = new AbortController();
  await changed(60);
  const preparation = prepareCutOfFilm(parts, { filmId }, process.signal);
  await expect.poll(() => begun.length).toBeGreaterThan(0);
  const first = [...begun];
  await changed(-3600);
  await expect.poll(() => first.every(({ aborted }) => aborted)).toBe(true);
  await preparation;

  await changed(60);
  const second = prepareCutOfFilm(parts, { filmId }, process.signal);
  await expect.poll(() => begun.length).toBe(2 * first.length);
  begun[first.length]?.addEventListener('abort', () => void prepareCutOfFilm(parts, { filmId }, process.signal));
  await changed(-3600);
  await expect.poll(() => begun.length).toBe(3 * first.length);
  process.abort(new Error('the process stops'));
  await second;
  expect(begun.every(({ aborted }) => aborted)).toBe(true);
});
