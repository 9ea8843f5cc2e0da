/** Texts of the editor's tabs of the whole film, in English; the other languages have exactly these keys. */
export const en = {
  idea: 'The idea',
  outline: 'The story',
  outlineHint:
    'Yours to change; the shots stay as they are. Whoever has the share link can read it only while the film is public.',
  outlines: 'Other outlines',
  outlinesHint:
    'Another outline is written from the same idea and settings. It changes nothing in the film until you use it: its text alone, or a storyboard made from it.',
  outlineList: 'Outlines, the newest first',
  outlineOf: 'Outline {number, number}',
  keptOutline: 'In your words',
  inStory: 'the story now',
  inStoryboard: 'of the storyboard',
  writer: 'Written by',
  writeAgain: 'Write another outline',
  writing: 'The outline is being written',
  price: '{coins, plural, =0 {free of charge} one {# film coin} other {# film coins}}',
  stop: 'Stop',
  stopped: 'stopped',
  goesOn: 'The model has begun and goes on. Its outline will be listed, and changes nothing.',
  read: 'Read and compare',
  readOf: 'Read and compare: {name}',
  close: 'Close',
  closeOf: 'Close: {name}',
  now: 'The story now',
  useText: 'Use this text',
  useTextOf: 'Use this text: {name}',
  textUsed: 'The story has this text now; the shots stay as they are. Undo brings the other one back.',
  storyboard: 'Make the storyboard from it',
  storyboardOf: 'Make the storyboard from it: {name}',
  storyboardTitle: 'Make the storyboard from outline {number, number}?',
  storyboardWhat:
    '{before, plural, one {The # shot of the film gives way to} other {The # shots of the film give way to}} {shots, plural, one {# new one} other {# new ones}}, and so do cast, places, items and music. The draft engine makes them, free of charge; takes by models are not made again.',
  storyboardKept:
    'What the film is now is kept as a version first, with all its takes. You can bring it back at any time.',
  storyboardConfirm: 'Make it anew',
  storyboardMade: 'The storyboard is made anew.',
  storyboardNow: 'The storyboard was made anew. What the film was before is kept.',
  takeBack: 'Take it back',
  takenBack: 'The film is what it was before.',
  unsaved: 'Your last changes are still being saved.',
  tryAgain: 'Try again',
  title: 'Title',
  type: 'Kind of film',
  look: 'Look',
  format: 'Format',
  redrawn:
    '{shots, plural, one {With another look or format its # shot is drawn again, free of charge.} other {With another look or format all # shots are drawn again, free of charge.}} A version is kept before.',
  stays:
    '{count, plural, one {# take by a model goes out of date and stays until you order another.} other {# takes by models go out of date and stay until you order others.}}',
  ownStyle: 'A style of your own',
  ownStyleHint: 'Models that read descriptions follow it in place of the look; the draft engine draws in the look.',
  styleName: 'Name of the style',
  stylePrompt: 'How it looks',
  stylePart: 'A style needs a name and a description.',
  removeStyle: 'Without it',
} as const;

/** What every language must supply. */
export type FilmWholeTexts = Readonly<Record<keyof typeof en, string>>;
