import { existsSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder of the program's own fonts, for the browser. */
export const BROWSER_FONTS = join(tmpdir(), 'kinora-browser-fonts');

/** `package.json` of the browser that comes from npm. */
const PACKAGE = findPackageJSON('@sparticuz/chromium', import.meta.url) ?? '';

/** A test browser and its environment. */
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

/** The machine's own Chromium, or else the one from npm, unpacked with the libraries that a bare system lacks. */
export async function findChromium(): Promise<FoundChromium> {
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) {
    return { executablePath: installed, env: {} };
  }
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  const libraries = await inflate(join(PACKAGE, '..', 'bin', 'al2023.tar.br'));
  return { executablePath, env: { LD_LIBRARY_PATH: join(libraries ?? join(tmpdir(), 'al2023'), 'lib') } };
}
