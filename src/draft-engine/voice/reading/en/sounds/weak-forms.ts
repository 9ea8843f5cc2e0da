import { VOWELS } from './model-sounds.ts';

/**
 * Function words as they are said inside a phrase and, where that differs, at its end. Without a stress mark the voice
 * says them weakly by itself.
 */
const FORMS: Record<string, [inside: string, atEnd?: string]> = {
  and: ['ænd'],
  of: ['ʌv'],
  for: ['fɔɹ'],
  at: ['æt'],
  from: ['fɹʌm'],
  with: ['wɪð'],
  as: ['æz'],
  or: ['ɔɹ'],
  but: ['bˌʌt'],
  if: ['ɪf'],
  than: ['ðən'],
  by: ['bI', 'bˈI'],
  in: ['ɪn', 'ˈɪn'],
  on: ['ˌɔn', 'ˈɔn'],
  up: ['ˌʌp', 'ˈʌp'],
  down: ['dˌWn', 'dˈWn'],
  into: ['ˈɪntu'],
  through: ['θɹu', 'θɹˈu'],
  so: ['sˌO'],
  some: ['sˌʌm'],
  not: ['nˌɑt'],
  that: ['ðæt', 'ðˈæt'],
  this: ['ðɪs', 'ðˈɪs'],
  these: ['ðiz', 'ðˈiz'],
  those: ['ðOz', 'ðˈOz'],
  there: ['ðɛɹ', 'ðˈɛɹ'],
  "there's": ['ðɛɹz'],
  i: ['ˌI'],
  "i'm": ['ˌIm'],
  "i'll": ['ˌIl'],
  "i've": ['ˌIv'],
  "i'd": ['ˌId'],
  you: ['ju'],
  he: ['hi'],
  she: ['ʃi'],
  it: ['ɪt'],
  we: ['wi'],
  they: ['ðA'],
  me: ['mˌi'],
  him: ['hˌɪm'],
  her: ['hɜɹ', 'hˌɜɹ'],
  us: ['ˌʌs'],
  them: ['ðˌɛm'],
  my: ['mI'],
  your: ['jʊɹ'],
  his: ['hɪz', 'hˌɪz'],
  its: ['ɪts'],
  our: ['ˌWəɹ'],
  their: ['ðɛɹ'],
  "it's": ['ɪts'],
  "he's": ['hiz'],
  "she's": ['ʃiz'],
  "we're": ['wɪɹ'],
  "you're": ['jʊɹ'],
  "they're": ['ðɛɹ'],
  am: ['æm', 'ˈæm'],
  is: ['ɪz', 'ˈɪz'],
  are: ['ɑɹ', 'ˈɑɹ'],
  was: ['wʌz', 'wˈʌz'],
  were: ['wɜɹ', 'wˈɜɹ'],
  be: ['bi', 'bˈi'],
  been: ['bɪn', 'bˈɪn'],
  have: ['hæv', 'hˈæv'],
  has: ['hæz', 'hˈæz'],
  had: ['hæd', 'hˈæd'],
  do: ['du', 'dˈu'],
  does: ['dʌz', 'dˈʌz'],
  can: ['kæn', 'kˈæn'],
  could: ['kʊd', 'kˈʊd'],
  will: ['wɪl', 'wˈɪl'],
  would: ['wʊd', 'wˈʊd'],
  should: ['ʃˌʊd', 'ʃˈʊd'],
  must: ['mˌʌst', 'mˈʌst'],
  shall: ['ʃˌæl', 'ʃˈæl'],
  what: ['wˌʌt', 'wˈʌt'],
  when: ['wˌɛn', 'wˈɛn'],
  where: ['wˌɛɹ', 'wˈɛɹ'],
  which: ['wˌɪʧ', 'wˈɪʧ'],
  who: ['hˌu', 'hˈu'],
  why: ['wˌI', 'wˈI'],
  how: ['hˌW', 'hˈW'],
  while: ['wˌIl'],
};

const STARTS_WITH_VOWEL = new RegExp(`^[ˈˌ]?[${VOWELS}]`);
const CLAUSE_AFTER =
  /^(?:is|was|will|would|can|could|has|had|are|were|might|may|must|should|i|you|he|she|it|we|they|the|a|an|my|your|his|her|our|their|this|these|those|there|nobody|everyone)$/;
const BEFORE_POINTING = /^(?:|at|to|of|in|on|like|for|with|by|about|from|see|take|give|is|hear)$/;

/** What decides how a function word is said. */
export interface WeakContext {
  /** The words before and after in the same phrase, in small letters; '' at its ends. */
  previous: string;
  next: string;
  /** The sounds of the next word of the phrase; '' at its end. */
  nextSounds: string;
  /** True where the writer stresses the word, as by capitals. */
  isStressed: boolean;
}

/** Words whose form depends on more than their place. */
const BY_CONTEXT: Record<string, (context: WeakContext) => string> = {
  a: () => 'ɐ',
  an: () => 'ɐn',
  the: ({ nextSounds }) => (STARTS_WITH_VOWEL.test(nextSounds) ? 'ði' : 'ðə'),
  to: ({ nextSounds }) => (nextSounds === '' ? 'tu' : `t${STARTS_WITH_VOWEL.test(nextSounds) ? 'ʊ' : 'ə'}`),
  // `at that house` points, `knows that he lies` only joins.
  that: ({ previous, next, nextSounds }) =>
    nextSounds === '' || (BEFORE_POINTING.test(previous) && !CLAUSE_AFTER.test(next)) ? 'ðˈæt' : 'ðæt',
};

/** The sounds of a function word in its place, or undefined for other words. */
export function functionWordSounds(word: string, context: WeakContext): string | undefined {
  const sounds = Object.hasOwn(BY_CONTEXT, word)
    ? BY_CONTEXT[word]?.(context)
    : formOf(word, context.nextSounds === '');
  return sounds !== undefined && context.isStressed ? emphasised(word, sounds) : sounds;
}

function formOf(word: string, isAtEnd: boolean): string | undefined {
  const [inside, atEnd] = (Object.hasOwn(FORMS, word) ? FORMS[word] : undefined) ?? [];
  return isAtEnd ? (atEnd ?? inside) : inside;
}

/** Articles and `to` have forms of their own when they are stressed. */
const STRESSED: Record<string, string> = { a: 'ˈA', an: 'ˈæn', the: 'ðˈi', to: 'tˈu' };

function emphasised(word: string, sounds: string): string {
  const plain = sounds.replace(/[ˈˌ]/g, '');
  return (
    (Object.hasOwn(STRESSED, word) ? STRESSED[word] : undefined) ?? plain.replace(new RegExp(`[${VOWELS}]`), 'ˈ$&')
  );
}
