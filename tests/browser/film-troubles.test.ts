import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as film } from '#src/features/film/texts/en.ts';
import { en as idea } from '#src/features/film/texts/idea/en.ts';
import { en as list } from '#src/features/film/texts/list/en.ts';
import { en as filmPage } from '#src/features/film/texts/page/en.ts';
import { openDatabase } from '#src/platform/server/database/open-database.ts';
import { en as errors } from '#src/shared/errors/texts/en.ts';
import { freePort } from '../build/free-port.ts';
import { silentLog } from '../build/silent-log.ts';
import { startKinora, type RunningKinora } from '../build/start-kinora.ts';
import { SMALL_FILMS } from '../build/start-test-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn, startFilm } from './open-account.ts';
import { typeInto } from './type-into.ts';

let folder: string;
let port: string;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;
let context: BrowserContext;
let page: Page;
/** A stopped film. */
let stoppedAddress: string;
/** A film in progress. */
let runningAddress: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-troubles-'));
  port = String(await freePort());
  [kinora, browser] = await Promise.all([startKinora(folder, { PORT: port }), launchBrowser()]);
  await inDatabase(SMALL_FILMS);
  origin = new URL(kinora.signInLink).origin;
  ({ page, context } = await openSignedIn(browser, kinora.signInLink));
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Does something in the program's own database. */
async function inDatabase(sql: string): Promise<void> {
  const database = await openDatabase({ config: { dataFolder: folder }, log: silentLog, poolSize: 1 });
  await database.pool.query(sql);
  await database.close();
}

/** Files that the program has stored: they grow in number while a film is made. */
const countStored = async (): Promise<number> => (await readdir(join(folder, 'media'), { recursive: true })).length;

test('[IDEA-01] step by step stops after each stage and says what comes next', async () => {
  await startFilm(page, origin, 'A baker sells the moon by the slice', { verb: /^Step by step/ });
  await page.getByText('Characters comes next.').waitFor();
  await page.getByRole('button', { name: /^Continue: Characters/ }).click();
  await page.getByText('Script comes next.').waitFor();
  await expectSoon(() => page.locator('aside li img').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Continue: Script/ }).click();
  await page.getByText('Frames comes next.').waitFor();
  await page.getByRole('tab', { name: 'Script' }).click();
  await expectSoon(() => page.getByRole('button', { name: /^Hear shot/ }).count()).toBeGreaterThan(0);
});

test('[PIPE-07] a film has the settings that were chosen on the idea page', async () => {
  await page.goto(`${origin}/dashboard/film/idea`);
  await typeInto(page.getByRole('textbox', { name: idea.label }), 'A heron teaches a ferryman to wait');
  await page.getByLabel(idea.type, { exact: true }).click();
  await page.getByRole('option', { name: film.types.comedy, exact: true }).click();
  await page.getByText(film.terms.tall, { exact: true }).click();
  await page.getByLabel(idea.voice).selectOption('ja');
  await page.getByLabel(idea.shots, { exact: true }).selectOption('6');
  await page.getByRole('radio', { name: film.looks.ink, exact: true }).check({ force: true });
  const answered = page.waitForResponse((response) => /\/api\/films\/[0-9a-f-]{36}$/.test(response.url()));
  await page
    .getByRole('button', { name: /^Step by step/ })
    .first()
    .click();
  expect(await (await answered).json()).toMatchObject({
    type: 'comedy',
    style: 'ink',
    aspect: '9:16',
    language: 'ja',
    shotCount: 6,
  });
});

test('[PIPE-06] a running film is stopped by its button, and stays so when the page is loaded anew', async () => {
  stoppedAddress = await startFilm(page, origin, 'A tailor sews a coat for the wind');
  await page.locator('[data-shot]').first().waitFor({ timeout: 300_000 });
  await page.getByRole('button', { name: filmPage.cancel, exact: true }).click();
  await page.getByText(filmPage.cancelText).waitFor();
  await page.getByRole('button', { name: filmPage.cancelConfirm }).click();
  await page.getByText(filmPage.stopped).waitFor();
  await page.reload();
  await page.getByText(filmPage.stopped).waitFor();
  expect(await page.getByRole('button', { name: filmPage.cancel, exact: true }).count()).toBe(0);
  expect(await page.locator('media-controller').count()).toBe(0);
});

/** Trigger that lets the first clip fail, as a vendor would that refuses it. */
const REFUSE_ONE_CLIP = `
  create function refuse_one_clip() returns trigger language plpgsql as $$ begin
    if not exists (select from generations where kind = 'video' and state = 'failed') then
      new.state := 'failed';
      new.error := '{"code": "GENERATION_FAILED", "reason": "on purpose"}';
      new.finished_at := now();
    end if;
    return new;
  end $$;
  create trigger refuse_one_clip before insert on generations for each row when (new.kind = 'video') execute function refuse_one_clip()`;

const failedShot = () => page.locator('[data-shot][data-state="failed"]');
const doneShots = (): Promise<number> => page.locator('[data-shot][data-state="done"]').count();

test('[PIPE-06] [PIPE-02] a stopped film goes on when it is continued, and a shot that fails says so beside the finished ones', async () => {
  await inDatabase(REFUSE_ONE_CLIP);
  await page.goto(stoppedAddress);
  await page.getByRole('button', { name: new RegExp(`^${filmPage.resumeNext}`) }).click();
  await failedShot().waitFor({ timeout: 300_000 });
  await failedShot().getByText(errors.GENERATION_FAILED).waitFor();
  await failedShot().getByText(filmPage.stateFailed, { exact: true }).waitFor();
  await expect.poll(doneShots, { timeout: 300_000 }).toBe(3);
  await page.getByText(filmPage.failedKept).waitFor();
  expect(await page.locator('media-controller').count()).toBe(0);
  await expectNoFaults(page, 'a film with a failed shot');
});

