import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { documentOf } from '#src/features/film/server/state/document-of.ts';
import { loadFilmRows } from '#src/features/film/server/state/film-rows.ts';
import { en as editorTexts } from '#src/features/film/texts/editor/en.ts';
import { en as previewTexts } from '#src/features/film/texts/preview/en.ts';
import { en as texts } from '#src/features/film/texts/timeline/en.ts';
import type { FilmDocument } from '#src/features/film/timeline/film-document.ts';
import { FRAMES_PER_SECOND } from '#src/features/film/timeline/shot-length.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { startKinora, type RunningKinora } from '../build/start-kinora.ts';
import { SMALL_FILMS } from '../build/start-test-kinora.ts';
import { copyDatabase } from '../build/test-server.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn, reopen, startFilm } from './open-account.ts';
import { typeInto } from './type-into.ts';

let folder: string;
let browser: Browser;
let database: OpenDatabase;
let kinora: RunningKinora;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let filmAddress: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-timeline-'));
  browser = await launchBrowser();
  database = await copyDatabase(inject('testServerUrl'));
  await database.pool.query(SMALL_FILMS);
  kinora = await startKinora(folder, { DATABASE_URL: database.url });
  ({ page, context, complaints } = await openSignedIn(browser, kinora.signInLink, { reducedMotion: 'reduce' }));
  filmAddress = await startFilm(page, new URL(kinora.signInLink).origin, 'A gardener grows a tree of keys');
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

const timeline = (): Locator => page.getByRole('region', { name: texts.region });
const shotAt = (number: number): Locator => timeline().getByRole('option', { name: new RegExp(`^Shot ${number}: `) });
const playhead = (): Locator => timeline().getByRole('slider', { name: texts.playhead });
const secondsOf = async (): Promise<number> => Number(await playhead().getAttribute('aria-valuenow'));

async function openTimeline(search = '&shot=1'): Promise<void> {
  await page.goto(`${filmAddress}/edit?layout=timeline${search}`);
  await shotAt(4).waitFor();
}

async function expectSaved(): Promise<void> {
  await page.locator('[data-save-state="saved"]').waitFor();
}

/** The shots as the server keeps them. */
async function keptShots(): Promise<FilmDocument['shots']> {
  await expectSaved();
  const rows = await loadFilmRows(database.db, filmAddress.split('/').at(-1) ?? '');
  if (!rows) {
    throw new Error('the film is gone');
  }
  return documentOf(rows).shots;
}

const nameOf = (number: number): Promise<string> => shotAt(number).locator(':scope > :first-child').innerText();
const lengthOf = async (number: number): Promise<number> => Number(/([\d.]+) seconds/.exec(await nameOf(number))?.[1]);

/** Presses at a share of an element's width and height, moves by so many pixels, and does something before letting go. */
async function dragFrom(place: Locator, by: number, meanwhile: () => Promise<void> = async () => {}): Promise<void> {
  const box = (await place.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 30)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 4 });
  await page.mouse.move(x + by, y, { steps: 4 });
  await meanwhile();
  await page.mouse.up();
}

test('[CAT-12] [EDIT-06] in the auto timeline shots arrive as they are made, and the playhead follows the making until it is paused', async () => {
  const adjust = page.getByRole('button', { name: texts.auto.adjust });
  // The editor opens when the story is written.
  await expect
    .poll(
      async () => {
        await page.goto(`${filmAddress}/edit?layout=auto`);
        return Promise.race([
          adjust.waitFor().then(() => true),
          page
            .getByRole('button', { name: editorTexts.retry })
            .waitFor()
            .then(() => false),
        ]);
      },
      { timeout: 120_000 },
    )
    .toBe(true);
  await page.getByRole('button', { name: texts.auto.pause }).click();
  await page.getByRole('button', { name: texts.auto.follow }).waitFor();
  await expectNoFaults(page, 'the auto timeline');
  await page.getByText('4 of 4 shots are ready').waitFor({ timeout: 300_000 });
  await page.getByRole('button', { name: /^Shot 3: .*, Done$/ }).click();
  await expectSoon(secondsOf).toBeGreaterThan(3);
  expect(await page.locator('[data-trim]').count()).toBe(0);
  await adjust.click();
  await shotAt(1).waitFor();
  expect(new URL(page.url()).searchParams.get('layout')).toBe('timeline');
  await page.goto(filmAddress);
  await page.locator('media-controller').waitFor({ timeout: 300_000 });
  // The browser logs each answer that the film cannot be edited yet.
  complaints.length = 0;
});

