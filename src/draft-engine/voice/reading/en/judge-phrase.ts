import type { ReadWord } from '../read-word.ts';
import type { PhraseRow } from './phrases/phrase-row.ts';

/** How a reading differs from what is expected; nothing where it is right. */
export function faultsOf([, spoken, details = '']: PhraseRow, words: ReadWord[]): string[] {
  const said = words.map((word) => word.spoken).join(' ');
  const faults = said.toLowerCase() === spoken.toLowerCase() ? [] : [`says “${said}”`];
  if (details.startsWith('/')) {
    const sounds = words.map((word) => word.phonemes).join(' ');
    return sounds === details.slice(1) ? faults : [...faults, sounds];
  }
  let at = 0;
  for (const detail of details.split(/ (?=[^ ]+[=>])/).filter((part) => part !== '')) {
    const [, text = '', sign = '', expected = ''] = /^(.+?)([=>])(.*)$/.exec(detail) ?? [];
    const found = words.findIndex((word, index) => index >= at && word.text === text);
    const word = words[found];
    at = found + 1;
    const got = sign === '=' ? word?.phonemes : word?.after.trim();
    if (got !== expected) {
      faults.push(`${text}: ${got} instead of ${expected}`);
    }
  }
  return faults;
}
