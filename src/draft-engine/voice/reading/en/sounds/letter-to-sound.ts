import { withStress } from './model-sounds.ts';

/** Letters and their sounds, the longest that fits first; `^` and `$` are the ends of a word. */
const RULES: [letters: RegExp, sounds: string][] = [
  [/^tion/, 'ʃən'],
  [/^sion/, 'ʒən'],
  [/^ture(?=$|s)/, 'ʧəɹ'],
  [/^ough/, 'O'],
  [/^augh/, 'ɔ'],
  [/^eigh/, 'A'],
  [/^igh/, 'I'],
  [/^tch/, 'ʧ'],
  [/^sch/, 'sk'],
  [/^dge/, 'ʤ'],
  [/^(?:eer|ear)/, 'ɪɹ'],
  [/^air/, 'ɛɹ'],
  [/^(?:oor|ore(?=$|s)|oar|our)/, 'ɔɹ'],
  [/^are(?=$|s)/, 'ɛɹ'],
  [/^ire(?=$|s)/, 'Iəɹ'],
  [/^ure(?=$|s)/, 'jʊɹ'],
  [/^qu/, 'kw'],
  [/^ch/, 'ʧ'],
  [/^sh/, 'ʃ'],
  [/^th/, 'θ'],
  [/^ph/, 'f'],
  [/^wh/, 'w'],
  [/^ck/, 'k'],
  [/^ng(?=$|[bcdfghjkmnpqstvwxz])/, 'ŋ'],
  [/^n(?=[kx]|g[aoulr])/, 'ŋ'],
  [/^(?:ee|ea|ie)/, 'i'],
  [/^oo/, 'u'],
  [/^(?:ai|ay|ei|ey(?=.))/, 'A'],
  [/^(?:oa|oe|ow(?=$))/, 'O'],
  [/^ow(?=[aeiou])/, 'Ow'],
  [/^(?:ou|ow)/, 'W'],
  [/^(?:oi|oy)/, 'Y'],
  [/^(?:au|aw)/, 'ɔ'],
  [/^(?:ew|ue|ui)/, 'u'],
  [/^eu/, 'ju'],
  [/^ey$/, 'i'],
  [/^ar(?![aeiouy])/, 'ɑɹ'],
  [/^or(?=[^r]|$)/, 'ɔɹ'],
  [/^(?:er|ir|ur|yr)(?![aeiouy])/, 'əɹ'],
  // A vowel, one consonant and a silent e.
  [/^a(?=[bcdfgklmnpstvz]es?$)/, 'A'],
  [/^i(?=[bcdfgklmnpstvz]es?$)/, 'I'],
  [/^o(?=[bcdfgklmnpstvz]es?$)/, 'O'],
  [/^u(?=[bcdfgklmnpstvz]es?$)/, 'u'],
  [/^y(?=[bcdfgklmnpstvz]es?$)/, 'I'],
  [/^le$/, 'ᵊl'],
  [/^e$/, ''],
  [/^es$/, 'z'],
  [/^a$/, 'ə'],
  [/^i$/, 'i'],
  [/^o$/, 'O'],
  [/^u$/, 'u'],
  [/^y$/, 'i'],
  [/^o(?=[^aeiouy][aeiouy])/, 'O'],
  [/^u(?=[^aeiouy][aeiouy])/, 'u'],
  [/^i(?=[aou])/, 'i'],
  [/^y(?=[aeiou])/, 'j'],
  [/^([bdfklmnpstvz])\1/, '='],
  [/^gg/, 'ɡ'],
  [/^rr/, 'ɹ'],
  [/^cc(?![ei])/, 'k'],
  [/^c(?=[eiy])/, 's'],
  [/^g(?=[eiy])/, 'ʤ'],
  [/^x/, 'ks'],
  [/^y/, 'ɪ'],
  [/^a/, 'æ'],
  [/^e/, 'ɛ'],
  [/^i/, 'ɪ'],
  [/^o/, 'ɑ'],
  [/^u/, 'ʌ'],
  [/^c/, 'k'],
  [/^g/, 'ɡ'],
  [/^j/, 'ʤ'],
  [/^q/, 'k'],
  [/^r/, 'ɹ'],
  [/^[bdfhklmnpstvwz]/, '='],
];
/** At the start of a word only. */
const STARTS: [letters: RegExp, sounds: string][] = [
  [/^kn/, 'n'],
  [/^wr/, 'ɹ'],
  [/^gn/, 'n'],
  [/^ps/, 's'],
  [/^x/, 'z'],
  [/^y/, 'j'],
  [/^mc(?=[^aeiou])/, 'mək'],
];

/** Reads an unknown word by its letters, with the stress on the last syllable but one. */
export function soundsOfLetters(word: string): string {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  let sounds = '';
  for (let at = 0; at < letters.length;) {
    const rest = letters.slice(at);
    const [match = '', sound = ''] = firstRule(rest, at === 0 ? [...STARTS, ...RULES] : RULES);
    sounds += sound === '=' ? match.charAt(0) : sound;
    at += Math.max(1, match.length);
  }
  return stressed(sounds);
}

function firstRule(rest: string, rules: [RegExp, string][]): [string, string] | [] {
  for (const [letters, sounds] of rules) {
    const match = letters.exec(rest);
    if (match) {
      return [match[0], sounds];
    }
  }
  return [];
}

const VOWEL_PLACES = /[AIOWYiuæɑɔəɛɜɪʊʌ]+/g;

function stressed(sounds: string): string {
  const vowels = [...sounds.matchAll(VOWEL_PLACES)];
  const place = vowels[Math.max(0, vowels.length - (vowels.length > 2 ? 2 : vowels.length))];
  if (!place) {
    return sounds;
  }
  return withStress(`${sounds.slice(0, place.index)}ˈ${sounds.slice(place.index)}`)
    .replace('ˈəɹ', 'ˈɜɹ')
    .replace('ˈə', 'ˈʌ');
}
