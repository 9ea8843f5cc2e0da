import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as removal } from '#src/features/tools/background-removal/texts/en.ts';
import { en as shared } from '#src/features/tools/texts/en.ts';
import type { RunningKinora } from '#tests/build/start-kinora.ts';
import { startTestKinora } from '#tests/build/start-test-kinora.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';

let folder: string;
let kinora: RunningKinora;
let browser: Browser;
let page: Page;
let complaints: string[];
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-cut-out-'));
  [kinora, browser] = await Promise.all([startTestKinora(folder), launchBrowser()]);
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink));
  address = `${new URL(kinora.signInLink).origin}/dashboard/backgroundRemoval`;
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

const make = (): Locator => page.locator('button[type=submit]');
const stage = (): Locator => page.getByRole('region', { name: shared.stage });
const chooser = (): Locator => page.locator('form input[type=file]').first();

/** A red disc on a pale ground, as a file. */
async function drawDisc(name: string): Promise<string> {
  const path = join(folder, name);
  const disc = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#dde6ea"/><ellipse cx="240" cy="180" rx="110" ry="130" fill="#b3261e"/></svg>',
  );
  // Vectors are blocked where pictures of strangers are read, which this process may have done before.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  await sharp(disc).png().toFile(path);
  return path;
}

test('[BGR-01] [TOOL-03] what stands out of a picture is cut out on this server, beside the picture', async () => {
  await page.goto(address);
  await chooser().setInputFiles(await drawDisc('disc.png'));
  await page.getByRole('button', { name: shared.takeOff }).waitFor();
  await expectSoon(() => make().innerText()).toMatch(/^Remove the background\s+0/);
  await make().click();
  const after = stage().getByRole('img', { name: shared.after });
  await after.waitFor({ timeout: 120_000 });
  const answer = await page.request.get(new URL((await after.getAttribute('src')) ?? '', address).href);
  const { data, info } = await sharp(await answer.body())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([480, 360, 4]);
  const opacityAt = (x: number, y: number): number => data[(y * info.width + x) * 4 + 3] ?? -1;
  expect(opacityAt(10, 10)).toBeLessThan(20);
  expect(opacityAt(240, 180)).toBeGreaterThan(235);
});

test('[BGR-01] a colour is put behind it, and the download has that colour', async () => {
  await page.getByRole('radio', { name: removal.kinds.black }).check({ force: true });
  const saving = page.waitForEvent('download');
  await stage().getByRole('button', { name: shared.download, exact: true }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Cut-out.jpg');
  const { data, info } = await sharp(await saved.path())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  expect([...data.subarray(0, 3)].every((value) => value < 20)).toBe(true);
});

const painted = (): Locator => page.getByRole('application', { name: removal.brush.canvas });
const tool = (name: string): Locator => page.getByRole('dialog').getByRole('button', { name, exact: true });

test('[BGR-01] a brush takes away and brings back, by pointer and by keys, and each stroke can be undone', async () => {
  await stage().getByRole('button', { name: removal.brush.open }).click();
  await painted().waitFor();
  await page.getByRole('radio', { name: removal.brush.modes.take }).check({ force: true });
  const box = await painted().boundingBox();
  const [x, y, width, height] = [box?.x ?? 0, box?.y ?? 0, box?.width ?? 0, box?.height ?? 0];
  await page.mouse.move(x + width * 0.5, y + height * 0.4);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.5, y + height * 0.5, { steps: 5 });
  await page.mouse.move(x + width * 0.5, y + height * 0.6, { steps: 5 });
  await page.mouse.up();
  // By keys, from the middle to the right and beyond: undone again.
  await page.mouse.move(x - 5, y - 5);
  await painted().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+z');
  await expectSoon(() => tool(removal.brush.redo).isEnabled()).toBe(true);
  await expectSoon(() => tool(removal.brush.undo).isEnabled()).toBe(true);
  await tool(removal.brush.save).click();
  await expectSoon(() => page.getByRole('dialog').count()).toBe(0);
  await stage()
    .getByRole('img', { name: removal.name })
    .or(stage().getByRole('img', { name: shared.after }))
    .waitFor({ timeout: 60_000 });
  const src = (await stage().getByRole('img', { name: shared.after }).getAttribute('src')) ?? '';
  const answer = await page.request.get(new URL(src, address).href);
  const { data, info } = await sharp(await answer.body())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const opacityAt = (across: number, down: number): number => data[(down * info.width + across) * 4 + 3] ?? -1;
  expect([opacityAt(240, 180), opacityAt(240, 150)]).toEqual([0, 0]);
  expect([opacityAt(160, 180), opacityAt(320, 180)]).toEqual([255, 255]);
});

test('the page complains of nothing', () => {
  expect(complaints).toEqual([]);
});
