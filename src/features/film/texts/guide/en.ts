/** The guide of twelve steps in English; the other languages have exactly these keys. */
export const en = {
  title: 'Twelve steps to your own film',
  intro:
    'A step is ticked as soon as you have really done it, on any page and any device. Leave and come back whenever you like.',
  reading: 'The guide is being read…',
  tryAgain: 'Try again',
  progress: '{done, number} of {steps, number} steps done',
  allDone: 'All twelve steps are done',
  step: 'Step {step, number} of {steps, number}',
  close: 'Close the guide',
  show: 'Open this screen',
  begin: 'Start here',
  skip: 'Skip',
  next: 'Next: {title}',
  list: 'All steps',
  ticked: 'Done: this step is ticked',
  inDetails: 'First open the “Details” of the shot.',
  later: 'The editor opens when the story is written.',
  hide: 'Hide my progress',
  unhide: 'Show my progress',
  accept: {
    outline: 'Good as it is',
    items: 'Not needed',
  },
  chapter: {
    plan: '1 · Plan',
    board: '2 · Draw',
    shoot: '3 · Shoot',
  },
  state: {
    done: 'done',
    skipped: 'skipped',
    open: 'not done yet',
  },
  steps: {
    name: {
      title: 'Make it yours',
      text: 'Give the film another title, or choose its type, format or look. A new look draws every shot again, free of charge.',
    },
    outline: {
      title: 'Read the story',
      text: 'Read what happens and change what you would tell differently. If you like it, say so: it is good as it is.',
    },
    cast: {
      title: 'Meet the cast',
      text: 'Choose a character and change its name, clothes, figure or voice. It will look the same in every shot.',
    },
    places: {
      title: 'Fix the places',
      text: 'Describe a place, change its look or bring a picture of your own. All shots that play there keep to it.',
    },
    items: {
      title: 'Keep props the same',
      text: 'Add a thing that must not change from shot to shot, a letter or a bicycle. Many films need none.',
    },
    shot: {
      title: 'Write a shot',
      text: 'Change what is seen, what is said, who says it or how it feels. The picture is drawn again at once.',
    },
    camera: {
      title: 'Direct it',
      text: 'Choose how the camera moves in this shot, how near it is, or what it looks at.',
    },
    take: {
      title: 'Choose a take',
      text: 'Have other pictures of the shot drawn, or bring your own, and choose the best. The circled one is in the film.',
    },
    clip: {
      title: 'Make a clip',
      text: 'Order new takes of clips: choose a model, read the price before you agree, and keep what you like better.',
    },
    sound: {
      title: 'Set the sound',
      text: 'Move a volume, have a line spoken again, describe the sounds of a shot or have another piece of music composed.',
    },
    cut: {
      title: 'Make the final cut',
      text: 'Choose transitions and subtitles, then have the film cut again. The earlier cut is kept.',
    },
    share: {
      title: 'Show it to somebody',
      text: 'Make a link that opens without an account, or make the film public. Until then only you can see it.',
    },
  },
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type FilmGuideTexts = Loose<typeof en>;