test('[PIPE-05] a failed shot is made again by its button, and the film is made to its end', async () => {
  await failedShot().getByRole('button', { name: filmPage.retryShot }).click();
  await expectSoon(() => failedShot().count()).toBe(0);
  await page.locator('media-controller').waitFor({ timeout: 300_000 });
  await expectSoon(doneShots).toBe(4);
  expect(await page.getByText(filmPage.failedKept).count()).toBe(0);
  expect(await page.getByRole('button', { name: filmPage.retryShot }).count()).toBe(0);
});

test('[EDIT-15] on its own page, deleting a film that is being made warns first', async () => {
  // Long enough to be made until it is deleted in the list.
  runningAddress = await startFilm(page, origin, 'A fox counts the stars and comes up one short', { shots: 24 });
  await page.getByRole('button', { name: list.remove, exact: true }).click();
  await page.getByRole('alertdialog').getByText(list.removeRunning).waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: film.cancel, exact: true }).click();
  await expectSoon(() => page.getByRole('alertdialog').count()).toBe(0);
  await expectSoon(() => page.getByRole('button', { name: filmPage.cancel, exact: true }).count()).toBe(1);
});

test('[EDIT-15] in the list, deleting a film that is being made warns first, and then it is gone', async () => {
  await page.goto(`${origin}/dashboard/film/idea`);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: list.remove }).click();
  await page.getByRole('alertdialog').getByText(list.removeRunning).waitFor();
  await page.getByRole('button', { name: list.removeConfirm }).click();
  await page.getByText(list.removed).waitFor();
  await page.goto(runningAddress);
  await expectSoon(() => page.getByRole('heading', { name: filmPage.missingTitle }).count()).toBe(1);
});

test('[PIPE-03] [PIPE-04] with the network cut while the film goes on and the program killed in the middle, the page says so, catches up and shows the film; another tab shows the same', async () => {
  // Long enough to be made until the program is killed.
  const address = await startFilm(page, origin, 'A fox builds a boat out of umbrellas', { shots: 12 });
  const other = await context.newPage();
  await other.goto(address);
  await page.locator('[data-shot]').first().waitFor();
  await context.setOffline(true);
  await page.getByText('You are offline. The film is still being made').waitFor();
  const before = await countStored();
  await expect.poll(countStored, { timeout: 300_000 }).toBeGreaterThan(before);
  await context.setOffline(false);
  await expectSoon(() => page.getByText('You are offline. The film is still being made').count()).toBe(0);

  expect(await page.getByRole('button', { name: filmPage.cancel, exact: true }).count()).toBe(1);
  await kinora.kill();
  kinora = await startKinora(folder, { PORT: port });
  for (const tab of [page, other]) {
    await tab.locator('media-controller').waitFor({ timeout: 300_000 });
  }
  await expectSoon(doneShots).toBe(12);
  await expectSoon(() => other.getByRole('heading', { level: 1 }).textContent()).toBe(
    await page.getByRole('heading', { level: 1 }).textContent(),
  );

  // Two tabs, one film: the slower one gets a conflict, and nothing is overwritten silently.
  await page.getByRole('button', { name: 'Rename' }).click();
  await typeInto(page.getByRole('textbox', { name: 'Title of the film' }), 'Umbrella boat');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Umbrella boat' }).waitFor();
  await other.getByRole('button', { name: 'Rename' }).click();
  await typeInto(other.getByRole('textbox', { name: 'Title of the film' }), 'Another name');
  await other.keyboard.press('Enter');
  await other.getByRole('alert').first().waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Umbrella boat' }).waitFor();
  await other.close();
});

test('[ERR-03] work that takes longer than it should is said to, asking ends with a word about looking later, and looking again asks on', async () => {
  const address = await startFilm(page, origin, 'A snail delivers the morning post', { verb: /^Step by step/ });
  await page.getByText('Characters comes next.').waitFor();
  // From here on the film appears to be working without progress; its event stream is blocked.
  let asked = 0;
  let lateInSeconds = 100_000;
  await page.route('**/api/films/*', async (route) => {
    asked += 1;
    const response = await route.fetch();
    const film = (await response.json()) as { progress: object };
    await route.fulfill({
      response,
      json: {
        ...film,
        status: 'GENERATING_VIDEO',
        waiting: false,
        nextStep: null,
        progress: { ...film.progress, stage: 'video', lateInSeconds },
      },
    });
  });
  await page.route('**/api/films/*/events', (route) => route.abort());
  await page.clock.install();
  try {
    await page.goto(address);
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    await expectSoon(() => page.getByText('This is taking longer than usual.').count()).toBe(0);
    lateInSeconds = 0;
    await page.clock.runFor(20_000);
    await page.getByText('This is taking longer than usual. The film is still being made').waitFor();
    await page.clock.fastForward(61 * 60_000);
    await page.getByText('look again later.').waitFor();
    // Earlier requests have been counted once a later one has its answer.
    const settle = (): Promise<unknown> => page.evaluate(() => fetch('/api/settings').then((answer) => answer.text()));
    await settle();
    const before = asked;
    await page.clock.runFor(60_000);
    await settle();
    expect(asked).toBe(before);
    await page.getByRole('button', { name: 'Look again' }).click();
    await expectSoon(() => asked).toBeGreaterThan(before);
    await page.getByText('This is taking longer than usual.').waitFor();
  } finally {
    await page.clock.resume();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