test('[CAT-12] the layout is chosen by a switch and stays in the address; shot and inspector are the same in each', async () => {
  await page.goto(`${filmAddress}/edit?shot=2`);
  await page.getByRole('grid', { name: editorTexts.table }).waitFor();
  await page.getByRole('radio', { name: editorTexts.layout.timeline }).press(' ');
  await expectSoon(() => shotAt(2).getAttribute('aria-selected')).toBe('true');
  await expectSoon(() => new URL(page.url()).searchParams.get('layout')).toBe('timeline');
  const field = page.getByRole('complementary').getByRole('textbox', { name: editorTexts.speech });
  await typeInto(field, 'Every key has a door');
  await expectSoon(() => nameOf(2)).toMatch(/^Shot 2: Every key has a door, /);
  await page.locator('[data-voice]').getByText('Every key has a door').waitFor();
  expect((await keptShots())[1]?.plan.speech.text).toBe('Every key has a door');
  await page.reload();
  await expectSoon(() => nameOf(2)).toMatch(/^Shot 2: Every key has a door, /);
  await expectNoFaults(page, 'the timeline');
  await page.getByRole('radio', { name: editorTexts.layout.table }).press(' ');
  await page.getByRole('grid', { name: editorTexts.table }).waitFor();
  await expectSoon(() => new URL(page.url()).searchParams.get('shot')).toBe('2');
});

test('[EDIT-06] a dragged edge changes the length at once, moves what follows, and is one step to undo', async () => {
  await openTimeline('&shot=4');
  const [before, start] = [await lengthOf(3), (await shotAt(4).boundingBox())!.x];
  const planned = (await keptShots())[2]!.plan.durationSeconds;
  await dragFrom(shotAt(3).locator('[data-trim]'), 120, async () => {
    await expectSoon(() => lengthOf(3)).toBeGreaterThan(before + 0.8);
    expect((await shotAt(4).boundingBox())!.x).toBeCloseTo(start + 120, -1);
    expect((await keptShots())[2]!.plan.durationSeconds).toBe(planned);
  });
  const longer = await lengthOf(3);
  await expectSoon(async () => (await keptShots())[2]!.plan.durationSeconds).toBeCloseTo(longer, 1);
  await page.reload();
  await expectSoon(() => lengthOf(3)).toBe(longer);
  await page.getByRole('button', { name: 'Undo: shot 3, length' }).click();
  await expectSoon(() => lengthOf(3)).toBe(before);
  await expectSoon(async () => (await keptShots())[2]!.plan.durationSeconds).toBe(planned);

  await dragFrom(shotAt(3).locator('[data-trim]'), 100, () => page.keyboard.press('Escape'));
  await expectSoon(() => lengthOf(3)).toBe(before);
  await shotAt(3).click();
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expectSoon(() => lengthOf(3)).toBeCloseTo(before + 0.5, 1);
  await page.getByRole('button', { name: 'Undo: shot 3, length' }).click();
  await expectSoon(() => lengthOf(3)).toBe(before);
});

