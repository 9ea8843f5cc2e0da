/** Texts of exports and of the import of a film, in English; the other languages have exactly these keys. */
export const en = {
  title: 'Export the film',
  text: 'Files for other programs. What is not made yet is left out.',
  formerCut:
    'The final cut and its sound tracks are from before your last changes: in the ZIP they lie in the folder “former-cut”, and the timelines do not use them.',
  download: 'Download {name}',
  load: 'Download',
  busy: 'Preparing…',
  groups: { timelines: 'For editing', subtitles: 'Subtitles', papers: 'To print and to keep' },
  formats: {
    srt: { name: 'SubRip (SRT)', use: 'Subtitles for nearly every player and video site.' },
    vtt: { name: 'WebVTT', use: 'Subtitles for web pages.' },
    edl: {
      name: 'EDL (CMX 3600)',
      use: 'The cut for any editing or grading program, also old ones: clips and dissolves.',
    },
    fcpxml: { name: 'FCPXML', use: 'The cut for Final Cut Pro and DaVinci Resolve, with sound and markers.' },
    otio: {
      name: 'OpenTimelineIO',
      use: 'The cut for DaVinci Resolve, Premiere Pro and other programs that read .otio, with sound and markers.',
    },
    json: {
      name: 'Film file (JSON)',
      use: 'Settings, story and shots: it can be imported again, here or by somebody else.',
    },
    pdf: { name: 'Storyboard (PDF)', use: 'All shots with frame, length, camera and line, to print.' },
    zip: {
      name: 'Everything (ZIP)',
      use: 'Clips, pictures, voices, sounds, music and all the files listed here. The timelines use the clips in the same ZIP.',
    },
  },
  parts: 'In the ZIP',
  part: {
    pictures: 'Pictures',
    clips: 'Clips',
    voices: 'Voices',
    sounds: 'Sounds',
    music: 'Music',
    stems: 'Sound tracks of the cut',
    cut: 'Final cut',
  },
  partMissing: 'Timelines find only the files that are in the ZIP.',
  timelineHint: 'Timelines refer to the files of the ZIP: unpack it and open the timeline in its folder.',
  import: 'Import a film file',
  importing: 'Importing…',
  imported: 'The film is being made anew.',
  importWrong: 'This is no film file, or something in it does not fit.',
  importTooLarge: 'This file is too large for a film file.',
  storyboard: {
    heading: 'Storyboard',
    page: '{page} / {pages}',
    seconds: '{seconds} s',
    narrator: 'Narrator',
    silent: 'No dialogue',
    unfinished: 'not drawn yet',
  },
};

export type FilmExportTexts = typeof en;
