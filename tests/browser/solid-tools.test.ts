import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as send } from '#src/features/film/texts/send/en.ts';
import { en as solid } from '#src/features/tools/model-3d/texts/en.ts';
import { en as views } from '#src/features/tools/multi-view/texts/en.ts';
import { en as shared } from '#src/features/tools/texts/en.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';

let opened: OpenedFilm;
let page: Page;

beforeAll(async () => {
  opened = await openFinishedFilm({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  ({ page } = opened);
});

afterAll(() => opened?.close());

const goTo = (path: string): Promise<unknown> => page.goto(new URL(path, opened.filmAddress).href);
const make = (): Locator => page.locator('button[type=submit]');
const stage = (): Locator => page.getByRole('region', { name: shared.stage });
const view = (name: string): Locator => page.getByRole('checkbox', { name, exact: true });
const side = (label: string): Locator => page.getByRole('group', { name: label, exact: true });

/** The picture as it is stored, in pixels. */
async function pixelsOf(picture: Locator): Promise<{ data: Buffer; width: number; height: number }> {
  const path = (await picture.getAttribute('src')) ?? '';
  const answer = await page.request.get(new URL(path.replace(/&width=\d+/, ''), opened.filmAddress).href);
  const { data, info } = await sharp(await answer.body())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

test('[MVW-01] [TOOL-07] without a picture and a side nothing is ordered, and each is said at its place', async () => {
  await goTo('/dashboard/multiView');
  for (const name of ['Front', 'Left side', 'Right side', 'Back']) {
    await view(name).press('Space');
    await expectSoon(() => view(name).isChecked()).toBe(false);
  }
  await make().click();
  await page.getByRole('alert').filter({ hasText: shared.pictureMissing }).waitFor();
  await page.getByRole('alert').filter({ hasText: views.noViews }).waitFor();
});

test('[MVW-01] [CAT-06] a character of a film is turned to the sides that are chosen, and the page says how', async () => {
  await page.getByRole('button', { name: views.fromFilm }).click();
  const dialog = page.getByRole('dialog', { name: send.chooseCharacter });
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await dialog.getByRole('button', { name: send.back }).waitFor();
  await expectNoFaults(page, 'the characters of a film');
  await dialog.getByRole('listitem').getByRole('button').first().click();
  await dialog.waitFor({ state: 'hidden' });
  for (const name of ['Front', 'Right side', 'Back', 'Top']) {
    await view(name).press('Space');
    await expectSoon(() => view(name).isChecked()).toBe(true);
  }
  await expectSoon(() => make().innerText()).toMatch(/^Make 4 views\s+0/);
  await make().click();
  const picture = (name: string): Locator => stage().getByRole('img', { name, exact: true });
  await picture('Top').waitFor({ timeout: 120_000 });
  await stage().getByText(views.basis.turned).first().waitFor();
  await stage().getByText(views.basis.solid).waitFor();
  const [front, back] = [await pixelsOf(picture('Front')), await pixelsOf(picture('Back'))];
  expect([front.width, front.height]).toEqual([1024, 1024]);
  expect(front.data.equals(back.data)).toBe(false);
  // Clear in the corner, opaque in the middle.
  expect([front.data[3], front.data[(512 * 1024 + 512) * 4 + 3]]).toEqual([0, 255]);
  await expectNoFaults(page, 'views from all sides');
});

test('[MVW-01] [TDM-01] a view that is sent to the solids takes the side and the back along', async () => {
  const front = stage()
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: 'Front', exact: true }) });
  await front.getByRole('button', { name: shared.sendTo, exact: true }).click();
  await page.getByRole('menuitem', { name: shared.toTool.model3d }).click();
  for (const label of Object.values(solid.pictures)) {
    await side(label).getByRole('button', { name: shared.takeOff }).click();
  }
  await expectSoon(() => page.getByRole('button', { name: shared.takeOff }).count()).toBe(0);
});

test('[TDM-01] [TOOL-07] each missing picture of a solid is said at its place', async () => {
  await goTo('/dashboard/model3d');
  await make().click();
  const alerts = (): Promise<string[]> => page.getByRole('alert').allInnerTexts();
  await expectSoon(alerts).toEqual(expect.arrayContaining(Object.values(solid.missing)));
});

test('[TDM-01] [TOOL-04] three views become a solid, which is turned by keys and by dragging, and is downloaded', async () => {
  // The newest first.
  const taken = { [solid.pictures.front]: 'Front', [solid.pictures.side]: 'Right side', [solid.pictures.back]: 'Back' };
  for (const [index, label] of Object.keys(taken).entries()) {
    await side(label).getByRole('button', { name: shared.earlier }).click();
    const earlier = page.getByRole('dialog', { name: shared.earlierTitle });
    const pictures = earlier.getByRole('listitem').getByRole('button');
    await expectSoon(() => pictures.count()).toBe(4);
    await pictures.nth(index).click();
    await side(label).getByRole('button', { name: shared.takeOff }).waitFor();
  }
  await page.getByRole('radio', { name: solid.looks.right }).check({ force: true });
  await expectSoon(() => make().innerText()).toMatch(/^Make the model\s+0/);
  await make().click();
  await stage().getByRole('button', { name: solid.view }).click({ timeout: 120_000 });
  const viewer = stage().getByRole('application', { name: solid.viewer });
  await expectSoon(() => viewer.getAttribute('aria-busy')).toBe('false');
  const seen = async (): Promise<string> => (await viewer.screenshot()).toString('base64');
  // Its ring is seen as well, and its place may still change when it has come.
  await viewer.press('0');
  await expectSoon(async () => (await seen()) === (await seen())).toBe(true);
  const first = await seen();
  await viewer.press('ArrowRight');
  await expectSoon(async () => (await seen()) === first).toBe(false);
  await viewer.press('0');
  await expectSoon(async () => (await seen()) === first).toBe(true);
  const box = (await viewer.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2, { steps: 3 });
  await page.mouse.up();
  await expectSoon(async () => (await seen()) === first).toBe(false);
  await expectNoFaults(page, 'a solid');
  const saving = page.waitForEvent('download');
  await stage().getByRole('button', { name: shared.download, exact: true }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('3D model.glb');
  expect((await readFile(await saved.path())).toString('latin1', 0, 4)).toBe('glTF');
});

test('[TDM-01] [TOOL-01] a picture of the solid is kept as a file, and goes on to other tools', async () => {
  await stage().getByRole('button', { name: solid.takePicture }).click();
  const { data } = await pixelsOf(stage().getByRole('img', { name: solid.picture }));
  expect(data.some((value, at) => at % 4 === 3 && value === 255)).toBe(true);
  expect(data[3]).toBe(0);
  await stage().getByRole('button', { name: shared.sendTo, exact: true }).click();
  await page.getByRole('menuitem', { name: shared.toTool.multiView }).waitFor();
  await page.keyboard.press('Escape');
});

test('[TDM-01] [MVW-01] both pages fit a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/dashboard/multiView', '/dashboard/model3d']) {
    await goTo(path);
    await make().waitFor();
    await expectFits(page);
  }
});
