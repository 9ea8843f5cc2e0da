import type { Viseme } from './viseme.ts';

/** ARPABET, as used by flite. A diphthong has two shapes. */
const ARPABET: Readonly<Record<string, readonly Viseme[]>> = {
  aa: ['open'],
  ae: ['open'],
  ah: ['mid'],
  ao: ['round'],
  aw: ['open', 'narrow'],
  ax: ['mid'],
  axr: ['mid'],
  ay: ['open', 'wide'],
  eh: ['mid'],
  er: ['mid'],
  ey: ['mid', 'wide'],
  ih: ['wide'],
  iy: ['wide'],
  ow: ['round', 'narrow'],
  oy: ['round', 'wide'],
  uh: ['narrow'],
  uw: ['narrow'],
  b: ['closed'],
  p: ['closed'],
  m: ['closed'],
  f: ['teeth'],
  v: ['teeth'],
  s: ['teeth'],
  z: ['teeth'],
  sh: ['narrow'],
  zh: ['narrow'],
  ch: ['narrow'],
  jh: ['narrow'],
  w: ['narrow'],
  y: ['wide'],
  r: ['narrow'],
  l: ['tongue'],
  n: ['tongue'],
  t: ['tongue'],
  d: ['tongue'],
  th: ['tongue'],
  dh: ['tongue'],
  k: ['mid'],
  g: ['mid'],
  ng: ['mid'],
  hh: ['mid'],
  pau: ['rest'],
};

/** The neural model's own symbols: diphthongs have two shapes; all others are IPA. */
const MODEL: Readonly<Record<string, readonly Viseme[]>> = {
  A: ['mid', 'wide'],
  I: ['open', 'wide'],
  O: ['round', 'narrow'],
  Q: ['mid', 'narrow'],
  W: ['open', 'narrow'],
  Y: ['round', 'wide'],
  T: ['tongue'],
  ᵊ: ['mid'],
  ʦ: ['teeth'],
  ʣ: ['teeth'],
  ʨ: ['narrow'],
  ʥ: ['narrow'],
  '\uab67': ['narrow'],
};

export type PhonemeAlphabet = 'ipa' | 'arpabet' | 'model';

const IPA_GROUPS: readonly (readonly [Viseme, string])[] = [
  ['closed', 'pbmɓʙ'],
  ['open', 'aɑäæɐɒʌ'],
  ['mid', 'eɛəɜɚɝɤøœkɡgŋxχhɦçqɴʔɣ'],
  ['wide', 'iɪɨjʲɯ'],
  ['round', 'oɔ'],
  ['narrow', 'uʊyʏʉwɥʃʒɹʂʐʧʤɕʑɸβᵝ'],
  ['teeth', 'fvszʋ'],
  ['tongue', 'tdnlɾɽrθðɫɲɭɳʎ'],
];
const IPA: ReadonlyMap<string, Viseme> = new Map(
  IPA_GROUPS.flatMap(([viseme, letters]) => Array.from(letters, (letter) => [letter, viseme] as const)),
);

/** The mouth shapes of a phoneme, in order. Never empty; an unknown phoneme is a half-open mouth. */
export function visemesOf(phoneme: string, alphabet: PhonemeAlphabet): readonly Viseme[] {
  if (phoneme === '') {
    return ['rest'];
  }
  if (alphabet === 'arpabet') {
    return ARPABET[phoneme] ?? ['mid'];
  }
  const own = alphabet === 'model' ? MODEL[phoneme] : undefined;
  if (own) {
    return own;
  }
  const shapes: Viseme[] = [];
  // An h after a stop only marks aspiration, and a ᵝ marks lips that nearly close on the sound before it.
  const letters = phoneme
    .normalize('NFC')
    .replace(/(?<=[ptkscɕ.])h/g, '')
    .replace('ɯᵝ', 'ɯ');
  for (const letter of letters) {
    const shape = IPA.get(letter);
    if (shape !== undefined && shapes.at(-1) !== shape) {
      shapes.push(shape);
    }
  }
  return shapes.length > 0 ? shapes.slice(0, 3) : ['mid'];
}
