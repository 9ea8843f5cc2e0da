import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as editor } from '#src/features/film/texts/editor/en.ts';
import { en as sounds } from '#src/features/film/texts/sounds/en.ts';
import { cn } from '#src/features/film/texts/soundtrack/cn.ts';
import { en } from '#src/features/film/texts/soundtrack/en.ts';
import { ja } from '#src/features/film/texts/soundtrack/ja.ts';
import { ko } from '#src/features/film/texts/soundtrack/ko.ts';
import { en as whole } from '#src/features/film/texts/whole/en.ts';
import { en as ui } from '#src/platform/browser/texts/en.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';
import { typeInto } from './type-into.ts';

let opened: OpenedFilm;
let page: Page;
let filmAddress: string;

beforeAll(async () => {
  opened = await openFinishedFilm({ reducedMotion: 'reduce' });
  ({ page, filmAddress } = opened);
  await page.goto(`${filmAddress}/edit?tab=soundtrack`);
  await part('music').waitFor();
});
afterAll(() => opened?.close());

const part = (name: 'lines' | 'sounds' | 'music'): Locator => page.locator(`[data-part="${name}"]`);
const rowOf = (name: 'lines' | 'sounds', number: number): Locator =>
  part(name)
    .getByRole('listitem')
    .filter({ has: page.locator(`p:text-is("S0${number}")`) })
    .first();
const line = (number: number): Locator => page.getByLabel(`Line of shot ${number}`, { exact: true });
const isSaved = (): Promise<void> => page.getByText(editor.save.saved).first().waitFor();
/** The pieces of music as they are listed, the newest first. */
const pieces = (): Locator => part('music').locator('[data-piece]');

test('[EDIT-11] a line is changed in place and said anew; said again it is another take, and the first is used again', async () => {
  await typeInto(line(1), 'The keys are ripe today.');
  await line(1).press('Tab');
  await isSaved();
  await rowOf('lines', 1).locator('[data-standing="done"]').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Speak again: line of shot 1' }).click();
  await rowOf('lines', 1).getByText('2 other takes').waitFor({ timeout: 60_000 });
  await rowOf('lines', 1).getByText('2 other takes').click();
  await page.getByRole('button', { name: 'Use take 2 · Line of shot 1' }).click();
  await page.getByRole('button', { name: 'Use take 3 · Line of shot 1' }).waitFor();
  expect(await page.getByRole('button', { name: 'Use take 2 · Line of shot 1' }).count()).toBe(0);
  await expectNoFaults(page, 'the lines of a soundtrack');
}, 180_000);

test('[EDIT-11] the sounds of a shot are made from words, without what is not wanted', async () => {
  const row = rowOf('sounds', 2);
  await typeInto(row.getByLabel('Heard in shot 2'), 'rain on the roof and birds, then thunder and a flurble');
  await typeInto(row.getByLabel(en.unwanted), 'birds');
  await row.getByLabel(en.unwanted).press('Enter');
  await row
    .getByRole('button', { name: `${sounds.sounds.thunder} · ${en.sound.generated}` })
    .waitFor({ timeout: 60_000 });
  await row
    .getByRole('button', { name: `${sounds.ambiences.rain_roof} · ${en.sound.generated}` })
    .waitFor({ timeout: 60_000 });
  await row.getByText('No sound is known for: flurble').waitFor();
  // Beside the ambience that the shot had.
  expect(await row.locator('[data-sound]').count()).toBe(3);
  await page.getByRole('button', { name: 'Times and levels of the sounds of shot 2' }).click();
  await row.getByLabel(sounds.loudness).first().waitFor();
  // The words stay.
  await isSaved();
  await page.reload();
  await expectSoon(() => row.getByLabel('Heard in shot 2').inputValue()).toContain('flurble');
}, 180_000);

test('[EDIT-11] a sound is found among all by typing its name, to add it and to put it in the place of another', async () => {
  const row = rowOf('sounds', 3);
  await page.getByRole('button', { name: 'Times and levels of the sounds of shot 3' }).click();
  const search = page.getByRole('combobox', { name: ui.search });
  const found = (): Promise<string[]> => page.getByRole('listbox').getByRole('option').allInnerTexts();
  const before = await row.getByLabel(sounds.loudness).count();
  await row.getByRole('button', { name: sounds.addSound }).click();
  await search.waitFor();
  expect((await found()).length).toBeGreaterThan(100);
  await typeInto(search, 'thund');
  expect(await found()).toEqual([sounds.sounds.thunder]);
  await expectNoFaults(page, 'the list of sounds');
  await search.press('Enter');
  await expectSoon(() => row.getByLabel(sounds.loudness).count()).toBe(before + 1);
  await expectSoon(() => page.evaluate(() => document.activeElement?.textContent)).toBe(sounds.addSound);
  const newest = row.getByRole('button', { name: sounds.sound, exact: true }).last();
  await newest.click();
  await typeInto(search, 'BAR');
  await expectSoon(async () => (await found()).includes(sounds.sounds.bark)).toBe(true);
  await page.getByRole('option', { name: sounds.sounds.bark, exact: true }).click();
  await expectSoon(() => newest.innerText()).toBe(sounds.sounds.bark);
  await isSaved();
}, 60_000);

