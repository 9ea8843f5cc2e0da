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
  prompt: 'Change it by words',
  promptHint:
    'Light, weather, camera, feelings, poses, place, who and what is there: make it night, closer, she smiles.',
  promptEmpty: 'Write what should change.',
  promptGo: 'Change',
  understood: 'Understood: {words}',
  unknown: 'Not understood: {words}',
  already: 'The picture shows that already.',
  notPossible: 'This does not fit the film any more.',
  promptOnlyDrawn: 'Words change pictures that were drawn here. This one was made elsewhere, so it stays as it is.',
};
export type FilmPicturesTexts = typeof en;
