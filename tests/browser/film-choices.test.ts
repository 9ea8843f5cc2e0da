import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { en as idea } from '#src/features/film/texts/idea/en.ts';
import { en as list } from '#src/features/film/texts/list/en.ts';
import { en as guide } from '#src/features/guide/texts/en.ts';
import { en as modelChoice } from '#src/foundation/models/texts/en.ts';
import { en as ui } from '#src/platform/browser/texts/en.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { en as errors } from '#src/shared/errors/texts/en.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { startKinora, type RunningKinora } from '../build/start-kinora.ts';
import { copyDatabase } from '../build/test-server.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';
import { typeInto } from './type-into.ts';

const IDEA = 'A ferryman teaches a heron to read the tide';

let folder: string;
let database: OpenDatabase;
let kinora: RunningKinora;
let browser: Browser;
let page: Page;
let complaints: string[];
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-choices-'));
  database = await copyDatabase(inject('testServerUrl'));
  [kinora, browser] = await Promise.all([startKinora(folder, { DATABASE_URL: database.url }), launchBrowser()]);
  origin = new URL(kinora.signInLink).origin;
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink, { reducedMotion: 'reduce' }));
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sets the account to ordinary or member, and opens the idea page. */
async function openIdeaAs(who: 'ordinary' | 'member'): Promise<void> {
  await database.pool.query('update accounts set is_admin = false, is_special = $1', [who === 'member']);
  await page.goto(`${origin}/dashboard/film/idea`);
  await typeInto(page.getByRole('textbox', { name: idea.label }), IDEA);
}

const resolution = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const shots = () => page.getByLabel(idea.shots, { exact: true });
const openShots = (): Promise<string[]> =>
  shots().evaluate((element: HTMLSelectElement) =>
    [...element.options].filter(({ disabled }) => !disabled).map(({ value }) => value),
  );

test('[CAT-43] [CAT-10] without a membership 1080p and more than 8 shots are locked, with the reason', async () => {
  await openIdeaAs('ordinary');
  await expectSoon(() => resolution('1080p').isDisabled()).toBe(true);
  expect(await resolution('720p').isChecked()).toBe(true);
  expect(await openShots()).toEqual(['4', '6', '8']);
  await page.getByText('Films of up to 8 shots in 720p are for everybody.').waitFor();
  // Coins are not sold here, so no link leads to a price list.
  expect(await page.getByRole('link', { name: idea.toPricing }).count()).toBe(0);
  await expectNoFaults(page, 'choices that are locked');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page, 'choices that are locked');
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('[CAT-43] a member chooses up to 40 shots, and the quote is for as many', async () => {
  await openIdeaAs('member');
  await expectSoon(openShots).toEqual(['4', '6', '8', '10', '12', '16', '20', '24', '30', '40']);
  await shots().selectOption('40');
  await page
    .getByText(/^40 shots · about/)
    .first()
    .waitFor();
  expect(await page.getByText('are for everybody').count()).toBe(0);
});

test('[CAT-43] what a member had chosen falls back to what is left when the membership ends', async () => {
  await openIdeaAs('member');
  await shots().selectOption('20');
  await page.getByText('1080p', { exact: true }).click();
  await openIdeaAs('ordinary');
  await expectSoon(() => shots().inputValue()).toBe('8');
  expect(await resolution('720p').isChecked()).toBe(true);
});

test('[CAT-09] the voice of each language can be heard where it is chosen', async () => {
  await openIdeaAs('ordinary');
  for (const language of LANGUAGES) {
    await page.getByLabel(idea.voice, { exact: true }).selectOption(language);
    const sample = page.waitForResponse((response) => response.url().endsWith(`/voices/${language}-narrator.m4a`));
    await page.getByRole('button', { name: /^Hear the voice/ }).click();
    expect((await sample).ok()).toBe(true);
    expect(await soundSeconds(`/voices/${language}-narrator.m4a`)).toBeGreaterThan(3);
  }
});

/** Length of a sound as the browser plays it. */
const soundSeconds = (path: string): Promise<number> =>
  page.evaluate(
    (source) =>
      new Promise<number>((resolve, reject) => {
        const sound = new Audio(source);
        sound.addEventListener('loadedmetadata', () => resolve(sound.duration));
        sound.addEventListener('error', () => reject(new Error('the sound cannot be played')));
      }),
    path,
  );

test('[IDEA-01] the looks are one stop of the Tab key, and arrow keys choose among them', async () => {
  await openIdeaAs('ordinary');
  const looks = page.getByRole('group', { name: idea.look, exact: true }).getByRole('radio');
  const chosen = (): Promise<number[]> =>
    looks.evaluateAll((all) => all.flatMap((radio, index) => ((radio as HTMLInputElement).checked ? [index] : [])));
  const [first = 0] = await chosen();
  expect(await chosen()).toHaveLength(1);
  await looks.nth(first).focus();
  await page.keyboard.press('ArrowRight');
  await expectSoon(chosen).toEqual([first + 1]);
  await page.keyboard.press('ArrowLeft');
  await expectSoon(chosen).toEqual([first]);
  await page.keyboard.press('Tab');
  expect(await looks.evaluateAll((all) => all.some((radio) => radio === document.activeElement))).toBe(false);
});

const ideaBox = () => page.getByRole('textbox', { name: idea.label });
const improve = () => page.getByRole('button', { name: idea.improve });

test('[IDEA-03] an idea is enriched by its button, and Undo brings the former one back', async () => {
  await openIdeaAs('ordinary');
  await improve().click();
  await page.getByText(idea.improved).waitFor();
  const richer = await ideaBox().inputValue();
  expect(richer).toMatch(new RegExp(`^${IDEA}\\. \\S+`));
  await page.getByRole('button', { name: idea.undo, exact: true }).click();
  await expectSoon(() => ideaBox().inputValue()).toBe(IDEA);
  expect(await page.getByText(idea.improved).count()).toBe(0);
  expect(await page.getByRole('button', { name: idea.undo, exact: true }).count()).toBe(0);
});

test('[IDEA-03] what is typed while the idea is being enriched stays', async () => {
  await openIdeaAs('ordinary');
  const typed = Promise.withResolvers<void>();
  await page.route('**/api/film-ideas', async (route) => {
    await typed.promise;
    await route.continue();
  });
  const answered = page.waitForResponse('**/api/film-ideas');
  await improve().click();
  await ideaBox().press('End');
  await ideaBox().pressSequentially(' and the wind');
  typed.resolve();
  await (await answered).finished();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expectSoon(() => improve().isEnabled()).toBe(true);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await ideaBox().inputValue()).toBe(`${IDEA} and the wind`);
});

