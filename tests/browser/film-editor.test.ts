import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { en as described } from '#src/features/film/texts/described/en.ts';
import { en as texts } from '#src/features/film/texts/editor/en.ts';
import { en as stage } from '#src/features/film/texts/stage/en.ts';
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
  opened = await openFinishedFilm({ reducedMotion: 'reduce' });
  ({ page, complaints, filmAddress } = opened);
  await opened.context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

afterAll(() => opened?.close());

beforeEach(async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

async function openEditor(search = ''): Promise<Locator> {
  await page.goto(`${filmAddress}/edit${search}`);
  const grid = page.getByRole('grid', { name: texts.table });
  await grid.getByRole('row').nth(1).waitFor();
  return grid;
}

/** The texts of what is seen, in the order of the film. */
const scriptsOf = (grid: Locator): Promise<string[]> =>
  grid
    .getByRole('textbox', { name: /^What is seen, shot/ })
    .evaluateAll((fields) =>
      fields
        .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
        .map((field) => (field as HTMLTextAreaElement).value),
    );

const scriptOf = (grid: Locator, number: number): Locator =>
  grid.getByRole('textbox', { name: `What is seen, shot ${number}`, exact: true });

async function expectSaved(): Promise<void> {
  await page.locator('[data-save-state="saved"]').waitFor();
}

async function undo(): Promise<void> {
  await page.getByRole('button', { name: /^Undo: / }).click();
}

test('[EDIT-01] [EDIT-02] [EDIT-14] what is typed is saved by itself, survives a reload, and is undone and redone; a title is never empty', async () => {
  await page.goto(filmAddress);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const grid = page.getByRole('grid', { name: texts.table });
  await page.getByRole('tab', { name: texts.tab.storyboard, selected: true }).waitFor();
  const field = scriptOf(grid, 2);
  const before = await field.inputValue();
  await typeInto(field, 'A red door in the rain');
  await expectSaved();
  await expectNoFaults(page, 'the table');

  await page.reload();
  await expectSoon(() => field.inputValue()).toBe('A red door in the rain');
  for (let step = 0; step < 30 && (await field.inputValue()) !== before; step++) {
    await undo();
  }
  expect(await field.inputValue()).toBe(before);
  await expectSaved();
  await page.reload();
  await expectSoon(() => field.inputValue()).toBe(before);
  for (let step = 0; step < 30 && (await field.inputValue()) !== 'A red door in the rain'; step++) {
    await page.getByRole('button', { name: 'Redo: shot 2, script text' }).click();
  }
  expect(await field.inputValue()).toBe('A red door in the rain');

  const title = page.getByRole('textbox', { name: texts.title });
  const kept = await title.inputValue();
  await title.click();
  await title.selectText();
  await page.keyboard.press('Delete');
  await page.getByText(texts.titleEmpty).waitFor();
  await page.keyboard.press('Tab');
  await expectSoon(() => title.inputValue()).toBe(kept);
  await typeInto(title, 'Keys');
  await expectSaved();
  await page.reload();
  await expectSoon(() => title.inputValue()).toBe('Keys');
});

test('[EDIT-05] the keys of the table move, edit, go on to the next field and leave without what was typed; an input method keeps its Enter', async () => {
  const grid = await openEditor('?tab=storyboard&shot=1');
  const cell = grid.locator('[data-row] [data-column="script"]').first();
  await cell.focus();
  await page.keyboard.press('Enter');
  await expectSoon(() => focusedPart(page)).toBe('textarea What is seen, shot 1');
  await page.keyboard.press('Tab');
  await expectSoon(() => focusedPart(page)).toBe('textarea What is said, shot 1');
  await page.keyboard.press('Tab');
  await expectSoon(() => focusedPart(page)).toBe('select Speaker, shot 1');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expectSoon(() => focusedPart(page)).toBe('textarea What is seen, shot 2');
  await scriptOf(grid, 2).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
  expect(await focusedPart(page)).toBe('textarea What is seen, shot 2');
  await page.keyboard.press('Enter');
  await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell');
  await expectSoon(() => new URL(page.url()).searchParams.get('shot')).toBe('3');

  const third = scriptOf(grid, 3);
  const kept = await third.inputValue();
  await typeInto(third, 'Not meant');
  await expectSaved();
  await page.keyboard.type(' so.');
  await page.keyboard.press('Escape');
  await expectSoon(() => third.inputValue()).toBe(kept);
  const length = grid.getByRole('spinbutton', { name: `${texts.length}, shot 3`, exact: true });
  const seconds = await length.inputValue();
  await typeInto(length, '9.5');
  await page.keyboard.press('Escape');
  await expectSoon(() => length.inputValue()).toBe(seconds);
  await expectSaved();
  const cellOf = (column: string): Promise<boolean | undefined> =>
    page.evaluate((wanted) => document.activeElement?.matches(`[role="gridcell"][data-column="${wanted}"]`), column);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expectSoon(() => focusedPart(page)).toBe('button Actions for shot 3');
  await page.keyboard.press('Escape');
  await expectSoon(() => page.evaluate(() => document.activeElement?.role)).toBe('gridcell');
  await page.keyboard.press('ArrowRight');
  await expectSoon(() => cellOf('frame')).toBe(true);

  // The focus is ahead of the panels.
  await page.getByRole('tab', { name: texts.tab.storyboard }).focus();
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('ArrowRight');
  }
  expect(await focusedPart(page)).toBe(`button ${texts.tab.settings}`);
  await page.getByRole('tab', { name: texts.tab.settings, selected: true }).waitFor();
});

