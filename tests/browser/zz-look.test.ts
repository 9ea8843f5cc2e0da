import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn, startFilm } from './open-account.ts';
import { typeInto } from './type-into.ts';

test('look', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-look-'));
  const browser = await launchBrowser();
  const kinora = await startTestKinora(folder, {}, {});
  const out = '/tmp/st';
  try {
    const { page, complaints } = await openSignedIn(browser, kinora.signInLink, { colorScheme: 'dark' });
    const address = await startFilm(
      page,
      new URL(kinora.signInLink).origin,
      'A baker in a harbour town hides a bear in her oven from the tax inspector',
    );
    await page.locator('media-controller').waitFor({ timeout: 300_000 });
    const shot = (name: string) => page.screenshot({ path: `${out}/${name}.png` });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${address}/edit`);
    await page.getByRole('grid').getByRole('row').nth(1).waitFor();
    await page.waitForTimeout(2500);
    await shot('e1-table');
    await page.getByRole('button', { name: 'Watch the film as it is now' }).click();
    await page.waitForTimeout(4000);
    await shot('e2-watch');
    const field = page
      .getByRole('textbox', { name: /^What is said, shot 2|^What is heard, shot 2|^Speech, shot 2/ })
      .first();
    console.log(
      'fields',
      await page.getByRole('textbox').evaluateAll((all) => all.map((f) => f.getAttribute('aria-label')).slice(0, 12)),
    );
    if (await field.count()) {
      await typeInto(field, 'The inspector knocks, and the oven answers with a sneeze.');
      const began = Date.now();
      await page.locator('[data-save-state="saved"]').waitFor();
      console.log('saved after', Date.now() - began);
      await page.waitForTimeout(6000);
      await shot('e3-typed');
    }
    for (const tab of ['Characters', 'Locations', 'Items', 'Final cut']) {
      const t = page.getByRole('tab', { name: tab });
      if (await t.count()) {
        await t.click();
        await page.waitForTimeout(2500);
        await shot(`e4-${tab.replace(' ', '-')}`);
      }
    }
    await page.getByRole('button', { name: 'Versions' }).click();
    await page.waitForTimeout(1500);
    await page
      .locator('[role=dialog] ul button')
      .first()
      .click()
      .catch(() => undefined);
    await page.waitForTimeout(1500);
    await shot('e5-versions');
    await page.keyboard.press('Escape');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${address}/edit`);
    await page.waitForTimeout(3000);
    await shot('e6-light');
    await page.getByRole('button', { name: /Make the final cut/ }).click();
    await page.waitForTimeout(15000);
    await shot('e7-cut');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${address}/edit?watch=1`);
    await page.waitForTimeout(4000);
    await shot('e8-phone');
    console.log(complaints);
  } finally {
    await browser.close();
    await kinora.stop();
    await rm(folder, { recursive: true, force: true });
  }
}, 600_000);
