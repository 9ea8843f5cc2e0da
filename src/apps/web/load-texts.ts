import { mark } from 'virtual:texts';
import type { Language } from '#src/shared/language/languages.ts';
import type { Section } from './texts.ts';

/** One compiled text file of a language: 'core' is what every page needs. Throws when it cannot be loaded. */
export async function loadTexts(language: Language, file: 'core' | Section): Promise<object> {
  const answer = await fetch(`/assets/texts-${mark}-${language}-${file}.json`);
  if (!answer.ok) {
    throw new Error(`the texts answered ${answer.status}`);
  }
  return (await answer.json()) as object;
}
