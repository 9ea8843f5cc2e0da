import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';
import { typeInto } from './type-into.ts';

let folder: string;
let kinora: RunningKinora;
let browser: Browser;
let signedIn: Awaited<ReturnType<typeof openSignedIn>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-own-'));
  [kinora, browser] = await Promise.all([startTestKinora(folder, {}, { smallFilms: true }), launchBrowser()]);
  signedIn = await openSignedIn(browser, kinora.signInLink);
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Gives a tab its seed, so that each run looks at the same films, and opens the idea page with it. */
async function openSeeded(page: Page): Promise<void> {
  await page.goto(`${new URL(kinora.signInLink).origin}/dashboard/film/idea`);
  await page.evaluate(() => sessionStorage.setItem('kinora.wish', '{"seed":7}'));
  await page.reload();
}

/** Share of magenta pixels in each canvas and each picture. */
const magentaIn = (page: Page, selector: string): Promise<number[]> =>
  page.evaluate(`Promise.all([...document.querySelectorAll(${JSON.stringify(selector)})].map(async (element) => {
  const picture = element instanceof HTMLImageElement ? Object.assign(new Image(), { src: element.src }) : element;
  if (picture !== element) await picture.decode();
  const surface = new OffscreenCanvas(160, 90);
  const context = surface.getContext('2d');
  context.drawImage(picture, 0, 0, 160, 90);
  const { data } = context.getImageData(0, 0, 160, 90);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at] - data[at + 1] > 105 && data[at + 2] - data[at + 1] > 85 && data[at + 2] - data[at] < 40) count++;
  return count / (160 * 90);
}))`) as Promise<number[]>;

test('[PIPE-11] [DRAFT-09] a picture that is brought along plays in the first frames while one types, and in the film as in them', async () => {
  const { page, complaints } = signedIn;
  await openSeeded(page);
  await typeInto(
    page.getByRole('textbox', { name: 'Your idea' }),
    'A gardener grows a tree that remembers every guest',
  );
  await page.getByLabel('Shots').selectOption('4');
  const frames = '[data-frame]:not([data-frame=""]) canvas';
  await expectSoon(() => page.locator(frames).count()).toBe(3);
  // Skies at dusk contain some of that colour.
  const before = await magentaIn(page, frames);

  const body = await sharp({ create: { width: 160, height: 440, channels: 3, background: '#e614c8' } })
    .png()
    .toBuffer();
  const buffer = await sharp({
    create: { width: 240, height: 480, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: body }])
    .png()
    .toBuffer();
  // On a slow line the upload shows its progress; this one is held until that has been seen.
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/character-pictures', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'Zephyrine.png', mimeType: 'image/png', buffer });
  await expectSoon(() =>
    page.getByRole('progressbar', { name: 'Uploading Zephyrine.png' }).getAttribute('value'),
  ).not.toBeNull();
  seen.resolve();
  await expectSoon(() => page.getByLabel('Name of character 1').inputValue()).toBe('Zephyrine');
  await expectSoon(async () =>
    Math.max(...(await magentaIn(page, frames)).map((share, at) => share - (before[at] ?? 0))),
  ).toBeGreaterThan(0.004);
  await expectSoon(() =>
    page
      .locator('li[data-frame]')
      .allTextContents()
      .then((texts) => texts.join(' ')),
  ).toContain('Zephyrine');
  // Each of the three has its own frame now, and none is pending.
  await expectSoon(() => page.locator('[data-frame] canvas.opacity-100').count()).toBe(3);
  const numbers = await page
    .locator('[data-frame]')
    .evaluateAll((items) => items.map((item) => Number(item.getAttribute('data-frame'))));
  const drawnHere = await magentaIn(page, frames);

  await page
    .getByRole('button', { name: /^One click/ })
    .first()
    .click();
  await page.waitForURL(/\/dashboard\/film\/[0-9a-f-]{36}$/);
  const shots = '[data-shot][data-state="done"] img';
  await expect.poll(() => page.locator(shots).count(), { timeout: 300_000 }).toBe(4);
  await page.getByText('Zephyrine').first().waitFor();
  const drawnThere = await magentaIn(page, shots);
  numbers.forEach((number, at) =>
    expect(Math.abs((drawnThere[number - 1] ?? 0) - (drawnHere[at] ?? 0)), `shot ${number}`).toBeLessThan(
      0.006 + 0.12 * (drawnHere[at] ?? 0),
    ),
  );
  expect(complaints).toEqual([]);
  await page.close();
});

test('[DRAFT-09] the frames that drew themselves while one typed are the frames of the film', async () => {
  const typing = await signedIn.context.newPage();
  await openSeeded(typing);
  await typeInto(typing.getByRole('textbox', { name: 'Your idea' }), 'A shy lighthouse learns to sing');
  await typing.getByLabel('Shots').selectOption('4');
  // The frames of eight shots stay until those of four are there: no number is beyond 4 then.
  await expectSoon(() =>
    typing
      .locator('[data-frame]:has(canvas.opacity-100)')
      .evaluateAll((items) => items.filter((item) => Number(item.getAttribute('data-frame')) <= 4).length),
  ).toBe(3);
  const drawn = await typing.locator('[data-frame]').evaluateAll((items) =>
    items.map((item) => ({
      number: Number(item.getAttribute('data-frame')),
      picture: item.querySelector('canvas')?.toDataURL() ?? '',
    })),
  );
  await typing
    .getByRole('button', { name: /^One click/ })
    .first()
    .click();
  await typing.waitForURL(/\/dashboard\/film\/[0-9a-f-]{36}$/);
  await expect.poll(() => typing.locator('[data-shot][data-state="done"] img').count(), { timeout: 300_000 }).toBe(4);
  // Mean difference of a pixel's channels, 0 to 1, between each drawn frame and each frame of the film. The grain of
  // the paper is as fine as the pixels, which are half as large here as in the film: in a small picture it is averaged out.
  const apart = await typing.evaluate(async (frames) => {
    const read = async (source: string): Promise<Uint8ClampedArray> => {
      const image = Object.assign(new Image(), { src: source });
      await image.decode();
      const context2d = new OffscreenCanvas(80, 45).getContext('2d') as OffscreenCanvasRenderingContext2D;
      context2d.imageSmoothingQuality = 'high';
      context2d.drawImage(image, 0, 0, 80, 45);
      return context2d.getImageData(0, 0, 80, 45).data;
    };
    const film = await Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('[data-shot] img')].map((shot) => read(shot.src)),
    );
    return Promise.all(
      frames.map(async ({ number, picture }) => {
        const pixels = await read(picture);
        const distances = film.map(
          (other) =>
            pixels.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / pixels.length / 255,
        );
        return { own: distances[number - 1] ?? 1, others: distances.filter((_, at) => at !== number - 1) };
      }),
    );
  }, drawn);
  for (const { own, others } of apart) {
    expect(own).toBeLessThan(0.015);
    for (const other of others) {
      expect(other).toBeGreaterThan(own * 3);
    }
  }
  await typing.close();
});
