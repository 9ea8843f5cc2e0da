import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A call of `screen(…)` in the program, as it is written. */
export interface WrittenScreen {
  /** The path of its route; undefined for what is no route. */
  path: string | undefined;
  /** The sections of texts that it names. */
  sections: string[];
  /** The file of its code, from the root of the project. */
  file: string;
}

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
/** A call of `screen(…)` as it must be written to be read. */
export const SCREEN_CALL = /(?:path: '([^']+)'[^\n]*?)?\bscreen\(\[([^\]]*)\], (?:async )?\(\) => import\('([^']+)'\)/g;

/**
 * Reads which screens a source file names, with their sections. The build needs it before the program runs, and a test
 * walks from each screen through what it imports. Throws where a call is written in another way than it can read.
 */
export function readScreens(source: string): WrittenScreen[] {
  const text = readFileSync(join(PROJECT, source), 'utf8');
  const found = [...text.matchAll(SCREEN_CALL)].map(([, path, sections = '', file = '']) => ({
    path,
    sections: [...sections.matchAll(/'([^']+)'/g)].map(([, section = '']) => section),
    file: file.startsWith('#src/') ? file.slice(1) : join(dirname(source), file),
  }));
  if (found.length !== (text.match(/\bscreen\(\[/g)?.length ?? 0))
    throw new Error(
      `${source}: a screen that cannot be read: write its sections, then () => import('…'), then what to take from it`,
    );
  return found;
}
