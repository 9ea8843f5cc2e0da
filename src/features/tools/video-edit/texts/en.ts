/** Texts of the tool that edits clips, in English; the other languages have exactly these keys. */
export const en = {
  heading: 'Edit a video',
  lead: 'Say what should be different: cut, slower, backwards, brighter, as an oil painting, steady. On this server it is read as edits that you can change and take back, free; models do anything else where there are any.',
  clip: 'Video',
  clipMissing: 'Please choose a video.',
  prompt: 'What should be different',
  promptExample: 'Cut the first second, slow motion, a bit warmer, and write “Summer” at the top',
  promptMissing: 'Say what should be different, or choose an edit.',
  nothingUnderstood: 'None of this can be done here without a model. Say it in other words, or choose an edit.',
  modelReads: 'The model reads these words itself.',
  notUnderstood: 'Not understood: {words}',
  notForClips: 'Possible only with pictures: {edits}',
  kinds: {
    trim: 'Part',
    reverse: 'Backwards',
    speed: 'Speed',
    volume: 'Loudness',
    stabilise: 'Steady camera',
    fadeIn: 'Fade in',
    fadeOut: 'Fade out',
  },
  part: '{from, number}–{to, number} s',
  muted: 'no sound',
  from: 'From',
  to: 'To',
  follows: 'Follows what stands out',
  at: 'Place',
  seconds: 'Seconds',
  aspect: 'Shape of the result',
  aspectKept: 'As it is',
  seed: 'Seed',
  seedHint: 'Optional: the same number gives the same result.',
  seedWrong: 'A whole number from 0 to 4294967295.',
  now: 'Now',
  afterwards: 'Afterwards',
  clipOf: '{width} × {height} pixels, {seconds, number, ::.##} s',
  withReason: '{clip}: with a style at most {pixels} pixels wide or high',
  takes: 'Takes',
  takesSeconds: 'about {seconds, number} s on this server',
  takesMinutes: 'about {minutes, number} min on this server',
  problems: {
    FILE_TOO_LARGE: 'The file of this video is too large: at most {limitMegabytes, number} MB.',
    MEDIA_TOO_LARGE: 'The picture of this video is too large: at most {limitPixels, number} pixels wide or high.',
  },
  make: 'Edit the video',
  name: 'Edited video',
  done: 'Done: {edits}',
  source: 'Before',
  begin: 'Bring a video, and say what should be different',
  beginText:
    'In English, Chinese, Korean or Japanese. “Slow motion and black and white”, “crop it to 9:16 and follow the person”, “it is shaky, as a watercolour”. The first five seconds are edited.',
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type ToolVideoEditTexts = Loose<typeof en>;