test('[EDIT-12] volumes are kept; music is composed by words, brought, and the composed one brought back', async () => {
  const voices = page.getByLabel(en.lane.voice, { exact: true });
  await voices.press('ArrowLeft');
  await voices.press('ArrowLeft');
  await page.getByText('90%').waitFor();
  await page.getByRole('button', { name: `Mute: ${en.lane.music}` }).click();

  await typeInto(page.getByLabel(en.description), 'A slow waltz for a music box');
  await page.getByRole('button', { name: en.compose }).click();
  await pieces()
    .filter({ hasText: en.inUse })
    .filter({ hasNotText: /^Piece 1/ })
    .waitFor({ timeout: 60_000 });
  const ffmpeg = await findFfmpeg({ cacheFolder: join(opened.folder, 'cache') });
  const path = join(opened.folder, 'mine.mp3');
  await runFfmpeg({ ffmpeg, arguments: ['-f', 'lavfi', '-i', 'sine=frequency=330:duration=6', fileName(path)] });
  const input = part('music').locator('input[type=file]');
  await input.setInputFiles({ name: 'mine.mp3', mimeType: 'audio/mpeg', buffer: await readFile(path) });
  const mine = pieces().filter({ hasText: 'Your own piece' });
  await mine.getByText(en.inUse).waitFor({ timeout: 60_000 });
  await mine.getByText(/heard \d+ times/).waitFor();
  await input.setInputFiles({ name: 'a.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no music') });
  await pieces()
    .first()
    .getByText(/Files of this kind/)
    .waitFor({ timeout: 60_000 });
  await mine.getByText(en.inUse).waitFor();
  await page.getByRole('button', { name: 'Use: Piece 1', exact: true }).click();
  await pieces()
    .filter({ hasText: /^Piece 1/ })
    .getByText(en.inUse)
    .waitFor();
  await expectNoFaults(page, 'the music of a soundtrack');
  // It is a step of the history, and what is taken back on another tab is said.
  const named = (way: 'undo' | 'redo', says: 'step' | 'done'): string =>
    editor[way][says].replace('{what}', editor.gesture.music);
  await page.getByRole('button', { name: named('undo', 'step') }).click();
  await mine.getByText(en.inUse).waitFor();
  await page.getByRole('tab', { name: editor.tab.settings }).click();
  await page.getByText(whole.ownStyle).waitFor();
  await page.getByRole('button', { name: named('redo', 'step') }).click();
  await page.getByText(named('redo', 'done')).waitFor();
  await page.getByRole('tab', { name: editor.tab.soundtrack }).click();
  await pieces()
    .filter({ hasText: /^Piece 1/ })
    .getByText(en.inUse)
    .waitFor();

  // While the server is not reached it is not undone, and the step stays.
  await page.route('**/circle', (route) => route.abort());
  await page.getByRole('button', { name: named('undo', 'step') }).click();
  await page.getByText(ui.unreachable).first().waitFor();
  await page.getByRole('button', { name: named('undo', 'step') }).waitFor();
  expect(await page.getByRole('button', { name: named('redo', 'step') }).count()).toBe(0);
  await page.unroute('**/circle');
  await page.getByRole('button', { name: named('undo', 'step') }).click();
  await mine.getByText(en.inUse).waitFor();
  await page.getByRole('button', { name: named('redo', 'step') }).click();
  await pieces()
    .filter({ hasText: /^Piece 1/ })
    .getByText(en.inUse)
    .waitFor();

  await page.reload();
  await page.getByText('90%').waitFor();
  expect(await page.getByLabel(en.description).inputValue()).toBe('A slow waltz for a music box');
}, 240_000);

test('[EDIT-11] the tab fits a phone and reads in four languages', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [code, texts] of Object.entries({ cn, ja, ko, en })) {
    await page.evaluate((language) => localStorage.setItem('setting', JSON.stringify({ language })), code);
    await page.reload();
    await page.getByRole('heading', { name: texts.lines }).waitFor();
    await expectFits(page, code);
  }
}, 120_000);
