import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as edit } from '#src/features/tools/image-edit/texts/en.ts';
import { en as shared } from '#src/features/tools/texts/en.ts';
import type { RunningKinora } from '#tests/build/start-kinora.ts';
import { startTestKinora } from '#tests/build/start-test-kinora.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';

const [WIDTH, HEIGHT] = [96, 64];

let folder: string;
let kinora: RunningKinora;
let browser: Browser;
let page: Page;
let complaints: string[];
let address: string;
let picture: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-edit-'));
  [kinora, browser] = await Promise.all([startTestKinora(folder), launchBrowser()]);
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink));
  address = `${new URL(kinora.signInLink).origin}/dashboard/imageEdit`;
  picture = join(folder, 'slope.png');
  const pixels = Buffer.from(
    Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, index) => {
      const [at, channel] = [Math.floor(index / 3), index % 3];
      return [2 * (at % WIDTH), 3 * Math.floor(at / WIDTH), 90][channel]!;
    }),
  );
  await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toFile(picture);
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

const make = (): Locator => page.locator('button[type=submit]');
const stage = (): Locator => page.getByRole('region', { name: shared.stage });
const list = (): Locator => page.getByRole('region', { name: edit.list });
const prompt = (): Locator => page.getByRole('textbox', { name: edit.prompt });
const slider = (kind: keyof typeof edit.kinds): Locator => list().getByRole('slider', { name: edit.kinds[kind] });

async function pixelsOf(name: string): Promise<{ data: Buffer; width: number; height: number }> {
  const shown = stage().getByRole('img', { name });
  const answer = await page.request.get(new URL((await shown.getAttribute('src')) ?? '', address).href);
  const { data, info } = await sharp(await answer.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

test('[IED-01] [TOOL-07] an edit without words has its own message', async () => {
  await page.goto(address);
  await make().click();
  await expectSoon(() => page.getByRole('alert').filter({ hasText: edit.promptMissing }).count()).toBe(1);
});

test('[IED-01] [IED-02] words become sliders that can be changed and taken back; a flip keeps every pixel', async () => {
  await page.locator('form input[type=file]').first().setInputFiles(picture);
  await page.getByRole('button', { name: shared.takeOff }).waitFor();
  await prompt().pressSequentially('flip it and make it brighter, put a hat on the cat');
  await expectSoon(() => slider('brightness').inputValue()).toBe('25');
  await page.getByText(/^Not understood: .*hat/).waitFor();
  await slider('brightness').press('ArrowRight');
  await expectSoon(() => slider('brightness').inputValue()).toBe('26');
  // On a wide page the preview stands on the stage, and its place says no more what to bring.
  await stage().getByRole('img', { name: edit.preview }).waitFor();
  await expectSoon(() => stage().getByText(edit.begin).isVisible()).toBe(false);
  await list()
    .getByRole('button', { name: edit.takeBack.replace('{edit}', edit.kinds.brightness) })
    .click();
  await expectSoon(() => slider('brightness').count()).toBe(0);
  await expectSoon(() => make().innerText()).toMatch(/^Edit the picture\s+0/);
  await make().click();
  await stage().getByRole('img', { name: shared.after }).waitFor({ timeout: 60_000 });
  const [before, after] = [await pixelsOf(shared.before), await pixelsOf(shared.after)];
  expect([after.width, after.height]).toEqual([WIDTH, HEIGHT]);
  const flipped = await sharp(before.data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .flop()
    .raw()
    .toBuffer();
  expect(after.data.equals(flipped)).toBe(true);
  await stage().getByText('made by Draft engine').waitFor();
  await stage()
    .getByText(/Done: Flip/)
    .waitFor();
});

test('[TOOL-01] used again, the edits are as they were ordered; words that are added are read on top of them', async () => {
  await prompt().fill('');
  await stage().getByRole('button', { name: shared.again }).click();
  await expectSoon(() => prompt().inputValue()).toContain('put a hat on the cat');
  await expectSoon(() => list().getByRole('listitem').count()).toBe(1);
  await prompt().press('End');
  await prompt().pressSequentially('. Black and white');
  await expectSoon(() => list().getByRole('listitem').count()).toBe(2);
  await slider('blackAndWhite').waitFor();
});

test('[IED-01] what is to go must be marked before anything runs, and the marking has the focus', async () => {
  await prompt().fill('');
  await prompt().pressSequentially('remove the flag');
  const what = `${edit.kinds.remove} · flag`;
  await list().getByText(what).waitFor();
  await make().click();
  await page
    .getByRole('alert')
    .filter({ hasText: edit.markMissing.replace('{edit}', what) })
    .waitFor();
  const mark = list().getByRole('button', { name: edit.markAdd });
  await expectSoon(() => mark.evaluate((button) => button === document.activeElement)).toBe(true);
  await mark.press('Enter');
  await expectSoon(() => page.getByRole('alert').count()).toBe(0);
  await expectSoon(() => make().innerText()).toMatch(/^Edit the picture\s+0/);
});

test('[IED-02] a face swap needs a model: without one nothing is asked for, and the reason is said once', async () => {
  await page.getByText(edit.actions.faceSwap, { exact: true }).click();
  await expectSoon(() => make().getAttribute('aria-disabled')).toBe('true');
  expect(await page.getByText(edit.faceNeeds).count()).toBe(1);
  expect(await page.locator('form input[type=file]').count()).toBe(0);
  expect(complaints).toEqual([]);
});
