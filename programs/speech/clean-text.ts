import type { Language } from './request.ts';
import { SpeechFault } from './spoken.ts';

const LONGEST_LATIN_WORD = 28;

const AND: Record<Language, string> = { en: ' and ', cn: '和', ko: ' 그리고 ', ja: 'と' };

/**
 * Reduces a text to what can be read aloud: letters, digits, spaces and sentence punctuation. Removes markup, because
 * espeak would interpret it. Throws NOTHING_TO_SAY when no letter or digit remains.
 */
export function cleanText(text: string, language: Language): string {
  const cleaned = text
    .normalize('NFC')
    .replace(/<\/?[a-zA-Z][^<>]{0,200}>/g, ' ')
    .replace(/&/g, AND[language])
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/\s*[—–―]+\s*|\s-{1,}\s|-{2,}/g, ', ')
    .replace(/[…⋯]+|\.{2,}/g, '. ')
    .replace(/[^\p{L}\p{M}\p{N}\s.,;:!?'"%$€£¥+\-。、，；：！？「」『』（）()・·]/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, ' ')
    .replace(/([.,;:!?。、，；：！？'"-])(?:\s*\1)+/g, '$1')
    .replace(/(\p{L}\p{M}{3})\p{M}+/gu, '$1')
    .replace(new RegExp(`[\\p{Script=Latin}\\p{N}]{${LONGEST_LATIN_WORD + 1},}`, 'gu'), breakWord)
    .replace(/\s+/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(cleaned)) {
    throw new SpeechFault('NOTHING_TO_SAY', 'The text has no letter and no digit.');
  }
  return cleaned;
}

function breakWord(word: string): string {
  const pieces: string[] = [];
  for (let start = 0; start < word.length; start += LONGEST_LATIN_WORD) {
    pieces.push(word.slice(start, start + LONGEST_LATIN_WORD));
  }
  return pieces.join(' ');
}
