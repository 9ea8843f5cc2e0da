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
  { name: 'tool-edit', as: 'member', path: at('/dashboard/imageEdit'), prepare: untilPictureShows },
  { name: 'tool-edit-none', as: 'newcomer', path: at('/dashboard/imageEdit') },
  { name: 'tool-views', as: 'member', path: at('/dashboard/multiView'), prepare: untilPictureShows },
  { name: 'tool-views-none', as: 'newcomer', path: at('/dashboard/multiView') },
  { name: 'tool-clip', as: 'member', path: at('/dashboard/video'), prepare: untilClipShows },
  { name: 'tool-clip-none', as: 'newcomer', path: at('/dashboard/video') },
  { name: 'tool-text-to-video', as: 'member', path: at('/dashboard/sora'), prepare: untilClipShows },
  { name: 'tool-larger-clip', as: 'member', path: at('/dashboard/videoUpscale') },
  { name: 'tool-clip-edit', as: 'member', path: at('/dashboard/videoEdit'), prepare: untilClipShows },
  { name: 'tool-clip-edit-none', as: 'newcomer', path: at('/dashboard/videoEdit') },
  { name: 'tool-sound', as: 'member', path: at('/dashboard/audio'), prepare: untilClipShows },
  { name: 'tool-sound-none', as: 'newcomer', path: at('/dashboard/audio') },
  { name: 'tool-subtitles', as: 'member', path: at('/dashboard/subtitles'), prepare: untilClipShows },
  { name: 'tool-subtitles-none', as: 'newcomer', path: at('/dashboard/subtitles') },
  { name: 'tool-talk', as: 'member', path: at('/dashboard/photoTalk'), prepare: untilClipShows },
  { name: 'tool-talk-none', as: 'newcomer', path: at('/dashboard/photoTalk') },
  { name: 'tool-talk-one', as: 'member', path: ({ tools }) => tools.talk, prepare: untilClipShows },
  { name: 'tool-music', as: 'member', path: at('/dashboard/music'), prepare: untilWaveformShows },
  { name: 'tool-music-none', as: 'newcomer', path: at('/dashboard/music') },
  { name: 'tool-music-one', as: 'member', path: ({ tools }) => tools.piece, prepare: untilWaveformShows },
  { name: 'tool-solid', as: 'member', path: at('/dashboard/model3d'), prepare: untilSolidShows },
  { name: 'tool-solid-none', as: 'newcomer', path: at('/dashboard/model3d') },
  { name: 'tool-cards', as: 'member', path: at('/dashboard/mojiMagic') },
  { name: 'tool-cards-none', as: 'newcomer', path: at('/dashboard/mojiMagic') },
  { name: 'tool-canvas', as: 'member', path: at('/dashboard/mojiMagic/canvas') },
  { name: 'tool-stickers', as: 'member', path: at('/dashboard/mojiMagic/stickers'), prepare: untilPictureShows },
];

async function untilPictureShows(page: Page): Promise<void> {
  await page.locator('main article img').first().waitFor({ timeout: 20_000 });
}

async function untilClipShows(page: Page): Promise<void> {
  await page.locator('main video').first().waitFor({ timeout: 20_000 });
}

async function untilWaveformShows(page: Page): Promise<void> {
  await page.locator('main article canvas, main article svg').first().waitFor({ timeout: 20_000 });
}

async function untilSolidShows(page: Page): Promise<void> {
  await page.locator('main article').first().waitFor({ timeout: 20_000 });
}
