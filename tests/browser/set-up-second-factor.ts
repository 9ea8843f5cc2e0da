import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { typeInto } from './type-into.ts';

/** The authenticator code of a secret, now or some codes later. */
export function showCode(secret: string, later = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });
}

/**
 * Sets up the mandatory second factor of the signed-in admin, on the page to which the admin area redirects. Ends on
 * the page that the admin had requested; returns the secret.
 */
export async function setUpSecondFactor(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/admin/audit`);
  await page.waitForURL('**/admin/security?next=**');
  await page.getByRole('button', { name: 'Set it up' }).click();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await typeInto(page.getByLabel('Code from the app'), showCode(secret));
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.waitForURL('**/admin/audit');
  return secret;
}
