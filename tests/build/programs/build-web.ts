/** Builds the web bundle into a folder, as scripts/build-web.ts does. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const [outDir = ''] = process.argv.slice(2);
const configFile = fileURLToPath(new URL('../../../src/apps/web/vite.config.ts', import.meta.url));
await build({ configFile, logLevel: 'error', build: { outDir } });
