import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as admin } from '#src/features/tools/meme/texts/admin/en.ts';
import { en as meme } from '#src/features/tools/meme/texts/en.ts';
import { en as words } from '#src/features/tools/meme/words/en.ts';
import { en as shared } from '#src/features/tools/texts/en.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';
import { typeInto } from './type-into.ts';

let folder: string;
let kinora: RunningKinora;
let browser: Browser;
let page: Page;
let origin: string;
let complaints: string[];

beforeAll(async () => {
  [folder, browser] = await Promise.all([mkdtemp(join(tmpdir(), 'kinora-memes-')), launchBrowser()]);
  kinora = await startTestKinora(folder, {});
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink));
  ({ origin } = new URL(page.url()));
  await setUpSecondFactor(page, origin);
  await page.goto(`${origin}/admin/partners`);
  await page.getByRole('button', { name: 'Add a partner' }).click();
  const dialog = page.getByRole('dialog', { name: 'New partner' });
  await typeInto(dialog.getByLabel('Address'), 'lumen');
  await typeInto(dialog.getByLabel('Name'), 'Lumen');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
});
afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

const stage = (): Locator => page.getByRole('region', { name: shared.stage });
const names = (): Promise<string[]> =>
  page.getByRole('list', { name: admin.list }).getByRole('heading', { level: 2 }).allInnerTexts();
const firstField = (label: string): Locator => page.getByRole('textbox', { name: label, exact: true });

test('[MEM-01] [ROUTE-04] in the zone of a partner a template is found by a word of any language, its lines are seen while they are typed, and it becomes a picture', async () => {
  await page.goto(`${origin}/lumen/lumen-film`);
  await page.getByRole('banner').getByRole('link', { name: 'Memes' }).click();
  await page.waitForURL('**/lumen/lumen-memes');
  await page.getByRole('heading', { level: 1, name: meme.heading }).waitFor();
  await page.getByRole('button', { name: meme.makePicture }).click();
  await page.getByText(meme.empty).waitFor();
  const search = page.getByRole('searchbox', { name: meme.search });
  await typeInto(search, 'zzz');
  await page.getByText('No template is found by these words.').waitFor();
  await search.fill('');
  await typeInto(search, '猫 杯子');
  await expectSoon(() => page.getByRole('radio', { name: words.cat_and_cup.name }).count()).toBe(1);
  await page.getByTitle(words.cat_and_cup.name).click();
  const preview = page.getByRole('img', { name: `What will be made: ${words.cat_and_cup.name}` });
  await expectSoon(() => preview.getAttribute('src')).toContain('data:image/webp');
  const before = await preview.getAttribute('src');
  await typeInto(firstField('Tag 1'), 'Me');
  await typeInto(firstField('Tag 2'), 'The plan');
  await typeInto(firstField('Caption'), 'It was like this when I came');
  await expectSoon(async () => (await preview.getAttribute('src')) !== before).toBe(true);
  await expectNoFaults(page, 'a meme that is being written');
  await page.getByRole('button', { name: meme.makePicture }).click();
  const made = stage().getByRole('img', { name: 'Me', exact: true });
  await made.waitFor();
  const path = (await made.getAttribute('src')) ?? '';
  const answer = await page.request.get(new URL(path.replace(/&width=\d+/, ''), origin).href);
  expect(await sharp(await answer.body()).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1080 });
  for (const name of [shared.download, meme.copy]) {
    await stage().getByRole('button', { name }).waitFor();
  }
});

test('[MEM-01] the same template becomes a clip with a sound, and both are in the history', async () => {
  await page.getByText(meme.forms.clip, { exact: true }).click();
  await page.getByRole('button', { name: meme.makeClip }).click();
  const video = stage().locator('video');
  await video.waitFor({ state: 'attached', timeout: 60_000 });
  await expectSoon(() => video.evaluate((element: HTMLVideoElement) => Math.round(element.duration))).toBe(4);
  const history = page.getByRole('region', { name: shared.history });
  await expectSoon(() => history.getByRole('button', { name: /^Me/ }).count()).toBe(2);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectFits(page);
  await expectNoFaults(page, 'memes on a phone');
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('[ADM-05] [ROUTE-05] an admin moves a template up by keys, and hides one: nothing new is made of it, what was made stays', async () => {
  await page.goto(`${origin}/admin/meme_management`);
  await page.getByRole('heading', { level: 1, name: admin.heading }).waitFor();
  await expectSoon(async () => (await names()).length).toBe(Object.keys(words).length);
  const [first = '', second = ''] = await names();
  await page.getByRole('button', { name: `Move up: ${second}` }).press('Enter');
  await expectSoon(async () => (await names()).slice(0, 2)).toEqual([second, first]);
  const shown = page.getByRole('switch', { name: `${admin.visible} ${words.cat_and_cup.name}` });
  await shown.press('Space');
  await expectSoon(() => shown.isChecked()).toBe(false);
  await expectNoFaults(page, 'the management of memes');
  await page.reload();
  await expectSoon(async () => (await names()).slice(0, 2)).toEqual([second, first]);
  await expectSoon(() => shown.isChecked()).toBe(false);
  await page.goto(`${origin}/lumen/lumen-memes`);
  const templates = page.getByRole('group', { name: meme.template }).getByRole('radio');
  await expectSoon(() => templates.count()).toBe(Object.keys(words).length - 1);
  await page.getByRole('region', { name: shared.history }).getByRole('button', { name: /^Me/ }).first().waitFor();
  await page.goto(`${origin}/admin/audit`);
  for (const action of ['memes.hide', 'memes.order']) {
    await page.getByText(action).first().waitFor();
  }
  expect(complaints).toEqual([]);
});
