import { copyFile, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Language } from '#src/shared/language/languages.ts';
import { listTypefaces } from './font-files.ts';

/**
 * The family that subtitles of a language ask for; signs that it lacks come from the others. English is set in the
 * Japanese one, whose Latin is full.
 */
export function subtitleFamily(language: Language): string {
  const { cn, ko, ja } = listTypefaces();
  const typeface = { en: ja, cn, ko, ja }[language];
  return typeface.family ?? 'sans-serif';
}

/**
 * Writes a fonts.conf for FONTCONFIG_FILE into the folder and gives its path. Only our typefaces are in it, so that
 * what is installed does not change a film. The folder also holds the cache of the font library; it may be kept and
 * shared.
 */
export async function writeFontsConf(folder: string): Promise<string> {
  const fonts = join(resolve(folder), 'faces');
  const cache = join(resolve(folder), 'cache');
  await mkdir(fonts, { recursive: true });
  await mkdir(cache, { recursive: true });
  for (const typeface of Object.values(listTypefaces())) {
    if (typeface.family !== null) for (const file of typeface.files) await placeFont(file, join(fonts, basename(file)));
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
  if ((await readFile(path, 'utf8').catch(() => '')) !== text) await writeFile(path, text);
  return path;
}

/** A link costs no space; where links are not allowed, a copy does as well. */
async function placeFont(from: string, to: string): Promise<void> {
  try {
    await symlink(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await copyFile(from, to);
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
