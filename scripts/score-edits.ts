/**
 * `npm run score-edits [-- --set tuning|held-out] [--language en] [--show]`: reads the requests of tests/edits and
 * counts those that are read as they are meant. `--show` prints what was read otherwise; not for the held-out set,
 * which nobody who tunes the reader looks at.
 */
import { parseArgs } from 'node:util';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { scoreEdits } from '#tests/edits/score-edits.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'tuning' },
    language: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});

for (const language of LANGUAGES.filter((one) => values.language === undefined || one === values.language)) {
  const { all, right, told, silent, needless, missed } = scoreEdits(values.set, language);
  const counts = `${right} of ${all} do what they say; of the others ${told} say so, ${silent} do not`;
  console.log(`${language}: ${counts}; ${needless} complain needlessly`);
  if (values.show) {
    console.log(missed.join('\n'));
  }
}
