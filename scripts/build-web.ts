/** Builds the web bundle when its sources have changed, and says so; otherwise does nothing, in milliseconds. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const project = fileURLToPath(new URL('../', import.meta.url));
const stamp = join(project, 'build', 'web', '.source-hash');

function hashSources(): string {
  const hash = createHash('sha256');
  const files = readdirSync(join(project, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    // Server code is never part of the bundle.
    .filter((path) => !/[\\/](?:server|vendors|draft-engine[\\/](?:clip|music|sound))[\\/]/.test(path))
    .sort();
  for (const file of [...files, join(project, 'package-lock.json'), fileURLToPath(import.meta.url)]) {
    hash.update(file.slice(project.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const wanted = hashSources();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.error('Building the web pages (once for each version) …');
  const began = performance.now();
  const { build } = await import('vite');
  await build({
    configFile: join(project, 'src/apps/web/vite.config.ts'),
    // Node reads it as it is; Vite would bundle it first.
    configLoader: 'native',
    logLevel: 'warn',
  });
  compressAssets(join(project, 'build', 'web'));
  writeFileSync(stamp, wanted);
  console.error(`  ended after ${Math.round((performance.now() - began) / 1000)} s`);
}

/** Writes a Brotli and a gzip copy of each text file, so that serving it needs no compression. */
function compressAssets(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|css|html|svg|json|webmanifest|wasm)$/.test(entry.name)) {
      continue;
    }
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length > 500_000 ? 9 : 11 } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
