import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Browser, BrowserContext, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { EXPORT_PARTS } from '#src/features/film/export-formats.ts';
import { en as film } from '#src/features/film/texts/en.ts';
import { en as texts } from '#src/features/film/texts/export/en.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { readZip } from '../build/read-zip.ts';
import { startKinora, type RunningKinora } from '../build/start-kinora.ts';
import { SMALL_FILMS } from '../build/start-test-kinora.ts';
import { copyDatabase } from '../build/test-server.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn, startFilm } from './open-account.ts';

let folder: string;
let database: OpenDatabase;
let kinora: RunningKinora;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let filmUrl: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-export-'));
  database = await copyDatabase(inject('testServerUrl'));
  await database.pool.query(SMALL_FILMS);
  browser = await launchBrowser();
  kinora = await startKinora(folder, { DATABASE_URL: database.url });
  ({ page, context, complaints } = await openSignedIn(browser, kinora.signInLink, { reducedMotion: 'reduce' }));
  filmUrl = await startFilm(page, new URL(kinora.signInLink).origin, 'A gardener grows a tree of keys');
});
afterAll(async () => {
  await context?.close();
  await browser?.close();
  await kinora?.stop();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const dialog = () => page.getByRole('dialog', { name: texts.title });

/** Of a picture, on the average, from 0 to 255. */
async function brightnessOf(png: Buffer): Promise<number> {
  const surface = createCanvas(16, 9).getContext('2d');
  surface.drawImage(await loadImage(png), 0, 0, 16, 9);
  const { data } = surface.getImageData(0, 0, 16, 9);
  return data.reduce((sum, value, at) => (at % 4 === 3 ? sum : sum + value), 0) / (16 * 9 * 3);
}

/** Loads a format from the open dialog, and its content. */
async function load(format: keyof typeof texts.formats): Promise<{ name: string; bytes: Buffer }> {
  const name = texts.download.replace('{name}', texts.formats[format].name);
  const arrives: Promise<Download> = page.waitForEvent('download');
  await dialog().getByRole('button', { name }).click();
  const download = await arrives;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('[EDIT-17] a film is exported from its page, also before it is finished', async () => {
  await page.getByRole('button', { name: film.actions.export, exact: true }).click();
  await dialog().waitFor();
  const otio = await load('otio');
  expect(otio.name).toMatch(/\.otio$/);
  expect(JSON.parse(otio.bytes.toString())).toMatchObject({ OTIO_SCHEMA: 'Timeline.1' });
  const pdf = await load('pdf');
  expect([pdf.name.endsWith('.pdf'), pdf.bytes.subarray(0, 5).toString()]).toEqual([true, '%PDF-']);
  await page.keyboard.press('Escape');

  const player = page.locator('media-controller');
  await player.waitFor({ timeout: 300_000 });
  // Nobody began it: its poster is seen, and not its first frame, which is black.
  await expectSoon(() => page.locator('[data-live-film]').count()).toBe(0);
  await expectSoon(async () => brightnessOf(await player.screenshot())).toBeGreaterThan(40);
  await page.getByRole('button', { name: film.actions.export, exact: true }).click();
  const zip = readZip((await load('zip')).bytes);
  expect([...zip.keys()]).toEqual(expect.arrayContaining(['film.mp4', 'film.otio', 'clips/S01-clip-T1.mp4']));
  const parts = dialog().getByRole('group', { name: texts.parts });
  expect(await parts.getByRole('checkbox', { checked: true }).count()).toBe(EXPORT_PARTS.length);
  await parts.getByRole('checkbox', { name: texts.part.clips }).click();
  await parts.getByRole('checkbox', { name: texts.part.cut, exact: true }).press(' ');
  const fewer = [...readZip((await load('zip')).bytes).keys()];
  expect(fewer.filter((name) => /^(film\.mp4|clips)/.test(name))).toEqual([]);
  expect(fewer.some((name) => name.startsWith('pictures/'))).toBe(true);
  await page.keyboard.press('Escape');
});

test('[EDIT-17] a film file is imported on the list of films, and makes the film anew', async () => {
  await page.getByRole('button', { name: film.actions.export, exact: true }).click();
  const file = await load('json');
  const { plan } = JSON.parse(file.bytes.toString()) as { plan: { title: string } };
  await page.goto(new URL('/my/movies', filmUrl).href);
  await page.locator('input[type=file]').setInputFiles({
    name: 'film.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{ "format": "nothing" }'),
  });
  await page.getByText(texts.importWrong).first().waitFor();
  await page.locator('input[type=file]').setInputFiles({
    name: 'film.json',
    mimeType: 'application/json',
    buffer: file.bytes,
  });
  await page.waitForURL(/\/dashboard\/film\/[0-9a-f-]{36}$/);
  expect(page.url()).not.toBe(filmUrl);
  await expectSoon(() => page.getByRole('heading', { level: 1 }).textContent()).toContain(plan.title);
  await page.locator('media-controller').waitFor({ timeout: 300_000 });
  // The refused file is the only fault.
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
});
