import type { Language } from './language/languages.ts';

/** What joins words to a prompt of a language. */
export const PROMPT_JOINTS: Readonly<Record<Language, string>> = { en: ', ', cn: '，', ko: ', ', ja: '、' };

/** A prompt without the comma, full stop and spaces that more words would follow. */
export const openEnd = (prompt: string): string => prompt.replace(/[\s,，、;；.。]+$/u, '');

/** A prompt with more words at its end. */
export const withWords = (prompt: string, words: string, joint: string): string => openEnd(prompt) + joint + words;

/** Where added words still stand in a prompt: behind what joins them, and before the next comma or the end. */
function findWords(prompt: string, words: string, joint: string): number {
  const added = joint + words;
  const isWhole = (at: number): boolean => /^\s*(?:[,，、;；.。]|$)/u.test(prompt.slice(at + added.length));
  for (let at = prompt.lastIndexOf(added); at > 0; at = prompt.lastIndexOf(added, at - 1)) {
    if (isWhole(at)) {
      return at;
    }
  }
  return -1;
}

/** True where words that were added are still in the prompt. */
export const hasWords = (prompt: string, words: string, joint: string): boolean => findWords(prompt, words, joint) > 0;

/** A prompt without words that were added; unchanged where they are no longer in it. */
export function withoutWords(prompt: string, words: string, joint: string): string {
  const at = findWords(prompt, words, joint);
  return at > 0 ? prompt.slice(0, at) + prompt.slice(at + joint.length + words.length) : prompt;
}
