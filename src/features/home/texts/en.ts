/** Texts of the home page, in English; the other languages have exactly these keys. */
export const en = {
  claim: '100K+ creators · 20+ styles · drafts are free',
  headingFirst: 'One line in.',
  headingSecond: 'A film out.',
  stillTitle: 'Keeper of storms',
  stillAlt: 'A lighthouse keeper in a yellow raincoat waves at dusk; behind the rocks a small storm is smiling.',
  draft: 'Draft',
  ownEngine: 'Drawn by the draft engine of this server',
  looksHeading: 'Twenty-four looks, one line',
  looksNote: 'all by the draft engine',
  looksLabel: 'Groups of looks',
  groups: { hot: 'Popular', advertising: 'Advertising', art: 'Art and games', photography: 'Photography', creative: 'Creative' },
  useLook: 'Use the look {look}',
  storyHeading: 'From a sentence to a storyboard',
  storyNote: '8 shots · 1 sentence',
  storyIdea: '“A lighthouse keeper befriends a storm that has lost its way home.”',
  storyText: 'The story is planned, the cast keeps its faces, every shot gets its own camera, voice and sound. Then it is cut to music, with subtitles, into one file that plays everywhere.',
  shot: 'Shot {number, number}',
  stages: { story: 'Story', characters: 'Cast', scripts: 'Script', scenes: 'Frames', video: 'Clips', music: 'Music', movie: 'Cut', complete: 'Film' },
  stagesLabel: 'How a film is made',
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type HomeTexts = Loose<typeof en>;
