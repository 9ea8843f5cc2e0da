/** Texts of the player. The texts of the control elements are in control-words.ts. */
export const en = {
  captions: 'Captions',
  region: 'Film player',
  networkTitle: 'The connection broke off',
  networkText: 'The film could not be loaded any further. Try again, and it continues from here.',
  decodeTitle: 'This film cannot be shown',
  decodeText: 'Your browser could not read the picture or the sound. Downloading it usually helps.',
  sourceTitle: 'No film was found here',
  sourceText: 'The file is gone, the link has run out, or your browser cannot play this kind of file.',
  encryptionTitle: 'This film is locked',
  encryptionText: 'It is encrypted and there is no key for it here.',
  rate: 'Playback rate',
  subtitles: 'Subtitles',
  retry: 'Try again',
} as const;

export type PlayerTexts = Readonly<Record<keyof typeof en, string>>;
