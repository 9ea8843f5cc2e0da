/** Texts of the home page, in English; the other languages have exactly these keys. */
export const en = {
  claim: '{styles, number}+ styles · drafts are free',
  claimWithCreators: '{creators} creators · {styles, number}+ styles · drafts are free',
  headingFirst: 'One line in.',
  headingSecond: 'A film out.',
  stillTitle: 'Keeper of storms',
  stillAlt: 'A lighthouse keeper in a yellow raincoat waves at dusk; behind the rocks a small storm is smiling.',
  draft: 'Draft',
  ownEngine: 'Drawn by Kinora’s own engine',
  frame: 'S{number, number}',
  looksHeading: '{looks, number} looks, one line',
  looksNote: 'all by the draft engine',
  looksLabel: 'Groups of looks',
  groups: {
    hot: 'Popular',
    advertising: 'Advertising',
    art: 'Art and games',
    photography: 'Photography',
    creative: 'Creative',
  },
  useLook: 'Use the look {look}',
  samplesHeading: 'Borrow a line',
  samplesNote: 'frames by the draft engine',
  makeThis: 'Make this film',
  makeThisNamed: 'Make this film: {idea}',
  stepsHeading: 'From a sentence to a film',
  guide: 'The guide',
  steps: {
    write: 'Write one line',
    writeText:
      'Who it is about, where, and what gets in the way. Choose a look, a format and how many shots, or leave them as they are.',
    make: 'Make the film',
    watch: 'Watch it come together',
    watchText:
      'The story is planned, the cast keeps its faces, and every shot gets its own camera, voice and sound. A draft is done in about half a minute.',
    keep: 'Keep it, show it',
    keepText:
      'Cut to music, with subtitles, in one file that plays everywhere. Download it or send a link; nobody needs an account to watch.',
  },
  storyIdea: '“A lighthouse keeper befriends a storm that has lost its way home.”',
  shot: 'Shot {number, number} of the film',
  stages: {
    story: 'Story',
    characters: 'Cast',
    scripts: 'Script',
    scenes: 'Frames',
    video: 'Clips',
    music: 'Music',
    movie: 'Cut',
    complete: 'Film',
  },
  stagesLabel: 'How a film is made',
  toolsHeading: 'Everything in the cutting room',
  allTools: 'All tools',
  otherTools: 'Other tools',
  tiles: { film: 'Film', cast: 'Your own cast', voice: 'Voices', music: 'Score and sound' },
  tileTexts: {
    film: 'One line becomes a story, a storyboard and a finished film.',
    cast: 'Bring pictures of up to {cast, number} characters.',
    voice: 'Narration and dialogue in four languages.',
    music: 'A score that follows the story, sounds in time with the picture.',
  },
  pricesHeading: 'What it costs',
  pricesText:
    'Drafts are made by Kinora’s own engine and cost nothing, however many you make. Film coins pay for models of other makers; the price stands on the button before anything is spent, and what fails is given back.',
  pricing: 'Plans and film coins',
  footer: 'Every draft is drawn, spoken and scored by Kinora’s own engine. It costs nothing.',
  footerColumns: { studio: 'Studio', about: 'About', language: 'Language' },
  newFilm: 'New film',
  community: 'Community',
  series: 'Series',
  business: 'For business',
  terms: 'User Agreement',
  privacy: 'Privacy Policy',
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type HomeTexts = Loose<typeof en>;
