const LETTERS: Record<string, string> = {
  A: 'ˈA',
  B: 'bˈi',
  C: 'sˈi',
  D: 'dˈi',
  E: 'ˈi',
  F: 'ˈɛf',
  G: 'ʤˈi',
  H: 'ˈAʧ',
  I: 'ˈI',
  J: 'ʤˈA',
  K: 'kˈA',
  L: 'ˈɛl',
  M: 'ˈɛm',
  N: 'ˈɛn',
  O: 'ˈO',
  P: 'pˈi',
  Q: 'kjˈu',
  R: 'ˈɑɹ',
  S: 'ˈɛs',
  T: 'tˈi',
  U: 'jˈu',
  V: 'vˈi',
  W: 'dˈʌbᵊlju',
  X: 'ˈɛks',
  Y: 'wˈI',
  Z: 'zˈi',
};

/** The names of letters in a row, such as `U F Os`; the last has the main stress. */
export function letterSounds(letters: string): string {
  const names = [...letters.replace(/[^A-Z]/g, '')].map((letter) => LETTERS[letter] ?? '');
  const ending = /['’]?s$/.test(letters) ? 'z' : '';
  return names.map((name, index) => (index < names.length - 1 ? name.replace('ˈ', 'ˌ') : name)).join('') + ending;
}
