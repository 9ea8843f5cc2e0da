import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as image } from '#src/features/tools/image/texts/en.ts';
import { en as shared } from '#src/features/tools/texts/en.ts';
import { en as ui } from '#src/platform/browser/texts/en.ts';
import { en as errors } from '#src/shared/errors/texts/en.ts';
import type { RunningKinora } from '#tests/build/start-kinora.ts';
import { startTestKinora } from '#tests/build/start-test-kinora.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';
import { typeInto } from './type-into.ts';

let folder: string;
let kinora: RunningKinora;
let browser: Browser;
let page: Page;
let complaints: string[];
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-image-'));
  [kinora, browser] = await Promise.all([startTestKinora(folder), launchBrowser()]);
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink));
  address = `${new URL(kinora.signInLink).origin}/dashboard/image`;
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

const prompt = (): Locator => page.getByRole('textbox', { name: image.prompt });
const make = (): Locator => page.locator('button[type=submit]');
const stage = (): Locator => page.getByRole('region', { name: shared.stage });
const history = (): Locator => page.getByRole('region', { name: shared.history });
const shape = (aspect: string): Locator => page.getByRole('radio', { name: aspect, exact: true });

/** Width and height of a shown picture, once it is loaded in full. */
async function sizeOf(picture: Locator): Promise<[number, number]> {
  await picture.waitFor({ timeout: 60_000 });
  const path = (await picture.getAttribute('src')) ?? '';
  const answer = await page.request.get(new URL(path.replace(/&width=\d+/, ''), address).href);
  const { width, height } = await sharp(await answer.body()).metadata();
  return [width, height];
}

test('[IMG-01] [TOOL-01] [TOOL-07] what is missing is said beside its field, and nothing is ordered', async () => {
  await page.goto(address);
  await make().click();
  await page.getByRole('alert').filter({ hasText: image.promptMissing }).waitFor();
  await page.getByText(image.aspectMissing).waitFor();
  expect(await prompt().evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await history().count()).toBe(0);
});

test('[IMG-01] [TOOL-01] [TOOL-03] a prompt becomes a picture in the shape that was chosen, with its price on the button', async () => {
  await typeInto(prompt(), 'A red fox under a cherry tree at night, watercolour');
  await shape('4:3').check({ force: true });
  await expectSoon(() => make().innerText()).toMatch(/^Make the picture\s+0/);
  await make().click();
  const picture = stage().getByRole('img', { name: /A red fox/ });
  expect(await sizeOf(picture)).toEqual([1536, 1152]);
  await stage().getByText('made by Draft engine').waitFor();
  await expectSoon(() => history().getByRole('button').count()).toBe(1);
});

test('[TOOL-01] a prompt is cleared by a press, and the browser’s own undo brings it back', async () => {
  const before = await prompt().inputValue();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expectSoon(() => prompt().inputValue()).toBe('');
  expect(await prompt().evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('ControlOrMeta+z');
  await expectSoon(() => prompt().inputValue()).toBe(before);
});

test('[TOOL-01] [TOOL-02] after a reload everything is there; an older order is shown, used again, and downloaded', async () => {
  await typeInto(prompt(), 'A lighthouse on a cliff in a storm');
  await shape('9:16').check({ force: true });
  await make().click();
  await stage()
    .getByRole('img', { name: /lighthouse/ })
    .waitFor({ timeout: 60_000 });
  await page.reload();
  expect(await prompt().inputValue()).toBe('A lighthouse on a cliff in a storm');
  await history()
    .getByRole('button', { name: /red fox/ })
    .click();
  await stage()
    .getByRole('img', { name: /red fox/ })
    .waitFor();
  await stage().getByRole('button', { name: shared.again, exact: true }).click();
  expect(await prompt().inputValue()).toBe('A red fox under a cherry tree at night, watercolour');
  expect(await shape('4:3').isChecked()).toBe(true);
  const saving = page.waitForEvent('download');
  await stage().getByRole('button', { name: shared.download, exact: true }).click();
  expect((await saving).suggestedFilename()).toMatch(/^A red fox .*\.jpg$/);
});

test('[IMG-01] [CAT-43] the admin, who is as good as a member, gets several pictures at once, all different', async () => {
  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await make().click();
  await expectSoon(() => stage().getByRole('img').count()).toBe(4);
  const paths = await stage()
    .getByRole('img')
    .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).src.split('?')[0]));
  expect(new Set(paths).size).toBe(4);
});

test('[TOOL-01] a picture is looked at large, step by step, by keys alone', async () => {
  await stage()
    .getByRole('button', { name: new RegExp(`^${shared.view}`) })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 of 4').waitFor();
  await dialog.getByRole('button', { name: shared.next }).press('Enter');
  await dialog.getByText('2 of 4').waitFor();
  await dialog.getByRole('button', { name: ui.close }).press('Enter');
  await expectSoon(() => dialog.count()).toBe(0);
});

test('[TOOL-01] an order is deleted with its pictures, after a question', async () => {
  const before = await history().getByRole('button').count();
  const path = (await stage().getByRole('img').first().getAttribute('src')) ?? '';
  await stage().getByRole('button', { name: shared.remove, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: shared.remove, exact: true }).click();
  await page.getByText(shared.removed).waitFor();
  await expectSoon(() => history().getByRole('button').count()).toBe(before - 1);
  expect((await page.request.get(new URL(path, address).href)).status()).toBe(404);
});

test('[IMG-01] words that nothing can be drawn of are refused in words, and cost nothing', async () => {
  await typeInto(prompt(), 'xqzv wkrp');
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await make().click();
  await stage().getByRole('alert').filter({ hasText: errors.PICTURE_NOT_UNDERSTOOD }).waitFor({ timeout: 60_000 });
  expect(await stage().getByRole('img').count()).toBe(0);
});

test('[OPT-01] one press writes a prompt richer, Ctrl+Z and another press take the words back, and a chip is undone as typing is', async () => {
  const plain = 'A fox sits';
  await prompt().fill('');
  await typeInto(prompt(), plain);
  const open = page.getByRole('region', { name: shared.leftOpen });
  const all = (name: string): Locator => open.getByRole('button', { name, exact: true });
  await all(shared.richer).click();
  const richer = await prompt().inputValue();
  expect(richer.startsWith(plain)).toBe(true);
  expect(richer.split(',').length).toBeGreaterThan(3);
  await expectSoon(() => open.getByRole('button', { pressed: true }).count()).toBeGreaterThan(2);
  // What was typed may be followed by more: only the words are taken back.
  await all(shared.plainer).click();
  await expectSoon(() => prompt().inputValue()).toBe(plain);
  await all(shared.richer).click();
  await prompt().press('ControlOrMeta+z');
  await expectSoon(() => prompt().inputValue()).toBe(plain);
  await expectSoon(() => open.getByRole('button', { pressed: true }).count()).toBe(0);
  const [chip, other] = [open.locator('button[aria-pressed]').first(), open.locator('button[aria-pressed]').last()];
  await chip.click();
  await other.click();
  const both = await prompt().inputValue();
  await prompt().press('ControlOrMeta+z');
  await expectSoon(() => other.getAttribute('aria-pressed')).toBe('false');
  expect(await chip.getAttribute('aria-pressed')).toBe('true');
  await prompt().press('ControlOrMeta+Shift+z');
  await expectSoon(() => prompt().inputValue()).toBe(both);
});

test('the page complains of nothing', () => {
  expect(complaints).toEqual([]);
});
