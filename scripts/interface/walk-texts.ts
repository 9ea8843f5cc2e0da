import type { Page } from 'playwright-core';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import type { Barrier } from './look-for-barriers.ts';
import { findTextFaults } from './look-for-text-faults.ts';
import type { OpenStudio } from './open-studio.ts';
import { readTexts } from './read-texts.ts';
import { openScreen, type Screen } from './screens.ts';

/**
 * Looks at the texts of screens in each language and width, and calls `onScreen` with the faults of each. The pages of
 * one account share its stored language, so only one of them is open at a time; the admin's screens, which are most,
 * are visited at the same time as those of all others.
 */
export async function walkTexts(
  studio: OpenStudio,
  screens: readonly Screen[],
  widths: readonly number[],
  onScreen: (screen: Screen, faults: readonly string[]) => void,
): Promise<void> {
  const walk = async (some: readonly Screen[]): Promise<void> => {
    for (const screen of some) {
      const page = await studio[screen.as].newPage();
      onScreen(screen, await findOnScreen(page, studio, screen, widths));
      await page.close();
    }
  };
  await Promise.all([
    walk(screens.filter(({ as }) => as === 'member')),
    walk(screens.filter(({ as }) => as !== 'member')),
  ]);
}

/**
 * One screen. It changes its language without loading again, and its width too unless actions brought it into its
 * state: a menu closes when the bar changes.
 */
async function findOnScreen(
  page: Page,
  studio: OpenStudio,
  screen: Screen,
  widths: readonly number[],
): Promise<string[]> {
  const found: string[] = [];
  for (const [place, width] of widths.entries()) {
    const open = (language: Language): Promise<void> =>
      openScreen(page, studio, screen, { language, theme: 'light', width });
    if (place === 0 || screen.prepare) {
      await open(LANGUAGES[0]);
    } else {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    }
    for (const language of LANGUAGES) {
      await changeLanguage(page, language);
      let faults = findTextFaults(await readTexts(page));
      if (faults.length > 0) {
        // A toast or an error stays in the language in which it was said: seen anew, the screen must be faulty too.
        await open(language);
        faults = findTextFaults(await readTexts(page));
      }
      found.push(...faults.map((fault) => report(`${language} ${width}`, fault)));
    }
  }
  return found;
}

const report = (look: string, { rule, where, what }: Barrier): string => `${look}: ${rule}: ${where}: ${what}`;

/** Changes the language the way another tab's choice does. */
async function changeLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate((code) => {
    localStorage.setItem('setting', JSON.stringify({ language: code }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'setting' }));
  }, language);
  await page.waitForFunction((tag) => document.documentElement.lang === tag, LANGUAGE_TAGS[language]);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}
