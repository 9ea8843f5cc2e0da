import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as shell } from '#src/apps/web/texts/en.ts';
import { en as cast } from '#src/features/film/texts/cast/en.ts';
import { en as cut } from '#src/features/film/texts/cut/en.ts';
import { en as texts } from '#src/features/film/texts/editor/en.ts';
import { en as pictures } from '#src/features/film/texts/pictures/en.ts';
import { en as soundtrack } from '#src/features/film/texts/soundtrack/en.ts';
import { en as stage } from '#src/features/film/texts/stage/en.ts';
import { en as tail } from '#src/features/film/texts/tail/en.ts';
import { en as video } from '#src/features/film/texts/video/en.ts';
import { expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';
import { focusedPart } from './press-keys.ts';
import { typeInto } from './type-into.ts';

let opened: OpenedFilm;
let page: Page;
let filmAddress: string;
let picture: { name: string; mimeType: string; buffer: Buffer };

beforeAll(async () => {
  opened = await openFinishedFilm({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  ({ page, filmAddress } = opened);
  const buffer = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#b05020' } })
    .png()
    .toBuffer();
  picture = { name: 'own.png', mimeType: 'image/png', buffer };
});

afterAll(() => opened?.close());

const open = (tab: string): Promise<unknown> => page.goto(`${filmAddress}/edit?tab=${tab}`);
const expectSaved = (): Promise<void> => page.locator('[data-save-state="saved"]').waitFor();
/** Chooses a file by a button. */
async function choose(button: string, file = picture): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).press('Enter');
  await (await chooser).setFiles([file]);
}

test('[EDIT-07] [EDIT-08] a button that goes when it was pressed hands the focus on', async () => {
  await open('storyboard');
  await choose(pictures.upload);
  await page.getByRole('button', { name: pictures.takeOff, exact: true }).press('Enter');
  await expectSoon(() => page.getByRole('button', { name: pictures.takeOff, exact: true }).count()).toBe(0);
  await expectSoon(() => focusedPart(page)).toBe(`button ${pictures.upload}`);
  await page.getByText(stage.section.tail, { exact: true }).click();
  await typeInto(page.getByRole('textbox', { name: tail.label }), 'The gardener laughs');
  await page.getByRole('button', { name: tail.draw, exact: true }).press('Enter');
  await page.getByRole('button', { name: tail.remove, exact: true }).press('Enter');
  await expectSoon(() => page.getByRole('button', { name: tail.remove, exact: true }).count()).toBe(0);
  await expectSoon(() => focusedPart(page)).toBe(`button ${tail.draw}`);
  await expectSaved();
  await open('characters');
  await page.getByText(cast.picture, { exact: true }).click();
  await choose(cast.upload);
  await page.getByRole('button', { name: cast.takeOff, exact: true }).press('Enter');
  await expectSoon(() => page.getByRole('button', { name: cast.takeOff, exact: true }).count()).toBe(0);
  await expectSoon(() => focusedPart(page)).toBe(`button ${cast.upload}`);
});

test('[EDIT-01] without a connection the editor fits below the banner, and a part that cannot be loaded says so', async () => {
  await open('locations');
  await expectSaved();
  await page.context().setOffline(true);
  await page.getByText(shell.offline).waitFor();
  await page.getByText(texts.save.saved_offline).waitFor();
  const foot = (): Promise<number> =>
    page.evaluate(() => Math.round(document.querySelector('[data-fills-window]')?.getBoundingClientRect().bottom ?? 0));
  await expectSoon(foot).toBe(900);
  await page.getByRole('tab', { name: texts.tab.soundtrack, exact: true }).click();
  await page.getByText(shell.partMissingOffline).waitFor();
  await page.getByRole('button', { name: texts.versions, exact: true }).click();
  await page.getByRole('dialog', { name: shell.notLoaded }).getByText(shell.partMissingOffline).waitFor();
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: soundtrack.title, exact: true }).waitFor();
  expect(await page.getByText(shell.partMissingOffline).count()).toBe(0);
});

