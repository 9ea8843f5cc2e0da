import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { PlainSummary } from './tests/build/plain-summary.ts';
import { findSharingTests } from './tests/build/sharing-tests.ts';

const PROJECT = fileURLToPath(new URL('.', import.meta.url));
const resolve = { alias: { 'virtual:texts': `${PROJECT}tests/build/virtual-texts.ts` } };
const sharing = findSharingTests(PROJECT);

const everywhere = {
  setupFiles: ['src/platform/server/strict-runtime.ts', 'tests/browser/keep-failures.ts'],
  // As the programs run (bootstrap.mjs); and some 400 ms less for each file that uses the database.
  execArgv: ['--disable-proto=delete', '--import', new URL('./scripts/quick-imports.mjs', import.meta.url).href],
  // Long, since they only end what hangs: a machine that is busy with something else takes its time.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Each test file in a process of its own. */
const alone = {
  resolve,
  test: {
    ...everywhere,
    name: 'alone',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', ...sharing],
    globalSetup: ['tests/build/global-setup.ts'],
  },
} satisfies TestProjectInlineConfiguration;

/** One file after the other in the same process, which loads modules and dictionaries once. */
const together = {
  resolve,
  test: { ...everywhere, name: 'together', include: sharing, isolate: false },
} satisfies TestProjectInlineConfiguration;

export default defineConfig({
  test: { projects: [alone, together], reporters: ['default', new PlainSummary()], maxWorkers: 2 },
});
