import { isHangul, soundAfter } from '../../korean/hangul.ts';

/** What a noun's particle says. */
export type Case =
  | 'topic'
  | 'subject'
  | 'object'
  | 'dative'
  | 'source'
  | 'in'
  | 'at'
  | 'by'
  | 'with'
  | 'of'
  | 'also'
  | 'until'
  | 'since'
  | 'like'
  | 'than'
  | 'each'
  | 'or'
  | 'named'
  | 'called'
  | 'besides'
  | 'call'
  | 'none';

/** After a consonant, a vowel, a vowel or ㄹ, anything. */
type After = 'c' | 'v' | 'r' | 'a';
export interface Particle {
  text: string;
  case: Case;
  /** 는, 도 or 만 stands behind another particle: 에서는, 에게만. */
  isTopical?: boolean;
}

const ROWS: readonly [Case, After, string][] = [
  ['topic', 'c', '은'],
  ['topic', 'v', '는'],
  ['subject', 'c', '이'],
  ['subject', 'v', '가'],
  ['subject', 'a', '께서, 께서는, 만이'],
  ['object', 'c', '을'],
  ['object', 'v', '를'],
  ['object', 'a', '만을'],
  ['dative', 'a', '에게, 한테, 께, 에게로, 에게만, 에게까지, 더러'],
  ['source', 'a', '에게서, 한테서, 로부터, 으로부터, 에게서도'],
  ['in', 'a', '에, 에까지, 에만, 에다, 에다가'],
  ['at', 'a', '에서, 에서만, 에서조차'],
  ['since', 'a', '부터, 에서부터'],
  ['by', 'c', '으로, 으로만, 으로써, 으로서'],
  ['by', 'r', '로, 로만, 로써, 로서'],
  ['with', 'c', '과, 이랑'],
  ['with', 'v', '와, 랑'],
  ['with', 'a', '하고'],
  ['of', 'a', '의, 에서의, 만의'],
  ['of', 'v', '와의, 로의'],
  ['of', 'c', '과의, 으로의'],
  ['also', 'a', '도, 만, 조차, 마저, 까지도, 만은, 만큼은, 뿐'],
  ['until', 'a', '까지'],
  ['like', 'a', '처럼, 같이, 만큼, 대로'],
  ['than', 'a', '보다, 보다도'],
  ['each', 'a', '마다'],
  ['or', 'c', '이나, 이든'],
  ['or', 'v', '나, 든'],
  ['or', 'c', '이라도'],
  ['or', 'v', '라도'],
  ['named', 'c', '이라는, 이란, 이라'],
  ['named', 'v', '라는, 란'],
  ['called', 'c', '이라고'],
  ['called', 'v', '라고'],
  ['besides', 'a', '밖에'],
  ['call', 'c', '아, 이여'],
  ['call', 'v', '야, 여'],
];
const TOPICAL: readonly [Case, After, string][] = [
  ['dative', 'a', '에게는, 에게도, 한테는, 에겐'],
  ['in', 'a', '에는, 에도, 엔, 에서야'],
  ['at', 'a', '에서는, 에서도, 에선'],
  ['by', 'c', '으로는, 으로도, 으론'],
  ['by', 'r', '로는, 로도, 론'],
  ['with', 'c', '과는, 과도'],
  ['with', 'v', '와는, 와도'],
  ['until', 'a', '까지는'],
  ['since', 'a', '부터는'],
  ['like', 'a', '처럼은'],
];

const INDEX = new Map<string, (Particle & { after: After })[]>();
for (const [rows, isTopical] of [
  [ROWS, false],
  [TOPICAL, true],
] as const) {
  for (const [which, after, texts] of rows) {
    for (const text of texts.split(', ')) {
      INDEX.set(text, [
        ...(INDEX.get(text) ?? []),
        { text, case: which, after, ...(isTopical ? { isTopical: true } : {}) },
      ]);
    }
  }
}
/** No particle is longer. */
export const LONGEST_PARTICLE = 4;

/** What a noun ends in as it is spoken: of a Latin word or a digit as it is usually read. */
function suits(noun: string, after: After): boolean {
  const last = noun.at(-1) ?? '';
  if (after === 'a' || !/[\dA-Za-z]/.test(isHangul(last) ? 'a' : last)) {
    return true;
  }
  const final = soundAfter(noun);
  if (/[A-Za-z]/.test(last) || after === 'c') {
    return final !== '' || !isHangul(last);
  }
  return final === '' || (after === 'r' && final === 'ㄹ') || !isHangul(last);
}

/** The particle that `text` is behind `noun`, if the sounds go together. */
export function particleOf(noun: string, text: string): Particle | undefined {
  const found = INDEX.get(text)?.find((particle) => suits(noun, particle.after));
  return found && { text: found.text, case: found.case, ...(found.isTopical ? { isTopical: true } : {}) };
}
