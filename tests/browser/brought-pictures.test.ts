import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import { buildHeic } from '../build/build-pictures.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';
import { typeInto } from './type-into.ts';

let folder: string;
let kinora: RunningKinora;
let browser: Browser;
let web: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-brought-'));
  const picture = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#307090' } })
    .webp()
    .toBuffer();
  web = createServer((request, response) => {
    if (request.url?.startsWith('/page')) {
      response.writeHead(200, { 'content-type': 'image/png' }).end('no picture at all');
    } else {
      response.writeHead(200).end(picture);
    }
  });
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  [kinora, browser] = await Promise.all([startTestKinora(folder, { KINORA_FETCH_ORIGINS: origin }), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  web?.closeAllConnections();
  web?.close();
  await rm(folder, { recursive: true, force: true });
});

test('[SEC-02] [CAT-40] a typed link, a dropped link, a pasted picture and a photo of a phone become characters; what is none says why', async () => {
  const { page } = await openSignedIn(browser, kinora.signInLink);
  const names = (): Promise<string[]> =>
    page
      .getByLabel(/^Name of character/)
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await page.getByRole('button', { name: 'From the web' }).press('Enter');
  const field = page.getByLabel('Web address of a picture');
  await expectSoon(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await typeInto(field, 'a fox');
  await field.press('Enter');
  await page.getByText('This is not a web address. It begins with https://.').waitFor();
  await expectNoFaults(page, 'a wrong address');
  await typeInto(field, `${origin}/fox_of_the_north.webp`);
  await field.press('Enter');
  await expectSoon(names).toEqual(['fox of the north']);
  expect(await field.inputValue()).toBe('');

  await typeInto(field, `${origin}/page.png`);
  await page.getByRole('button', { name: 'Fetch it' }).click();
  await page.getByRole('alert').getByText(errorText('en', 'IMAGE_FORMAT_UNSUPPORTED')).waitFor();
  await page.getByRole('button', { name: /^Undo: 127/ }).click();
  await page.evaluate((address) => {
    const dropped = new DataTransfer();
    dropped.setData('text/uri-list', address);
    const place = [...document.querySelectorAll('button')].find(
      (button) => button.textContent === 'Add pictures',
    )?.parentElement;
    for (const kind of ['dragenter', 'dragover', 'drop']) {
      place?.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: dropped }));
    }
  }, `${origin}/Bear.webp`);
  await expectSoon(names).toEqual(['fox of the north', 'Bear']);
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(40, 40);
    canvas.getContext('2d')?.fillRect(0, 0, 40, 40);
    const pasted = new DataTransfer();
    pasted.items.add(new File([await canvas.convertToBlob()], 'Owl.png', { type: 'image/png' }));
    window.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: pasted }));
  });
  await expectSoon(names).toEqual(['fox of the north', 'Bear', 'Owl']);
  // Many systems know no media type for such a file.
  const heic = await buildHeic(await findFfmpeg(), { width: 64, height: 96 });
  await page.locator('input[type="file"]').first().setInputFiles({ name: 'IMG_0042.HEIC', mimeType: '', buffer: heic });
  await expectSoon(names).toEqual(['fox of the north', 'Bear', 'Owl', 'IMG 0042']);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectFits(page, 'four characters');
  await page.close();
});
