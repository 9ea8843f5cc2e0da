import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as described } from '#src/features/film/texts/described/en.ts';
import { en as texts } from '#src/features/film/texts/editor/en.ts';
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
});
