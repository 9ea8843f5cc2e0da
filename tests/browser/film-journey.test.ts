import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startKinora, type RunningKinora } from '../build/start-kinora.ts';
import { findChromium } from './find-chromium.ts';

/** The part of the page's video element that is looked at. */
interface Video {
  readyState: number;
  duration: number;
  videoWidth: number;
  videoHeight: number;
  currentTime: number;
  muted: boolean;
  play(): Promise<void>;
  textTracks: Record<number, { cues: { length: number } | null } | undefined>;
}

let folder: string;
let kinora: RunningKinora;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-journey-'));
  const found = await findChromium();
  [kinora, browser] = await Promise.all([
    startKinora(folder),
    chromium.launch({
      executablePath: found.executablePath,
      env: { ...(process.env as Record<string, string>), ...found.env },
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--autoplay-policy=no-user-gesture-required'],
    }),
  ]);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function openSignedIn(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(kinora.signInLink);
  await page.waitForURL('**/dashboard/film/idea');
  return page;
}

test('[OPS-01] [PIPE-01] [PIPE-04] a person opens the printed link, types an idea, sees the stages go by and watches the film', async () => {
  const page = await openSignedIn();
  const complaints: string[] = [];
  page.on('console', (message) => { if (message.type() === 'error') complaints.push(message.text()); });
  page.on('pageerror', (error) => complaints.push(String(error)));

  await page.getByRole('textbox').fill('A gardener grows a tree that remembers every guest');
  await page.getByLabel('Shots').selectOption('4');
  await page.getByRole('button', { name: /make the film/i }).click();
  await page.waitForURL(/\/dashboard\/film\/[0-9a-f-]{36}$/);

  const seen = new Set<string>();
  const movie = page.locator('video[controls]');
  for (let look = 0; look < 600 && !(await movie.isVisible()); look++) {
    for (const stage of await page.locator('[data-state="making"]').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-stage') ?? ''))) seen.add(stage);
    await page.waitForTimeout(150);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['video']));
  expect(seen.size).toBeGreaterThanOrEqual(2);
  await expect.poll(() => page.locator('[data-shot]').count()).toBe(4);
  await expect.poll(() => movie.evaluate((video: Video) => video.readyState), { timeout: 20_000 }).toBeGreaterThanOrEqual(1);

  const { duration, width, height } = await movie.evaluate((video: Video) => ({ duration: video.duration, width: video.videoWidth, height: video.videoHeight }));
  expect(duration).toBeGreaterThan(8);
  expect([width, height]).toEqual([1280, 720]);
  await movie.evaluate(async (video: Video) => { video.muted = true; await video.play(); });
  await expect.poll(() => movie.evaluate((video: Video) => video.currentTime), { timeout: 20_000 }).toBeGreaterThan(1);
  expect(await movie.evaluate((video: Video) => video.textTracks[0]?.cues?.length ?? 0)).toBeGreaterThan(1);
  expect(complaints).toEqual([]);

  // The list shows it, and it is still there for the next visit.
  await page.goto(new URL('/dashboard/film/idea', kinora.signInLink).href);
  await expect.poll(() => page.locator('a[href^="/dashboard/film/"] img').count()).toBe(1);
  await page.close();
}, 180_000);

test('a link signs in once, and a stranger sees neither film nor media', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(kinora.signInLink);
  await expect.poll(() => page.getByRole('alert').textContent()).toBeTruthy();
  const origin = new URL(kinora.signInLink).origin;
  for (const path of ['/api/films', '/api/account/me', '/media/00000000-0000-4000-8000-000000000000']) {
    expect((await page.request.get(`${origin}${path}`)).status(), path).toBe(401);
  }
  await context.close();
});
