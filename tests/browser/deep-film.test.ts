import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { startLoopbackChat } from '../vendors/loopback-chat.ts';
import type { Loopback } from '../vendors/loopback-service.ts';
import { ENGLISH } from '../vendors/readings.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';
import { typeInto } from './type-into.ts';

let folder: string;
let language: Loopback;
let kinora: RunningKinora;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-deep-'));
  language = await startLoopbackChat({
    idea: ENGLISH.reading,
    words: ENGLISH.words,
    criticism: { remarks: [{ rule: 'lines_say_something', shots: [2], text: 'Nobody is named here.' }] },
    rewriting: { ...ENGLISH.words, title: 'A Drone for Gran' },
  });
  const settings = { KINORA_TEXT_URL: language.url, KINORA_TEXT_MODEL: 'qwen3:8b' };
  [kinora, browser] = await Promise.all([
    startTestKinora(folder, settings, { smallFilms: true }),
    launchBrowser([], { reminders: false }),
  ]);
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink));
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await language?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a film of four shots and opens how its story was written. */
async function openWriting(idea: string, { deep }: { deep: boolean }): Promise<Locator> {
  await page.goto(`${new URL(kinora.signInLink).origin}/dashboard/film/idea`);
  await typeInto(page.getByRole('textbox', { name: 'Your idea' }), idea);
  await page.getByLabel('Shots').selectOption('4');
  await page.getByRole('switch', { name: 'Deep-create mode' }).setChecked(deep);
  await page
    .getByRole('button', { name: /^Step by step/ })
    .first()
    .click();
  await page.waitForURL(/\/dashboard\/film\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'How the story was written' }).click();
  return page.getByRole('dialog', { name: 'How the story was written' });
}

test('[IDEA-01] [PIPE-08] deep mode is chosen on the idea page, and how the story was written is read on the film page', async () => {
  const dialog = await openWriting(ENGLISH.idea, { deep: true });
  await dialog.getByRole('heading', { name: 'Version 7' }).waitFor();
  expect(await dialog.getByRole('heading', { level: 3 }).count()).toBe(7);
  expect(await dialog.getByText('used for the film').count()).toBe(1);
  await dialog.getByText('Read this version').first().click();
  expect(await dialog.locator('details[open] li').count()).toBe(4);
  await dialog.getByText('loopback-7b read the idea and wrote what is said.').waitFor();
  expect(await dialog.getByText('Worded by loopback-7b.').count()).toBe(2);
  await dialog.getByText('Nobody is named here.').waitFor();
  await dialog.getByText('Drawn as the nearest there is: pier').waitFor();
  await expectNoFaults(page, 'how the story was written');
  expect(complaints).toEqual([]);
});

test('[REL-12] a film whose language model is not there says who wrote it, and what of the idea is not drawn', async () => {
  await language.close();
  const dialog = await openWriting('A lonely astronaut misses her daughter and photosynthesizes', { deep: false });
  await dialog.getByText('Not drawn: photosynthesize').waitFor();
  const writers = "This site's language model did not answer. The built-in rules read the idea and wrote the story.";
  expect(await page.getByText(writers).count()).toBe(2);
  expect(complaints).toEqual([]);
});