test('[IDEA-03] an idea that leaves no room for more says so and stays', async () => {
  await openIdeaAs('ordinary');
  // Room for a full stop alone.
  const full = IDEA.padEnd(LIMITS.idea.maximumCharacters - 1, ', again and again');
  await typeInto(ideaBox(), full);
  await improve().click();
  const said = page.getByRole('alert').getByText(errors.IDEA_NOT_RICHER);
  await said.waitFor();
  expect(await ideaBox().inputValue()).toBe(full);
  await typeInto(ideaBox(), IDEA);
  await expectSoon(() => said.count()).toBe(0);
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/status of 4\d\d/)]);
});

/** Thirty films of the account, the newest first: the third failed, the fifth was stopped, the others are finished. */
const THIRTY_FILMS = `
  insert into films (id, account_id, idempotency_key, request_sha256, idea, type, style, language, aspect, shot_count,
    seed, short_side_pixels, mode, models, allowed_stage, title, status, error, cancelled_at, finished_at, created_at)
  select gen_random_uuid(), (select id from accounts), 'listed ' || n, '', 'A heron counts the tides', 'drama', 'gouache',
    'en', '16:9', 4, 1, 180, 'one_click', '{"language":"draft","image":"draft","video":"draft","music":"draft"}', 'movie',
    'Tide ' || n, case when n in (3, 5) then 'FAILED' else 'COMPLETED' end,
    case n when 3 then '{"code":"GENERATION_FAILED","reason":""}'::jsonb when 5 then '{"code":"CANCELLED","reason":""}' end,
    case n when 5 then now() end, now(), now() - n * interval '1 hour'
  from generate_series(1, 30) n`;

const listed = () => page.getByRole('region', { name: list.heading }).getByRole('listitem');
const more = () => page.getByRole('button', { name: ui.more });

test('[ROUTE-03] more of a long list of films is loaded by its button until all are there', async () => {
  await database.pool.query(THIRTY_FILMS);
  await page.goto(`${origin}/dashboard/film/idea`);
  await expectSoon(() => listed().count()).toBe(12);
  await more().click();
  await expectSoon(() => listed().count()).toBe(24);
  await more().click();
  await expectSoon(() => listed().count()).toBe(30);
  expect(await more().count()).toBe(0);
  const titles = await listed().getByRole('link').allTextContents();
  expect(titles).toEqual(Array.from({ length: 30 }, (_, index) => `Tide ${index + 1}`));
});

