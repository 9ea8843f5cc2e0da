import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as cast } from '#src/features/film/texts/cast/en.ts';
import { en as texts } from '#src/features/film/texts/editor/en.ts';
import { en as film } from '#src/features/film/texts/en.ts';
import { en as looks } from '#src/features/film/texts/looks/en.ts';
import { en as filmPage } from '#src/features/film/texts/page/en.ts';
import { en as preview } from '#src/features/film/texts/preview/en.ts';
import { en as versions } from '#src/features/film/texts/versions/en.ts';
import { en as whole } from '#src/features/film/texts/whole/en.ts';
import { FINISHED_IDEA } from '../build/finished-film.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';
import { typeInto } from './type-into.ts';

let opened: OpenedFilm;
let page: Page;
let complaints: string[];
let filmAddress: string;

beforeAll(async () => {
  opened = await openFinishedFilm({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  ({ page, complaints, filmAddress } = opened);
});

afterAll(() => opened?.close());

async function openTab(name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await page.getByRole('tab', { name, exact: true, selected: true }).waitFor();
}

const expectSaved = (): Promise<void> => page.locator('[data-save-state="saved"]').waitFor();
/** The states of the shots in the table, once nothing is being made. */
const takeNumbers = (): Promise<string[]> => page.getByRole('grid').locator('[data-row]').allInnerTexts();

test('[EDIT-01] what is opened while its code loads stays open when the address follows the selected shot', async () => {
  await page.goto(`${filmAddress}/edit?tab=storyboard&layout=table`);
  await page.getByRole('grid').getByRole('row').nth(1).waitFor();
  await expectSoon(() => page.url()).toContain('shot=1');
  const code = Promise.withResolvers<void>();
  await page.route(/preview-dock-.*\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.getByRole('grid').getByRole('row').nth(2).locator('canvas, img').first().click();
  await page.getByRole('button', { name: texts.watch, exact: true }).click();
  await expectSoon(() => page.url()).toContain('shot=2');
  code.resolve();
  await page.getByRole('region', { name: preview.region }).waitFor();
  await page.getByRole('button', { name: texts.watch, exact: true }).click();
});

test('[EDIT-01] [EDIT-03] the story is read and changed beside the idea, in a tab of its own', async () => {
  await page.goto(`${filmAddress}/edit?tab=story`);
  await page.getByText(FINISHED_IDEA).first().waitFor();
  const outline = page.getByRole('textbox', { name: whole.outline });
  await typeInto(outline, 'Once a gardener had a secret that grew.');
  await expectSaved();
  await expectNoFaults(page, 'the story');
  await page.reload();
  await expectSoon(() => outline.inputValue()).toBe('Once a gardener had a secret that grew.');
});

test('[EDIT-04] a character gets another name and stays in its shots', async () => {
  await openTab(texts.tab.characters);
  await page.getByRole('heading', { name: cast.character.heading }).waitFor();
  const name = page.getByRole('textbox', { name: cast.name });
  await typeInto(name, 'Mother Leaf');
  await expectSaved();
  await expectNoFaults(page, 'the characters');
  for (const tab of [texts.tab.locations, texts.tab.items]) {
    await openTab(tab);
    await expectNoFaults(page, tab);
  }
  await openTab(texts.tab.storyboard);
  await page.getByRole('grid').getByRole('row').nth(1).waitFor();
  await page.reload();
  await openTab(texts.tab.characters);
  await expectSoon(() => name.inputValue()).toBe('Mother Leaf');
});

test('[EDIT-04] a thing gets a colour of its own, which stays after a reload and is taken back by undo', async () => {
  await openTab(texts.tab.items);
  await page.getByRole('button', { name: cast.item.add }).first().click();
  const colours = page.getByRole('group', { name: cast.mainColour });
  await expectSoon(() => colours.getByRole('radio', { name: cast.usualColour }).isChecked()).toBe(true);
  await colours.getByTitle(looks.colours.red, { exact: true }).click();
  await expectSaved();
  await expectNoFaults(page, 'the items');
  await page.keyboard.press('ControlOrMeta+z');
  await expectSoon(() => colours.getByRole('radio', { name: cast.usualColour }).isChecked()).toBe(true);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expectSaved();
  await page.reload();
  await page.getByText(cast.item.added).first().click();
  await expectSoon(() => colours.getByRole('radio', { name: looks.colours.red, exact: true }).isChecked()).toBe(true);
});

test('[PIPE-07] [IDEA-01] another look draws every shot again, and a style of one’s own is kept', async () => {
  await openTab(texts.tab.settings);
  await page.getByText(film.looks.clay, { exact: true }).click();
  await typeInto(page.getByRole('textbox', { name: whole.styleName }), 'Woodcut');
  await page.getByText(whole.stylePart).waitFor();
  await typeInto(page.getByRole('textbox', { name: whole.stylePrompt }), 'Rough black lines on brown paper');
  await expectSoon(() => page.getByText(whole.stylePart).count()).toBe(0);
  await expectSaved();
  await expectNoFaults(page, 'the settings');
  await openTab(texts.tab.storyboard);
  await expect.poll(takeNumbers, { timeout: 120_000 }).toEqual(Array(4).fill(expect.stringContaining('T2')));
  await page.reload();
  await openTab(texts.tab.settings);
  await expectSoon(() => page.getByRole('textbox', { name: whole.styleName }).inputValue()).toBe('Woodcut');
});

test('[EDIT-18] a version is named, looked at, and the film is made what it was', async () => {
  await page.getByRole('button', { name: texts.versions }).click();
  const dialog = page.getByRole('dialog', { name: versions.title });
  await typeInto(dialog.getByRole('textbox', { name: versions.name }), 'In ink');
  await dialog.getByRole('button', { name: versions.keep }).click();
  await dialog.getByRole('button', { name: /^In ink/ }).click();
  await dialog.getByText(versions.restoreHint).waitFor();
  await expectNoFaults(page, 'the versions');
  await dialog.getByRole('button', { name: new RegExp(`^${versions.first_edit}`) }).click();
  await dialog.getByRole('button', { name: versions.restore }).click();
  await expectSoon(() => dialog.count()).toBe(0);
  const styleName = (): Promise<string> => page.getByRole('textbox', { name: whole.styleName }).inputValue();
  await expectSoon(styleName).toBe('');
  await page.getByText(versions.restored).waitFor();
  const named = (text: string): string => text.replace('{what}', texts.gesture.version);
  await page.getByRole('button', { name: named(texts.undo.step), exact: true }).click();
  await expectSoon(styleName).toBe('Woodcut');
  // The message that offered this undo goes with it, and the steps from before the version are next.
  await expectSoon(() => page.getByText(versions.restored).count()).toBe(0);
  expect(await page.getByRole('button', { name: texts.undo.nothing }).count()).toBe(0);
  await page.getByRole('button', { name: named(texts.redo.step), exact: true }).click();
  await expectSoon(styleName).toBe('');
  await page.getByRole('button', { name: texts.versions }).click();
  await dialog
    .getByRole('button', { name: new RegExp(`^Before “${versions.first_edit}”`) })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await openTab(texts.tab.storyboard);
  await expect.poll(takeNumbers, { timeout: 120_000 }).toEqual(Array(4).fill(expect.stringContaining('T1')));
});

test('[EDIT-13] an edited film is watched as it is now, and is cut anew on request', async () => {
  const field = page.getByRole('textbox', { name: 'What is said, shot 1', exact: true });
  await typeInto(field, 'The tree snores.');
  await expectSaved();
  await page.getByRole('button', { name: texts.watch }).click();
  await page.getByRole('button', { name: texts.watch, pressed: true }).waitFor();
  await page.locator('section canvas').first().waitFor();
  await expectFits(page, 'the film above the table');
  // A page that was opened while nothing was being made follows what begins later.
  await page.reload();
  await page.getByRole('button', { name: filmPage.makeCut }).click();
  await page.getByText(texts.cutMade).first().waitFor({ timeout: 120_000 });
  await expectSoon(() => page.getByRole('button', { name: filmPage.makeCut }).count()).toBe(0);
  await openTab(texts.tab['final-cut']);
  await page.locator('media-controller').waitFor({ timeout: 60_000 });
  expect(complaints).toEqual([]);
});
