/**
 * `npm run bench NAME [-- --json]`: runs one benchmark by name and prints its figures; with --json prints one object as
 * the last line.
 */
import { benchClip } from './clip.bench.ts';
import { benchFilm } from './film.bench.ts';
import { benchFirstPicture } from './first-picture.bench.ts';
import { benchLedger } from './ledger.bench.ts';
import { benchQueue } from './queue.bench.ts';
import { benchStart } from './start.bench.ts';
import { benchVoices } from './voices.bench.ts';
import { benchWaits } from './waits.bench.ts';

/** A benchmark; prints its progress and returns its figures. */
export type Benchmark = () => Promise<Record<string, unknown>>;

const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  clip: benchClip,
  film: benchFilm,
  'first-picture': benchFirstPicture,
  ledger: benchLedger,
  queue: benchQueue,
  start: benchStart,
  voices: benchVoices,
  waits: benchWaits,
};

const words = process.argv.slice(2);
const name = words.find((word) => !word.startsWith('-')) ?? '';
const benchmark = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
if (!benchmark) {
  process.stderr.write(`npm run bench NAME [-- --json], where NAME is one of: ${Object.keys(BENCHMARKS).join(', ')}\n`);
  process.exit(1);
}
const figures = await benchmark();
for (const [figure, value] of Object.entries(figures)) {
  process.stdout.write(`${figure.padEnd(24)} ${JSON.stringify(value)}\n`);
}
if (words.includes('--json')) {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}
process.exit();
