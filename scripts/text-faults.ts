/**
 * `npm run text-faults [-- --quick --only name,name]`: looks at the texts of every screen in each language and width:
 * cut off, outside of their box, on top of each other, not translated. Exits 1 when it finds one.
 */
import { openStudio } from './interface/open-studio.ts';
import { readChoice } from './interface/screens.ts';
import { walkTexts } from './interface/walk-texts.ts';

const words = process.argv.slice(2);
const { screens } = readChoice(words);
const widths = words.includes('--quick') ? [390, 1280] : [320, 390, 768, 1280];
const studio = await openStudio();
let count = 0;
try {
  await walkTexts(studio, screens, widths, (screen, faults) => {
    count += faults.length;
    process.stdout.write(
      `${screen.name.padEnd(16)} ${faults.length === 0 ? 'nothing found' : `${faults.length} found`}\n`,
    );
    for (const fault of faults) {
      process.stderr.write(`${screen.name} ${fault}\n`);
    }
  });
} finally {
  await studio.close();
}
process.stdout.write(`${screens.length} screens, ${count} faults\n`);
process.exit(count > 0 ? 1 : 0);
