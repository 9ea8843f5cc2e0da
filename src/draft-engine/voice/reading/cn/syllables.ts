/**
 * Pinyin to the neural voice's symbols, as its Mandarin training text was written: broad IPA, affricates in one sign,
 * the tone's arrow right after the vowel, none for the neutral tone.
 */
const INITIALS: ReadonlyMap<string, string> = new Map([
  ['', ''],
  ['b', 'p'],
  ['p', 'pʰ'],
  ['m', 'm'],
  ['f', 'f'],
  ['d', 't'],
  ['t', 'tʰ'],
  ['n', 'n'],
  ['l', 'l'],
  ['g', 'k'],
  ['k', 'kʰ'],
  ['h', 'x'],
  ['j', 'ʨ'],
  ['q', 'ʨʰ'],
  ['x', 'ɕ'],
  ['zh', '\uab67'],
  ['ch', '\uab67ʰ'],
  ['sh', 'ʂ'],
  ['r', 'ɻ'],
  ['z', 'ʦ'],
  ['c', 'ʦʰ'],
  ['s', 's'],
]);

/** Each final as glide, vowel (the tone follows it) and coda. */
const FINALS: ReadonlyMap<string, readonly [glide: string, vowel: string, coda: string]> = new Map([
  ['a', ['', 'a', '']],
  ['ai', ['', 'ai', '']],
  ['an', ['', 'a', 'n']],
  ['ang', ['', 'a', 'ŋ']],
  ['ao', ['', 'au', '']],
  ['e', ['', 'ɤ', '']],
  ['ei', ['', 'ei', '']],
  ['en', ['', 'ə', 'n']],
  ['eng', ['', 'ə', 'ŋ']],
  ['i', ['', 'i', '']],
  ['ia', ['j', 'a', '']],
  ['iai', ['j', 'ai', '']],
  ['ian', ['j', 'ɛ', 'n']],
  ['iang', ['j', 'a', 'ŋ']],
  ['iao', ['j', 'au', '']],
  ['ie', ['j', 'e', '']],
  ['in', ['', 'i', 'n']],
  ['ing', ['', 'i', 'ŋ']],
  ['iong', ['j', 'ʊ', 'ŋ']],
  ['iu', ['j', 'ou', '']],
  ['iou', ['j', 'ou', '']],
  ['o', ['w', 'o', '']],
  ['ong', ['', 'ʊ', 'ŋ']],
  ['ou', ['', 'ou', '']],
  ['u', ['', 'u', '']],
  ['ua', ['w', 'a', '']],
  ['uai', ['w', 'ai', '']],
  ['uan', ['w', 'a', 'n']],
  ['uang', ['w', 'a', 'ŋ']],
  ['uei', ['w', 'ei', '']],
  ['uen', ['w', 'ə', 'n']],
  ['ueng', ['w', 'ə', 'ŋ']],
  ['ui', ['w', 'ei', '']],
  ['un', ['w', 'ə', 'n']],
  ['uo', ['w', 'o', '']],
  ['ü', ['', 'y', '']],
  ['üan', ['ɥ', 'ɛ', 'n']],
  ['üe', ['ɥ', 'e', '']],
  ['ün', ['', 'y', 'n']],
]);

/** Syllables that are no initial with a final: interjections, and consonants that carry a tone themselves. */
const WHOLE: ReadonlyMap<string, readonly [onset: string, vowel: string, coda: string]> = new Map([
  ['er', ['', 'ɚ', '']],
  ['ê', ['', 'ɛ', '']],
  ['o', ['', 'ɔ', '']],
  ['yo', ['j', 'ɔ', '']],
  ['lo', ['l', 'ɔ', '']],
  ['m', ['', 'm', '']],
  ['n', ['', 'n', '']],
  ['ng', ['', 'ŋ', '']],
  ['hm', ['h', 'm', '']],
  ['hng', ['h', 'ŋ', '']],
]);

const TONES = ['', '→', '↗', '↓', '↘', ''];

/** The final as it is spelled after a consonant: 'you' is 'iou', 'wu' is 'u', 'yuan' is 'üan'. */
function finalWithoutInitial(syllable: string): string {
  return syllable.replace(/^yu/, 'ü').replace(/^yi/, 'i').replace(/^y/, 'i').replace(/^wu/, 'u').replace(/^w/, 'u');
}

/** Onset, vowel and coda of a toneless syllable; undefined when it is no Mandarin syllable. */
function partsOf(syllable: string): readonly [string, string, string] | undefined {
  const whole = WHOLE.get(syllable);
  if (whole) {
    return whole;
  }
  const [, initial = '', rest = ''] = /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcs]?)(.*)$/.exec(syllable) ?? [];
  const written = initial === '' ? finalWithoutInitial(rest) : rest;
  const final = /^[jqx]$/.test(initial) ? written.replace(/^u/, 'ü') : written;
  if (final === 'i' && /^(?:[zcs]h?|r)$/.test(initial)) {
    return [INITIALS.get(initial) ?? '', 'ɨ', ''];
  }
  const parts = FINALS.get(final);
  return parts && [`${INITIALS.get(initial)}${parts[0]}`, parts[1], parts[2]];
}

/** With erhua, 'n' and the end of 'ai' and 'ei' give way to the r-coloured vowel. */
const RHOTIC_VOWELS: ReadonlyMap<string, string> = new Map([
  ['ai', 'a'],
  ['ei', ''],
  ['ə', ''],
  ['ɨ', ''],
  ['ɛ', 'a'],
]);

function withErhua([onset, vowel, coda]: readonly [string, string, string], tone: string): string {
  const kept = coda === 'ŋ' ? vowel : (RHOTIC_VOWELS.get(vowel) ?? vowel);
  return kept === '' ? `${onset}ɚ${tone}` : `${onset}${kept}${tone}${coda === 'ŋ' ? coda : ''}ɚ`;
}

/**
 * The symbols of a syllable in pinyin with its tone number (5 neutral), 'ü' as such, erhua as 'r': 'lü4', 'huar1'. ''
 * when it is no Mandarin syllable.
 */
export function symbolsOf(pinyin: string): string {
  const [, syllable = '', number = '5'] = /^([a-zêü]+)([0-5])$/.exec(pinyin) ?? [];
  const tone = TONES[Number(number)] ?? '';
  const parts = partsOf(syllable);
  if (parts) {
    return `${parts[0]}${parts[1]}${tone}${parts[2]}`;
  }
  const stem = syllable.endsWith('r') ? partsOf(syllable.slice(0, -1)) : undefined;
  return stem ? withErhua(stem, tone) : '';
}
