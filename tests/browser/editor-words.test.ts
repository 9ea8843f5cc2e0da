import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as cast } from '#src/features/film/texts/cast/en.ts';
import { en as described } from '#src/features/film/texts/described/en.ts';
import { en as texts } from '#src/features/film/texts/editor/en.ts';
import { en as pictures } from '#src/features/film/texts/pictures/en.ts';
import { en as stage } from '#src/features/film/texts/stage/en.ts';
import { en as tail } from '#src/features/film/texts/tail/en.ts';
import { en as whole } from '#src/features/film/texts/whole/en.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';
import { focusedPart } from './press-keys.ts';
import { typeInto } from './type-into.ts';

let opened: OpenedFilm;
let page: Page;

beforeAll(async () => {
  opened = await openFinishedFilm({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  ({ page } = opened);
});

afterAll(() => opened?.close());

const drawButton = (number: number): Locator =>
  page.getByRole('button', { name: `${described.drawScript}, shot ${number}`, exact: true });

const scriptOf = (number: number): Locator =>
  page.getByRole('textbox', { name: `What is seen, shot ${number}`, exact: true });

test('[EDIT-09] a text that is written into the table or on a card is drawn there, by keys too, and what is drawn offers nothing', async () => {
  await page.goto(`${opened.filmAddress}/edit?shot=2`);
  expect(await drawButton(2).count()).toBe(0);
  await typeInto(scriptOf(2), 'The gardener sleeps at night in the snow with a zorblax', { delay: 5 });
  await drawButton(2).waitFor();
  await expectNoFaults(page, 'a text that is not drawn yet');
  await page.keyboard.press('Tab');
  await expectSoon(() => focusedPart(page)).toBe(`button ${described.drawScript}, shot 2`);
  await page.keyboard.press('Enter');
  await page.getByText(described.notDrawn.replace('{words}', 'zorblax')).waitFor();
  await drawButton(2).waitFor({ state: 'hidden' });
  await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('data-column'))).toBe('script');
  await page.getByRole('button', { name: 'Details of shot 2' }).click();
  await expectSoon(() => page.getByLabel('Weather', { exact: true }).inputValue()).toBe('snow');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${opened.filmAddress}/edit?shot=1`);
  const words = await scriptOf(1).inputValue();
  await typeInto(scriptOf(1), `${words} It rains`, { delay: 5 });
  await drawButton(1).waitFor();
  // What it was needs no drawing.
  await typeInto(scriptOf(1), words, { delay: 5 });
  await drawButton(1).waitFor({ state: 'hidden' });
  await typeInto(scriptOf(1), 'The gardener dances in the rain', { delay: 5 });
  await drawButton(1).click();
  await drawButton(1).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Details of shot 1' }).click();
  await expectSoon(() => page.getByLabel('Weather', { exact: true }).inputValue()).toBe('rain');
  await page.goBack();
  await expectSoon(() => page.getByLabel('Weather', { exact: true }).count()).toBe(0);
});

test('[EDIT-02] what is written for a picture and not drawn yet is there after a reload, and gone once it was used', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${opened.filmAddress}/edit?shot=4`);
  const prompt = page.getByRole('textbox', { name: pictures.prompt });
  const ending = page.getByRole('textbox', { name: tail.label });
  const before = await scriptOf(4).inputValue();
  await typeInto(scriptOf(4), `${before} It rains`, { delay: 5 });
  await drawButton(4).waitFor();
  await typeInto(prompt, 'at night', { delay: 5 });
  await page.getByText(stage.section.tail, { exact: true }).click();
  await typeInto(ending, 'The gardener laughs', { delay: 5 });
  await page.locator('[data-save-state="saved"]').waitFor();
  await page.reload();
  await drawButton(4).waitFor();
  await expectSoon(() => prompt.inputValue()).toBe('at night');
  await page.getByText(stage.section.tail, { exact: true }).click();
  await expectSoon(() => ending.inputValue()).toBe('The gardener laughs');
  await page.getByRole('button', { name: pictures.promptGo, exact: true }).click();
  await expectSoon(() => prompt.inputValue()).toBe('');
  await typeInto(scriptOf(4), before, { delay: 5 });
  await drawButton(4).waitFor({ state: 'hidden' });
  await page.locator('[data-save-state="saved"]').waitFor();
  await page.reload();
  await page.getByText(stage.section.tail, { exact: true }).click();
  await expectSoon(() => ending.inputValue()).toBe('The gardener laughs');
  expect([await prompt.inputValue(), await drawButton(4).count()]).toEqual(['', 0]);
});

const tab = (key: 'characters' | 'story' | 'storyboard'): Locator =>
  page.getByRole('tab', { name: texts.tab[key], exact: true });

const allTexts = (): Promise<string> =>
  page
    .getByRole('grid', { name: texts.table })
    .getByRole('textbox', { name: /^What is (seen|said), shot/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value).join(' '));

