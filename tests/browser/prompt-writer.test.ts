import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { en as image } from '#src/features/tools/image/texts/en.ts';
import { en as shared } from '#src/features/tools/texts/en.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import type { RunningKinora } from '#tests/build/start-kinora.ts';
import { startTestKinora } from '#tests/build/start-test-kinora.ts';
import { startLoopbackChat, type ChatAnswers } from '#tests/vendors/loopback-chat.ts';
import type { Loopback } from '#tests/vendors/loopback-service.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';
import { typeInto } from './type-into.ts';

const FOX = 'A red fox under a cherry tree';
const RICHER = 'A red fox asleep under a cherry tree in bloom, at dawn, seen from near.';

let folder: string;
let answers: ChatAnswers;
let language: Loopback;
let kinora: RunningKinora;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-writer-'));
  answers = { idea: {}, words: {}, prompt: { prompt: RICHER } };
  language = await startLoopbackChat(answers);
  const settings = { KINORA_TEXT_URL: language.url, KINORA_TEXT_MODEL: 'qwen3:8b' };
  [kinora, browser] = await Promise.all([startTestKinora(folder, settings), launchBrowser()]);
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink));
  await page.goto(`${new URL(kinora.signInLink).origin}/dashboard/image`);
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await language?.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  answers.prompt = { prompt: RICHER };
  language.faults.length = 0;
});

const prompt = (): Locator => page.getByRole('textbox', { name: image.prompt });
const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

test('[OPT-01] where a language model is set up it writes the prompt richer, and one press takes that back', async () => {
  await typeInto(prompt(), FOX);
  await button(shared.richer).click();
  await expectSoon(() => prompt().inputValue()).toBe(RICHER);
  await page.getByText(shared.writtenBy.replace('{model}', 'loopback-7b')).waitFor();
  expect(await page.getByRole('button', { name: shared.richer }).count()).toBe(1);
  await expectNoFaults(page, 'a prompt that was written richer');
  await button(shared.plainer).click();
  expect(await prompt().inputValue()).toBe(FOX);
  expect(await button(shared.plainer).count()).toBe(0);
});

test('[OPT-01] by keys alone, and the field’s own undo takes it back too', async () => {
  await button(shared.richer).focus();
  await page.keyboard.press('Enter');
  await expectSoon(() => prompt().inputValue()).toBe(RICHER);
  await prompt().press('Control+z');
  await expectSoon(() => prompt().inputValue()).toBe(FOX);
});

test('[OPT-01] [ERR-08] a failure says so, and keeps what was typed', async () => {
  answers.prompt = 'nothing';
  await button(shared.richer).click();
  await page.getByText(errorText('en', 'PROMPT_OPTIMISATION_FAILED')).waitFor();
  expect(await prompt().inputValue()).toBe(FOX);
  await prompt().press('End');
  await prompt().pressSequentially('s');
  await expectSoon(() => page.getByText(errorText('en', 'PROMPT_OPTIMISATION_FAILED')).count()).toBe(0);
});

test('[OPT-01] it can be stopped, and who goes on typing keeps what they type', async () => {
  language.faults.push({ kind: 'silent' });
  await button(shared.richer).click();
  await page.getByText(shared.writing.replace('{model}', "This site's language model")).waitFor();
  await button(shared.stopWriting).click();
  await expectSoon(() => button(shared.stopWriting).count()).toBe(0);
  expect(await prompt().inputValue()).toBe(`${FOX}s`);
  const before = language.calls.length;
  language.faults.push({ kind: 'silent' });
  await button(shared.richer).click();
  await expectSoon(() => language.calls.length).toBe(before + 1);
  await prompt().press('End');
  await prompt().pressSequentially(' in May');
  await expectSoon(() => button(shared.stopWriting).count()).toBe(0);
  expect(await prompt().inputValue()).toBe(`${FOX}s in May`);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('[OPT-01] words can be added to what it wrote, and all of it is taken back together', async () => {
  await typeInto(prompt(), FOX);
  await button(shared.richer).click();
  await expectSoon(() => prompt().inputValue()).toBe(RICHER);
  await page.getByRole('list', { name: shared.facets.weather }).getByRole('button').first().click({ timeout: 30_000 });
  await expectSoon(() => prompt().inputValue()).not.toBe(RICHER);
  await button(shared.plainer).click();
  expect(await prompt().inputValue()).toBe(FOX);
});

test('the page complains of nothing but the failure', () => {
  expect(complaints.filter((one) => !one.includes('502'))).toEqual([]);
});
