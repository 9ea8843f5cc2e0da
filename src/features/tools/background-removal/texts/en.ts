/** Texts of the tool that removes backgrounds, in English; the other languages have exactly these keys. */
export const en = {
  heading: 'Remove a background',
  lead: 'Whom or what a picture shows, cut out along its edges: on this server, free, and nothing leaves it. Models do it where there are any.',
  make: 'Remove the background',
  name: 'Cut-out',
  behind: 'Behind it',
  kinds: {
    clear: 'Nothing',
    white: 'White',
    black: 'Black',
    colour: 'A colour',
    picture: 'A picture',
  },
  colour: 'Colour',
  choose: 'Choose the picture behind it',
  begin: 'Bring a picture of somebody or something',
  beginText:
    'It works best where one subject stands out. Afterwards you choose what is behind it, and move the line to compare.',
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type ToolBackgroundRemovalTexts = Loose<typeof en>;
