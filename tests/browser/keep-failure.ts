import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

/** A recorded context with the messages of its pages. */
interface Watched {
  context: BrowserContext;
  said: string[];
}

const watched = new Set<Watched>();

/** Records a context for `keepFailure`. Ends with the context. */
export async function watchContext(context: BrowserContext): Promise<void> {
  const entry: Watched = { context, said: [] };
  watched.add(entry);
  context.once('close', () => watched.delete(entry));
  context.on('console', (message) => entry.said.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => entry.said.push(`page error: ${error.error().message}`));
  context.on('requestfailed', (request) =>
    entry.said.push(`request failed: ${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`),
  );
  // Snapshots of the pages take up to an eighth of the processor's time of a browser test.
  await context.tracing.start({ snapshots: process.env['KINORA_TRACE_PAGES'] === '1' });
}

/**
 * Saves a screenshot of each open page, its messages, and a trace of the test in `out/browser-failures/<test>`. Returns
 * a summary for the log.
 */
export async function keepFailure(test: string): Promise<string> {
  const folder = join('out', 'browser-failures', test.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100));
  const lines: string[] = [];
  await mkdir(folder, { recursive: true });
  let number = 0;
  for (const { context, said } of watched) {
    number += 1;
    await context.tracing.stop({ path: join(folder, `trace-${number}.zip`) }).catch(() => {});
    for (const [index, page] of context.pages().entries()) {
      lines.push(await keepPage(page, join(folder, `page-${number}-${index + 1}.png`)));
    }
    lines.push(...said.slice(-30));
  }
  await writeFile(join(folder, 'console.txt'), lines.join('\n'));
  return `${folder}\n${lines.join('\n')}`;
}

async function keepPage(page: Page, path: string): Promise<string> {
  const limit = { timeout: 5_000 };
  await page.screenshot({ path, ...limit }).catch(() => {});
  const text = await page
    .locator('body')
    .innerText(limit)
    .catch(() => 'no text to be had');
  return `page ${page.url()}: ${text.slice(0, 600)}`;
}

let hasBegun = false;

/** Notes that a test of this file has begun. */
export function noteBegun(): void {
  hasBegun = true;
}

/** Saves the same where no test has begun before the browser is closed: then their preparation failed. */
export async function keepFailedPreparation(): Promise<void> {
  if (!hasBegun && isWatching()) {
    process.stderr.write(`\nKept of the failure: ${await keepFailure(`before all ${Date.now()}`)}\n`);
  }
}

/** True when a browser test is recorded. */
export function isWatching(): boolean {
  return watched.size > 0;
}
