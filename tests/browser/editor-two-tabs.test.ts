import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as texts } from '#src/features/film/texts/editor/en.ts';
import { expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';
import { typeInto } from './type-into.ts';

let opened: OpenedFilm;

beforeAll(async () => {
  opened = await openFinishedFilm({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
});

afterAll(() => opened?.close());

const scriptOf = (page: Page, number: number): Locator =>
  page
    .getByRole('grid', { name: texts.table })
    .getByRole('textbox', { name: `What is seen, shot ${number}`, exact: true });

async function openEditor(page: Page): Promise<Page> {
  await page.goto(`${opened.filmAddress}/edit`);
  await scriptOf(page, 1).waitFor();
  return page;
}

/** What the server has of the first two shots. */
async function savedScripts(): Promise<(string | undefined)[]> {
  const { rows } = await opened.database.pool.query<{ script: string }>(
    "select plan->>'script' as script from film_shots order by position limit 2",
  );
  return rows.map(({ script }) => script);
}

test('[EDIT-02] of a cell that two tabs changed a person decides, also after one of them was closed; the rest is saved', async () => {
  const { page: first, context } = opened;
  await openEditor(first);
  const second = await openEditor(await context.newPage());
  const edits = '**/api/films/*/edits';
  await second.route(edits, (route) => route.abort());
  await typeInto(scriptOf(second, 1), 'Second tab.');
  await typeInto(scriptOf(first, 1), 'First tab.');
  await expectSoon(savedScripts).toEqual(['First tab.', expect.any(String)]);
  await second.unroute(edits);
  await second.getByText(texts.changed_elsewhere.text).waitFor();

  await typeInto(scriptOf(second, 2), 'Only the second.');
  await expectSoon(savedScripts).toEqual(['First tab.', 'Only the second.']);
  await expectSoon(() => scriptOf(first, 2).inputValue()).toBe('Only the second.');
  expect(await scriptOf(second, 1).inputValue()).toBe('Second tab.');

  await second.close();
  const third = await openEditor(await context.newPage());
  await third.getByText(texts.changed_elsewhere.text).waitFor();
  expect(await scriptOf(third, 1).inputValue()).toBe('Second tab.');
  expect(await savedScripts()).toEqual(['First tab.', 'Only the second.']);
  await third.getByRole('button', { name: texts.changed_elsewhere.theirs }).click();
  await third.locator('[data-save-state="saved"]').waitFor();
  expect(await scriptOf(third, 1).inputValue()).toBe('First tab.');
  expect(await savedScripts()).toEqual(['First tab.', 'Only the second.']);
});

test('[EDIT-02] who changed a shot that another window has removed is told so once, and keeps the other changes', async () => {
  const { page: first, context } = opened;
  await openEditor(first);
  await first.getByRole('button', { name: 'Actions for shot 4' }).click();
  await first.getByRole('menuitem', { name: texts.insertAfter }).click();
  await scriptOf(first, 5).waitFor();
  await first.locator('[data-save-state="saved"]').waitFor();
  const second = await openEditor(await context.newPage());
  const edits = '**/api/films/*/edits';
  await second.route(edits, (route) => route.abort());
  await typeInto(scriptOf(second, 5), 'In vain.');
  await typeInto(scriptOf(second, 2), 'Kept.');
  await first.getByRole('button', { name: 'Actions for shot 5' }).click();
  await first.getByRole('menuitem', { name: /^Delete/ }).click();
  await scriptOf(first, 5).waitFor({ state: 'detached' });
  await first.locator('[data-save-state="saved"]').waitFor();
  await second.unroute(edits);
  await second.getByText(texts.changed_elsewhere.gone).waitFor();
  await expectSoon(savedScripts).toEqual([expect.any(String), 'Kept.']);
  expect(await second.getByRole('button', { name: texts.changed_elsewhere.mine }).count()).toBe(0);
  await second.getByRole('button', { name: texts.changed_elsewhere.noted, exact: true }).click();
  await second.locator('[data-save-state="saved"]').waitFor();
  expect(await second.getByText(texts.changed_elsewhere.gone).count()).toBe(0);
  await expectSoon(() => scriptOf(first, 2).inputValue()).toBe('Kept.');
});

test('[EDIT-02] a line that another tab writes over while its own tab is still in it is asked about, and both show what is saved', async () => {
  const { page: first, context } = opened;
  await openEditor(first);
  const second = await openEditor(await context.newPage());
  await typeInto(scriptOf(first, 1), 'From tab A.');
  await expectSoon(() => scriptOf(second, 1).inputValue()).toBe('From tab A.');
  await typeInto(scriptOf(second, 1), 'From tab B.');
  await first.getByText(texts.changed_elsewhere.text).waitFor();
  expect(await scriptOf(first, 1).inputValue()).toBe('From tab A.');
  await first.getByRole('button', { name: texts.changed_elsewhere.theirs }).click();
  await expectSoon(() => scriptOf(first, 1).inputValue()).toBe('From tab B.');
  await typeInto(scriptOf(second, 1), 'From tab B again.');
  await expectSoon(() => scriptOf(first, 1).inputValue()).toBe('From tab B again.');
  expect(await first.getByText(texts.changed_elsewhere.text).count()).toBe(0);
  await second.close();
});
