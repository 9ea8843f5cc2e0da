/**
 * `npm run torture -- NAME [--seed n] [--runs n] [--crowd n ...]`: repeats one scenario with different seeds. A crowd
 * is ACCOUNTSxFILMS, for `fairness`.
 */
import { parseArgs } from 'node:util';
import type { Crowd } from '#tests/torture/crowd-films.ts';
import { listTortures, type Torture } from './tortures.ts';

interface Order {
  name: string;
  torture: Torture;
  seed: number;
  runs: number;
}

const MOST_RUNS = 1_000_000;
const MOST_IN_CROWD = 1000;

/** One account with very many films, and many accounts with many each. */
const CROWDS: readonly Crowd[] = [
  { accounts: 1, films: 500 },
  { accounts: 25, films: 20 },
];

function readOrder(): Order {
  const { values, positionals } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      runs: { type: 'string' },
      crowd: { type: 'string', multiple: true },
    },
    allowPositionals: true,
  });
  const [name = '', ...rest] = positionals;
  const tortures = listTortures({ crowds: values.crowd?.map(readCrowd) ?? CROWDS });
  const torture = Object.hasOwn(tortures, name) ? tortures[name] : undefined;
  if (!torture || rest.length > 0) {
    throw new Error(`NAME is one of: ${Object.keys(tortures).join(', ')}`);
  }
  return {
    name,
    torture,
    seed: wholeNumber('seed', values.seed, 0, 0xffff_ffff),
    runs: wholeNumber('runs', values.runs ?? String(torture.runs ?? 20), 1, MOST_RUNS),
  };
}

function readCrowd(text: string): Crowd {
  const [accounts = '', films = '', ...rest] = text.split('x');
  if (rest.length > 0) {
    throw new Error('--crowd is ACCOUNTSxFILMS, as 25x20');
  }
  return {
    accounts: wholeNumber('crowd', accounts, 1, MOST_IN_CROWD),
    films: wholeNumber('crowd', films, 1, MOST_IN_CROWD),
  };
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) {
    throw new Error(`--${name} is a whole number from ${least} to ${most}`);
  }
  return value;
}

async function torture({ name, torture: { prepare, describe }, seed, runs }: Order): Promise<number> {
  const failed: number[] = [];
  const began = performance.now();
  await prepare(async (run) => {
    for (let each = seed; each < seed + runs; each++) {
      try {
        await run(each);
        process.stdout.write(`${name} seed ${each}: ok (${describe(each)})\n`);
      } catch (error) {
        failed.push(each);
        process.stdout.write(
          `${name} seed ${each}: FAILED (${describe(each)})\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
        );
      }
    }
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  process.stdout.write(`${runs - failed.length} of ${runs} runs held, ${seconds} s\n`);
  for (const each of failed) {
    process.stdout.write(`again: npm run torture -- ${name} --seed ${each} --runs 1\n`);
  }
  return failed.length === 0 ? 0 : 1;
}

let order: Order;
try {
  order = readOrder();
} catch (error) {
  process.stderr.write(
    `npm run torture -- NAME [--seed NUMBER] [--runs NUMBER] [--crowd ACCOUNTSxFILMS ...]\n${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
process.exit(await torture(order));
