/** Texts of the video tab of the film editor, in English; the other languages have exactly these keys. */
export const en = {
  heading: 'Video',
  ready: '{ready, number} of {of, number} clips · {length}',
  leftOutCount: '{count, plural, one {# shot is left out} other {# shots are left out}}',
  clips: 'Clips',
  noFrames: 'Frames first',
  noFramesText: 'A clip is made from the frame of its shot. As soon as frames are there, their clips are made.',
  toStoryboard: 'To the storyboard',
  makeMissing: 'Make {count, plural, one {# missing clip} other {# missing clips}}',
  newTakes: 'New takes',
  downloadAll: 'Download all',
  select: 'Select shot {number, number}',
  selection: 'Selected clips',
  selected: '{count, plural, one {# clip} other {# clips}} selected',
  clearSelection: 'Clear the selection',
  actionsOf: 'Actions for the clip of shot {number, number}',
  inspect: 'Shot details',
  takes: 'All takes',
  newTake: 'New take',
  changeModel: 'New takes by a model',
  retry: 'Try again',
  stop: 'Stop',
  download: 'Download the clip',
  leaveOut: 'Leave out of the video',
  keep: 'Put back into the video',
  leaveOutNot: 'A video shows at least {count, number} shots.',
  length: 'Length {length}',
  standing: {
    left_out: 'Left out',
    failed: 'Failed',
    making: 'Being made',
    outdated: 'Out of date',
    missing: 'No clip yet',
    done: 'Done',
  },
  elapsed: 'for {time}',
  failedHint: 'A shorter shot or another model may help.',
  stopped: '{count, plural, one {# take was stopped} other {# takes were stopped}}. Nothing was charged for it.',
  goingOn: 'It cannot be stopped any more: the provider has begun, and the take will be here when it is done.',
  nothingToStop: 'The film itself needs this clip, so it is made to the end.',
  saidLeftOut: 'Left out of the video: shot {shots}.',
  saidKept: 'Back in the video: shot {shots}.',
  order: {
    title: 'New takes of clips',
    of: 'Of',
    missing: 'what is missing ({count, number})',
    selected: 'what is selected ({count, number})',
    all: 'all clips ({count, number})',
    model: 'Model',
    hint: 'Earlier takes are kept. Each new one is used as soon as it is there.',
  },
} as const;

/** Texts of any language, with the keys of the English ones. */
type Translated<Texts> = { readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]> };

/** What every language must supply. */
export type FilmVideoTexts = Translated<typeof en>;
