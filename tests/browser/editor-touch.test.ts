import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as cut } from '#src/features/film/texts/cut/en.ts';
import { en as editor } from '#src/features/film/texts/editor/en.ts';
import { en as preview } from '#src/features/film/texts/preview/en.ts';
import { en as soundtrack } from '#src/features/film/texts/soundtrack/en.ts';
import { en as stage } from '#src/features/film/texts/stage/en.ts';
import { en as timeline } from '#src/features/film/texts/timeline/en.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';
import { pointIn, swipe } from './swipe.ts';

let opened: OpenedFilm;
let page: Page;
let filmAddress: string;

beforeAll(async () => {
  opened = await openFinishedFilm({
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  ({ page, filmAddress } = opened);
});

afterAll(() => opened?.close());

const yOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Infinity;

test('[CAT-12] on a phone held upright the player has one line of controls, and the timeline fills the height below it', async () => {
  const player = page.getByRole('region', { name: preview.region });
  const boxes = async (parts: Locator): Promise<{ left: number; right: number; top: number; bottom: number }[]> =>
    parts.evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility())
        .map((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
    );
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const layout of ['timeline', 'auto']) {
      const what = `${layout}, ${width} × ${height}`;
      await page.goto(`${filmAddress}/edit?layout=${layout}`);
      const strip = page.locator('[data-timeline]');
      const bottom = async (): Promise<number> => (await boxes(strip))[0]?.bottom ?? NaN;
      await expectSoon(bottom, what).toBeCloseTo(height, 0);
      const controls = await boxes(player.getByRole('button'));
      expect(controls, what).toHaveLength(6);
      expect(new Set(controls.map(({ top }) => top)).size, what).toBe(1);
      const others = page.getByRole('region', { name: timeline.region }).getByRole('button');
      for (const each of [...controls, ...(await boxes(others.and(page.locator(':not([role="option"] *)'))))]) {
        expect(Math.min(each.right - each.left, each.bottom - each.top), what).toBeGreaterThanOrEqual(44);
        expect(each.bottom, what).toBeLessThanOrEqual(height);
      }
      expect(
        controls.every(({ left, right }) => left >= 0 && right <= width),
        what,
      ).toBe(true);
      // No band above or below the picture.
      const [picture] = await boxes(player.locator('canvas'));
      const [panel] = await boxes(page.getByRole('tabpanel'));
      expect((picture?.top ?? NaN) - (panel?.top ?? NaN), what).toBeLessThan(12);
      expect((controls[0]?.top ?? NaN) - (picture?.bottom ?? NaN), what).toBeLessThan(12);
      await expectFits(page, what);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${filmAddress}/edit?layout=timeline`);
  await page.getByRole('option').first().waitFor();
  // A lane is beside its name.
  const names = await boxes(page.getByRole('list', { name: timeline.lanes }).getByRole('listitem'));
  const lanes = await boxes(page.locator('[data-timeline] > div > div:not([data-playhead])'));
  const sides = (all: typeof names): readonly number[] =>
    all.flatMap(({ top, bottom }) => [top, bottom]).map(Math.round);
  expect(sides(names)).toEqual(sides(lanes));
  // What has no room in the line is behind its last button.
  const press = async (verb: string): Promise<void> => {
    await page.getByRole('button', { name: preview.more }).tap();
    await page
      .getByRole('menuitem', { name: verb })
      .or(page.getByRole('menuitemradio', { name: verb }))
      .tap();
  };
  await press(preview.mute);
  await press(preview.unmute);
  await press(preview.captionsOff);
  await press(preview.captionsOn);
  const playhead = page.getByRole('slider', { name: timeline.playhead });
  const seconds = async (): Promise<number> => Number(await playhead.getAttribute('aria-valuenow'));
  const before = await seconds();
  await player.getByRole('button', { name: preview.secondForward }).tap();
  await expectSoon(async () => (await seconds()) - before).toBeCloseTo(1, 1);
  await press(preview.forward);
  await player.getByRole('button', { name: preview.pause, exact: true }).tap();
  expect(await seconds()).toBeGreaterThan(before + 1);
  await press(preview.backward);
  await player.getByRole('button', { name: preview.pause, exact: true }).tap();
  await expectNoFaults(page, 'the timeline, on a phone held upright');
});

test('[EDIT-12] a finger that scrolls over a scale changes nothing; one that moves along it, or taps, does', async () => {
  await page.goto(`${filmAddress}/edit?tab=final-cut`);
  const scale = page.getByRole('slider', { name: cut.volume.music });
  await scale.scrollIntoViewIfNeeded();
  const [value, before] = [await scale.inputValue(), await yOf(scale)];
  await swipe(page, await pointIn(scale, { x: 0.2, y: 0.5 }), { x: 12, y: -160 });
  await swipe(page, await pointIn(scale, { x: 0.2, y: 0.5 }), { x: -8, y: 300 });
  await expectSoon(async () => (await yOf(scale)) - before).not.toBe(0);
  expect(await scale.inputValue()).toBe(value);
  await scale.scrollIntoViewIfNeeded();
  await swipe(page, await pointIn(scale, { x: 0.9, y: 0.5 }), { x: -240, y: 6 });
  await expectSoon(async () => Number(await scale.inputValue())).toBeLessThan(0.8);
  const { x, y } = await pointIn(scale, { x: 0.75, y: 0.5 });
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/final-cut/settings'));
  await page.touchscreen.tap(x, y);
  await saved;
  expect(await scale.inputValue()).toBe('1.5');
  await page.reload();
  await expectSoon(() => page.getByRole('slider', { name: cut.volume.music }).inputValue()).toBe('1.5');
});

test('[EDIT-06] on a short shot a finger moves it by its middle, another one after it rested on it; its edge is left to a long one', async () => {
  await page.goto(`${filmAddress}/edit?layout=timeline&shot=2`);
  const shot = (place: number): Locator => page.locator(`[role="option"][aria-posinset="${place}"]`);
  const idOf = (place: number): Promise<string | null> => shot(place).getAttribute('data-shot');
  await shot(3).waitFor();
  const ids = [await idOf(1), await idOf(2), await idOf(3)];
  const trims = (): Promise<readonly { zone: number; shot: number }[]> =>
    page.locator('[data-trim]').evaluateAll((edges) =>
      edges
        .filter((edge) => edge.checkVisibility())
        .map((edge) => ({
          zone: edge.getBoundingClientRect().width,
          shot: edge.closest('[data-shot]')!.getBoundingClientRect().width,
        })),
    );
  for (const { zone, shot: width } of await trims()) {
    expect(zone).toBeLessThanOrEqual(width / 4);
  }
  // Not selected: the strip scrolls, or stays.
  await swipe(page, await pointIn(shot(3), { x: 0.5, y: 0.3 }), { x: -90, y: 0 });
  expect([await idOf(1), await idOf(2), await idOf(3)]).toEqual(ids);
  const second = page.locator(`[data-shot="${ids[1]}"]`);
  const width = async (): Promise<number> => (await second.boundingBox())?.width ?? 0;
  const before = await width();
  await page.locator(`[data-shot="${ids[1]}"]`).tap();
  const from = await pointIn(second, { x: 0.5, y: 0.3 });
  await swipe(page, from, { x: -from.x + 4, y: 0 });
  await expectSoon(() => idOf(1)).toBe(ids[1]);
  expect(Math.abs((await width()) - before)).toBeLessThan(2);
  // It is the active one now; the third is picked up by a finger that rests on it.
  const third = page.locator(`[data-shot="${ids[2]}"]`);
  const place = Number(await third.getAttribute('aria-posinset'));
  expect(await third.getAttribute('aria-selected')).toBe('false');
  const rested = await pointIn(third, { x: 0.5, y: 0.3 });
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [rested] });
  await page.locator('[data-ghost]').first().waitFor({ state: 'attached' });
  for (const x of [rested.x - 15, rested.x / 2, 4]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: rested.y }] });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
  await expectSoon(async () => Number(await third.getAttribute('aria-posinset'))).toBeLessThan(place);
});

test('[EDIT-06] on a phone a shot is dragged by the handle of its card, past others', async () => {
  await page.goto(`${filmAddress}/edit?tab=storyboard&shot=1`);
  const card = (index: number): Locator => page.locator(`[data-index="${index}"] [data-row]`);
  const handle = card(0).locator('[data-drag-handle]');
  await handle.waitFor();
  const id = await card(0).getAttribute('data-row');
  const box = await handle.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  const from = await pointIn(handle);
  // Down to the edge: the list moves on below the finger.
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const y of [from.y + 20, from.y + 200, 838]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: from.x, y }] });
  }
  // The list moves on to its end.
  await page.locator('[data-index="2"] [data-drop-edge="after"], [data-index="3"] [data-drop-edge]').first().waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
  await expectSoon(async () =>
    Number(await page.locator(`li:has([data-row="${id}"])`).getAttribute('aria-posinset')),
  ).toBeGreaterThan(2);
  expect(await page.locator('[data-drop-edge]').count()).toBe(0);
});

test('[EDIT-05] the details of a shot are scrolled by their margins too', async () => {
  await page.goto(`${filmAddress}/edit?tab=storyboard`);
  await page.locator('[data-index="0"] [data-guide="details"]').tap();
  const dialog = page.getByRole('dialog');
  const last = dialog.getByRole('heading', { name: stage.section.takes, exact: true });
  await last.waitFor();
  const scrolled = (): Promise<number> => dialog.locator('[data-scrolls]').evaluate(({ scrollTop }) => scrollTop);
  for (const x of [8, 382]) {
    const before = await scrolled();
    await swipe(page, { x, y: 700 }, { x: 0, y: -200 });
    await expectSoon(async () => (await scrolled()) > before + 50).toBe(true);
  }
  await page.keyboard.press('Escape');
});

test('[EDIT-01] in a low window the heads of the editor and of the details take one line each', async () => {
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto(`${filmAddress}/edit?tab=storyboard`);
  const head = page.locator('header').filter({ has: page.getByRole('textbox', { name: editor.title }) });
  await expectSoon(async () => (await head.boundingBox())?.height ?? Infinity).toBeLessThan(60);
  await expectFits(page, 'a low window');
  const details = page.locator('[data-index="0"] [data-guide="details"]');
  await details.scrollIntoViewIfNeeded();
  await details.tap();
  const dialog = page.getByRole('dialog');
  const scrolled = dialog.locator('[data-scrolls]');
  await scrolled.waitFor();
  expect(await yOf(scrolled)).toBeLessThan(60);
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await page.setViewportSize({ width: 844, height: 390 });
  await expectSoon(async () => (await head.boundingBox())?.height ?? Infinity).toBeLessThan(60);
  await page.setViewportSize({ width: 390, height: 844 });
});

test('[EDIT-01] the choice of a layout stands beside the tabs of a tablet, and covers none of them', async () => {
  await page.setViewportSize({ width: 600, height: 1000 });
  await page.goto(`${filmAddress}/edit?tab=storyboard&layout=table`);
  const tabs = page.getByRole('tablist', { name: editor.tabs });
  await tabs.waitFor();
  const choice = page
    .getByRole('button', { name: `${editor.layout.label}: ${editor.layout.table}` })
    .or(page.getByRole('group', { name: editor.layout.label }));
  const edges = async (part: Locator): Promise<{ left: number; right: number; middle: number }> => {
    const { x, y, width, height } = (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
    return { left: x, right: x + width, middle: y + height / 2 };
  };
  for (const width of [600, 700, 768, 900, 1000, 1024, 1025, 1100]) {
    await page.setViewportSize({ width, height: 1000 });
    await expectFits(page, `the tabs at ${width} pixels`);
    const [line, end] = [await edges(tabs), await edges(choice)];
    expect(line.right, `${width} pixels`).toBeLessThanOrEqual(end.left);
    expect(Math.abs(line.middle - end.middle), `${width} pixels`).toBeLessThan(6);
    if (width >= 768) {
      const last = await edges(page.getByRole('tab').last());
      expect(last.right, `${width} pixels`).toBeLessThanOrEqual(line.right);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
});

test('[CAT-12] on a phone held across the timeline is beside the player, and its lanes scroll to the last one', async () => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`${filmAddress}/edit?layout=timeline`);
  const play = page.getByRole('button', { name: preview.play, exact: true });
  const lane = (name: string): Locator =>
    page.getByRole('list', { name: timeline.lanes }).getByRole('listitem').filter({ hasText: name });
  /** How far a part is below the window, in pixels. */
  const below = async (part: Locator): Promise<number> => {
    const box = await part.boundingBox();
    return box ? Math.max(0, box.y + box.height - 390) : Infinity;
  };
  await play.waitFor();
  expect((await page.getByRole('tabpanel').boundingBox())?.y).toBeLessThanOrEqual(90);
  for (const shown of [play, lane(timeline.lane.shots), lane(timeline.lane.voice), lane(timeline.lane.sounds)]) {
    expect(await below(shown)).toBe(0);
  }
  const split = page.getByRole('button', { name: timeline.split, exact: true });
  const [tools, controls] = [await yOf(split), await yOf(play)];
  await swipe(page, await pointIn(lane(timeline.lane.voice)), { x: 0, y: -120 });
  await expectSoon(() => below(lane(timeline.lane.music))).toBe(0);
  expect([await yOf(split), await yOf(play)]).toEqual([tools, controls]);
  await expectFits(page, 'the timeline, on a phone held across');
  await page.setViewportSize({ width: 390, height: 844 });
});

test('[EDIT-11] on a phone the parts of the soundtrack are a tap away', async () => {
  await page.goto(`${filmAddress}/edit?tab=soundtrack`);
  const jumps = page.getByRole('navigation', { name: soundtrack.parts });
  await jumps.waitFor();
  const heading = page.getByRole('heading', { name: soundtrack.music, exact: true });
  expect(await yOf(heading)).toBeGreaterThan(844);
  await jumps.getByRole('button', { name: soundtrack.music, exact: true }).tap();
  await expectSoon(async () => (await yOf(heading)) < 844).toBe(true);
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('[EDIT-02] a shot stays under the finger that presses one of its buttons, and back closes its details', async () => {
  await page.goto(`${filmAddress}/edit?tab=storyboard&layout=table`);
  const details = page.getByRole('button', { name: editor.inspect.replace('{number, number}', '2'), exact: true });
  await details.waitFor();
  await page.waitForTimeout(500);
  // Half of the shot lies below the window.
  const scroller = page.locator('[data-scrolls]').filter({ has: details });
  const goneBy = await details.evaluate((button) => button.getBoundingClientRect().bottom - window.innerHeight + 120);
  await scroller.evaluate((element, pixels) => element.scrollBy({ top: pixels }), goneBy);
  await page.waitForTimeout(300);
  const before = await yOf(details);
  const { x, y } = await pointIn(details);
  await swipe(page, { x, y }, { x: 0, y: 0 });
  const sheet = page.getByRole('heading', { name: 'Shot 2' });
  await sheet.waitFor();
  await page.goBack();
  await expectSoon(() => sheet.count()).toBe(0);
  expect(await yOf(details)).toBeCloseTo(before, 0);
  expect(page.url()).toContain('/edit');
  await details.click();
  await sheet.waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expectSoon(() => sheet.count()).toBe(0);
  const length = await page.evaluate(() => history.length);
  await details.click();
  await sheet.waitFor();
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('[EDIT-05] whoever is dragged on the frame is under the finger from its first pixels on', async () => {
  await page.goto(`${filmAddress}/edit?tab=storyboard&layout=table`);
  await page.getByRole('button', { name: editor.inspect.replace('{number, number}', '1'), exact: true }).click();
  const handle = page.locator('[data-actor="0"]');
  await handle.waitFor();
  // Until it is known where somebody is seen.
  await page.waitForTimeout(800);
  const from = await pointIn(handle);
  const across = async (): Promise<number> => Number(await handle.getAttribute('aria-valuenow'));
  const before = await across();
  const way = from.x > 195 ? -1 : 1;
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const pixels of [20, 30, 40]) {
    const point = { x: from.x + pixels * way, y: from.y };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await expectSoon(async () => Math.round((await pointIn(handle)).x - from.x)).toBe(40 * way);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
  expect(Math.sign((await across()) - before)).toBe(way);
  await page.locator('[data-save-state="saved"]').waitFor({ state: 'attached' });
});
