export const VOWELS = 'AIOQWYaiuæɑɒɔəɛɜɪʊʌᵻᵊɐ';
const VOWEL = `[${VOWELS}]`;
const CONSONANT = `[^${VOWELS}ˈˌ ]`;

/**
 * From the dictionary's sounds to those that the voice was trained on. `T` is the tap of American `better`, `ᵊ` a vowel
 * that is hardly there, `ᵻ` the one of endings.
 */
const CHANGES: [RegExp, string][] = [
  [/(?<![ˈˌ])ɜɹ/g, 'əɹ'],
  // One main stress: `overjoyed` and `nineteen` have it at their end.
  [/^ˈ(Ovəɹ|ʌndəɹ)(?=.*ˈ)/, 'ˌ$1'],
  [/ˈ(?=[^ˈ]*tˈin$)/, 'ˌ'],
  [/([ˈˌ])iɹ/g, '$1ɪɹ'],
  [/([IW])ɹ/g, '$1əɹ'],
  [/ˌə/g, 'ˌʌ'],
  // A second stress on the last vowel of `hurry`, `borrow` and `fairly` is none that anybody hears.
  [new RegExp(`ˌ([iOuə])$`), '$1'],
  [new RegExp(`^(d|ɹ|b|pɹ)ɪ(?=${CONSONANT}+ˈ)`), '$1ə'],
  [new RegExp(`^ɛn(?=${CONSONANT}+ˈ)`), 'ɪn'],
  [/^wɪθ(?=ˈ)/, 'wɪð'],
  [/([td])[ɪə]d$/, '$1ᵻd'],
  [new RegExp(`(?<=[tdszʒ])ən(?!${VOWEL}|[ˈˌ])`, 'g'), 'ᵊn'],
  [new RegExp(`(?<=[bdfkpstzʃʧɡmn])əl(?!${VOWEL}|[ˈˌ])`, 'g'), 'ᵊl'],
  [new RegExp(`(?<=[AIOWYiuæɑɔəɛɜɪʊʌ]ɹ?)t(?=[iəɪOAuᵻ]|ᵊl)`, 'g'), 'T'],
];

/** Plurals and owners' forms with a syllable of their own. */
const SIBILANT_PLURAL = /(?:ES|[SZXH]'S|[CSZG]E'S)$/;

/** Sounds of a dictionary's entry as the model knows them. */
export function modelSounds(sounds: string, entry: string): string {
  const changed = CHANGES.reduce((result, [from, to]) => result.replace(from, to), sounds);
  if (SIBILANT_PLURAL.test(entry)) {
    return changed.replace(/([szʃʒʧʤ])[ɪə]z$/, '$1ᵻz');
  }
  return entry.startsWith('UN') ? changed.replace(/^ən(?!ˈ[Ii]?$)/, 'ˌʌn') : changed;
}

const FIRST_VOWEL = new RegExp(VOWEL);

/** Puts the main stress on the first vowel of sounds that have none. */
export function withStress(sounds: string): string {
  if (sounds.includes('ˈ')) {
    return sounds;
  }
  return sounds.includes('ˌ') ? sounds.replace('ˌ', 'ˈ') : sounds.replace(FIRST_VOWEL, 'ˈ$&');
}

/** The main stress becomes the second one: the weaker part of a compound. */
export function withSecondStress(sounds: string): string {
  return sounds.replaceAll('ˌ', '').replaceAll('ˈ', 'ˌ');
}
