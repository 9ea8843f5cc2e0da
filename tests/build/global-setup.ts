import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isPostmasterAlive, readPostmaster } from '#src/platform/server/database/embedded/postmaster-file.ts';
import { stopPostmaster } from '#src/platform/server/database/embedded/start-postmaster.ts';
import { isSameProcessAlive, type ProcessIdentity } from '#src/platform/server/life-cycle/process-identity.ts';
import { writeFontsConf } from '#src/platform/server/media/fonts/write-fonts-conf.ts';
import { BROWSER_FONTS, findChromium } from '../browser/find-chromium.ts';
import { startTestServer, TEST_SERVER_PREFIX } from './test-server.ts';

/**
 * Starts one PostgreSQL for the whole run, with a migrated template database that tests copy, and unpacks the browser:
 * two files that did so at once would start it half unpacked.
 */
export default async function prepareTestServer(project: TestProject): Promise<() => Promise<void>> {
  await sweepAbandonedServers();
  const [server] = await Promise.all([startTestServer(), findChromium(), writeFontsConf(BROWSER_FONTS)]);
  project.provide('testServerUrl', server.url);
  project.provide('testServerFolder', server.folder);
  return server.close;
}

// A run that was killed could not stop its server.
async function sweepAbandonedServers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(TEST_SERVER_PREFIX)) {
      continue;
    }
    const folder = join(tmpdir(), name);
    const owner = await readFile(join(folder, 'database-owner.json'), 'utf8').catch(() => undefined);
    if (owner === undefined || isSameProcessAlive(JSON.parse(owner) as ProcessIdentity)) {
      continue;
    }
    const server = await readPostmaster(join(folder, 'database'));
    if (server && isPostmasterAlive(server)) {
      await stopPostmaster(join(folder, 'database'), server.pid);
    }
    await rm(folder, { recursive: true, force: true });
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServerUrl: string;
    testServerFolder: string;
  }
}
