import { createCanvas } from '@napi-rs/canvas';
import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { en as cast } from '#src/features/film/texts/cast/en.ts';
import { en as pictures } from '#src/features/film/texts/pictures/en.ts';
import { en as stage } from '#src/features/film/texts/stage/en.ts';
import { en as tools } from '#src/features/film/texts/tools/en.ts';
import { en as video } from '#src/features/film/texts/video/en.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';
import type { Fate } from '#tests/vendors/vendor-protocol.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectSoon } from './expect-soon.ts';
import { openFalSiteWithFilm, type FalSite } from './start-fal-site.ts';
import { typeInto } from './type-into.ts';

let site: FalSite;
let page: Page;
let complaints: string[];
let editAddress: string;
const state: { fate: Fate; pendingChecks: number } = { fate: 'made', pendingChecks: 0 };

beforeAll(async () => {
  let filmAddress: string;
  ({ site, page, complaints, filmAddress } = await openFalSiteWithFilm(() => state, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  }));
  editAddress = `${filmAddress}/edit`;
});
beforeEach(() => {
  Object.assign(state, { fate: 'made', pendingChecks: 0 });
});

afterAll(() => site?.close());

const section = (title: string): Locator => page.locator('summary').filter({ hasText: title });
const sheet = (): Locator => page.getByRole('list', { name: /^Views of/ });
const card = (): Locator => page.locator('[data-member]').first();
const button = (name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const expectSaved = (): Promise<void> => page.locator('[data-save-state="saved"]').waitFor();
const balance = async (): Promise<number> =>
  Number(/([\d,]+) film coin/.exec(await page.getByRole('banner').innerText())?.[1]?.replace(',', ''));
const upload = async (name: string): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await button(name).press('Enter');
  const buffer = await createCanvas(300, 400).encode('png');
  await (await chooser).setFiles([{ name: 'own.png', mimeType: 'image/png', buffer }]);
};

test('[EDIT-10] [CAT-43] the mouth in a clip of a model is fitted to the voice for its price, once somebody in the shot speaks', async () => {
  await page.goto(`${editAddress}?tab=video`);
  const clip = page.locator('[data-clip="2"]');
  const standing = (): Promise<string | null> => clip.getAttribute('data-standing');
  await expect.poll(standing, { timeout: 60_000 }).toBe('done');
  await clip.getByRole('checkbox').press('Space');
  await page.getByRole('toolbar').getByRole('button', { name: video.changeModel }).press('Enter');
  const order = page.getByRole('dialog', { name: video.order.title });
  await order.getByLabel(video.order.model).selectOption('kling_v21');
  // The first shot was selected already.
  await order.getByRole('button', { name: 'Make 2 takes' }).press('Enter');
  await clip.getByText('Kling 2.1').waitFor({ timeout: 120_000 });
  await clip.locator('button[title]').press('Enter');
  await section(stage.section.lipSync).press('Enter');
  const fit = page.getByRole('button', { name: tools.lipSyncDo });
  await page.getByText(tools.lipSyncNeeds).waitFor();
  await page.getByLabel(stage.speaker, { exact: true }).selectOption({ label: 'Gardener' });
  await typeInto(page.getByRole('textbox', { name: stage.speech }), 'Every key opens one door.');
  await expectSaved();
  await expectSoon(() => page.locator('[data-check][data-there="true"]').count()).toBe(3);
  await expectSoon(() => fit.innerText()).toContain('20');
  await expectNoFaults(page, 'lip sync by a model');
  const before = await balance();
  await fit.press('Enter');
  await clip.getByText('Sync Lipsync 2').waitFor({ timeout: 120_000 });
  await expectSoon(balance).toBe(before - 20);
  expect(site.fal.calls.some(({ path }) => path === '/fal-ai/sync-lipsync/v2')).toBe(true);
});

test('[EDIT-04] a character is drawn from four sides; a view is looked at, used and removed, all by keyboard', async () => {
  await page.goto(`${editAddress}?tab=characters`);
  await section(cast.views.heading).press('Enter');
  await button(cast.views.draw).press('Enter');
  await expectSoon(() => sheet().locator('img').count()).toBe(4);
  const view = (name: string): Locator => sheet().getByRole('button', { name });
  await expectNoFaults(page, 'the views of a character');
  await view(cast.views.of.side).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img', { name: cast.views.of.side }).waitFor();
  await dialog.getByRole('button', { name: cast.next }).press('Enter');
  await dialog.getByRole('img', { name: cast.views.of.back }).waitFor();
  await dialog.getByRole('button', { name: cast.previous }).press('Enter');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: cast.download }).press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.jpg$/);
  await dialog.getByRole('button', { name: cast.use }).press('Enter');
  await card().getByText(cast.state.view).waitFor();
  await view(`${cast.views.of.side}, in use`).waitFor();
  await view(cast.views.of.front).press('Enter');
  const asked = page.getByRole('alertdialog', { name: cast.removeTitle });
  const remove = dialog.getByRole('button', { name: cast.removePicture }).first();
  await remove.press('Enter');
  await asked.getByText(cast.removeText).waitFor();
  await expectNoFaults(page, 'removing a picture');
  await page.keyboard.press('Escape');
  await asked.waitFor({ state: 'detached' });
  expect(await sheet().locator('img').count()).toBe(4);
  await remove.press('Enter');
  await asked.getByRole('button', { name: cast.removePicture }).press('Enter');
  await expectSoon(() => sheet().locator('img').count()).toBe(3);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(cast.views.heading);
});

