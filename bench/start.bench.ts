import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLauncher } from './run-launcher.ts';

const RUNS = 3;

/** Seconds from the command to the printed link, on an empty data folder and again on the same one. */
export async function benchStart(): Promise<Record<string, unknown>> {
  const firsts: number[] = [];
  const seconds: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
    try {
      firsts.push(await timeStart(folder));
      seconds.push(await timeStart(folder));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return { firstStartSeconds: median(firsts), secondStartSeconds: median(seconds), runs: RUNS };
}

async function timeStart(dataFolder: string): Promise<number> {
  const began = performance.now();
  const child = startLauncher('src/apps/all-in-one/main.ts', [], dataFolder, { PORT: '0', KINORA_LOG_LEVEL: 'error' });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const elapsed = await new Promise<number>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('/login?link=')) {
        resolve((performance.now() - began) / 1000);
      }
    });
    child.once('close', (code) => reject(new Error(`ended with ${code} before it was ready: ${errors}`)));
  });
  child.kill('SIGTERM');
  await ended;
  return elapsed;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((first, second) => first - second);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 100) / 100;
}
