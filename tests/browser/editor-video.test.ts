import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as editor } from '#src/features/film/texts/editor/en.ts';
import { en as takes } from '#src/features/film/texts/takes/en.ts';
import { en as texts } from '#src/features/film/texts/video/en.ts';
import { en as terms } from '#src/foundation/models/texts/terms/en.ts';
import type { Fate } from '#tests/vendors/vendor-protocol.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { openFalSiteWithFilm, type FalSite } from './start-fal-site.ts';
import { typeInto } from './type-into.ts';

let site: FalSite;
let page: Page;
let complaints: string[];
let filmAddress: string;
const state: { fate: Fate; pendingChecks: number } = { fate: 'made', pendingChecks: 0 };

beforeAll(async () => {
  ({ site, page, complaints, filmAddress } = await openFalSiteWithFilm(() => state, {
    viewport: { width: 1440, height: 900 },
  }));
  await page.goto(`${filmAddress}/edit?tab=video`);
  await card(4).waitFor();
});

afterAll(() => site?.close());

const card = (number: number) => page.locator(`[data-clip="${number}"]`);
const standing = (number: number): Promise<string | null> => card(number).getAttribute('data-standing');
/** The number of the take that is used. */
const takeOf = async (number: number): Promise<number> =>
  Number(/^T(\d+)/.exec(await card(number).getByText(/^T\d/).first().innerText())?.[1]);
const select = (number: number): Promise<void> => card(number).getByRole('checkbox').click();

test('[EDIT-10] clips stand in a gallery and play silently while they have the focus', async () => {
  await expectSoon(async () => Promise.all([1, 2, 3, 4].map(standing))).toEqual(Array(4).fill('done'));
  await card(2).locator('button[title]').focus();
  await card(2).locator('video').waitFor();
  expect(
    await card(2)
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.muted),
  ).toBe(true);
  await expectNoFaults(page, 'the clips');
});

test('[EDIT-10] shots are left out of the video and put back; two are always kept', async () => {
  await select(3);
  await page.getByRole('toolbar').getByRole('button', { name: texts.leaveOut }).click();
  await expectSoon(async () => [await standing(2), await standing(3)]).toEqual(['left_out', 'left_out']);
  await page.getByText('2 of 2 clips').waitFor();
  await card(1)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: texts.leaveOutNot.replace('{count, number}', '2') }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-save-state="saved"]').waitFor();
  // The menu of another shot has selected that one.
  for (const number of [2, 3, 1]) {
    await select(number);
  }
  await page.getByRole('toolbar').getByRole('button', { name: texts.keep }).click();
  await expectSoon(() => standing(3)).toBe('done');
  await page.getByText('4 of 4 clips').waitFor();
});

test('[EDIT-10] [COIN-02] several clips are made by another model for a price that is shown first', async () => {
  state.pendingChecks = Infinity;
  await page.getByRole('toolbar').getByRole('button', { name: texts.changeModel }).click();
  const dialog = page.getByRole('dialog', { name: texts.order.title });
  await dialog.getByLabel(texts.order.model).selectOption('kling_v21');
  const make = dialog.getByRole('button', { name: 'Make 2 takes' });
  await make.waitFor();
  await expectNoFaults(page, 'the order');
  // A longer clip costs more, and the choice is kept in the plan of both shots.
  const length = dialog.getByRole('group', { name: takes.wish.seconds.label });
  await expectSoon(() => dialog.innerText()).toMatch(/Make 2 takes\s+100\b/);
  await length.getByText('10 s').click();
  await expectSoon(() => dialog.innerText()).toMatch(/Make 2 takes\s+200\b/);
  await page.screenshot({ path: 'out/video-order.png' });
  await length.getByText(texts.wish.usual).click();
  await expectSoon(() => dialog.innerText()).toMatch(/Make 2 takes\s+100\b/);
  await make.click();
  await expectSoon(async () => [await standing(2), await standing(3)]).toEqual(['making', 'making']);
  await card(2)
    .getByText(/^00:0\d$/)
    .first()
    .waitFor();
  state.pendingChecks = 0;
  await expect.poll(async () => [await standing(2), await standing(3)], { timeout: 120_000 }).toEqual(['done', 'done']);
  await card(2).getByText('Kling 2.1').waitFor();
});

