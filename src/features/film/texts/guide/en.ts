/** The guide of the film page in English; the other languages have exactly these keys. */
export const en = {
  step: 'Step {step, number} of {steps, number}',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  end: 'End the guide',
  later: 'Not there yet: it comes with the stage “{stage}”.',
  steps: {
    leader: {
      title: 'How far the film is',
      text: 'Eight frames count down from the story to the finished film. You may close the page meanwhile: the film is made on the server.',
    },
    name: {
      title: 'Title and next step',
      text: 'The pencil gives the film another title. While it is being made you can stop it here; when it waits for you, the next step and its price stand right below.',
    },
    outline: {
      title: 'The story',
      text: 'What happens, in a few lines. Cast, script and pictures all follow from it.',
    },
    cast: {
      title: 'The cast',
      text: 'Everybody who appears, drawn once, so that they look the same in every shot. Pictures that you brought along are marked as yours.',
    },
    places: {
      title: 'The places',
      text: 'Where the story plays. Each place is drawn once, and every shot there keeps to it; so do the things that matter to the story.',
    },
    script: {
      title: 'The script',
      text: 'Each shot on paper: what is said and in which mood, what is seen, how the camera moves. The loudspeaker beside a line lets you hear it.',
    },
    board: {
      title: 'The storyboard',
      text: 'The whole film at a glance, one frame for each shot. Every frame has its place from the beginning and appears there as soon as it is drawn.',
    },
    shot: {
      title: 'A shot',
      text: 'Point at it or press it, and it plays. The print below names the shot, its take, its length and who made it. If a shot fails, that one alone is made again.',
    },
    music: {
      title: 'The music',
      text: 'Composed for this story; here you hear it by itself. In the film it is mixed with voices and sounds.',
    },
    film: {
      title: 'The finished film',
      text: 'All shots cut together, with voices, music and subtitles. Watch it here or in full screen; the arrow keys jump ten seconds.',
    },
    share: {
      title: 'Share and download',
      text: 'Give somebody a link, keep the film as a file, choose its cover, or continue with a copy. Only you can see it until you share it or make it public.',
    },
    receipt: {
      title: 'The receipt',
      text: 'What each part cost and, take by take, which model made it. To see these twelve steps again, press “Guide” beside the title.',
    },
  },
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type FilmGuideTexts = Loose<typeof en>;