test('[EDIT-10] whoever clears the selection of clips is at a clip', async () => {
  await open('video');
  const box = (number: number) =>
    page.getByRole('checkbox', { name: video.select.replace('{number, number}', `${number}`) });
  await box(1).press(' ');
  await box(3).press(' ');
  await page.getByRole('toolbar').getByRole('button', { name: video.clearSelection }).press('Enter');
  await expectSoon(() => page.getByRole('toolbar').count()).toBe(0);
  await expectSoon(() => page.evaluate(() => document.activeElement?.closest('[data-clip]') !== null)).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('input');
});

test('[EDIT-07] a picture that cannot be uploaded is told of, also after another shot was chosen', async () => {
  await open('storyboard');
  let fail = (): void => undefined;
  const chosen = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/api/shot-pictures**', async (route) => {
    await chosen;
    await route.abort();
  });
  await choose(pictures.upload);
  await page.getByRole('button', { name: stage.next, exact: true }).click();
  await page.getByRole('heading', { name: stage.shot.replace('{number, number}', '2') }).waitFor();
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  fail();
  await page.locator('[data-sonner-toast]').first().waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[EDIT-13] whoever leaves while a cut is uploaded is told that it was stopped', async () => {
  await open('final-cut');
  await page.route('**/cut-uploads**', () => undefined);
  await choose(cut.chooseFile, { name: 'cut.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(1000) });
  await page.getByRole('button', { name: cut.stop, exact: true }).waitFor();
  await expectSoon(() => focusedPart(page)).toBe(`button ${cut.stop}`);
  await page.getByRole('tab', { name: texts.tab.story, exact: true }).click();
  await page.getByText(cut.uploadStopped).waitFor();
  expect(await page.getByRole('tab', { name: texts.tab.story, exact: true, selected: true }).count()).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[EDIT-06] [CAT-12] in the timeline Alt and an arrow move a shot past one that is left out', async () => {
  await open('video');
  await page.getByRole('checkbox', { name: video.select.replace('{number, number}', '2') }).press(' ');
  await page
    .locator('[data-clip="2"]')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: video.leaveOut }).click();
  await expectSaved();
  await page.goto(`${filmAddress}/edit?tab=storyboard&layout=timeline`);
  const lane = page.locator('[role=option][data-shot]');
  await expectSoon(() => lane.count()).toBe(3);
  const first = await lane.first().getAttribute('data-shot');
  await lane.first().click();
  await page.keyboard.press('Alt+ArrowRight');
  await expectSoon(() => lane.nth(1).getAttribute('data-shot')).toBe(first);
  await page.keyboard.press('Alt+ArrowLeft');
  await expectSoon(() => lane.first().getAttribute('data-shot')).toBe(first);
});

test('[EDIT-01] on a phone the title and the open tab are in sight; the details are offered where there are some', async () => {
  const details = (): Promise<number> => page.getByRole('button', { name: texts.inspector, exact: true }).count();
  for (const [tab, count] of [
    ['soundtrack', 0],
    ['video', 1],
    ['storyboard', 1],
    ['settings', 0],
  ] as const) {
    await open(tab);
    await page.getByRole('tab', { name: texts.tab[tab], selected: true, exact: true }).waitFor();
    expect(await details(), tab).toBe(count);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await open('settings');
  const tab = page.getByRole('tab', { name: texts.tab.settings, exact: true });
  await tab.waitFor();
  await expectSoon(() =>
    tab.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= 0 && right <= document.documentElement.clientWidth;
    }),
  ).toBe(true);
  const title = page.getByRole('textbox', { name: texts.title, exact: true }).first();
  // The way back and the next step are beside it; the rest of the head is below.
  expect(await title.evaluate(({ parentElement }) => parentElement?.clientWidth)).toBeGreaterThan(140);
});