test('[EDIT-04] whoever is renamed is renamed in all texts at one press, also later, and is taken out of all shots after a question', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${opened.filmAddress}/edit?tab=characters`);
  const name = page.getByRole('textbox', { name: cast.name, exact: true });
  const former = await name.inputValue();
  await typeInto(name, 'Zelda', { delay: 5 });
  const rename = page.getByRole('button', { name: cast.renameThere });
  await rename.waitFor();
  await expectNoFaults(page, 'a former name in shots');
  await tab('storyboard').click();
  await expectSoon(async () => (await allTexts()).toLowerCase()).toContain(former.toLowerCase());
  const before = await allTexts();
  expect(before).not.toMatch(/zelda/i);
  await page.getByRole('button', { name: /^Undo: / }).click();
  await tab('characters').click();
  await expectSoon(() => name.inputValue()).toBe(former);
  await typeInto(name, 'Zelda', { delay: 5 });
  await page.locator('[data-save-state="saved"]').waitFor();
  await page.reload();
  await rename.click();
  await rename.waitFor({ state: 'hidden' });
  await expectSoon(() => focusedPart(page)).toMatch(/^input/);
  await tab('story').click();
  const story = page.getByRole('textbox', { name: whole.outline });
  await expectSoon(() => story.inputValue()).toMatch(/zelda/i);
  expect((await story.inputValue()).toLowerCase()).not.toMatch(new RegExp(`\\b${former.toLowerCase()}\\b`));
  await tab('storyboard').click();
  await expectSoon(allTexts).toMatch(/zelda/i);
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expectSoon(allTexts).toBe(before);

  await tab('characters').click();
  const card = page.getByRole('region', { name: cast.character.heading }).getByText('Zelda', { exact: true });
  await card.waitFor();
  await page.getByRole('button', { name: cast.remove, exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove “Zelda”?' });
  await question.getByText(/^It is taken out of/).waitFor();
  await expectNoFaults(page, 'the question before a character is taken out');
  await question.getByRole('button', { name: cast.takeOut.do }).click();
  await card.waitFor({ state: 'hidden' });
  await expectSoon(() => focusedPart(page)).toMatch(/^h2/);
  await page.locator('[data-save-state="saved"]').waitFor();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await card.waitFor();
  await page.locator('[data-save-state="saved"]').waitFor();
  await page.getByRole('list', { name: cast.usedIn }).first().waitFor();
});

test('[EDIT-04] a location that shots use is removed in one step: they go to another one, and all of it comes back', async () => {
  await page.goto(`${opened.filmAddress}/edit?tab=locations`);
  const card = (name: string): Locator =>
    page.getByRole('region', { name: cast.place.heading }).getByText(name, { exact: true });
  const former = await page.getByRole('textbox', { name: cast.name, exact: true }).inputValue();
  const remove = page.getByRole('button', { name: cast.remove, exact: true });
  const question = page.getByRole('alertdialog', { name: `Remove “${former}”?` });
  await remove.click();
  await question.waitFor();
  await expectNoFaults(page, 'the question before a location is removed');
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await expectSoon(() => focusedPart(page)).toBe(`button ${cast.remove}`);
  await remove.click();
  const goal = await question.getByLabel(cast.takeOut.to).locator('option:checked').innerText();
  await question.getByRole('button', { name: cast.takeOut.move }).click();
  await card(former).waitFor({ state: 'hidden' });
  await card(goal).click();
  await page.getByRole('list', { name: cast.usedIn }).getByRole('link').first().waitFor();
  await page.locator('[data-save-state="saved"]').waitFor();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await card(former).waitFor();
  await page.locator('[data-save-state="saved"]').waitFor();
});

test('[EDIT-05] a shot whose hour changes is never an empty frame while it is drawn anew', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${opened.filmAddress}/edit?shot=3`);
  const hour = page.getByLabel('Time of day', { exact: true });
  await hour.waitFor();
  // Pictures come late.
  await page.route('**/media/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, route.request().resourceType() === 'image' ? 1500 : 0));
    await route.continue();
  });
  const frame = page.locator('[data-row]').nth(2).locator('[data-column="frame"]');
  await frame.evaluate((cell) => {
    const look = (): void => {
      const isShown = cell.querySelector('canvas') !== null || cell.querySelector('img')?.complete === true;
      if (!isShown) {
        document.documentElement.dataset['wasEmpty'] = '';
      }
    };
    setInterval(look, 20);
  });
  const state = page.locator('[data-row]').nth(2).locator('[data-column="state"]');
  for (const time of ['noon', 'morning']) {
    await hour.selectOption(time);
    await state.getByText(texts.standing.making).waitFor();
    await state.getByText(texts.standing.done).waitFor({ timeout: 60_000 });
    await expectSoon(() => frame.locator('canvas').count()).toBe(0);
  }
  expect(await page.evaluate(() => 'wasEmpty' in document.documentElement.dataset)).toBe(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
