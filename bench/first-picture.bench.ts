import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '#tests/browser/find-chromium.ts';
import { startKinora } from '#tests/build/start-kinora.ts';

const RUNS = 3;
const IDEAS = [
  'A gardener grows a tree that remembers every guest',
  'A postman delivers the last letter of winter to a bear',
  'A fisherman finds a bell in his net and rings it in the harbour',
  'A clockmaker teaches a stray dog to keep time',
];

/**
 * Seconds from the click that creates a film to its first moving frame on its page, on a running server that has made
 * one film before; 720p, eight shots, neural voices.
 */
export async function benchFirstPicture(): Promise<Record<string, unknown>> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  const kinora = await startKinora(folder, { KINORA_VOICES: 'neural' });
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  });
  try {
    const page = await browser.newPage({ locale: 'en-US', bypassCSP: true });
    await page.goto(kinora.signInLink);
    await page.waitForURL('**/dashboard/film/idea');
    const origin = new URL(kinora.signInLink).origin;
    const seconds: Record<string, number>[] = [];
    for (const idea of IDEAS.slice(0, RUNS + 1)) {
      seconds.push(await timeFirstPicture(page, origin, idea));
      await page.locator('media-controller').waitFor({ timeout: 300_000 });
    }
    const [warmUp, ...runs] = seconds;
    return { warmUp, runs, slowest: Math.max(...runs.map(({ moving = Number.NaN }) => moving)) };
  } finally {
    await browser.close();
    await kinora.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function timeFirstPicture(page: Page, origin: string, idea: string): Promise<Record<string, number>> {
  await page.goto(`${origin}/dashboard/film/idea`);
  await page.getByRole('textbox', { name: 'Your idea' }).fill(idea);
  const button = page.getByRole('button', { name: /^One click/ }).first();
  await button.waitFor();
  const began = performance.now();
  const since = (): number => Math.round(performance.now() - began) / 1000;
  await button.click();
  await page.waitForURL(/\/dashboard\/film\/[0-9a-f-]{36}$/);
  const opened = since();
  await page.waitForFunction(
    "[...document.querySelectorAll('[data-live-film] video')].some((video) => video.currentTime > 0.04 && !video.paused)",
    undefined,
    { polling: 20, timeout: 300_000 },
  );
  return { opened, moving: since() };
}