test('[EDIT-16] [COIN-02] what became out of date is made again for one price', async () => {
  await page.locator('[data-clip="2"] button[title]').click();
  await typeInto(page.getByRole('textbox', { name: 'What is seen' }), 'The gardener opens the letter.');
  await page.locator('[data-save-state="saved"]').waitFor();
  await expect.poll(() => standing(2), { timeout: 60_000 }).toBe('outdated');
  await page.getByRole('button', { name: /^Bring 1 shot up to date/ }).click();
  const dialog = page.getByRole('alertdialog', { name: texts.redo.title });
  const make = dialog.getByRole('button', { name: /^Make 1 take/ });
  await make.waitFor();
  await expectNoFaults(page, 'what is out of date');
  await page.screenshot({ path: 'out/video-redo.png' });
  await make.click();
  await expect.poll(() => standing(2), { timeout: 120_000 }).toBe('done');
});

test('[PIPE-12] [EDIT-18] a take tells what it was made from, is made again from just that, and is compared', async () => {
  await card(2)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: texts.takes }).click();
  const dialog = page.getByRole('dialog', { name: 'Takes of shot 2' });
  const paid = dialog.locator('[data-take="2"]');
  await paid.getByText(takes.madeFrom).click();
  await paid.getByText('Kling 2.1').last().waitFor();
  await paid.getByRole('definition').filter({ hasText: /×/ }).waitFor();
  await paid.getByRole('list', { name: takes.references }).getByRole('listitem').first().waitFor();
  await expectNoFaults(page, 'what a take was made from');
  await dialog.getByRole('heading').first().click();
  await page.keyboard.press('c');
  const compare = dialog.getByRole('region', { name: takes.compare });
  await expectSoon(() => compare.locator('video').count()).toBe(2);
  for (const way of [takes.wipe, takes.blink]) {
    await compare.getByText(way, { exact: true }).click();
    await expectSoon(() => compare.getByRole('radio', { name: way }).isChecked()).toBe(true);
  }
  await expectNoFaults(page, 'two takes held against each other');
  await page.screenshot({ path: 'out/video-compare.png' });
  await paid.getByRole('button', { name: takes.repeat }).click();
  await dialog.locator('[data-take="4"][data-status="generated"]').waitFor({ timeout: 120_000 });
  await page.keyboard.press('Escape');
});

test('[CAT-07] [COIN-02] what is chosen for several clips leaves the other choices of each as they are', async () => {
  const dialog = page.getByRole('dialog', { name: texts.order.title });
  const length = dialog.getByRole('group', { name: takes.wish.seconds.label });
  const motion = dialog.getByRole('group', { name: takes.wish.motion.label });
  const priceOf = async (takesToMake: string): Promise<string | undefined> =>
    new RegExp(`${takesToMake}\\s+(\\d+)\\b`).exec(await dialog.innerText())?.[1];
  await card(4)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: texts.newTake }).click();
  await dialog.getByLabel(texts.order.model).selectOption('kling_v21');
  await length.getByText('10 s').click();
  await expectSoon(() => priceOf('Make 1 take')).toBe('100');
  await page.keyboard.press('Escape');
  await select(1);
  await page.getByRole('button', { name: texts.newTakes, exact: true }).click();
  await dialog.getByLabel(texts.order.model).selectOption('kling_v21');
  await expectSoon(() => priceOf('Make 2 takes')).toBeDefined();
  const price = await priceOf('Make 2 takes');
  expect(await length.getByRole('radio', { checked: true }).count()).toBe(0);
  await motion.getByText(/2 clips of the draft engine drawn again/).waitFor();
  await motion.getByText(takes.wish.motion.smooth, { exact: true }).click();
  await expectSoon(() => motion.getByRole('radio', { name: takes.wish.motion.smooth }).isChecked()).toBe(true);
  // What is being drawn is ordered only afterwards.
  await expect.poll(() => priceOf('Make 2 takes'), { timeout: 60_000 }).toBe(price);
  expect(await length.getByRole('radio', { checked: true }).count()).toBe(0);
  await expectNoFaults(page, 'an order of clips that differ');
  await page.screenshot({ path: 'out/video-order-mixed.png' });
  await page.keyboard.press('Escape');
});

