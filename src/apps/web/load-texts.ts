import { addresses } from 'virtual:texts';
import type { Language } from '#src/shared/language/languages.ts';

/** Waits before each new try, milliseconds: without its texts the page shows nothing at all. */
const WAITS_MILLISECONDS = [0, 500, 1500, 3000] as const;

/** Every text of a language, compiled. Each is a file of its own, loaded when it is wanted. Throws when it cannot be reached. */
export async function loadTexts(language: Language): Promise<object> {
  let last: unknown;
  for (const wait of WAITS_MILLISECONDS) {
    if (wait > 0) await new Promise((resolve) => { setTimeout(resolve, wait); });
    try {
      const answer = await fetch(addresses[language]);
      if (answer.ok) return (await answer.json()) as object;
      last = new Error(`the texts answered ${answer.status}`);
    } catch (error) {
      last = error;
    }
  }
  throw last;
}
