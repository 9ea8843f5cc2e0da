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
  promptOnlyDrawn: 'Words change pictures that were drawn here. This one was made elsewhere: a model can change it.',
  upload: 'Upload pictures',
  uploading: 'Uploading {number, number} of {of, number}',
  fromTools: 'From the tools',
  uploadHint:
    'JPG, PNG, WebP, GIF, BMP or HEIC, up to 10 MB each. Several go onto this shot and those after it, up to {most, number} at once; 16:9 fits best.',
  broughtHint: 'Your picture is shown as it is, with a slow camera move over it. Nobody in it moves or speaks.',
  flip: 'Flip left and right',
  takeOff: 'Back to the drawn one',
  wrongFormat: '“{name}” is not a picture that can be used.',
  tooLarge: '“{name}” is larger than {megabytes, number} MB.',
  leftOut: 'Only the first {most, number} pictures were used. {count, plural, one {One was} other {# were}} left out.',
  added: '{count, plural, one {One shot was} other {# shots were}} added at the end of the film.',
};
export type FilmPicturesTexts = typeof en;
