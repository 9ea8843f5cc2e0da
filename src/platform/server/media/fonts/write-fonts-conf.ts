import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Language } from '#src/shared/language/languages.ts';
import { listTypefaces } from './font-files.ts';

/**
 * The subtitle font family of a language; missing characters fall back to the others. English uses the Japanese one,
 * which has complete Latin.
 */
export function subtitleFamily(language: Language): string {
  const { cn, ko, ja } = listTypefaces();
  const typeface = { en: ja, cn, ko, ja }[language];
  return typeface.family ?? 'sans-serif';
}

/**
 * Writes a fonts.conf for FONTCONFIG_FILE into the folder and returns its path. It lists our typefaces only, so that
 * installed fonts do not change a film. The folder also holds fontconfig's cache; it may be kept and shared.
 */
export async function writeFontsConf(folder: string): Promise<string> {
  const fonts = join(resolve(folder), 'faces');
  const cache = join(resolve(folder), 'cache');
  await mkdir(fonts, { recursive: true });
  await mkdir(cache, { recursive: true });
  for (const typeface of Object.values(listTypefaces())) {
    if (typeface.family !== null) {
      for (const file of typeface.files) {
        await placeFont(file, join(fonts, basename(file)));
      }
    }
  }
  const text = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `  <dir>${escapeXml(fonts)}</dir>`,
    `  <cachedir>${escapeXml(cache)}</cachedir>`,
    '</fontconfig>',
    '',
  ].join('\n');
  const path = join(resolve(folder), 'fonts.conf');
  if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
    // Another program may be reading it.
    const fresh = `${path}.${randomUUID()}`;
    await writeFile(fresh, text);
    await rename(fresh, path);
  }
  return path;
}

/**
 * Links a font, or copies it where links are not allowed. Replaces a link whose target is gone because the program was
 * moved: without fonts, text is drawn empty.
 */
async function placeFont(from: string, to: string): Promise<void> {
  try {
    await symlink(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      return copyFile(from, to);
    }
    if (!existsSync(to)) {
      const fresh = `${to}.${randomUUID()}`;
      await symlink(from, fresh);
      await rename(fresh, to);
    }
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
