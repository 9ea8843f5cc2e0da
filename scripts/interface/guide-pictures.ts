/**
 * `npm run guide-pictures [-- en ja]`: makes a film in each language in a real studio and saves screenshots of the
 * steps as the pictures of the user guide, in src/apps/web/public/guide.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { TEXTS, type Messages } from '#src/apps/web/texts.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { launchBrowser } from '#tests/browser/launch-browser.ts';
import { startKinora } from '#tests/build/start-kinora.ts';

const FOLDER = 'src/apps/web/public/guide';
const SCREEN = { width: 1280, height: 720 };
const KEPT = { width: 1200, height: 675 };
/** A draft film takes half a minute; a busy machine may need more. */
const FILM_MILLISECONDS = 180_000;

const asked = process.argv.slice(2);
const languages = LANGUAGES.filter((language) => asked.length === 0 || asked.includes(language));
await mkdir(FOLDER, { recursive: true });
const folder = await mkdtemp(join(tmpdir(), 'kinora-guide-'));
const [kinora, browser] = await Promise.all([startKinora(folder), launchBrowser()]);
try {
  const context = await browser.newContext({ viewport: SCREEN, colorScheme: 'dark', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(kinora.signInLink);
  await page.waitForURL('**/dashboard/**');
  for (const language of languages) {
    await takePictures(page, new URL(kinora.signInLink).origin, language);
  }
} finally {
  await browser.close();
  await kinora.stop();
  await rm(folder, { recursive: true, force: true });
}

async function takePictures(page: Page, origin: string, language: Language): Promise<void> {
  const {
    film: { looks },
    filmIdea: idea,
    filmPage: film,
    filmExamples: examples,
    filmReceipt: receipt,
  } = TEXTS[language] as Messages;
  const keep = async (name: string): Promise<void> => {
    await page.waitForTimeout(400);
    const picture = await sharp(await page.screenshot())
      .resize(KEPT)
      .avif({ quality: 50, effort: 7 })
      .toBuffer();
    await sharp(picture).toFile(join(FOLDER, `${name}-${language}.avif`));
    console.log(`${name}-${language}.avif: ${Math.ceil(picture.length / 1024)} KB`);
  };
  await page.evaluate((chosen) => localStorage.setItem('setting', JSON.stringify({ language: chosen })), language);
  await page.goto(`${origin}/dashboard/film/idea`);
  await page.getByRole('textbox', { name: idea.label }).fill(examples.one);
  await page.getByRole('radio', { name: looks.gouache }).check({ force: true });
  await page.locator('[data-frame="8"]').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await keep('idea');
  await page
    .getByRole('button', { name: new RegExp(`^${idea.oneClick}`) })
    .first()
    .click();
  await page.locator('media-controller').waitFor({ timeout: FILM_MILLISECONDS });
  // The storyboard with the cast and the receipt beside it.
  await page
    .getByRole('tab', { name: film.storyboardTab })
    .evaluate((tab) => scrollTo(0, tab.getBoundingClientRect().top + scrollY - 84));
  await keep('film');
  await page.getByRole('button', { name: receipt.details }).click();
  await keep('receipt');
}
