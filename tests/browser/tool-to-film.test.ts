import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as list } from '#src/features/film/texts/list/en.ts';
import { en as editorPictures } from '#src/features/film/texts/pictures/en.ts';
import { en as send } from '#src/features/film/texts/send/en.ts';
import { en as image } from '#src/features/tools/image/texts/en.ts';
import { en as shared } from '#src/features/tools/texts/en.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';
import { typeInto } from './type-into.ts';

let opened: OpenedFilm;
let page: Page;
let toolAddress: string;
/** The address of the picture that the tool made, without its signature. */
let made: string;

beforeAll(async () => {
  opened = await openFinishedFilm({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  ({ page } = opened);
  toolAddress = new URL('/dashboard/image', opened.filmAddress).href;
  await page.goto(toolAddress);
  await typeInto(page.getByRole('textbox', { name: image.prompt }), 'A red fox under a cherry tree at night');
  await page.getByRole('radio', { name: '16:9', exact: true }).check({ force: true });
  await page.locator('button[type=submit]').click();
  const picture = stage().getByRole('img', { name: /red fox/ });
  await picture.waitFor({ timeout: 60_000 });
  made = await addressOf(picture);
});

afterAll(() => opened?.close());

const stage = (): Locator => page.getByRole('region', { name: shared.stage });
const dialog = (): Locator => page.getByRole('dialog', { name: send.title });
const sendTo = (): Locator => stage().getByRole('button', { name: shared.sendTo, exact: true });
const addressOf = async (picture: Locator): Promise<string> =>
  ((await picture.getAttribute('src')) ?? '').split('?')[0] ?? '';
const isFocused = (element: Locator) => (): Promise<boolean> =>
  element.evaluate((each) => each === document.activeElement);

/** The addresses of the pictures that the characters of a film have now. */
async function picturesOfCharacters(filmAddress: string): Promise<string[]> {
  const { rows } = await opened.database.pool.query<{ file_id: string }>(
    `select file_id from takes where film_id = $1 and asset_kind = 'character_picture' and circled`,
    [filmAddress.split('/').at(-1)],
  );
  return rows.map(({ file_id: fileId }) => `/media/${fileId}`);
}

/** Opens the dialog by keys alone. */
async function openDialog(): Promise<void> {
  await sendTo().press('Enter');
  await page.getByRole('menuitem', { name: shared.toFilm }).press('Enter');
  await dialog().waitFor();
}

/** Chooses the finished film in the dialog, by its idea. */
async function chooseFilm(): Promise<void> {
  await typeInto(dialog().getByRole('searchbox'), 'tree of keys');
  await expectSoon(() => dialog().getByRole('listitem').count()).toBe(1);
  await dialog().getByRole('listitem').getByRole('button').press('Enter');
  await dialog().getByRole('tab', { name: send.kinds.shot }).waitFor();
}

test('[TOOL-01] a picture goes to a shot of a film that is searched for, by keys alone, and a message leads there', async () => {
  await openDialog();
  const search = dialog().getByRole('searchbox');
  await expectSoon(isFocused(search)).toBe(true);
  await typeInto(search, 'no such film');
  await dialog().getByText(list.nothing).waitFor();
  await chooseFilm();
  const back = dialog().getByRole('button', { name: send.back });
  await expectSoon(isFocused(back)).toBe(true);
  await expectNoFaults(page, 'where a picture goes');
  await back.press('Enter');
  await expectSoon(isFocused(dialog().getByRole('listitem').getByRole('button'))).toBe(true);
  expect(await search.inputValue()).toBe('tree of keys');
  await expectNoFaults(page, 'which film a picture goes to');
  await page.keyboard.press('Enter');
  await expectSoon(() => dialog().getByRole('tabpanel').locator('img').count()).toBe(4);
  await dialog().getByRole('button', { name: 'Shot 2', exact: true }).press('Enter');
  await page.getByText(/^Shot 2 of “.+” has your picture now\.$/).waitFor();
  await dialog().waitFor({ state: 'detached' });
  await expectSoon(isFocused(sendTo())).toBe(true);
  await page.getByRole('button', { name: send.open }).press('Enter');
  await page.waitForURL(/\/edit\?tab=storyboard&shot=2$/);
  const used = page.getByRole('list', { name: editorPictures.strip }).locator('[aria-pressed=true] img');
  await expectSoon(() => addressOf(used)).toBe(made);
  await page.getByText(editorPictures.origin.brought).waitFor();
});

test('[TOOL-01] [EDIT-07] the editor takes a picture of the tools for a shot', async () => {
  await page.goto(`${opened.filmAddress}/edit?tab=storyboard&shot=3`);
  const take = page.getByRole('button', { name: editorPictures.fromTools });
  await take.press('Enter');
  const earlier = page.getByRole('dialog', { name: shared.earlierTitle });
  await earlier.getByRole('listitem').first().getByRole('button').press('Enter');
  await expectSoon(isFocused(take)).toBe(true);
  const used = page.getByRole('list', { name: editorPictures.strip }).locator('[aria-pressed=true] img');
  await expectSoon(() => addressOf(used)).toBe(made);
});

test('[TOOL-01] a picture becomes that of a character of a film; one that is gone is said so', async () => {
  await page.goto(toolAddress);
  await openDialog();
  await chooseFilm();
  await dialog().getByRole('tab', { name: send.kinds.shot }).press('ArrowRight');
  await dialog().getByText(send.notes.character).waitFor();
  await dialog().getByRole('listitem').first().getByRole('button').press('Enter');
  await page.getByText(/^.+ in “.+” has your picture now\.$/).waitFor();
  expect(await picturesOfCharacters(opened.filmAddress)).toContain(made);
  await page.getByRole('button', { name: send.open }).press('Enter');
  await page.waitForURL(/\/edit\?tab=characters$/);

  await page.goto(toolAddress);
  await page.setViewportSize({ width: 360, height: 740 });
  await openDialog();
  await chooseFilm();
  await dialog().getByRole('button', { name: 'Shot 1', exact: true }).waitFor();
  await expectFits(page, 'where a picture goes');
  const other = await opened.context.newPage();
  await other.goto(new URL('/my/movies', toolAddress).href);
  await other.getByRole('button', { name: /^Actions for/ }).click();
  await other.getByRole('menuitem', { name: list.remove }).click();
  await other.getByRole('button', { name: list.removeConfirm }).click();
  await other.getByText(list.empty).waitFor();
  await other.close();
  await dialog().getByRole('button', { name: 'Shot 1', exact: true }).click();
  await dialog().getByRole('alert').getByText(errorText('en', 'FILM_NOT_FOUND')).waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await expectSoon(isFocused(sendTo())).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('[TOOL-01] a new film that has as many characters as it may have takes no more, and says so', async () => {
  const most = LIMITS.film.charactersOnIdeaPage;
  const characters = Array.from({ length: most }, (_, index) => ({
    pictureId: crypto.randomUUID(),
    name: `Guest ${index}`,
    path: '/none',
  }));
  const keepForm = (form: object): Promise<void> =>
    page.evaluate((text) => sessionStorage.setItem('kinora.wish', text), JSON.stringify(form));
  await keepForm({ characters });
  await openDialog();
  await dialog().getByRole('button', { name: send.newFilm }).press('Enter');
  await dialog().getByRole('alert').waitFor();
  expect(await dialog().getByRole('alert').innerText()).toContain(`has ${most} characters already`);
  await keepForm({});
  await dialog().getByRole('button', { name: send.toIdea }).press('Enter');
  await page.waitForURL('**/dashboard/film/idea');
  await page.goto(toolAddress);
});

test('[TOOL-01] a picture becomes a character of a new film', async () => {
  await openDialog();
  await dialog().getByRole('button', { name: send.newFilm }).press('Enter');
  await page.waitForURL('**/dashboard/film/idea');
  const name = page.getByLabel('Name of character 1');
  await typeInto(name, 'Rusty');
  expect(await addressOf(page.getByRole('img', { name: 'Rusty' }))).toBe(made);
  await typeInto(page.getByRole('textbox', { name: 'Your idea' }), 'A fox finds a lost lantern');
  await page.getByLabel('Shots').selectOption('4');
  await page
    .getByRole('button', { name: /^One click/ })
    .first()
    .click();
  await page.waitForURL(/\/dashboard\/film\/[0-9a-f-]{36}$/);
  await expectSoon(() => picturesOfCharacters(page.url())).toContain(made);
});

test('the pages report nothing', () => {
  // The film that was deleted meanwhile is answered with 404.
  expect(opened.complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});
