import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';

const at = (path: string) => (): string => path;

/** The pages of the single tools: with results, while nothing was made yet, and with what opens on them. */
export const TOOL_SCREENS: readonly Screen[] = [
  { name: 'tool-image', as: 'member', path: at('/dashboard/image'), prepare: untilPictureShows },
  { name: 'tool-image-none', as: 'newcomer', path: at('/dashboard/image') },
  {
    name: 'tool-image-refused',
    as: 'newcomer',
    path: at('/dashboard/image'),
    prepare: (page) => page.locator('main form button[type=submit]').click(),
  },
  { name: 'tool-cut-out', as: 'member', path: at('/dashboard/backgroundRemoval'), prepare: untilPictureShows },
  {
    name: 'tool-cut-out-brush',
    as: 'member',
    path: at('/dashboard/backgroundRemoval'),
    prepare: async (page) => {
      await untilPictureShows(page);
      await page.locator('main article button[aria-haspopup=dialog]').first().waitFor();
      await page.locator('main article button:has(svg.lucide-brush)').click();
      await page.locator('dialog[open] canvas').waitFor();
    },
  },
  { name: 'tool-larger', as: 'member', path: at('/dashboard/imageUpscale'), prepare: untilPictureShows },
  { name: 'tool-larger-none', as: 'newcomer', path: at('/dashboard/imageUpscale') },
];

async function untilPictureShows(page: Page): Promise<void> {
  await page.locator('main article img').first().waitFor({ timeout: 20_000 });
}
