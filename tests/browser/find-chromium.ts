import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A browser to test with, and the environment that it needs. */
export interface FoundChromium {
  executablePath: string;
  env: Record<string, string>;
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The machine's own Chromium, or else the one that comes by npm, unpacked with the libraries that a bare system lacks. */
export async function findChromium(): Promise<FoundChromium> {
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return { executablePath: installed, env: {} };
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  const packed = join(fileURLToPath(import.meta.resolve('@sparticuz/chromium')), '..', '..', 'bin', 'al2023.tar.br');
  const libraries = await inflate(packed);
  return { executablePath, env: { LD_LIBRARY_PATH: join(libraries ?? join(tmpdir(), 'al2023'), 'lib') } };
}
