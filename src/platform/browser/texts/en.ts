/** Words that the parts of the interface say by themselves, in English; the other languages have exactly these keys. */
export const en = {
  close: 'Close',
  cancel: 'Cancel',
  working: 'Working…',
  chosenTake: 'chosen take',
  coins: '{coins, plural, one {# film coin} other {# film coins}}',
  optional: 'optional',
  counter: '{used, number} of {most, number}',
  tooLong: '{over, number} over the limit',
  search: 'Search',
  nothingFound: 'Nothing found for “{text}”.',
  found: '{count, plural, =0 {No results} one {# result} other {# results}}',
  messages: 'Messages',
  tryAgain: 'Try again',
  more: 'Show more',
  unreachable: 'The server cannot be reached. Please check your connection and try again.',
  progress: '{percent, number} %',
} as const;

/** What every language must supply. */
export type UiTexts = { [Key in keyof typeof en]: string };
