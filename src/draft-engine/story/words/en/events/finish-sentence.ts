import { articleFor } from './noun-words.ts';

/** Capitals, articles, apostrophes and the full stop of a sentence or a few. */
export function finishSentence(text: string): string {
  const whole = text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/,([.;:!?])/g, '$1')
    .replace(/(\p{L})'(\p{L}|\s|$)/gu, '$1’$2')
    .replace(/\bcan not\b/g, 'cannot')
    .replace(/\btheir (hand|head|mind|face|nose|heart|sleeve|coat|mouth|back|shoe|name)\b(?!’)/g, 'their $1s')
    .replace(/\b(a|an) (?=([a-z][\w’-]*))/g, (_whole, _article: string, next: string) => `${articleFor(next)} `)
    .replace(/(^|[.!?…][”’]? )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .trim();
  return /[.!?…][”’]?$/.test(whole) || whole === '' ? whole : `${whole}.`;
}
