/** Texts for sending a picture or music into a film, in English; the other languages have exactly these keys. */
export const en = {
  title: 'Send to a film',
  chooseCharacter: 'A character of your films',
  newFilm: 'New film with this character',
  newFilmNote: 'Opens the idea page, where the picture is a character already. You give it a name there.',
  full: 'The new film has {cast, number} characters already. Remove one on the idea page first.',
  toIdea: 'Open the idea page',
  noFilms: 'You have no film yet.',
  beginFilm: 'New film',
  back: 'Other film',
  tryAgain: 'Try again',
  where: 'Where the picture goes',
  kinds: { shot: 'Shots', character: 'Characters', place: 'Locations', item: 'Items' },
  notes: {
    shot: 'Press a shot: it shows your picture as it is, with a slow camera move. The one that it has now stays among its takes.',
    character:
      'Press a character: it appears in every shot as in your picture. The one that it has now stays among its takes.',
    place: 'Press a location: your picture becomes its picture. The one that it has now stays among its takes.',
    item: 'Press an item: your picture becomes its picture. The one that it has now stays among its takes.',
  },
  none: {
    shot: 'This film has no shots yet.',
    character: 'This film has no characters yet.',
    place: 'This film has no locations yet.',
    item: 'This film has no items.',
  },
  shot: 'Shot {number, number}',
  clipNote:
    'Press a shot: your clip becomes its take, in the size of the film. The one that it has now stays among its takes.',
  clipSentToShot: 'Shot {number, number} of “{title}” gets your clip; it is being checked.',
  sentToShot: 'Shot {number, number} of “{title}” has your picture now.',
  sentToMember: '{name} in “{title}” has your picture now.',
  musicNote:
    'Choose a film: it has this music then, as loud as its own, and repeated where the film is longer. The music that it has now stays among its pieces.',
  sentMusic: '“{title}” takes this music in now.',
  sendingMusic: 'Sending, {percent, number} %',
  stopSending: 'Stop',
  musicGone: 'This music could not be read. Please try again.',
  open: 'Open it',
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type FilmSendTexts = Loose<typeof en>;
