/** English texts of the shared interface components; the other languages have exactly these keys. */
export const en = {
  close: 'Close',
  cancel: 'Cancel',
  clear: 'Clear',
  working: 'Working…',
  chosenTake: 'chosen take',
  coins: '{coins, plural, one {# film coin} other {# film coins}}',
  optional: 'optional',
  counter: '{used, number} of {most, number}',
  tooLong: '{over, number} over the limit',
  broken: {
    missing: 'Please fill this in.',
    tooShort: 'At least {minimum, number} {minimum, plural, one {character} other {characters}}.',
    tooLong: 'At most {maximum, number} characters.',
    outOfRange: 'From {minimum, number} to {maximum, number}.',
    malformed: 'This is not in the expected form.',
  },
  search: 'Search',
  nothingFound: 'Nothing found for “{text}”.',
  found: '{count, plural, =0 {No results} one {# result} other {# results}}',
  messages: 'Messages',
  tryAgain: 'Try again',
  more: 'Show more',
  unreachable: 'The server cannot be reached. Please check your connection and try again.',
  partMissing: 'This could not be loaded. Check your connection and try again, or load the page again.',
  downloaded: 'Downloaded: the file is in your downloads.',
  downloadNoAddress: 'There is nothing to download at the moment. Load the page again.',
  downloadEmpty: 'The file that came was empty. Try again.',
  downloadNetwork: 'The connection broke off while downloading. Try again when you are back online.',
  downloadTriesUsed: 'The download failed three times. Try again later.',
  progress: '{percent, number} %',
  timeLeft: {
    seconds: 'About {count, plural, one {# second} other {# seconds}} left',
    minutes: 'About {count, plural, one {# minute} other {# minutes}} left',
    hours: 'About {count, plural, one {# hour} other {# hours}} left',
  },
  takesLonger: 'Taking longer than expected',
  pictureFile: {
    wrongFormat: '{name} is not a JPEG, PNG, WebP, GIF, BMP or HEIC picture.',
    tooLarge: '{name} is larger than {megabytes, number} MB.',
  },
} as const;

/** What every language must supply. */
export type UiTexts = Translated<typeof en>;
type Translated<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]> };
