/** Texts of partners' zones and of their management, in English; the other languages have exactly these keys. */
export const en = {
  pages: 'Pages',
  names: { film: 'Film', music: 'Music', photoTalk: 'Talking photo', trending: 'Templates', memes: 'Memes' },
  madeWith: 'Made with',
  tryAgain: 'Try again',
  admin: {
    heading: 'Partners',
    explain:
      'A partner has a zone of its own, in its colours and under its name. Films made there belong to whoever makes them, as everywhere else.',
    list: 'Partners',
    empty: 'There are no partners yet.',
    emptyNote: 'Add one, and its zone is there at once.',
    add: 'Add a partner',
    addTitle: 'New partner',
    change: 'Change',
    changeTitle: 'Change {name}',
    remove: 'Delete',
    removeTitle: 'Delete this partner?',
    removeText: 'The zone of {name} can no longer be opened. Films that were made there stay with their owners.',
    slug: 'Address',
    slugHint:
      'Lower-case letters, digits and hyphens. It is part of every link into the zone and cannot be changed later.',
    slugWrong: 'Use 2 to {most, number} lower-case letters and digits, with single hyphens between them.',
    name: 'Name',
    nameNeeded: 'Please give a name.',
    barColour: 'Colour of the bar',
    accentColour: 'Colour of buttons and links',
    logo: 'Logo',
    logoChoose: 'Choose a picture',
    logoRemove: 'Remove the logo',
    logoNote: 'JPEG, PNG, WebP, GIF, BMP or HEIC, at most {kilobytes, number} KB. It is shown 32 pixels high.',
    logoFormat: 'Please choose a JPEG, PNG, WebP, GIF, BMP or HEIC picture.',
    logoSize: 'The picture is too large: at most {kilobytes, number} KB.',
    logoUnread: 'The picture could not be read.',
    preview: 'Preview',
    sampleButton: 'Button',
    sampleLink: 'A link',
    weak: {
      bar: 'Writing on this bar is hard to read. A darker or a lighter colour is better.',
      light: 'On the light theme this accent is too pale to be read. {instead} takes its place in links and lines.',
      dark: 'On the dark theme this accent is too dark to be read. {instead} takes its place in links and lines.',
    },
    save: 'Save',
    saved: 'Saved.',
    removed: 'The partner was deleted.',
  },
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type PartnersTexts = Loose<typeof en>;
