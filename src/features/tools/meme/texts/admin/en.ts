/** Texts of the management of memes, in English; the other languages have exactly these keys. */
export const en = {
  heading: 'Meme management',
  explain:
    'The templates of memes in the order in which they are offered. Nothing new is made of a hidden one; what was made of it stays with its owners.',
  list: 'Templates',
  tryAgain: 'Try again',
  drag: 'Drag to another place',
  visible: 'Offered',
  up: 'Move up: {name}',
  down: 'Move down: {name}',
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type ToolMemeAdminTexts = Loose<typeof en>;