test('[EDIT-06] shots are reordered by keyboard, by drag and by position, are added, copied and deleted down to four', async () => {
  const grid = await openEditor('?shot=1');
  const [first, second, third, fourth] = await scriptsOf(grid);
  const expectOrder = (...scripts: (string | undefined)[]): Promise<void> =>
    expectSoon(() => scriptsOf(grid)).toEqual(scripts);
  await grid.locator('[data-row] [data-column="shot"]').first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expectOrder(second, first, third, fourth);
  await page.getByText('Shot 1 is now at position 2 of 4.').waitFor({ state: 'attached' });
  await page.keyboard.press('Alt+ArrowUp');
  await expectOrder(first, second, third, fourth);

  const rowOf = (number: number): Locator => grid.locator(`[data-row][aria-rowindex="${number + 1}"]`);
  await rowOf(4)
    .locator('[data-drag-handle]')
    .dragTo(rowOf(1), { targetPosition: { x: 60, y: 4 } });
  await expectOrder(fourth, first, second, third);
  await page.getByRole('button', { name: 'Actions for shot 1' }).click();
  await page.getByRole('menuitem', { name: texts.moveTo }).click();
  await typeInto(page.getByRole('spinbutton', { name: /^To position/ }), '4');
  await page.keyboard.press('Enter');
  await expectOrder(first, second, third, fourth);
  await expectSoon(() => focusedPart(page)).toBe('button Actions for shot 4');

  await page.getByRole('button', { name: 'Actions for shot 2' }).click();
  await page.getByRole('menuitem', { name: texts.insertBefore }).click();
  await expectOrder(first, '', second, third, fourth);
  // It can be written at once.
  await expectSoon(() => focusedPart(page)).toBe('textarea What is seen, shot 2');
  expect(await rowOf(2).getAttribute('aria-selected')).toBe('true');
  await page.getByRole('button', { name: 'Actions for shot 1' }).click();
  await page.getByRole('menuitem', { name: texts.copy }).click();
  await expectOrder(first, first, '', second, third, fourth);
  await expectSaved();
  await page.reload();
  await expectOrder(first, first, '', second, third, fourth);
  await rowOf(2).locator('[data-column="shot"]').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByText('2 shots selected').waitFor();
  await page.keyboard.press('Delete');
  await expectOrder(first, second, third, fourth);
  await page.getByRole('button', { name: 'Actions for shot 1' }).click();
  const remove = page.getByRole('menuitem', { name: /^Delete\s*A film keeps at least 4 shots\.$/ });
  expect(await remove.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');
  await expectSaved();
});

test('[EDIT-06] three pasted lines become three shots after a question, and several shots get the same camera at once', async () => {
  const grid = await openEditor('?shot=4');
  const count = (await scriptsOf(grid)).length;
  await scriptOf(grid, count).click();
  await page.evaluate(() => navigator.clipboard.writeText('A bell rings\n\nThe door opens\nNobody is there'));
  await page.keyboard.press('ControlOrMeta+V');
  const question = page.getByRole('dialog', { name: 'Make 3 shots of these lines?' });
  await question.getByRole('button', { name: 'Make 3 shots' }).click();
  await expectSoon(async () => (await scriptsOf(grid)).slice(-3)).toEqual([
    'A bell rings',
    'The door opens',
    'Nobody is there',
  ]);
  await page.getByText('3 shots selected').waitFor();
  await expectNoFaults(page, 'a selection');
  await page
    .getByRole('toolbar', { name: texts.selection })
    .getByRole('combobox', { name: texts.camera })
    .selectOption('handheld');
  const cameraOf = (number: number): Promise<string> =>
    grid.getByRole('combobox', { name: `Camera movement, shot ${number}`, exact: true }).inputValue();
  const camerasOfNew = (): Promise<string[]> => Promise.all([count + 1, count + 2, count + 3].map(cameraOf));
  await expectSoon(camerasOfNew).toEqual(['handheld', 'handheld', 'handheld']);
  await undo();
  await expectSoon(camerasOfNew).toEqual(['static', 'static', 'static']);
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expectSoon(camerasOfNew).toEqual(['handheld', 'handheld', 'handheld']);
  await expectSaved();
});

test('[EDIT-09] [TOOL-07] a shot is continued by a sentence, and another is drawn as it is described; each is one step back', async () => {
  const grid = await openEditor('?shot=2');
  const before = await scriptsOf(grid);
  await page.getByRole('button', { name: 'Actions for shot 2' }).click();
  await page.getByRole('menuitem', { name: texts.continue }).click();
  const dialog = page.getByRole('dialog', { name: 'What happens after shot 2?' });
  await dialog.getByRole('button', { name: described.add }).click();
  await dialog.getByText(described.required).waitFor();
  const sentence = dialog.getByRole('textbox', { name: described.label });
  await typeInto(sentence, 'blah blub', { delay: 5 });
  await sentence.press('Enter');
  await dialog.getByRole('button', { name: described.add }).click();
  await dialog.getByText(/^Nothing of this can be drawn/).waitFor();
  // The refusal is meant.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  await expectNoFaults(page, 'the question what happens next');
  await typeInto(sentence, 'The gardener dances in the rain', { delay: 5 });
  await dialog.getByRole('button', { name: described.add }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expectSoon(() => scriptsOf(grid)).toEqual(before.toSpliced(2, 0, 'The gardener dances in the rain'));
  await expectSaved();
  await page.getByRole('heading', { name: 'Shot 3' }).waitFor();
  await expectSoon(() => page.getByLabel('Weather', { exact: true }).inputValue()).toBe('rain');
  const pose = page.getByLabel('Pose', { exact: true }).first();
  await expectSoon(() => pose.innerText()).toBe(stage.poses.dance);
  // Among so many it is found by typing.
  await pose.click();
  await typeInto(page.getByRole('combobox', { name: 'Search' }), stage.poses.sweep);
  await page.keyboard.press('Enter');
  await expectSoon(() => pose.innerText()).toBe(stage.poses.sweep);
  await undo();
  await expectSoon(() => pose.innerText()).toBe(stage.poses.dance);

  const script = page.getByRole('textbox', { name: stage.script, exact: true });
  await typeInto(script, 'The gardener sleeps at night in the snow', { delay: 5 });
  await page.getByRole('button', { name: described.drawScript, exact: true }).click();
  await expectSoon(() => page.getByLabel('Time of day', { exact: true }).inputValue()).toBe('night');
  expect(await page.getByLabel('Weather', { exact: true }).inputValue()).toBe('snow');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expectSoon(() => page.getByLabel('Weather', { exact: true }).inputValue()).toBe('rain');
  await expectSaved();
  await page.reload();
  await expectSoon(() => scriptsOf(grid)).toEqual(before.toSpliced(2, 0, 'The gardener sleeps at night in the snow'));
});

test('[EDIT-05] on a phone shots are cards, and their details a sheet', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${filmAddress}/edit`);
  const cards = page.getByRole('list', { name: texts.table });
  await cards.getByRole('button', { name: 'Details of shot 1' }).click();
  const sheet = page.getByRole('dialog', { name: texts.inspector });
  await sheet.getByRole('heading', { name: 'Shot 1' }).waitFor();
  await expectFits(page, 'the details on a phone');
  await expectNoFaults(page, 'the details on a phone');
  await sheet.getByLabel('Weather').selectOption('snow');
  await page.keyboard.press('Escape');
  await expectSaved();
  await expectNoFaults(page, 'the cards');
  await page.reload();
  await cards.getByRole('button', { name: 'Details of shot 1' }).click();
  await expectSoon(() => sheet.getByLabel('Weather').inputValue()).toBe('snow');
  expect(complaints).toEqual([]);
});
