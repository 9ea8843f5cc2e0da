import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as send } from '#src/features/film/texts/send/en.ts';
import { en as music } from '#src/features/tools/music/texts/en.ts';
import { en as shared } from '#src/features/tools/texts/en.ts';
import { decodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';
import { typeInto } from './type-into.ts';

const TEXT = 'A slow waltz for piano and zzyzx';

let folder: string;
let opened: OpenedFilm;
let page: Page;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-music-'));
  opened = await openFinishedFilm({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  ({ page } = opened);
  address = new URL('/dashboard/music', opened.filmAddress).href;
});

afterAll(async () => {
  await opened?.close();
  await rm(folder, { recursive: true, force: true });
});

const prompt = (): Locator => page.getByRole('textbox', { name: music.prompt });
const make = (): Locator => page.locator('button[type=submit]');
const stage = (): Locator => page.getByRole('region', { name: shared.stage });
const slider = (name: string): Locator => page.getByRole('slider', { name: shared.soundPlace.replace('{name}', name) });
const play = (name: string): Locator =>
  page.getByRole('button', { name: shared.playSound.replace('{name}', name), exact: true });

test('[TOOL-07] what is missing is said beside its field: the words, and a length, which nothing chooses', async () => {
  await page.goto(address);
  await make().click();
  await page.getByText(music.promptMissing, { exact: true }).waitFor();
  await page.getByText(music.durationMissing).waitFor();
  await typeInto(page.getByRole('textbox', { name: music.ownSeconds }), '300');
  await page.getByText('Between 5 and 240 seconds.').waitFor();
  await expectNoFaults(page, 'the music tool');
});

test('[MUS-01] an example fills in the form; a loop with stems is made of own words, and what was understood is said', async () => {
  await page.getByRole('button', { name: new RegExp(music.examples.game) }).click();
  expect(await prompt().inputValue()).toBe(music.examples.game);
  expect(await page.getByRole('radio', { name: '30 s' }).isChecked()).toBe(true);
  await typeInto(prompt(), TEXT);
  await typeInto(page.getByRole('textbox', { name: music.ownSeconds }), '6');
  expect(await page.getByRole('checkbox', { name: music.loop }).isChecked()).toBe(true);
  await page.getByRole('checkbox', { name: music.stems }).check();
  await make().click();
  await slider(TEXT).waitFor({ timeout: 60_000 });
  await stage().getByText('Understood: slow, waltz, piano').waitFor();
  await stage().getByText('Not understood: zzyzx').waitFor();
  await slider(music.stemNames.melody).waitFor();
  await expectNoFaults(page, 'a piece of music');
});

test('[MUS-01] a piece is played and gone through by keys, and saved as a file', async () => {
  await play(TEXT).press('Enter');
  const place = (): Promise<string | null> => slider(TEXT).getAttribute('aria-valuetext');
  await expectSoon(place).toMatch(/^00:0[1-9] of 00:0\d$/);
  await slider(TEXT).press(' ');
  await slider(TEXT).press('Home');
  await expectSoon(place).toMatch(/^00:00 /);
  await slider(TEXT).press('ArrowRight');
  await expectSoon(place).toMatch(/^00:05 /);
  const saving = page.waitForEvent('download');
  await stage().getByRole('button', { name: shared.download, exact: true }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`${TEXT}.wav`);
  const path = join(folder, 'saved.wav');
  await saved.saveAs(path);
  expect(decodePcmWav(await readFile(path)).channels).toHaveLength(2);
  const smaller = page.waitForEvent('download');
  await stage().getByRole('button', { name: music.downloadSmall }).click();
  expect((await smaller).suggestedFilename()).toBe(`${TEXT}.m4a`);
});

test('[MUS-01] [ROUTE-02] a piece has a page of its own, on a phone too; an id of nothing says so', async () => {
  await stage().getByRole('link', { name: music.open }).click();
  await page.waitForURL(/\/dashboard\/music\/[0-9a-f-]{36}$/);
  await slider(TEXT).waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  await expectFits(page, 'a piece of music');
  await page.setViewportSize({ width: 1280, height: 900 });
  const piece = page.url();
  await page.goto(`${address}/nothing`);
  await page.getByText(errorText('en', 'TASK_ID_INVALID')).waitFor();
  await page.goto(piece);
  await page.getByRole('button', { name: shared.again, exact: true }).click();
  await page.waitForURL(address);
  expect(await prompt().inputValue()).toBe(TEXT);
});

test('[TOOL-01] [EDIT-12] a piece becomes the music of a film, and a message leads there', async () => {
  await stage().getByRole('button', { name: shared.sendTo, exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: shared.toFilm }).press('Enter');
  const dialog = page.getByRole('dialog', { name: send.title });
  await dialog.getByRole('listitem').getByRole('button').press('Enter');
  await page.getByText(/takes this music in now\.$/).waitFor();
  await page.getByRole('button', { name: send.open }).press('Enter');
  await page.waitForURL(/\/edit\?tab=soundtrack$/);
  await page
    .locator('[data-piece=generated][data-used]')
    .getByText(/^Your own piece \d/)
    .waitFor();
});

test('[TOOL-01] a piece is deleted with its files, after a question', async () => {
  await page.goto(address);
  await slider(TEXT).waitFor();
  await stage().getByRole('button', { name: shared.remove, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: shared.remove, exact: true }).click();
  await page.getByText(shared.removed).waitFor();
  await page.getByText(music.begin).waitFor();
});

test('the pages report nothing', () => {
  // The id of nothing is answered with 400.
  expect(opened.complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
});
