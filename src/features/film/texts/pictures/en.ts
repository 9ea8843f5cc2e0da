/** Texts of the pictures of a shot, in English; the other languages have exactly these keys. */
export const en = {
  notYet: 'The shot gets its first picture as soon as it is saved.',
  strip: 'Pictures of the shot',
  take: 'Take {number, number}',
  keys: 'The keys 1 to 8 choose a picture by its place.',
  origin: { made: 'paid', brought: 'yours' },
  howMany: 'How many',
  draw: '{count, plural, one {Draw another picture} other {Draw # others}}',
  drawHint: 'Drawn free of charge, from other sides and distances. The one in use stays until you choose.',
  drawHintFree:
    'Drawn free of charge, from another side or distance. The one in use stays until you choose. Members draw up to {most, number} at once.',
};
export type FilmPicturesTexts = typeof en;