test('[EDIT-06] a shot is dragged and moved by keys to another place; keys select, open the details and delete', async () => {
  await openTimeline();
  const [one, two, three, four] = (await keptShots()).map(({ id }) => id);
  const keptOrder = async (): Promise<string[]> => (await keptShots()).map(({ id }) => id);
  const target = (await shotAt(1).boundingBox())!;
  const from = (await shotAt(4).boundingBox())!;
  await dragFrom(shotAt(4), target.x + 5 - (from.x + from.width / 2), async () => {
    await timeline().locator('[data-drop]').waitFor();
    // What is dragged is under the pointer.
    const ghost = (await timeline().locator('[data-ghost]').boundingBox())!;
    expect(Math.abs(ghost.x + ghost.width / 2 - (target.x + 5))).toBeLessThan(12);
    expect(await timeline().locator('[data-ghost]').textContent()).toContain('S04');
  });
  await expectSoon(keptOrder).toEqual([four, one, two, three]);
  await expectSoon(() => shotAt(1).getAttribute('aria-selected')).toBe('true');
  await shotAt(1).click();
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Alt+ArrowRight');
  await expectSoon(keptOrder).toEqual([one, two, three, four]);
  await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('aria-posinset'))).toBe('4');

  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expectSoon(() => shotAt(2).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByText('2 shots selected').waitFor();
  await page.keyboard.press('Escape');
  const close = page.getByRole('complementary').getByRole('button', { name: 'Close' });
  await close.click();
  await shotAt(2).click();
  await page.keyboard.press('Enter');
  await page.getByRole('complementary').getByRole('heading', { name: 'Shot 2' }).waitFor();

  await timeline().getByRole('button', { name: 'Insert a shot after shot 2' }).click();
  await shotAt(5).waitFor();
  await timeline().getByRole('button', { name: 'Actions for shot 3' }).click();
  await page.getByRole('menuitem', { name: editorTexts.copy }).click();
  await shotAt(6).waitFor();
  expect((await keptShots()).length).toBe(6);
  await shotAt(3).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Delete');
  await expectSoon(keptOrder).toEqual([one, two, three, four]);
  await page.keyboard.press('Delete');
  await expectSaved();
  expect(await keptOrder()).toEqual([one, two, three, four]);
});

test('[CAT-12] the playhead is pressed, dragged and moved by keys, and follows the film; the strip zooms and fits', async () => {
  await openTimeline();
  const box = (await playhead().boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + 10);
  await expectSoon(secondsOf).toBeGreaterThan(3);
  const middle = await secondsOf();
  await page.mouse.move(box.x + box.width / 2, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + 10, { steps: 5 });
  await page.mouse.up();
  await expectSoon(secondsOf).toBeLessThan(middle - 1);
  // Where all of the film is seen, both playheads are in line, and so are page and window.
  const inLine = await page.evaluate(() =>
    [...document.querySelectorAll('[data-overview] > span:last-child, [data-playhead] > span:first-child')].map(
      (line) => line.getBoundingClientRect().x,
    ),
  );
  expect(inLine).toHaveLength(2);
  expect(Math.abs((inLine[0] ?? 0) - (inLine[1] ?? 0))).toBeLessThan(1.5);
  expect(await page.evaluate(() => innerWidth - document.documentElement.getBoundingClientRect().width)).toBe(0);
  await playhead().press('Home');
  await playhead().press('ArrowRight');
  await expectSoon(secondsOf).toBeCloseTo(1 / 24, 1);

  const widthOf = async (): Promise<number> => (await shotAt(1).boundingBox())!.width;
  const fit = await widthOf();
  await shotAt(1).click();
  await page.keyboard.press('+');
  await expectSoon(widthOf).toBeGreaterThan(fit * 1.3);
  await page.keyboard.press('-');
  await expectSoon(widthOf).toBeCloseTo(fit, 0);
  const scroller = (await page.locator('[data-timeline]').boundingBox())!;
  await page.mouse.move(scroller.x + 200, scroller.y + 60);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await expectSoon(widthOf).toBeGreaterThan(fit * 2);
  const scrolled = (): Promise<number> => page.locator('[data-timeline]').evaluate((element) => element.scrollLeft);
  const before = await scrolled();
  await page.mouse.wheel(0, 400);
  await expectSoon(scrolled).toBeGreaterThan(before + 300);
  await shotAt(1).press('Shift+Z');
  await expectSoon(widthOf).toBeCloseTo(fit, 0);

  await shotAt(1).press(' ');
  await page.getByRole('button', { name: previewTexts.pause, exact: true }).waitFor();
  const started = await secondsOf();
  await expectSoon(secondsOf).toBeGreaterThan(started + 0.5);
  const x = (): Promise<number> =>
    page.locator('[data-playhead]').evaluate((element) => element.getBoundingClientRect().x);
  const there = await x();
  await expectSoon(x).toBeGreaterThan(there);
  await shotAt(1).press('k');
  await page.getByRole('button', { name: previewTexts.play, exact: true }).waitFor();
  // Waveforms are drawn: some of their pixels have ink.
  await expectSoon(() =>
    page.locator('canvas[data-waves]').evaluateAll(
      (canvases) =>
        canvases.filter((canvas) => {
          const { width, height } = canvas as HTMLCanvasElement;
          const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
          return pixels.some((value) => value > 0);
        }).length,
    ),
  ).toBe(2);
  expect(complaints).toEqual([]);
});

