import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
/** How long a thread may say nothing. Only what never ends takes as long, also on a busy machine. */
const SILENCE_MILLISECONDS = 60_000;
/** As long as the longest text of people that any input takes half of; more only makes what is slow slower. */
const INPUT_CHARACTERS = 2_000;
/** The answer of a service is as long as it likes. */
const ANSWER_CHARACTERS = 100_000;

/** Runs a program in a thread until it says that it is done. Answers with what it was at when it fell silent or failed. */
async function findHang(
  program: string,
  workerData: object = {},
  silenceMilliseconds = SILENCE_MILLISECONDS,
): Promise<{ hang: string | undefined; steps: number }> {
  const worker = new Worker(new URL(`../build/programs/${program}.ts`, import.meta.url), { workerData });
  let last = 'its start';
  let steps = 0;
  try {
    return await new Promise((resolve, reject) => {
      const end = (): void => resolve({ hang: last === 'done' ? undefined : last, steps });
      // A busy machine takes its time to start a thread.
      let timer = setTimeout(end, SILENCE_MILLISECONDS);
      worker.on('message', (message: string) => {
        last = message;
        steps += 1;
        clearTimeout(timer);
        timer = setTimeout(end, silenceMilliseconds);
        if (message === 'done') {
          clearTimeout(timer);
          end();
        }
      });
      worker.on('error', (error) => reject(new Error(`at ${last}`, { cause: error })));
    });
  } finally {
    await worker.terminate();
  }
}

test('[SEC-20] no pattern of the server hangs on texts made to let it backtrack', async () => {
  const paths = globSync('src/**/*.ts', { cwd: PROJECT })
    .filter((path) => !/\.test\.ts$|\/web\/|\/(?:picture|clip|voice|music|sound)\//.test(path))
    .map((path) => `${PROJECT}${path}`);
  const { hang, steps } = await findHang('try-patterns', { paths, characters: INPUT_CHARACTERS });
  expect(hang).toBeUndefined();
  expect(steps).toBeGreaterThan(200);
});

test('[SEC-20] no pattern that reads the answers of services takes more than linear time', async () => {
  const paths = globSync('src/vendors/**/*.ts', { cwd: PROJECT })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => `${PROJECT}${path}`);
  const { hang, steps } = await findHang('try-patterns', { paths, characters: ANSWER_CHARACTERS });
  expect(hang).toBeUndefined();
  expect(steps).toBeGreaterThan(30);
});

test('[SEC-20] nothing that reads the words of people hangs on long texts of repeated fragments', async () => {
  const { hang, steps } = await findHang('try-texts');
  expect(hang).toBeUndefined();
  expect(steps).toBeGreaterThan(200);
});

test.each([
  ['endless-pattern', INPUT_CHARACTERS],
  ['cubic-pattern', INPUT_CHARACTERS],
  ['quadratic-pattern', ANSWER_CHARACTERS],
])('[SEC-20] a pattern that backtracks is found: %s', async (name, characters) => {
  const path = fileURLToPath(new URL(`./backtracking/${name}.ts`, import.meta.url));
  const { hang } = await findHang('try-patterns', { paths: [path], characters }, 1_000);
  expect(hang).toContain(`${name}.ts: /`);
});
