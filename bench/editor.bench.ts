import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Locator, type Page } from 'playwright-core';
import type { PreviewMaterial } from '#src/features/film/preview-contract.ts';
import { findChromium } from '#tests/browser/find-chromium.ts';
import { openSignedIn, startFilm } from '#tests/browser/open-account.ts';
import { startKinora } from '#tests/build/start-kinora.ts';
import { SMALL_FILMS } from '#tests/build/start-test-kinora.ts';
import { copyDatabase, startTestServer } from '#tests/build/test-server.ts';
import { lengthenFilm } from './editor/long-film.ts';
import { measureTasks, type TaskFigures } from './editor/measure-tasks.ts';

const SHOTS = 200;
const IDEA = 'A gardener tells her daughter where the keys grow';
const WORDS = 'An old man walks slowly through the rain';
const LINE = 'The keys are under the apple tree.';

/**
 * Measures the editor with a long film (200 shots, or so many as are given), in a browser: the tasks over 50 ms, and
 * what they compute, while one scrolls, types key by key and drags in the table and the timeline, and how long after
 * the last key a changed line can be heard. The film is small (180 lines), since its drawing is not what is measured.
 */
export async function benchEditor(words: readonly string[]): Promise<Record<string, unknown>> {
  const { positionals } = parseArgs({ args: [...words], allowPositionals: true });
  const shots = Number(positionals[0] ?? SHOTS);
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  const server = await startTestServer();
  const database = await copyDatabase(server.url);
  await database.pool.query(SMALL_FILMS);
  const kinora = await startKinora(folder, { DATABASE_URL: database.url });
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  });
  try {
    const { page } = await openSignedIn(browser, kinora.signInLink, { viewport: { width: 1440, height: 900 } });
    const address = await startFilm(page, new URL(kinora.signInLink).origin, IDEA);
    const filmId = address.split('/').at(-1) ?? '';
    await page.locator('media-controller').waitFor({ timeout: 300_000 });
    await lengthenFilm(page, filmId, shots);
    return { shots, ...(await measureTable(page, address)), ...(await measureTimeline(page, address)) };
  } finally {
    await browser.close();
    await kinora.stop();
    await database.close();
    await server.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function measureTable(page: Page, address: string): Promise<Record<string, unknown>> {
  await page.goto(`${address}/edit?tab=storyboard&layout=table`);
  const grid = page.getByRole('grid');
  await grid.getByRole('row').nth(1).waitFor();
  await page.waitForTimeout(3000);
  const scrolling = await measureTasks(page, () => scroll(page, grid, 'y'));
  await page.keyboard.press('Escape');
  const script = grid.getByRole('textbox', { name: 'What is seen, shot 3', exact: true });
  await script.scrollIntoViewIfNeeded();
  await script.click();
  const typing = await measureTasks(page, () => script.pressSequentially(WORDS, { delay: 60 }));
  const row = (number: number): Locator => grid.locator(`[data-row][aria-rowindex="${number + 1}"]`);
  const dragging = await measureTasks(page, () => drag(page, row(2).locator('[data-drag-handle]'), row(5)));
  await page.waitForTimeout(2000);
  const { figures, heard } = await changeLine(page, grid);
  return {
    tableScrolling: scrolling,
    tableTyping: typing,
    tableDragging: dragging,
    lineTyping: figures,
    secondsUntilHeard: heard,
  };
}

/** Types a line, and waits until the preview has the voice that says it. */
async function changeLine(page: Page, grid: Locator): Promise<{ figures: TaskFigures; heard: number }> {
  await page.getByRole('button', { name: 'Watch the film as it is now', exact: true }).click();
  await page.getByRole('region', { name: 'Preview of the film' }).waitFor();
  const line = grid.getByRole('textbox', { name: 'What is said, shot 2', exact: true });
  await line.click();
  await line.selectText();
  const spoken = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/preview-material') &&
      // Of an answer that a later one has replaced, the browser may have let go.
      ((await response.json().catch(() => undefined)) as PreviewMaterial | undefined)?.shots.some(
        ({ voice }) => voice?.text === LINE,
      ) === true,
    { timeout: 60_000 },
  );
  const figures = await measureTasks(page, () => line.pressSequentially(LINE, { delay: 60 }));
  const typed = performance.now();
  await spoken;
  return { figures, heard: Math.round((performance.now() - typed) / 10) / 100 };
}

async function measureTimeline(page: Page, address: string): Promise<Record<string, unknown>> {
  await page.goto(`${address}/edit?tab=storyboard&layout=timeline`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const shot = (number: number): Locator => timeline.getByRole('option', { name: new RegExp(`^Shot ${number}: `) });
  await shot(3).waitFor();
  await page.waitForTimeout(3000);
  const dragging = await measureTasks(page, () => drag(page, shot(2), shot(4)));
  const scrolling = await measureTasks(page, () => scroll(page, shot(3), 'x'));
  return { timelineDragging: dragging, timelineScrolling: scrolling };
}

async function scroll(page: Page, over: Locator, axis: 'x' | 'y'): Promise<void> {
  await over.hover({ position: { x: 20, y: 20 } });
  for (let step = 0; step < 60; step++) {
    await page.mouse.wheel(axis === 'x' ? 240 : 0, axis === 'y' ? 240 : 0);
    await page.waitForTimeout(30);
  }
  for (let step = 0; step < 60; step++) {
    await page.mouse.wheel(axis === 'x' ? -240 : 0, axis === 'y' ? -240 : 0);
    await page.waitForTimeout(30);
  }
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const box = await to.boundingBox();
  if (!box) {
    throw new Error('there is no place to drag to');
  }
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 30 });
  await page.waitForTimeout(200);
  await page.mouse.up();
  await page.waitForTimeout(500);
}
