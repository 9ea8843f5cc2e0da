import type { FrameId } from '../../frames/frames.ts';
import type { Deed } from './choose-deed.ts';
import type { EnglishScan } from './english-scan.ts';

/** What befalls one is not what one wants. */
const NO_WISH: ReadonlySet<FrameId> = new Set<FrameId>([
  'lose',
  'discover',
  'forget',
  'fall_in_love',
  'arrive',
  'transform',
  'part',
  'survive',
]);
const NO_WISH_VERB = /^(?:receive|inherit|get|hear|overhear|see|notice|wake|die|share|live)$/;
const NEXT_THOUGHT = /^(and|but|while|until|when|because|so|before|after|as|if|only)$/;
const LONG = 8;

/** The article that the word behind it asks for. */
function articleBefore(article: string, word: string): string {
  if (/^[aeio]/i.test(word) && !/^(one|once|eu)/i.test(word)) {
    return 'an';
  }
  return /^[^aeiouh]/i.test(word) ? 'a' : article;
}

/** What the hero wants, in the idea's own words: 'repair an old clock'; undefined where they do not say it. */
export function readOwnWish(scan: EnglishScan, { verb, frame }: Deed): string | undefined {
  const befalls = NO_WISH.has(frame) || NO_WISH_VERB.test(verb.base) || verb.base === 'be afraid';
  const said = scan.nouns[0]?.role === 'subject' || verb.at === 0;
  if (verb.aside || befalls || !said) {
    return undefined;
  }
  const words: string[] = [];
  for (const term of scan.terms.slice(verb.at + 1)) {
    if (NEXT_THOUGHT.test(term.lower)) {
      break;
    }
    words.push(term.text);
    if (/[,.;:!?—]/.test(term.after)) {
      break;
    }
  }
  const clause = words.length > LONG ? words.findIndex((word) => /^(who|that)$/.test(word)) : -1;
  if (clause > 0) {
    words.length = clause;
  }
  if (words.length === 0 || words.length > LONG + 1 || !words.every((word) => /^[\p{L}\p{N}'’-]+$/u.test(word))) {
    return undefined;
  }
  return `${verb.base} ${words.join(' ')}`.replace(
    /\b(an?) (\w+)/gi,
    (_, article: string, word: string) => `${articleBefore(article, word)} ${word}`,
  );
}