test('[ERR-02] more films that could not be had are said to below the list, and come when they are tried again', async () => {
  await page.reload();
  await expectSoon(() => listed().count()).toBe(12);
  await database.pool.query('alter table films rename to films_away');
  await more().click();
  const alert = page.getByRole('alert').filter({ hasText: errors.INTERNAL_ERROR });
  await alert.waitFor();
  await database.pool.query('alter table films_away rename to films');
  const [below, last] = await Promise.all([alert.boundingBox(), listed().last().boundingBox()]);
  expect(below?.y).toBeGreaterThan(last?.y ?? Infinity);
  expect(await listed().count()).toBe(12);
  expect(await more().count()).toBe(0);
  await alert.getByRole('button', { name: ui.tryAgain }).click();
  await expectSoon(() => listed().count()).toBe(24);
  await expectSoon(() => alert.count()).toBe(0);
  expect([...new Set(complaints.splice(0))]).toEqual([expect.stringContaining('status of 500')]);
});

test('[ROUTE-03] films are listed by what became of them, and all of them again', async () => {
  await page.reload();
  const show = page.getByLabel(list.show, { exact: true });
  await show.selectOption({ label: list.statuses.failed });
  await expectSoon(() => listed().getByRole('link').allTextContents()).toEqual(['Tide 3', 'Tide 5']);
  await expectSoon(() => listed().first().getByText(list.failed, { exact: true }).count()).toBe(1);
  await expectSoon(() => listed().last().getByText(list.cancelled, { exact: true }).count()).toBe(1);
  await show.selectOption({ label: list.statuses.waiting });
  await page.getByText(list.nothing).waitFor();
  await show.selectOption({ label: list.statuses.making });
  await page.getByText(list.nothing).waitFor();
  await page.getByRole('button', { name: list.showAll }).click();
  await expectSoon(() => show.inputValue()).toBe('all');
  await expectSoon(() => listed().count()).toBe(12);
  await show.selectOption({ label: list.statuses.completed });
  await expectSoon(() => listed().nth(2).getByRole('link').textContent()).toBe('Tide 4');
  await database.pool.query(`delete from films where title like 'Tide %'`);
});

test('[CAT-10] a film that a member wants in 1080p has 1920 by 1080 pixels', async () => {
  await openIdeaAs('member');
  await page.getByText('1080p', { exact: true }).click();
  await shots().selectOption('4');
  await page
    .getByRole('button', { name: /^One click/ })
    .first()
    .click();
  await page.waitForURL(/\/dashboard\/film\/[0-9a-f-]{36}$/);
  const video = page.locator('media-controller video');
  await video.waitFor({ timeout: 300_000 });
  await expectSoon(() =>
    video.evaluate((element: HTMLVideoElement) => [element.videoWidth, element.videoHeight]),
  ).toEqual([1920, 1080]);
});

test('[CAT-11] a model that cannot run here says so and names no setting', async () => {
  await page.goto(`${origin}/dashboard/film/idea`);
  await page.getByLabel(idea.modelKinds.video, { exact: true }).click();
  const options = page.getByRole('listbox').getByRole('option');
  await options.filter({ hasText: modelChoice.notHere }).first().waitFor();
  const words = (await options.allInnerTexts()).join('\n');
  expect(words).not.toMatch(/[A-Z]{2,}_(API_)?(KEY|URL)/);
  expect(words).toContain('5, 10 s');
  expect(await options.first().innerText()).toContain('on this server');
  await page.keyboard.press('Escape');
});

test('[COMM-11] the guide speaks of paid models only where the site has one', async () => {
  await page.goto(`${origin}/tutorial`);
  await page.getByText(guide.texts.coinsTextFree).waitFor();
  expect(await page.getByText(guide.texts.pricesPaidText).count()).toBe(0);
  expect(await page.getByText(guide.texts.pricesDelete).count()).toBe(0);
  await page.route('**/api/settings', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), paidModels: true } });
  });
  await page.reload();
  await page.getByText(guide.texts.pricesPaidText).waitFor();
  await page.getByText(guide.texts.pricesDelete).waitFor();
  await page.unroute('**/api/settings');
  expect(complaints).toEqual([]);
});
