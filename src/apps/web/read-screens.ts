import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A call of `screen(…)`, `part(…)` or `dialogPart(…)` in the source. */
export interface WrittenScreen {
  /** The path of its route; undefined for a screen without one. */
  path: string | undefined;
  /** Its text sections. */
  sections: string[];
  /** The file of its code, relative to the project's root. */
  file: string;
}

/** The files that declare routes and their screens. */
export const ROUTE_FILES = ['public', 'studio', 'own', 'admin'].map(
  (group) => `src/apps/web/routes/${group}-routes.ts`,
);

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
/** The required form of such a call. */
export const SCREEN_CALL =
  /(?:path: '([^']+)',(?:(?!\bpath: ')[^])*?)?\b(?:screen|part|dialogPart)\(\s*\[([^\]]*)\],\s*(?:async )?\(\) => import\('([^']+)'\)/g;

/**
 * Finds the screens in a source file, with their text sections. The build needs them before the program runs, and a
 * test follows the imports of each screen. Throws for a call in another form.
 */
export function readScreens(source: string): WrittenScreen[] {
  const text = readFileSync(join(PROJECT, source), 'utf8');
  const found = [...text.matchAll(SCREEN_CALL)].map(([, path, sections = '', file = '']) => ({
    path,
    sections: [...sections.matchAll(/'([^']+)'/g)].map(([, section = '']) => section),
    file: file.startsWith('#src/') ? file.slice(1) : join(dirname(source), file),
  }));
  if (found.length !== (text.match(/\b(?:screen|part|dialogPart)\(\s*\[/g)?.length ?? 0)) {
    throw new Error(
      `${source}: a screen that cannot be read: write its sections, then () => import('…'), then what to take from it`,
    );
  }
  return found;
}
