import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as editor } from '#src/features/film/texts/editor/en.ts';
import { cn } from '#src/features/film/texts/whole/cn.ts';
import { en } from '#src/features/film/texts/whole/en.ts';
import { ja } from '#src/features/film/texts/whole/ja.ts';
import { ko } from '#src/features/film/texts/whole/ko.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';
import { typeInto } from './type-into.ts';

let opened: OpenedFilm;
let page: Page;

beforeAll(async () => {
  opened = await openFinishedFilm({ reducedMotion: 'reduce' });
  ({ page } = opened);
  await page.goto(`${opened.filmAddress}/edit?tab=story`);
  await story().waitFor();
});
afterAll(() => opened?.close());

const story = (): Locator => page.getByLabel(en.outline, { exact: true });
const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const outline = (name: string): Locator =>
  page.getByRole('list', { name: en.outlineList }).getByRole('listitem').filter({ hasText: name });
/** The name of what has the focus. */
const focused = (): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const isSaved = (): Promise<void> => page.getByText(editor.save.saved).first().waitFor();

test('[EDIT-03] another outline is written, read beside the story, and its text used and undone, by keyboard', async () => {
  await typeInto(story(), 'My own story.');
  await story().press('Tab');
  await isSaved();
  await button(en.writeAgain).focus();
  await page.keyboard.press('Enter');
  await button('Read and compare: Outline 2').waitFor({ timeout: 60_000 });
  // What was typed is found again.
  await outline(en.keptOutline).waitFor();
  expect(await story().inputValue()).toBe('My own story.');
  await button('Read and compare: Outline 2').focus();
  await page.keyboard.press('Enter');
  const read = outline('Outline 2').getByRole('region');
  await expectSoon(() => read.count()).toBe(2);
  expect(await read.first().innerText()).toContain('My own story.');
  const text = await read.last().locator('p').innerText();
  await expectNoFaults(page, 'outlines of a story');
  await button('Use this text: Outline 2').focus();
  await page.keyboard.press('Enter');
  await expectSoon(() => story().inputValue()).toBe(text);
  await outline('Outline 2').getByText(en.inStory).waitFor();
  // The button that was pressed has gone.
  await expectSoon(focused).toBe('Close: Outline 2');
  await isSaved();
  await page.keyboard.press('Control+z');
  await expectSoon(() => story().inputValue()).toBe('My own story.');
  await isSaved();
}, 180_000);

test('[EDIT-03] a storyboard is made from an outline after what follows was said, and taken back', async () => {
  await button('Make the storyboard from it: Outline 2').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(en.storyboardKept).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await button('Make the storyboard from it: Outline 2').click();
  await expectNoFaults(page, 'before a storyboard is made anew');
  await dialog.getByRole('button', { name: en.storyboardConfirm }).click();
  await page.getByText(en.storyboardNow).waitFor();
  await outline('Outline 2').getByText(en.inStoryboard).waitFor();
  await expectSoon(() => story().inputValue()).not.toBe('My own story.');
  await button(en.takeBack).click();
  await expectSoon(() => story().inputValue()).toBe('My own story.');
  await outline('Outline 1').getByText(en.inStoryboard).waitFor();
  await expectSoon(() => page.getByText(en.storyboardNow).count()).toBe(0);
  expect(await focused()).toBe(en.outlineList);
}, 180_000);

test('[EDIT-03] on a phone and in every language the outlines fit', async () => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const [code, texts] of Object.entries({ cn, ja, ko, en })) {
    await page.evaluate((language) => localStorage.setItem('setting', JSON.stringify({ language })), code);
    await page.reload();
    await page.getByRole('heading', { name: texts.outlines }).waitFor();
    await expectFits(page, code);
  }
}, 120_000);
