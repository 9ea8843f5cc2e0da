import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** Starts the browser that this machine has, quiet and without its own errands. The caller closes it. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const found = await findChromium();
  return chromium.launch({
    executablePath: found.executablePath,
    env: { ...(process.env as Record<string, string>), ...found.env },
    args: [
      '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
      '--autoplay-policy=no-user-gesture-required', ...more,
    ],
  });
}
