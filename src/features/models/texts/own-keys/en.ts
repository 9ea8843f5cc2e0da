/** Texts of a member's own keys, in English; the other languages have exactly these keys. */
export const en = {
  heading: 'Your own keys',
  note: 'With a key of your own, what a provider makes for you costs no film coins: the provider bills you itself, at its own prices. Your key is used for your work alone. It is kept encrypted and never shown again.',
  off: 'The operator of this site has switched keys of users off. Keys kept here are not used; you can remove them.',
  prices:
    'Where your key is used, the price says beforehand who bills you. If the provider refuses the key, nothing else is used instead.',
  list: 'Providers',
  kept: 'Your key ends in {lastFour}',
  unreadable: 'Your key can no longer be read. Please enter it again.',
  none: 'no key',
  add: 'Add key',
  addOf: 'Add key of {vendor}',
  replace: 'Replace',
  replaceOf: 'Replace the key of {vendor}',
  test: 'Test',
  testOf: 'Test the key of {vendor}',
  free: 'A test costs nothing.',
  remove: 'Remove',
  removeOf: 'Remove the key of {vendor}',
  removeTitle: 'Remove your key of {vendor}?',
  removeText:
    'Work now using it stops without a result, though {vendor} may still bill you for what it has begun. Nothing else is used instead. What is finished stays.',
  removed: 'The key is removed.',
  label: 'Key',
  hint: 'As the provider shows it: 8 to 400 signs without spaces.',
  wrong: 'This is no key: 8 to 400 signs without spaces.',
  save: 'Keep key',
  saved: 'The key is kept.',
  tryAgain: 'Try again',
  states: {
    works: 'The key works.',
    refused: 'The provider refuses this key.',
    no_credit: 'The key works, but your account there is used up.',
    unreachable: 'The provider cannot be reached.',
  },
} as const;

type Words<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Words<Texts[Key]> };

/** What every language must supply. */
export type OwnKeysTexts = Words<typeof en>;
