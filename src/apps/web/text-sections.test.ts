import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { readScreens, SCREEN_CALL, type WrittenScreen } from './read-screens.ts';
import { CORE, TEXTS, type Section } from './texts.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const MESSAGES_KIBIBYTES = 12.5;

/** Every screen in the program's source. */
const screens: WrittenScreen[] = readdirSync(join(PROJECT, 'src/apps/web'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
  .flatMap((file) => readScreens(`src/apps/web/${file}`));

/** The sections that a file and its imports use, now or later. Parts loaded by `screen` have their own. */
function usedSections(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) {
    return [];
  }
  seen.add(file);
  const text = readFileSync(join(PROJECT, file), 'utf8').replace(SCREEN_CALL, '');
  const used = [...text.matchAll(/\buseTranslations\(\s*(?:['"`]([\w]+))?/g)].map(([call, section]) => {
    if (section === undefined) {
      throw new Error(`${file}: ${call}…) names no section`);
    }
    return section;
  });
  const imports = [...text.matchAll(/(?:^import (?!type)[^;]*?from |^import |\bimport\()'([^']+\.tsx?)'/gm)].map(
    ([, name = '']) => name,
  );
  return [
    ...used,
    ...imports.flatMap((name) =>
      usedSections(name.startsWith('#src/') ? name.slice(1) : join(dirname(file), name), seen),
    ),
  ];
}

const core: readonly string[] = CORE;
const beyondCore = (sections: readonly string[]): string[] =>
  [...new Set(sections)].filter((section) => !core.includes(section)).sort();

test.each(screens.map((screen) => [screen.path ?? screen.file, screen] as const))(
  '[LANG-01] %s names exactly the sections of texts that it speaks with',
  (_name, screen) => {
    expect(beyondCore(screen.sections)).toEqual(beyondCore(usedSections(screen.file)));
  },
);

test('[LANG-01] the frame uses only the core sections', () => {
  expect(beyondCore(usedSections('src/apps/web/main.tsx'))).toEqual([]);
});

test.each(LANGUAGES)('[LANG-01] %s has exactly the keys of English, none of them empty', (language) => {
  const keysOf = (texts: object, path = ''): string[] =>
    Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
      if (typeof text === 'object' && text !== null) {
        return keysOf(text, `${path}${key}.`);
      }
      return [typeof text === 'string' && text.trim() !== '' ? `${path}${key}` : `${path}${key} is empty`];
    });
  expect(keysOf(TEXTS[language]).sort()).toEqual(keysOf(TEXTS.en).sort());
});

test.each(screens.map((screen) => [screen.path ?? screen.file, screen] as const))(
  `%s loads at most ${MESSAGES_KIBIBYTES} KiB of texts in any language`,
  (_name, screen) => {
    for (const language of LANGUAGES) {
      const files = [CORE, ...screen.sections.map((section) => [section])].map(
        (sections) =>
          gzipSync(
            JSON.stringify(
              Object.fromEntries(sections.map((section) => [section, TEXTS[language][section as Section]])),
            ),
            { level: 9 },
          ).length,
      );
      expect(files.reduce((sum, bytes) => sum + bytes, 0) / 1024).toBeLessThanOrEqual(MESSAGES_KIBIBYTES);
    }
  },
);
