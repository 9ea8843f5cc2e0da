import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cn } from '#src/features/film/texts/cut/cn.ts';
import { en } from '#src/features/film/texts/cut/en.ts';
import { ja } from '#src/features/film/texts/cut/ja.ts';
import { ko } from '#src/features/film/texts/cut/ko.ts';
import { en as editor } from '#src/features/film/texts/editor/en.ts';
import { en as filmPage } from '#src/features/film/texts/page/en.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import type { CutSettings } from '#src/shared/catalogue/cut-settings.ts';
import { en as errors } from '#src/shared/errors/texts/en.ts';
import { makeNumberedClip } from '#tests/build/build-numbered-clip.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';

let opened: OpenedFilm;
let page: Page;
let clip: string;

beforeAll(async () => {
  opened = await openFinishedFilm({ reducedMotion: 'reduce' });
  ({ page } = opened);
  clip = join(opened.folder, 'mine.mp4');
  const ffmpeg = await findFfmpeg({ cacheFolder: join(opened.folder, 'cache') });
  await makeNumberedClip({ ffmpeg, path: clip, frames: 48, red: 90 });
  await page.goto(opened.filmAddress);
  await page.locator('media-controller').waitFor();
});
afterAll(() => opened?.close());

const dialog = (): Locator => page.getByRole('dialog', { name: en.title });
const choose = (group: string, option: string): Promise<void> =>
  dialog().getByRole('group', { name: group }).getByText(option, { exact: true }).click();
/** The cuts as they are listed, the newest first. */
const cuts = (): Promise<string[]> => dialog().getByRole('listitem').allTextContents();
const isUsed = (name: string) =>
  expectSoon(async () => (await cuts()).some((cut) => cut.includes(name) && cut.includes(en.used)));
const openDialog = (): Promise<void> => page.getByRole('button', { name: en.title, exact: true }).click();

test('[EDIT-13] the choices of a final cut cut the film again, and its subtitles are then in the picture', async () => {
  await openDialog();
  await dialog().getByText(en.nothingFound).waitFor();
  expect(await page.locator('media-captions-button').count()).toBe(1);
  const again = (): Locator => page.getByRole('button', { name: filmPage.makeCut });
  expect(await again().count()).toBe(0);
  await choose(en.where, en.mode.burned);
  await choose(en.size, en.sizes.large);
  await choose(en.colour, en.colours.yellow);
  await choose(en.ground, en.grounds.shade);
  // Read again when the last choice is saved.
  const saved = page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('/final-cut') && /"music":0\.95\b/.test(await answer.text().catch(() => '')),
  );
  await dialog().getByLabel(en.volume.music).press('ArrowLeft');
  await saved;
  await expectNoFaults(page, 'the choices of a final cut');
  await dialog().getByText(filmPage.cutOlder).waitFor();
  // Nothing was cut yet, and all choices are there again on another visit, at a button that cuts by them.
  await page.reload();
  await page.getByText(filmPage.cutOlder).waitFor();
  await openDialog();
  for (const [group, option] of [
    [en.where, en.mode.burned],
    [en.size, en.sizes.large],
    [en.colour, en.colours.yellow],
    [en.ground, en.grounds.shade],
  ] as const) {
    await dialog().getByRole('group', { name: group }).getByRole('radio', { name: option, checked: true }).waitFor();
  }
  expect(await dialog().getByLabel(en.volume.music).inputValue()).toBe('0.95');
  expect(await cuts()).toHaveLength(1);
  await page.keyboard.press('Escape');
  await again().click();
  await openDialog();
  await isUsed('Cut 2').toBe(true);
  await expectSoon(() => page.locator('media-captions-button').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Subtitles' }).count()).toBe(1);
}, 240_000);

test('[EDIT-13] a cut from elsewhere takes the place of the made one, which can be used again', async () => {
  await dialog().locator('input[type=file]').setInputFiles(clip);
  await isUsed('Cut 3').toBe(true);
  await dialog().getByText(en.ownIsUsed).waitFor();
  await dialog().getByRole('button', { name: 'Use this: cut 2' }).click();
  await isUsed('Cut 2').toBe(true);
  await dialog()
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') });
  await expectSoon(async () => (await cuts())[0]).toMatch(/^Cut 4.*Files of this kind/s);
  await isUsed('Cut 2').toBe(true);
}, 120_000);

/** While it is there, no cut can be kept. */
const CUTS_FAIL = `
  create function refuse_cut() returns trigger language plpgsql as $$ begin raise exception 'on purpose'; end $$;
  create trigger refuse_cut before insert on cuts for each row execute function refuse_cut()`;
const CUTS_SUCCEED = 'drop trigger refuse_cut on cuts; drop function refuse_cut';
const failure = (): Locator => page.getByRole('alert').filter({ hasText: errors.INTERNAL_ERROR });
const retry = (): Locator => failure().getByRole('button', { name: filmPage.makeCut });

