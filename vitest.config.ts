import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { PlainSummary } from './tests/build/plain-summary.ts';

export default defineConfig({
  resolve: { alias: { 'virtual:texts': fileURLToPath(new URL('./tests/build/virtual-texts.ts', import.meta.url)) } },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['tests/build/global-setup.ts'],
    setupFiles: ['src/platform/server/strict-runtime.ts', 'tests/browser/keep-failures.ts'],
    // As the programs run (bootstrap.mjs); and some 400 ms less for each file that uses the database.
    execArgv: ['--disable-proto=delete', '--import', new URL('./scripts/quick-imports.mjs', import.meta.url).href],
    reporters: ['default', new PlainSummary()],
    // Long, since they only end what hangs: a machine that is busy with something else takes its time.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
  },
});