test('[EDIT-10] another motion of drawn clips waits for the button, which has each of them drawn anew', async () => {
  const dialog = page.getByRole('dialog', { name: texts.order.title });
  const label = `${terms.draftEngine} · 0 film coins · Kinora`;
  await expectSoon(() => card(1).getAttribute('data-standing')).toBe('done');
  const before = [await takeOf(1), await takeOf(4)];
  await page.getByRole('button', { name: texts.newTakes, exact: true }).click();
  await dialog.getByLabel(texts.order.model).selectOption({ label });
  const motion = dialog.getByRole('group', { name: takes.wish.motion.label });
  // What would be the same drawing again is not what is offered first.
  await expectSoon(() => motion.getByRole('radio', { name: takes.wish.motion.creative }).isChecked()).toBe(true);
  expect(await dialog.getByText(texts.order.sameDrawing).count()).toBe(0);
  await motion.getByText(takes.wish.motion.creative, { exact: true }).click();
  const make = dialog.getByRole('button', { name: 'Make 2 takes' });
  await make.waitFor();
  await page.locator('[data-save-state="saved"]').waitFor();
  expect([await standing(1), await standing(4), await make.isEnabled()]).toEqual(['done', 'done', true]);
  await make.click();
  await dialog.waitFor({ state: 'detached' });
  // Both are drawn: each is another take then.
  await expect
    .poll(async () => [await takeOf(1), await takeOf(4)], { timeout: 120_000 })
    .toEqual(before.map((take) => take + 1));
  await expect.poll(async () => [await standing(1), await standing(4)], { timeout: 120_000 }).toEqual(['done', 'done']);
});

test('[EDIT-02] what cannot be saved for new takes is told beside the button, and the clips follow once it is saved', async () => {
  const dialog = page.getByRole('dialog', { name: texts.order.title });
  const before = [await takeOf(1), await takeOf(4)];
  await page.getByRole('button', { name: texts.newTakes, exact: true }).click();
  await dialog.getByLabel(texts.order.model).selectOption({ label: `${terms.draftEngine} · 0 film coins · Kinora` });
  await dialog
    .getByRole('group', { name: takes.wish.motion.label })
    .getByText(takes.wish.motion.smooth, { exact: true })
    .click();
  await page.route('**/edits', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Make 2 takes' }).click();
  await dialog.getByText(editor.save.offline).waitFor();
  expect([await takeOf(1), await takeOf(4)]).toEqual(before);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await dialog.getByText(editor.save.saved).waitFor({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  // Another take of each: one of that motion which was drawn before, or a new one.
  await expect
    .poll(async () => [(await takeOf(1)) === before[0], (await takeOf(4)) === before[1]], { timeout: 120_000 })
    .toEqual([false, false]);
  // The browser has told of the requests that were cut off.
  const others = complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED'));
  complaints.splice(0, complaints.length, ...others);
});

test('[EDIT-01] the keys that open another tab put the focus on it', async () => {
  await page.locator('[data-clip="1"] button[title]').focus();
  for (const [letter, tab] of [
    ['c', editor.tab.characters],
    ['v', editor.tab.video],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expectSoon(() => page.getByRole('tab', { name: tab }).getAttribute('aria-selected')).toBe('true');
    await expectSoon(() => page.evaluate(() => document.activeElement?.textContent)).toBe(tab);
  }
  await card(1).waitFor();
});

test('[EDIT-10] on a phone the clips stand below each other', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await card(1).waitFor();
  await expectFits(page, 'the clips on a phone');
  await page.screenshot({ path: 'out/video-phone.png' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('tab', { name: editor.tab.storyboard }).click();
  await page.getByRole('grid').waitFor();
  expect(complaints).toEqual([]);
});