test('[EDIT-04] a clearer face is drawn, becomes the face of the character, and is taken back by undo', async () => {
  await button(cast.views.face).press('Enter');
  const face = sheet().getByRole('button', { name: cast.views.of.face });
  await expectSoon(() => face.locator('img').count()).toBe(1);
  await face.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: cast.views.useFace }).press('Enter');
  await sheet()
    .getByRole('button', { name: `${cast.views.of.face}, in use` })
    .waitFor();
  await expectSaved();
  await button(/^Undo: /).press('Enter');
  await sheet().getByRole('button', { name: cast.views.of.face, exact: true }).waitFor();
  await expectSaved();
});

test('[EDIT-04] [CAT-30] [TOOL-07] an uploaded character is seen from four sides and changed by a prompt, each for its price', async () => {
  await section(cast.picture).first().press('Enter');
  await upload(cast.upload);
  await card().getByText(cast.state.brought).waitFor();
  const before = await balance();
  const views = page.getByRole('button', { name: tools.viewsDo });
  await expectSoon(() => views.innerText()).toContain('16');
  await views.press('Enter');
  await sheet().getByRole('button', { name: cast.views.of.left }).waitFor();
  await expectSoon(() => sheet().locator('img').count()).toBeGreaterThanOrEqual(4);
  await expectSoon(balance).toBe(before - 16);
  const change = page.getByRole('button', { name: tools.editDo });
  await expectSoon(() => change.getAttribute('aria-busy')).not.toBe('true');
  await change.press('Enter');
  await page.getByText(tools.promptEmpty).waitFor();
  state.fate = 'refused';
  await typeInto(page.getByRole('textbox', { name: tools.prompt }), 'With a red scarf');
  await change.press('Enter');
  await page.getByText(/^It did not work: /).waitFor({ timeout: 60_000 });
  state.fate = 'made';
  // The words are still there.
  await change.press('Enter');
  await card()
    .getByText(/by Seed/i)
    .waitFor({ timeout: 60_000 });
  // It is one's own still.
  await button(cast.takeOff).waitFor();
  // What was refused is not charged.
  await page.reload();
  await expectSoon(balance).toBe(before - 16 - 4);
  expect(site.fal.calls.some(({ json }) => json?.['prompt'] === 'With a red scarf')).toBe(true);
  await expectNoFaults(page, 'a character of a model');
});

test('[EDIT-07] [CAT-21] an uploaded picture of a shot is changed by a model that is chosen, and is used', async () => {
  await page.goto(`${editAddress}?tab=storyboard&shot=1`);
  await upload(pictures.upload);
  await page.getByText(pictures.promptOnlyDrawn).waitFor();
  const before = await balance();
  await page.getByLabel(tools.model, { exact: true }).selectOption('qwen-image-edit-2511');
  await typeInto(page.getByRole('textbox', { name: tools.prompt }), 'Snow on the roof');
  const change = page.getByRole('button', { name: tools.editDo });
  expect(await change.innerText()).toContain('4');
  await change.press('Enter');
  const strip = page.getByRole('list', { name: pictures.strip });
  await strip.getByText(pictures.origin.made).waitFor({ timeout: 60_000 });
  await expectSoon(() => strip.locator('[aria-pressed="true"]').innerText()).toContain(pictures.origin.made);
  // It is one's own still.
  await button(pictures.takeOff).waitFor();
  await expectSoon(balance).toBe(before - 4);
});

test('[EDIT-07] [COIN-02] an order whose answer was lost is not repeated, and one with other words is another order', async () => {
  const change = page.getByRole('button', { name: tools.editDo });
  const edits = (): number =>
    site.fal.calls.filter((call) => FAL.isSubmit(call) && call.path.includes('image-edit')).length;
  const before = edits();
  await expectSoon(() => change.getAttribute('aria-busy')).not.toBe('true');
  // The route stays: a request that goes out while the last one is being removed may never be answered.
  let lost = 0;
  await page.route('**/tool-takes', async (route) => {
    if (lost > 0) {
      await route.continue();
      return;
    }
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  // The page does not learn meanwhile that the order is being made.
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/films\/[^/]+(\/shots\/[^/]+\/pictures)?$/, async (route) => {
    if (isHeld) {
      held.push(route);
      return;
    }
    await route.continue();
  });
  const words = page.getByRole('textbox', { name: tools.prompt });
  await typeInto(words, 'Rain on the roof');
  await change.press('Enter');
  await page.getByRole('alert').first().waitFor();
  await expectSoon(edits).toBe(before + 1);
  await expectSoon(() => held.length).toBeGreaterThan(0);
  await change.press('Enter');
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await expectSoon(() => page.getByRole('alert').count()).toBe(0);
  expect(edits()).toBe(before + 1);
  await typeInto(words, 'Fog on the roof');
  await expectSoon(() => change.getAttribute('aria-busy')).not.toBe('true');
  await change.press('Enter');
  await expectSoon(edits).toBe(before + 2);
  // What the browser itself says of the lost answer.
  expect(complaints.splice(0).every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true);
});

test('[COIN-04] what was ordered is stopped; what goes on is told with what it means, until the next order', async () => {
  const change = page.getByRole('button', { name: tools.editDo });
  await expectSoon(() => change.getAttribute('aria-busy')).not.toBe('true');
  state.pendingChecks = 1000;
  await change.press('Enter');
  await page.getByRole('button', { name: tools.stop }).press('Enter');
  const told = page.getByText(/^1 (was stopped|is with the provider)/);
  await told.waitFor();
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
  state.pendingChecks = 0;
  // Whether the provider lets it go is known a moment later: until then nothing else can be ordered.
  await expectSoon(async () => {
    if ((await told.count()) > 0 && (await change.getAttribute('aria-busy')) !== 'true') {
      await change.press('Enter');
    }
    return told.count();
  }).toBe(0);
});

test('nothing was reported by the pages', () => {
  expect(complaints).toEqual([]);
});
