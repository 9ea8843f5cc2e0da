/** Texts of the kept versions of a film, in English; the other languages have exactly these keys. */
export const en = {
  open: 'Versions',
  title: 'Versions of the film',
  intro:
    'A version is kept by itself before the first change, every few minutes while you edit, when you make the final cut, before several shots are removed, before the storyboard is made anew, before the look or the format changes, and before an earlier version is brought back. You can keep one at any time.',
  name: 'Name of this version',
  keep: 'Keep this version',
  kept: 'The version is kept.',
  list: 'Kept versions',
  none: 'No version has been kept yet.',
  first_edit: 'As it was made',
  before_change: 'Before a large change',
  before_restore: 'Before an earlier version was brought back',
  before_restore_of: 'Before “{version}” of {time} was brought back',
  while_editing: 'While you were editing',
  final_cut: 'When you made the final cut',
  named: 'Named',
  choose: 'Choose a version to look at it.',
  shots: '{count, plural, one {# shot} other {# shots}}',
  differences:
    'Shots compared with the film now: {added, number} more, {removed, number} fewer, {changed, number} changed.',
  shot: 'Shot {number, number}',
  noPicture: 'No picture',
  restore: 'Go back to this version',
  restoreHint:
    'What the film is now is kept as a version first. What the draft engine has to make again costs nothing; takes by models come back as they were.',
  undoRestore: 'Undo',
  restored: 'The film is this version now. What it was before is among the versions.',
  unsaved: 'Your last changes are still being saved.',
  tryAgain: 'Try again',
} as const;

/** What every language must supply. */
export type FilmVersionsTexts = Readonly<Record<keyof typeof en, string>>;
