/** `npm run torture -- NAME [--seed n] [--runs n]`: does one scenario many times, each time as another seed says. */
import { parseArgs } from 'node:util';
import { copyDatabase, startTestServer } from '#tests/build/test-server.ts';
import { TORTURES, type Torture } from './tortures.ts';

interface Order {
  name: string;
  torture: Torture;
  seed: number;
  runs: number;
}

const MOST_RUNS = 1_000_000;

function readOrder(): Order {
  const { values, positionals } = parseArgs({
    options: { seed: { type: 'string', default: '1' }, runs: { type: 'string', default: '20' } },
    allowPositionals: true,
  });
  const [name = '', ...rest] = positionals;
  const torture = Object.hasOwn(TORTURES, name) ? TORTURES[name] : undefined;
  if (!torture || rest.length > 0) throw new Error(`NAME is one of: ${Object.keys(TORTURES).join(', ')}`);
  return {
    name,
    torture,
    seed: wholeNumber('seed', values.seed, 0, 0xffff_ffff),
    runs: wholeNumber('runs', values.runs, 1, MOST_RUNS),
  };
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) throw new Error(`--${name} is a whole number from ${least} to ${most}`);
  return value;
}

async function torture({ name, torture: { run, describe }, seed, runs }: Order): Promise<number> {
  const server = await startTestServer();
  const failed: number[] = [];
  const began = performance.now();
  try {
    for (let each = seed; each < seed + runs; each++) {
      const database = await copyDatabase(server.url);
      try {
        await run(database, each);
        process.stdout.write(`${name} seed ${each}: ok (${describe(each)})\n`);
      } catch (error) {
        failed.push(each);
        process.stdout.write(
          `${name} seed ${each}: FAILED (${describe(each)})\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
        );
      } finally {
        await database.close();
      }
    }
  } finally {
    await server.close();
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  process.stdout.write(`${runs - failed.length} of ${runs} runs held, ${seconds} s\n`);
  for (const each of failed) process.stdout.write(`again: npm run torture -- ${name} --seed ${each} --runs 1\n`);
  return failed.length === 0 ? 0 : 1;
}

let order: Order;
try {
  order = readOrder();
} catch (error) {
  process.stderr.write(
    `npm run torture -- NAME [--seed NUMBER] [--runs NUMBER]\n${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
process.exit(await torture(order));
