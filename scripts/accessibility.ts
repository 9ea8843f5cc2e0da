/**
 * `npm run accessibility [-- --quick --only name --json]`: checks every screen in each language, theme and width with
 * axe, and for what axe does not test: reflow at 320 px, text spacing, visible and uncovered focus, motion. Exits 1
 * when there is a barrier.
 */
import { type Barrier, findByAxe, findHiddenFocus, findMotion, findOverflow } from './interface/look-for-barriers.ts';
import { openStudio } from './interface/open-studio.ts';
import { openScreen, readChoice } from './interface/screens.ts';

const choice = readChoice(process.argv.slice(2));
const studio = await openStudio();
const found: (Barrier & { screen: string })[] = [];
let looks = 0;
try {
  for (const screen of choice.screens) {
    const page = await studio[screen.as].newPage();
    const before = found.length;
    for (const language of choice.languages) {
      for (const theme of choice.themes) {
        for (const width of choice.widths) {
          await openScreen(page, studio, screen, { language, theme, width });
          const barriers = await findByAxe(page);
          if (theme === 'dark' && width === choice.widths[0]) {
            barriers.push(...(await findMotion(page)), ...(await findOverflow(page)));
          }
          if (theme === 'dark' && language === choice.languages[0]) {
            barriers.push(...(await findHiddenFocus(page)));
          }
          found.push(
            ...barriers.map((barrier) => ({ screen: `${screen.name} ${language} ${theme} ${width}`, ...barrier })),
          );
          looks++;
        }
      }
    }
    await page.close();
    process.stdout.write(
      `${screen.name.padEnd(16)} ${found.length - before === 0 ? 'nothing found' : `${found.length - before} found`}\n`,
    );
  }
} finally {
  await studio.close();
}
for (const { screen, rule, where, what } of found.slice(0, 200)) {
  process.stderr.write(`${screen}: ${rule}: ${where}: ${what}\n`);
}
process.stdout.write(`${looks} looks at ${choice.screens.length} screens, ${found.length} barriers\n`);
if (choice.json) {
  process.stdout.write(`${JSON.stringify({ screens: choice.screens.length, looks, barriers: found.length })}\n`);
}
process.exit(found.length > 0 ? 1 : 0);
