import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as cast } from '#src/features/film/texts/cast/en.ts';
import { en as editor } from '#src/features/film/texts/editor/en.ts';
import { en as film } from '#src/features/film/texts/en.ts';
import { en as page_ } from '#src/features/film/texts/page/en.ts';
import { en as sounds } from '#src/features/film/texts/sounds/en.ts';
import { en as soundtrack } from '#src/features/film/texts/soundtrack/en.ts';
import { en as stage } from '#src/features/film/texts/stage/en.ts';
import { en as timeline } from '#src/features/film/texts/timeline/en.ts';
import { ja as videoJa } from '#src/features/film/texts/video/ja.ts';
import { ja as terms } from '#src/foundation/models/texts/terms/ja.ts';
import { en as ui } from '#src/platform/browser/texts/en.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';
import { focusedPart } from './press-keys.ts';
import { typeInto } from './type-into.ts';

let opened: OpenedFilm;
let page: Page;
let complaints: string[];
let filmAddress: string;

beforeAll(async () => {
  opened = await openFinishedFilm({
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  ({ page, complaints, filmAddress } = opened);
});

afterAll(() => opened?.close());

const speak = async (language: string): Promise<void> => {
  await page.evaluate((chosen) => localStorage.setItem('setting', JSON.stringify({ language: chosen })), language);
  await page.reload();
};
/** How far a part is left of, above, right of and below the window, in pixels. */
const beyond = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox();
  return box ? Math.max(-box.x, -box.y, box.x + box.width - 390, box.y + box.height - 844) : Infinity;
};

test('[BOOT-11] on a phone the guide does not open over the first film: a note below it waits', async () => {
  const note = page.getByRole('region', { name: page_.guideWaitsTitle });
  // Longer than it waits on a wide page before it opens by itself: by a clock that is there before the page.
  await page.clock.install();
  await page.goto(filmAddress);
  await note.waitFor();
  await page.clock.runFor(5000);
  expect(await page.locator('#film-guide').count()).toBe(0);
  const [player, below] = await Promise.all([page.locator('media-controller').boundingBox(), note.boundingBox()]);
  expect(below && player && below.y >= player.y + player.height).toBe(true);
});

test('[EDIT-17] the focus is back at its button when the exports are closed', async () => {
  await page.goto(filmAddress);
  const button = page.getByRole('button', { name: film.actions.export });
  await button.click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expectSoon(() => page.getByRole('dialog').count()).toBe(0);
  await expectSoon(() => focusedPart(page)).toBe(`button ${film.actions.export}`);
});

test('[EDIT-01] a menu is no wider than the phone, and says in full why something cannot be done', async () => {
  await page.goto(`${filmAddress}/edit?tab=video`);
  await speak('ja');
  await page
    .locator('[data-clip="1"]')
    .getByRole('button', { name: /^ショット1の/ })
    .click();
  const menu = page.getByRole('menu');
  await menu.getByText(videoJa.trim.drawn).waitFor();
  await expectSoon(async () => (await beyond(menu)) <= 0).toBe(true);
  expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectNoFaults(page, 'the menu of a clip, on a phone');
  // The engine has its name in the page's language wherever a model is named.
  await menu.getByRole('menuitem', { name: videoJa.newTake }).click();
  const dialog = page.getByRole('dialog');
  const models = dialog.getByRole('combobox', { name: videoJa.order.model });
  await expectSoon(() => models.innerText()).toContain(terms.draftEngine);
  expect(await models.innerText()).not.toContain('Draft');
  await page.keyboard.press('Escape');
  await speak('en');
});

test('[EDIT-10] a tap on a clip plays it, the next one pauses it, and one on the paused clip plays it on', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${filmAddress}/edit?tab=video`);
  const clip = page.locator('[data-clip="2"]');
  const picture = clip.locator('button[title]');
  const video = clip.locator('video');
  const isPaused = (): Promise<boolean> => video.evaluate((element: HTMLVideoElement) => element.paused);
  const place = (): Promise<number> => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await picture.tap();
  await expectSoon(place).toBeGreaterThan(0);
  await picture.tap();
  await expectSoon(isPaused).toBe(true);
  // It stays paused where the finger goes on to something else.
  await clip.getByRole('checkbox').tap();
  await expectSoon(isPaused).toBe(true);
  const before = await place();
  expect(before).toBeGreaterThan(0);
  await picture.tap();
  await expectSoon(isPaused).toBe(false);
  await expectSoon(place).not.toBe(before);
  await clip.getByRole('checkbox').tap();
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('[EDIT-01] tabs beyond the edge are hinted at, and a dialog does not bring up the keys of a phone', async () => {
  const line = page.getByRole('tablist', { name: editor.tabs });
  await line.waitFor();
  const mask = (): Promise<string> => line.evaluate((element) => getComputedStyle(element).maskImage);
  await line.evaluate((element) => element.scrollTo(0, 0));
  await expectSoon(mask).toContain('270deg');
  await page.getByRole('button', { name: editor.more }).click();
  await page.getByRole('menuitem', { name: editor.versions }).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  expect(await page.evaluate(() => document.activeElement?.matches('input, textarea'))).toBe(false);
  await page.keyboard.press('Escape');
  await expectSoon(() => focusedPart(page)).toBe(`button ${editor.more}`);
});

test('[EDIT-01] upright, the head of the editor leaves a phone to the shots, and all in it is reached by a finger', async () => {
  await page.goto(`${filmAddress}/edit?tab=storyboard`);
  const shots = page.getByRole('tabpanel');
  await page.locator('[data-index="0"]').waitFor();
  expect((await shots.boundingBox())?.y).toBeLessThanOrEqual(130);
  const head = page.locator('header').filter({ has: page.getByRole('textbox', { name: editor.title }) });
  const targets = page.locator('header:visible').getByRole('button').or(page.getByRole('tab')).or(head.locator('a'));
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('button', { name: `${editor.layout.label}: ${editor.layout.table}` }).click();
  await page.getByRole('menuitemradio', { name: editor.layout.timeline }).click();
  await page.getByRole('slider', { name: timeline.playhead }).waitFor();
  await page.getByRole('button', { name: `${editor.layout.label}: ${editor.layout.timeline}` }).click();
  await page.getByRole('menuitemradio', { name: editor.layout.table }).click();
  await page.getByRole('button', { name: editor.more }).click();
  await page.getByRole('menuitem', { name: editor.watch }).click();
  const picture = page.locator('section canvas').first();
  await picture.waitFor();
  // Also while the keys of the phone take half of the window.
  for (const [width, height] of [
    [768, 1024],
    [390, 480],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const shape = async (): Promise<number> => {
      const box = await picture.boundingBox();
      return box ? box.width / box.height : 0;
    };
    await expectSoon(shape, `${width} × ${height}`).toBeCloseTo(16 / 9, 1);
  }
  expect((await picture.boundingBox())?.width).toBeGreaterThan(350);
  await page.getByRole('button', { name: editor.more }).click();
  await page.getByRole('menuitem', { name: editor.watchEnd }).click();
  await expectSoon(() => page.locator('section canvas').count()).toBe(0);
  await expectFits(page, 'the editor, on a phone');
});

test('[BOOT-11] a step in the details of a shot keeps the head of the editor, and is framed in the open details', async () => {
  await page.goto(`${filmAddress}/edit?tab=storyboard&guide=take&shot=1`);
  await page.reload();
  const title = page.getByRole('textbox', { name: editor.title });
  await page.locator('[data-guide-frame]').waitFor();
  await expectSoon(async () => ((await title.boundingBox())?.y ?? -1) >= 0).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
  await page.locator('[data-index="0"] [data-guide="details"]').click();
  const part = page.locator('dialog[open] [data-guide="pictures"]');
  await part.waitFor();
  const gap = (): Promise<number> =>
    page.evaluate(() => {
      const frame = document.querySelector('[data-guide-frame]:popover-open')?.getBoundingClientRect();
      const pictures = document.querySelector('dialog[open] [data-guide="pictures"]')?.getBoundingClientRect();
      return frame && pictures && pictures.top < innerHeight
        ? Math.abs(frame.top + 6 - pictures.top) + Math.abs(frame.left + 6 - pictures.left)
        : Infinity;
    });
  await expectSoon(async () => (await gap()) < 2).toBe(true);
  await page.keyboard.press('Escape');
});

test('[EDIT-04] a list opened by a finger brings up no keys, and a changed look has its description written anew', async () => {
  await page.goto(`${filmAddress}/edit?tab=characters`);
  await page.locator('[data-guide="members"] button').first().click();
  await page.getByRole('button', { name: cast.hair, exact: true }).click();
  const hairs = page.getByRole('listbox', { name: cast.hair });
  await hairs.waitFor();
  await expectSoon(() => page.evaluate(() => document.activeElement?.role)).toBe('listbox');
  const chosen = hairs.getByRole('option', { selected: false }).first();
  const hair = await chosen.innerText();
  await chosen.click();
  await page.getByText(cast.descriptionOld).waitFor();
  const description = page.getByRole('textbox', { name: cast.description });
  const [role = ''] = (await description.inputValue()).split(':');
  await page.getByRole('button', { name: cast.describeAnew }).click();
  await expectSoon(() => description.inputValue()).toContain(hair);
  expect(await description.inputValue()).toMatch(new RegExp(`^${role}: .+ in .+\\.$`, 'u'));
  expect(await page.getByText(cast.descriptionOld).count()).toBe(0);
  // The button is gone: the focus is in what it wrote.
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('textarea');
  await expectNoFaults(page, 'the form of a character, on a phone');
});

test('[EDIT-05] a thing is put into a hand on the drawn frame, and taken out of it in the form; a sound is found by its name', async () => {
  await page.goto(`${filmAddress}/edit?tab=storyboard`);
  await page.getByRole('button', { name: 'Details of shot 1' }).click();
  const sheet = page.getByRole('dialog', { name: editor.inspector });
  const hand = sheet.getByRole('combobox', { name: stage.handsOf.replace('{name}', '') }).first();
  const box = await hand.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43);
  const first = await hand.inputValue();
  const options = await hand
    .getByRole('option')
    .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  const other = options.find((value) => value !== '' && value !== first)!;
  await hand.selectOption(other);
  const field = sheet.getByLabel(stage.inHands, { exact: true }).first();
  await expectSoon(() => field.inputValue()).toBe(other);
  await expectNoFaults(page, 'the frame of a shot, on a phone');
  await field.selectOption('');
  await expectSoon(() => hand.inputValue()).toBe('');
  await page.locator('[data-save-state="saved"]').waitFor();
  // The list of sounds is reached inside of the sheet.
  await sheet.getByText(stage.section.sound, { exact: true }).click();
  await sheet.getByRole('button', { name: sounds.addSound }).click();
  await typeInto(sheet.getByRole('combobox', { name: ui.search }), 'thund');
  await sheet.getByRole('option', { name: sounds.sounds.thunder }).click();
  await expectSoon(() => sheet.getByRole('button', { name: sounds.sounds.thunder, exact: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
});

test('[EDIT-01] the head tells that the final cut is being made and that it is done, and keeps its height', async () => {
  await page.goto(`${filmAddress}/edit?tab=soundtrack`);
  const head = page.locator('header').filter({ has: page.getByRole('textbox', { name: editor.title }) });
  const heightOf = async (): Promise<number | undefined> => (await head.boundingBox())?.height;
  await head.waitFor();
  const before = await heightOf();
  await typeInto(
    page.getByRole('textbox', { name: soundtrack.lineOf.replace('{number, number}', '2') }),
    'The keys grow slowly, and nobody hurries them.',
  );
  const cut = page.getByRole('button', { name: page_.makeCut });
  await cut.waitFor({ timeout: 120_000 });
  expect(await heightOf()).toBe(before);
  expect(await beyond(cut)).toBeLessThanOrEqual(0);
  // A message stands above it.
  await page.getByRole('tab', { name: editor.tab.storyboard }).click();
  const act = async (number: number, verb: string): Promise<void> => {
    await page.getByRole('button', { name: editor.actionsOf.replace('{number, number}', String(number)) }).click();
    await page.getByRole('menuitem', { name: verb, exact: true }).click();
  };
  const undo = (what: string): Locator => page.getByRole('button', { name: editor.undo.step.replace('{what}', what) });
  await act(2, editor.copy);
  await undo(editor.gesture.copy).waitFor();
  await act(3, editor.remove);
  const message = page.locator('[data-sonner-toast]').filter({ has: page.getByRole('button') });
  // It stays while it has the focus.
  await message.getByRole('button').focus();
  await expectSoon(async () => {
    const [above, below] = await Promise.all([message.boundingBox(), cut.boundingBox()]);
    return above && below ? above.y + above.height <= below.y : false;
  }).toBe(true);
  // The shot that comes back is selected, and the preview begins with it.
  await undo(editor.gesture.remove).click();
  await undo(editor.gesture.copy).waitFor();
  await page.waitForTimeout(1000);
  expect(new URL(page.url()).searchParams.get('shot')).toBe('3');
  await page.getByRole('button', { name: editor.more }).click();
  await page.getByRole('menuitem', { name: editor.watch }).click();
  const time = page.locator('[data-time]');
  await time.waitFor();
  expect(Number((await time.innerText()).slice(3))).toBeGreaterThan(3);
  await page.getByRole('button', { name: editor.more }).click();
  await page.getByRole('menuitem', { name: editor.watchEnd }).click();
  await undo(editor.gesture.copy).click();
  await cut.and(page.locator(':enabled')).waitFor({ timeout: 120_000 });
  await cut.click();
  await page.getByText(editor.cutMade).first().waitFor({ timeout: 120_000 });
  await expectSoon(() => cut.count()).toBe(0);
  await expectFits(page, 'the editor, on a phone');
  expect(complaints).toEqual([]);
});