test('[CAT-12] the film moves by a frame and by a second, by keys anywhere in the timeline and by buttons', async () => {
  await openTimeline();
  await shotAt(1).click();
  await playhead().press('Home');
  await expectSoon(secondsOf).toBe(0);
  const frame = Number((1 / FRAMES_PER_SECOND).toFixed(2));
  await shotAt(1).focus();
  await page.keyboard.press('.');
  await expectSoon(secondsOf).toBe(frame);
  await page.keyboard.press('>');
  await expectSoon(secondsOf).toBe(1 + frame);
  await page.keyboard.press('<');
  await expectSoon(secondsOf).toBe(frame);
  await page.keyboard.press(',');
  await expectSoon(secondsOf).toBe(0);
  for (const [name, seconds] of [
    [previewTexts.secondForward, 1],
    [previewTexts.frameForward, 1 + frame],
    [previewTexts.frameBack, 1],
    [previewTexts.secondBack, 0],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expectSoon(secondsOf).toBe(seconds);
  }
});

test('[EDIT-06] a shot is split at the playhead, by a key or a button; its line stays whole, and undo joins it again', async () => {
  await openTimeline();
  const before = await keptShots();
  const length = await lengthOf(1);
  await playhead().press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expectSoon(secondsOf).toBe(2);
  await page.keyboard.press('s');
  await shotAt(5).waitFor();
  await expectSoon(async () => (await lengthOf(1)) + (await lengthOf(2))).toBeCloseTo(length, 1);
  const parts = (await keptShots()).slice(0, 2).map(({ plan }) => plan);
  expect(parts.map(({ script, speech }) => [script, speech.text])).toEqual([
    [before[0]!.plan.script, before[0]!.plan.speech.text],
    [before[0]!.plan.script, ''],
  ]);
  await expectSoon(() => shotAt(2).getAttribute('aria-selected')).toBe('true');
  await page.getByRole('button', { name: `Undo: ${editorTexts.gesture.split}` }).click();
  await expectSoon(async () => JSON.stringify(await keptShots())).toBe(JSON.stringify(before));
  expect(await lengthOf(1)).toBe(length);
  // At the end of the film there is no room for another part after it: the shot is split before its end.
  await playhead().press('End');
  await timeline().getByRole('button', { name: texts.split }).click();
  await shotAt(5).waitFor();
  await page.keyboard.press('Control+z');
  await expectSoon(() => shotAt(5).count()).toBe(0);
});

test('[CAT-12] a shot whose picture is not there yet has the colours of its place, and no text', async () => {
  await page.route(/\/media\/.*width=/, () => {});
  await page.goto(`${filmAddress}/edit?layout=timeline`, { waitUntil: 'domcontentloaded' });
  const picture = shotAt(1).locator('img');
  await picture.waitFor();
  expect(await picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
  const { color, backgroundImage } = await picture.evaluate((image) => {
    const look = getComputedStyle(image);
    return { color: look.color, backgroundImage: look.backgroundImage };
  });
  expect(color).toBe('rgba(0, 0, 0, 0)');
  expect(backgroundImage).toContain('linear-gradient');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[CAT-12] on a phone the timeline is scrolled and used by touch, and the details are a sheet', async () => {
  ({ page, context } = await reopen(browser, context, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  }));
  await page.setViewportSize({ width: 390, height: 844 });
  await openTimeline();
  await expectFits(page, 'the timeline on a phone');
  await shotAt(3).tap();
  await expectSoon(() => shotAt(3).getAttribute('aria-selected')).toBe('true');
  await expectNoFaults(page, 'the timeline on a phone');
  await timeline().getByRole('button', { name: 'Details of shot 3' }).tap();
  const sheet = page.getByRole('dialog', { name: editorTexts.inspector });
  await sheet.getByRole('heading', { name: 'Shot 3' }).waitFor();
  await typeInto(sheet.getByRole('textbox', { name: editorTexts.script }), 'A door of keys');
  await page.keyboard.press('Escape');
  expect((await keptShots())[2]!.plan.script).toBe('A door of keys');
});
