import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { writeFontsConf } from '#src/platform/server/media/fonts/write-fonts-conf.ts';
import { findChromium } from './find-chromium.ts';

/**
 * Starts the browser that this machine has, quiet, without its own errands, and with the typefaces that come with the
 * program, so that every language is really seen on a machine without fonts. New accounts have no film coins: unless
 * `reminders` is set, each page answers the low-balance reminder with its cross before it shows, so that it takes
 * nobody's focus; the guide of the film page, which opens by itself for an account that has not seen it, is answered so
 * unless `guide` is set. With `machineFonts` it has the machine's own typefaces instead, as people's browsers do: what
 * stands in for ours until they are there is among them. The caller closes it.
 */
export async function launchBrowser(
  more: readonly string[] = [],
  { reminders = false, guide = false, machineFonts = false } = {},
): Promise<Browser> {
  const found = await findChromium();
  const fonts = machineFonts ? {} : { FONTCONFIG_FILE: await writeFontsConf(join(tmpdir(), 'kinora-browser-fonts')) };
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...(process.env as Record<string, string>), ...found.env, ...fonts },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--autoplay-policy=no-user-gesture-required',
      ...more,
    ],
  });
  if (reminders) return browser;
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript((isGuided) => {
      // oxlint-disable-next-line typescript/unbound-method -- called on the dialog itself
      const { showModal } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.showModal = function (): void {
        if (this.querySelector('#low-balance') || (this.id === 'film-guide' && !isGuided))
          this.querySelector('button')?.click();
        else showModal.call(this);
      };
    }, guide);
    return context;
  };
  return browser;
}
