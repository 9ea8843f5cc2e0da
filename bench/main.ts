/**
 * `npm run bench NAME [-- WORDS] [--json]`: runs one benchmark by name and prints its figures; with --json prints one
 * object as the last line. Further words are for the benchmark.
 */
import { benchAssembly } from './assembly.bench.ts';
import { benchClip } from './clip.bench.ts';
import { benchCommunityAttacks } from './community-attacks.bench.ts';
import { benchCommunity } from './community.bench.ts';
import { benchEditor } from './editor.bench.ts';
import { benchFeelings } from './feelings.bench.ts';
import { benchFilm } from './film.bench.ts';
import { FILM_CASES } from './film/film-cases.ts';
import { benchFirstPicture } from './first-picture.bench.ts';
import { benchLedger } from './ledger.bench.ts';
import { benchQueue } from './queue.bench.ts';
import { benchStart } from './start.bench.ts';
import { benchSubtitles } from './subtitles.bench.ts';
import { benchTools } from './tools.bench.ts';
import { benchVoices } from './voices.bench.ts';
import { benchWaits } from './waits.bench.ts';

/** A benchmark; is given the words after its name, prints its progress and returns its figures. */
export type Benchmark = (words: readonly string[]) => Promise<Record<string, unknown>>;

const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  assembly: benchAssembly,
  clip: benchClip,
  community: benchCommunity,
  'community-attacks': benchCommunityAttacks,
  editor: benchEditor,
  feelings: benchFeelings,
  film: benchFilm,
  'first-picture': benchFirstPicture,
  ledger: benchLedger,
  queue: benchQueue,
  start: benchStart,
  subtitles: benchSubtitles,
  tools: benchTools,
  voices: benchVoices,
  waits: benchWaits,
};

const words = process.argv.slice(2);
const [name = '', ...more] = words.filter((word) => word !== '--json');
const benchmark = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
if (!benchmark) {
  process.stderr.write(
    [
      `npm run bench NAME [-- --json], where NAME is one of: ${Object.keys(BENCHMARKS).join(', ')}`,
      `npm run bench film -- CASE [--cores NUMBER], where CASE is one of: ${Object.keys(FILM_CASES).join(', ')}`,
      '',
    ].join('\n'),
  );
  process.exit(1);
}
const figures = await benchmark(more);
for (const [figure, value] of Object.entries(figures)) {
  process.stdout.write(`${figure.padEnd(24)} ${JSON.stringify(value)}\n`);
}
if (process.argv.includes('--json')) {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}
process.exit();
