/**
 * `node scripts/print-story.ts "an idea" [--type drama] [--language en] [--shots 8] [--seed 1] [--units]`: prints the
 * film's story, to read aloud. With `--units`, what is read in the idea instead.
 */
import { parseArgs } from 'node:util';
import { printGraph } from '#src/draft-engine/story/idea/print-graph.ts';
import { readIdeaGraph } from '#src/draft-engine/story/idea/read-idea-graph.ts';
import { planFilm } from '#src/draft-engine/story/plan-film.ts';
import { printPlan } from '#src/draft-engine/story/print-plan.ts';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    type: { type: 'string', default: 'drama' },
    language: { type: 'string', default: 'en' },
    shots: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    units: { type: 'boolean', default: false },
  },
});
const type = FILM_TYPES.find((one) => one === values.type);
const language = LANGUAGES.find((one) => one === values.language);
const idea = positionals.join(' ').trim();
if (!type || !language || idea === '') {
  process.stderr.write(
    'node scripts/print-story.ts "an idea" [--type TYPE] [--language en|cn|ko|ja] [--shots 8] [--seed 1]\n',
  );
  process.exit(1);
}
if (values.units) {
  process.stdout.write(`${printGraph(await readIdeaGraph(idea))}\n`);
  process.exit(0);
}
process.stdout.write(
  `${printPlan(await planFilm({ idea, type, language, shotCount: Number(values.shots), aspect: '16:9', seed: Number(values.seed) }))}\n`,
);