test('[EDIT-13] a new cut that fails says so on the film’s page and in the editor, beside the one that stays, and is made again by its button', async () => {
  await opened.database.pool.query(CUTS_FAIL);
  await dialog().getByLabel(en.volume.music).press('ArrowLeft');
  await dialog().getByText(filmPage.cutOlder).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: filmPage.makeCut }).click();
  await openDialog();
  await failure().waitFor({ timeout: 60_000 });
  await isUsed('Cut 2').toBe(true);
  expect((await cuts())[0]).toContain(errors.INTERNAL_ERROR);
  await expectNoFaults(page, 'a cut that has failed');
  await page.keyboard.press('Escape');
  // The page shows the earlier cut, and says that it is older than the film.
  await page.getByText(filmPage.cutOlder).waitFor();
  await page.locator('media-controller').waitFor();
  await page.goto(`${opened.filmAddress}/edit?tab=final-cut`);
  await failure().waitFor();
  // It does not say that nothing is to be cut.
  expect(await page.getByText(en.upToDate).count()).toBe(0);
  await opened.database.pool.query(CUTS_SUCCEED);
  await retry().click();
  await page.getByText(en.upToDate).waitFor({ timeout: 60_000 });
  expect(await failure().count()).toBe(0);
}, 180_000);

test('[EDIT-13] beside one’s own cut no button makes a cut in its place; with the made one back, it is there', async () => {
  await opened.database.pool.query(CUTS_FAIL);
  await page.getByLabel(en.volume.music).press('ArrowLeft');
  await page.getByRole('button', { name: filmPage.makeCut }).click();
  await failure().waitFor({ timeout: 60_000 });
  await opened.database.pool.query(CUTS_SUCCEED);
  await page.locator('input[type=file]').setInputFiles(clip);
  await page.getByText(en.ownIsShown).waitFor({ timeout: 60_000 });
  expect(await page.getByRole('button', { name: filmPage.makeCut, disabled: false }).count()).toBe(0);
  await page.getByRole('button', { name: en.backToMade }).click();
  await retry().click();
  await page.getByText(en.upToDate).waitFor({ timeout: 60_000 });
  await page.goto(opened.filmAddress);
}, 180_000);

test('[EDIT-13] in the editor a new cut is shown when it is there, and the focus is not lost', async () => {
  await page.goto(`${opened.filmAddress}/edit?tab=final-cut`);
  const size = page.getByRole('group', { name: en.size });
  await size.getByText(en.sizes.small, { exact: true }).click();
  const shows = (what: string): Promise<void> =>
    page.getByRole('group', { name: en.shown }).getByRole('radio', { name: what, checked: true }).waitFor();
  await shows(en.show.subtitles);
  const make = page.getByRole('button', { name: filmPage.makeCut });
  await make.press('Enter');
  await page.getByText(editor.cutMade).waitFor();
  await shows(en.show.cut);
  await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tab');
  await page.goto(opened.filmAddress);
}, 240_000);

test('[EDIT-13] in the editor a choice for the final cut is undone and redone like any other change', async () => {
  const kept = async (): Promise<string | undefined> => {
    const { rows } = await opened.database.pool.query<{ cut_settings: CutSettings }>('select cut_settings from films');
    return rows[0]?.cut_settings.transitions;
  };
  const radio = (option: string, checked: boolean): Locator =>
    page.getByRole('group', { name: en.transitions }).getByRole('radio', { name: option, checked });
  await page.goto(`${opened.filmAddress}/edit?tab=final-cut`);
  await radio(en.transition.as_written, true).waitFor();
  await page.getByRole('group', { name: en.transitions }).getByText(en.transition.cuts, { exact: true }).click();
  await expectSoon(kept).toBe('cuts');
  await page.getByRole('button', { name: `Undo: ${editor.gesture.cut}` }).click();
  await radio(en.transition.as_written, true).waitFor();
  await expectSoon(kept).toBe('as_written');
  // Also from a tab that does not show it.
  await page.getByRole('tab', { name: editor.tab.storyboard }).click();
  await page.getByRole('button', { name: `Redo: ${editor.gesture.cut}` }).click();
  await expectSoon(kept).toBe('cuts');
  await page.keyboard.press('Control+z');
  await expectSoon(kept).toBe('as_written');
  await page.getByRole('tab', { name: editor.tab['final-cut'] }).click();
  await radio(en.transition.as_written, true).waitFor();
  await page.goto(opened.filmAddress);
}, 120_000);

test('[EDIT-13] the final cut can be chosen on a telephone and in every language', async () => {
  await page.keyboard.press('Escape');
  const address = page.url();
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 800 });
  for (const [language, texts] of Object.entries({ cn, ja, ko })) {
    await page.evaluate((code) => localStorage.setItem('setting', JSON.stringify({ language: code })), language);
    await page.goto(address);
    await page.getByRole('button', { name: texts.title, exact: true }).click();
    await page.getByRole('heading', { name: texts.versions }).waitFor();
    await expectFits(page, language);
  }
  await page.setViewportSize(before ?? { width: 1280, height: 800 });
}, 120_000);
