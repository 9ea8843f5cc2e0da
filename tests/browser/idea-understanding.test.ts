import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { IdeaGraph } from '#src/draft-engine/story/idea/idea-graph.ts';
import { en as texts } from '#src/features/film/texts/understanding/en.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { startKinora, type RunningKinora } from '../build/start-kinora.ts';
import { SMALL_FILMS } from '../build/start-test-kinora.ts';
import { copyDatabase } from '../build/test-server.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';
import { typeInto } from './type-into.ts';

const IDEA = 'At dusk a fox steals a lantern from an old wizard, but the lantern does not shine';

let folder: string;
let database: OpenDatabase;
let kinora: RunningKinora;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-understanding-'));
  database = await copyDatabase(inject('testServerUrl'));
  await database.pool.query(SMALL_FILMS);
  [kinora, browser] = await Promise.all([startKinora(folder, { DATABASE_URL: database.url }), launchBrowser()]);
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink, { reducedMotion: 'reduce' }));
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const box = () => page.getByRole('textbox', { name: 'Your idea' });
const understood = () => page.locator('[data-understanding]');
const chip = (name: string) => understood().getByRole('button', { name: new RegExp(name) });
const isSettled = (): Promise<boolean> =>
  page
    .locator('[data-understanding][aria-busy=false]')
    .count()
    .then((count) => count === 1);
/** What the preview says in the three frames. */
const preview = (): Promise<string> =>
  page.locator('[data-frame] canvas').evaluateAll((all) => all.map((canvas) => canvas.textContent).join('|'));

test('[DRAFT-09] what is understood of an idea stands under it while it is typed, and is corrected with a click', async () => {
  await typeInto(box(), IDEA, { delay: 25 });
  await expectSoon(() => box().inputValue()).toBe(IDEA);
  await expectSoon(isSettled).toBe(true);
  for (const name of ['fox', 'lantern', 'wizard', 'Dusk', 'does not shine']) {
    await expectSoon(() => chip(name).first().isVisible(), name).toBe(true);
  }
  await expectSoon(preview).toContain('fox');
  await expectNoFaults(page, 'what was understood');

  // By keyboard: the fox is left out, and the focus is on its chip again.
  const before = await preview();
  await chip('^fox').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: texts.leaveOut }).press('Enter');
  await expectSoon(() => chip('^fox').textContent()).toContain(texts.leftOut);
  await expectSoon(() => chip('^fox').evaluate((element) => element === document.activeElement)).toBe(true);
  await expectSoon(preview).not.toBe(before);
  await expectNoFaults(page, 'a correction');

  // Put back, and another event is what the film is about.
  await chip('^fox').click();
  await page.getByRole('dialog').getByRole('button', { name: texts.putBack }).click();
  await expectSoon(() => page.getByRole('button', { name: texts.allAsRead }).count()).toBe(0);
  await chip('does not shine').last().click();
  await page.getByRole('dialog').getByRole('checkbox', { name: texts.isMain }).check();
  await expectNoFaults(page, 'what an event can be corrected to');
  await page.keyboard.press('Escape');
  await chip('Dusk').click();
  await page.getByText(texts.values.hour.night, { exact: true }).click();
  await page.keyboard.press('Escape');
  await expectSoon(() => chip('Night').isVisible()).toBe(true);

  // Kept on this device with the idea.
  await page.reload();
  await expectSoon(() => chip('Night').isVisible()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page, 'what was understood');
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('the film is made from the corrected understanding', async () => {
  await expectSoon(() => chip('Night').isVisible()).toBe(true);
  await page.getByLabel('Shots').selectOption('4');
  await page
    .getByRole('button', { name: /^One click/ })
    .first()
    .click();
  await page.waitForURL(/\/dashboard\/film\/[0-9a-f-]{36}$/);
  const { rows } = await database.pool.query<{ graph: IdeaGraph }>('select graph from films');
  const graph = rows[0]?.graph;
  expect(graph?.setting.hour?.value).toBe('night');
  expect(graph?.events.filter(({ isMain }) => isMain).map(({ words }) => words)).toEqual([
    expect.stringContaining('does not shine'),
  ]);
  expect(graph?.participants.map(({ words }) => words)).toContain('fox');
});

test('corrections go with the text that they are of', async () => {
  await page.goto(`${new URL(kinora.signInLink).origin}/dashboard/film/idea`);
  await typeInto(box(), 'Two robots steal a piano at dusk', { delay: 10 });
  await expectSoon(isSettled).toBe(true);
  await chip('Dusk').click();
  await page.getByRole('dialog').getByRole('button', { name: texts.leaveOut }).click();
  await page.getByRole('button', { name: texts.allAsRead }).waitFor();
  await box().press('End');
  await box().pressSequentially(' in a museum', { delay: 10 });
  await expectSoon(() => chip('museum').first().isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: texts.allAsRead }).count()).toBe(0);
  expect(await chip('Dusk').textContent()).not.toContain(texts.leftOut);
  expect(complaints).toEqual([]);
});
