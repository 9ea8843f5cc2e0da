/** Texts of the timelines of the editor, in English; the other languages have exactly these keys. */
export const en = {
  region: 'Timeline',
  shots: 'Shots by time',
  count: '{count, plural, one {# shot} other {# shots}}',
  length: '{seconds, number, ::.0} s',
  shotName: 'Shot {number, number}: {line}, {seconds, number, ::.0} seconds',
  noText: 'nothing is said',
  playhead: 'Place in the film',
  failed: 'Failed',
  trim: 'Drag to change the length',
  lineOverlaps: 'This line is still spoken when the next one begins. Make the shot longer, or the line shorter.',
  lineCutOff: 'The film ends before this line does. Make the shot longer, or the line shorter.',
  toLine: 'Shot {number, number}: change what is said',
  toSounds: '{name}: times and levels of its shot',
  noMusic: 'No music yet',
  insertAfter: 'Insert a shot after shot {number, number}',
  split: 'Split the shot at the playhead',
  inspect: 'Details of shot {number, number}',
  pace: { short: 'Very short', long: 'Very long' },
  lanes: 'Lanes',
  lane: { time: 'Time', shots: 'Picture', voice: 'Voice', sounds: 'Sounds', music: 'Music' },
  zoom: { fit: 'Fit', in: 'Zoom in', out: 'Zoom out', level: 'Zoom' },
  auto: {
    made: '{made, number} of {of, number} shots are ready',
    making: 'shot {number, number} is being made',
    pause: 'Pause here',
    follow: 'Follow the making',
    adjust: 'Switch to timeline to adjust',
  },
} as const;

type Texts<Of> = { readonly [Key in keyof Of]: Of[Key] extends string ? string : Texts<Of[Key]> };
/** What every language must supply. */
export type FilmTimelineTexts = Texts<typeof en>;
