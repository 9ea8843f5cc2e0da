import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLoopback, type Loopback } from '#tests/vendors/loopback-service.ts';
import { serveComfyui } from '#tests/vendors/protocols/comfyui.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';
import { typeInto } from './type-into.ts';

const GRAPH = JSON.stringify({
  '3': { class_type: 'KSampler', inputs: { seed: 1, positive: ['6', 0] } },
  '6': { class_type: 'CLIPTextEncode', inputs: { text: '' } },
  '9': { class_type: 'SaveImage', inputs: { images: ['3', 0] } },
});

let folder: string;
let comfyui: Loopback;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  [folder, browser, comfyui] = await Promise.all([
    mkdtemp(join(tmpdir(), 'kinora-workflow-page-')),
    launchBrowser([], { reminders: false }),
    startLoopback((call, service) => serveComfyui(call, service, { fate: 'made', pendingChecks: 0 })),
  ]);
  kinora = await startTestKinora(folder, { KINORA_COMFYUI_URL: comfyui.url });
  origin = new URL(kinora.signInLink).origin;
});
afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await comfyui?.close();
  await rm(folder, { recursive: true, force: true });
});

test('[ADM-07] [CAT-26] an admin types a workflow, sees where its values go, offers it, edits it and removes it', async () => {
  const { page, complaints } = await openSignedIn(browser, kinora.signInLink);
  await setUpSecondFactor(page, origin);
  await page.getByRole('link', { name: 'Providers and models' }).click();
  await page.getByRole('button', { name: 'Add a workflow' }).click();
  const added = page.getByRole('dialog', { name: 'Add a ComfyUI workflow' });
  await typeInto(added.getByLabel('Name', { exact: true }), 'Lighthouse XL');
  await typeInto(added.getByLabel('Workflow', { exact: true }), GRAPH.slice(0, -1));
  await added.getByRole('button', { name: 'Read workflow' }).click();
  await added.getByText('This text is not valid JSON.').waitFor();
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/status of 400/)]);
  await typeInto(added.getByLabel('Workflow', { exact: true }), GRAPH);
  await added.getByRole('button', { name: 'Read workflow' }).click();
  const places = (label: string) => added.getByLabel(label, { exact: true });
  await places('Prompt').waitFor();
  expect(await places('Prompt').inputValue()).toBe('["6","inputs","text"]');
  expect(await places('Seed').inputValue()).toBe('["3","inputs","seed"]');
  expect(await places('The result is saved by').inputValue()).toBe('9');
  await places('Prompt').selectOption({ label: 'nowhere' });
  await typeInto(places('Price in film coins'), '-3');
  await added.getByRole('button', { name: 'Save' }).click();
  await added.getByText('Choose where the prompt goes.').waitFor();
  await added.getByText('Enter a whole number from 0 to 100,000.').waitFor();
  await places('Prompt').selectOption({ label: '#6 text · CLIPTextEncode' });
  await typeInto(places('Price in film coins'), '3');
  await expectNoFaults(page, 'a workflow');
  await page.screenshot({ path: 'out/workflow.png' });
  await added.getByRole('button', { name: 'Save' }).click();
  const row = page.locator('[data-model^="comfyui:"][data-state="available"]');
  await row.getByText('Lighthouse XL').waitFor();
  await expectNoFaults(page, 'workflows');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Edit Lighthouse XL' }).click();
  const edited = page.getByRole('dialog', { name: 'Lighthouse XL' });
  await edited.getByLabel('Seed', { exact: true }).waitFor();
  expect(await edited.getByLabel('Price in film coins').inputValue()).toBe('3');
  await expectFits(page, 'a workflow on a phone');
  await page.screenshot({ path: 'out/workflow-phone.png' });
  await typeInto(edited.getByLabel('Name', { exact: true }), 'Lighthouse XL 2');
  await edited.getByRole('button', { name: 'Save' }).click();
  await row.getByText('Lighthouse XL 2').waitFor();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${origin}/dashboard/film/idea`);
  await page.getByLabel('Pictures', { exact: true }).click();
  const option = page.getByRole('option', { name: 'Lighthouse XL 2' }).first();
  await option.waitFor();
  expect(await option.getAttribute('aria-disabled')).toBe(null);

  await page.goto(`${origin}/admin/models`);
  await page.getByRole('button', { name: 'Remove Lighthouse XL 2' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await row.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});
