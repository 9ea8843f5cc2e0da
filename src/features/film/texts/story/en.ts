/** Texts of how a story was written, in English; the other languages have exactly these keys. */
export const en = {
  title: 'How the story was written',
  tryAgain: 'Try again',
  writers: {
    own: 'The built-in rules read the idea and wrote the story.',
    read: '{model} read the idea; the built-in rules wrote what is said.',
    worded: 'The built-in rules read the idea; {model} wrote what is said.',
    all: '{model} read the idea and wrote what is said.',
  },
  failures: {
    unreached: '{model} did not answer.',
    useless: 'Part of what {model} answered could not be used.',
  },
  notDrawn: 'Not drawn: {words}',
  nearlyDrawn: 'Drawn as the nearest there is: {words}',
  allDrawn: 'Everything that was read in the idea can be drawn.',
  explains:
    'The story was planned {count, plural, one {# time} other {# times}}. Each plan was checked by the same rules; points are out of 100.',
  firstChosen: 'None of the later plans was better by a point or more, so the first one was kept.',
  laterChosen: 'Version {number, number} keeps the rules best.',
  wordedOnce: '{model} wrote the words for the best one.',
  draftChosen:
    '{model} wrote the words for the best one, and wrote them again after criticism; version {number, number} keeps the rules better and is used.',
  rewritingChosen:
    '{model} wrote the words for the best one, and wrote them again after criticism; the film uses the new ones.',
  wordedBy: 'Worded by {model}.',
  remarks: 'What {model} criticised:',
  noRemarks: '{model} found nothing to criticise.',
  pass: 'Version {number, number}',
  chosen: 'used for the film',
  points: '{points} points',
  nothingCriticised: 'Nothing to criticise by these rules.',
  criticised: 'What was criticised',
  inShots: '(shot {shots})',
  read: 'Read this version',
  emphasis: {
    deed: 'The main event is seen from all sides.',
    people: 'Everybody is shown, and answers what happens.',
    whole: 'All events are covered alike.',
    talk: 'People speak of what goes on.',
  },
  rules: {
    events_shown: 'Not every event of the idea has a shot of its own',
    everybody_seen: 'Somebody is never seen from near',
    nobody_idle: 'Somebody stands there without a reason',
    pictures_differ: 'Two shots look alike',
    words_differ: 'Something is said twice',
    sizes_vary: 'Two shots in a row have the same size',
    places_vary: 'Few places',
    beginning_turn_end: 'Beginning, turn or end is weak',
    feelings_follow: 'A feeling does not follow from what happens',
    lines_say_something: 'Long silence, or words that say little',
    idea_kept: 'Hour, weather or place differ from the idea',
  },
} as const;

type Texts<Of> = { readonly [Key in keyof Of]: Of[Key] extends string ? string : Texts<Of[Key]> };
/** What every language must supply. */
export type FilmStoryTexts = Texts<typeof en>;
