import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#tests/vendors/loopback-service.ts';
import { refuseJobs } from '#tests/vendors/refuse-jobs.ts';
import type { Fate } from '#tests/vendors/vendor-protocol.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { collectComplaints, startFilm } from './open-account.ts';
import { focusedPart } from './press-keys.ts';
import { becomeMember, startFalSite, type FalSite } from './start-fal-site.ts';

let site: FalSite;
const state: { fate: Fate | ((call: Call) => Fate); pendingChecks: number } = { fate: 'made', pendingChecks: 0 };
const fateOf = (call: Call): Fate => (typeof state.fate === 'function' ? state.fate(call) : state.fate);

beforeAll(async () => {
  site = await startFalSite((call) => ({ ...state, fate: fateOf(call) }));
});
afterAll(() => site?.close());

/** Orders four candidates of the first shot, one of which is refused, and uses the last of them by keys. */
async function chooseAmongFour(page: Page): Promise<void> {
  state.fate = refuseJobs(new Set([2]));
  state.pendingChecks = Infinity;
  await page.getByRole('list', { name: 'Storyboard' }).getByRole('button', { name: 'Takes of shot 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Takes of shot 1' });
  await dialog.getByLabel('Model').selectOption('kling_v21');
  await dialog.getByRole('button', { name: 'Make 1 take' }).waitFor();
  await dialog.getByRole('radio', { name: '1', exact: true }).focus();
  for (const count of ['2', '3', '4']) {
    await page.keyboard.press('ArrowRight');
    await expectSoon(() => dialog.getByRole('radio', { name: count, exact: true }).isChecked()).toBe(true);
  }
  const each = /^\d+/.exec(await dialog.getByText(/^\d+ film coins each$/).innerText())?.[0];
  await dialog.getByRole('button', { name: 'Make 4 takes' }).dblclick();
  const candidates = dialog.getByRole('group', { name: '4 to choose from · Kling 2.1' });
  await expectSoon(() => candidates.locator('[data-status="generating"]').getByText('is being made').count()).toBe(4);
  await candidates.getByText('3 of 4').waitFor();
  await expectNoFaults(page, 'candidates that are being made');
  state.pendingChecks = 0;
  await candidates.locator('[data-status="generated"]').nth(2).waitFor({ timeout: 300_000 });
  await candidates.locator('[data-status="failed"]').getByText(`Its ${each} film coins are back.`).waitFor();
  await candidates.getByText('used in the film').waitFor();
  await expectNoFaults(page, 'candidates');

  // Arrow keys move over all takes; only the space bar has one used.
  const radios = dialog.getByRole('radiogroup', { name: 'All takes' }).getByRole('radio');
  const used = radios.filter({ hasText: 'used in the film' });
  const usedAtFirst = await used.textContent();
  await used.focus();
  await page.keyboard.press('End');
  expect(await used.textContent()).toBe(usedAtFirst);
  await page.keyboard.press('Space');
  await expectSoon(() => radios.last().getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Home');
  await expectSoon(() => focusedPart(page)).toBe('button Take 1: Use this take');
  await page.keyboard.press('ArrowLeft');
  await expectSoon(() => focusedPart(page)).toMatch(/^button Take \d: used in the film$/);
  await page.keyboard.press('Escape');

  // The receipt has a line for each of them.
  await page.getByRole('button', { name: 'Every take' }).click();
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await expectSoon(() => receipt.getByRole('row', { name: /of 4/ }).allTextContents()).toHaveLength(4);
  await expectSoon(() => receipt.getByRole('row', { name: /of 4.*given back/ }).count()).toBe(1);
}

test('[EDIT-18] [COIN-02] [COIN-04] [CAT-26] a member makes a draft, has two shots made by a model, one of which is refused and costs nothing, compares the takes, and chooses among four candidates', async () => {
  const context = await site.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  const complaints = collectComplaints(page);
  await becomeMember(page, site);
  await startFilm(page, site.origin, 'A postman delivers the last letter of winter to a bear');
  const board = page.getByRole('list', { name: 'Storyboard' });
  await page.locator('media-controller').waitFor({ timeout: 300_000 });
  await board.getByRole('button', { name: 'Takes of shot 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Takes of shot 2' });
  await dialog.locator('[data-take="1"][data-status="generated"]').waitFor();
  await dialog.getByLabel('Model').selectOption('kling_v21');
  const make = dialog.getByRole('button', { name: 'Make 1 take' });
  await make.waitFor();
  await expectNoFaults(page, 'takes');
  await make.click();
  await dialog.locator('[data-take="2"][data-status="generated"]').waitFor({ timeout: 300_000 });
  await dialog.locator('[data-take="2"]').getByText('used in the film').waitFor();
  await dialog
    .locator('[data-take="1"]')
    .getByRole('radio', { name: /Use this take/ })
    .waitFor();
  await page.screenshot({ path: 'out/takes.png' });
  // However often the kind is switched, two takes are compared in one place.
  const compare = dialog.getByRole('button', { name: 'Compare' });
  const comparisons = dialog.getByRole('region', { name: 'Compare' });
  await compare.click();
  await comparisons.waitFor();
  await dialog.getByRole('radio', { name: 'Clips' }).focus();
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(key);
  }
  await dialog.locator('[data-take="2"]').getByText('used in the film').waitFor();
  expect(await comparisons.count()).toBe(1);
  await compare.click();
  await expectSoon(() => comparisons.count()).toBe(0);
  await page.keyboard.press('Escape');

  state.fate = 'refused';
  await board.getByRole('button', { name: 'Takes of shot 3' }).click();
  const other = page.getByRole('dialog', { name: 'Takes of shot 3' });
  await other.getByRole('button', { name: 'Make 1 take' }).click();
  await other
    .locator('[data-take="2"][data-status="failed"]')
    .getByText(/ film coins are back\.$/)
    .waitFor();
  await page.keyboard.press('Escape');
  await board
    .locator('[data-shot="3"]')
    .getByText(/The newest take failed/)
    .waitFor();
  // The film is still there to be watched, with the new shot in it.
  await page.locator('media-controller').waitFor({ timeout: 300_000 });
  await page.setViewportSize({ width: 390, height: 844 });
  await board.getByRole('button', { name: 'Takes of shot 2' }).click();
  await expectFits(page, 'takes on a phone');
  await dialog
    .locator('[data-take="1"]')
    .getByRole('radio', { name: /Use this take/ })
    .click();
  await dialog.locator('[data-take="1"]').getByText('used in the film').waitFor();
  await page.screenshot({ path: 'out/takes-phone.png' });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 900 });

  await chooseAmongFour(page);
  expect(complaints).toEqual([]);
});
