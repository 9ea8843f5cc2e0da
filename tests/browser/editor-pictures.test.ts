import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as texts } from '#src/features/film/texts/pictures/en.ts';
import { en as stage } from '#src/features/film/texts/stage/en.ts';
import { en as tools } from '#src/features/film/texts/tools/en.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';
import { typeInto } from './type-into.ts';

let opened: OpenedFilm;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  opened = await openFinishedFilm({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  ({ page, complaints } = opened);
  await page.goto(`${opened.filmAddress}/edit?tab=storyboard&shot=1`);
  await strip().locator('li').first().waitFor();
});

afterAll(() => opened?.close());

const strip = (): Locator => page.getByRole('list', { name: texts.strip });
/** The places of the pictures that are pressed, from 1. */
const pressed = async (): Promise<number[]> =>
  (
    await strip()
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-pressed') === 'true'))
  ).flatMap((isPressed, index) => (isPressed ? [index + 1] : []));
const expectSaved = (): Promise<void> => page.locator('[data-save-state="saved"]').waitFor();

test('[EDIT-05] [EDIT-07] other pictures are drawn free of charge, and a key uses one; undo brings the first back', async () => {
  await page.getByLabel(texts.howMany).selectOption('3');
  await page.getByRole('button', { name: 'Draw 3 others' }).click();
  await expectSoon(() => strip().locator('img').count()).toBe(4);
  expect(await pressed()).toEqual([1]);
  await expectNoFaults(page, 'the pictures of a shot');
  await page.locator('body').press('3');
  await expectSoon(pressed).toEqual([3]);
  await expectSaved();
  await strip().getByRole('button').nth(1).click();
  await expectSoon(pressed).toEqual([2]);
  for (const place of [3, 1]) {
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expectSoon(pressed).toEqual([place]);
  }
  await expectSaved();
});

test('[EDIT-07] [TOOL-07] a prompt changes the picture, says what it did not understand, and is required', async () => {
  const prompt = page.getByRole('textbox', { name: texts.prompt });
  const change = page.getByRole('button', { name: texts.promptGo, exact: true });
  await change.click();
  await page.getByText(texts.promptEmpty).waitFor();
  const time = page.getByLabel(stage.timeOfDay, { exact: true });
  const before = await time.inputValue();
  await typeInto(prompt, 'zorgblat');
  await change.click();
  await page.getByText(/Nothing in this prompt was understood: zorgblat/).waitFor();
  expect(await time.inputValue()).toBe(before);
  await typeInto(prompt, before === 'night' ? 'make it a purple morning' : 'make it a purple night');
  await change.click();
  await page.getByText('Not understood: purple').waitFor();
  // What was not wholly understood can be put better.
  expect(await prompt.inputValue()).toContain('purple');
  await expectSoon(() => time.inputValue()).toBe(before === 'night' ? 'morning' : 'night');
  await expectSaved();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expectSoon(() => time.inputValue()).toBe(before);
  await expectSaved();
});

test('[EDIT-07] an uploaded picture shows its shot until the drawn one is used again; of 21 files 20 are used', async () => {
  const before = await pressed();
  const png = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#b05020' } })
    .png()
    .toBuffer();
  const file = (number: number) => ({ name: `picture-${number}.png`, mimeType: 'image/png', buffer: png });
  const upload = async (files: ReturnType<typeof file>[]): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: texts.upload, exact: true }).press('Enter');
    await (await chooser).setFiles(files);
  };
  await upload([{ ...file(0), name: 'notes.png', buffer: Buffer.from('no picture') }]);
  await page.getByText('“notes.png” is not a picture that can be used.').waitFor();
  await upload([file(1)]);
  await page.getByText(texts.broughtHint).waitFor();
  await expectSoon(() => page.getByText(texts.promptOnlyDrawn).count()).toBe(1);
  // No provider is set up here.
  const change = page.getByRole('button', { name: tools.editDo });
  expect(await change.getAttribute('aria-disabled')).toBe('true');
  await page.getByText('No model for this is set up here.', { exact: false }).waitFor();
  await page.getByRole('button', { name: texts.flip, exact: true }).click();
  await expectSoon(() => strip().getByText(texts.origin.brought).count()).toBe(2);
  await page.getByRole('button', { name: texts.takeOff, exact: true }).click();
  await page.getByRole('textbox', { name: texts.prompt }).waitFor();
  await expectSoon(pressed).toEqual(before);
  await upload(Array.from({ length: 21 }, (_, index) => file(index)));
  await page.getByText('Only the first 20 pictures were used. One was left out.').waitFor({ timeout: 60_000 });
  await page.getByText('16 shots were added at the end of the film.').waitFor();
  await expectNoFaults(page, 'brought pictures');
});

test('nothing was reported by the pages', () => {
  // The refused prompt is answered with 422.
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
});
