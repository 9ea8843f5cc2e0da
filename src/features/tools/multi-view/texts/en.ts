/** Texts of the tool for views from all sides, in English; the other languages have exactly these keys. */
export const en = {
  heading: 'Views from all sides',
  lead: 'One character or thing, seen from up to six sides.',
  hint: 'Best: one whole figure. A character from your films, or a picture drawn here, is really turned; of any other picture the rest is guessed.',
  fromFilm: 'From my films',
  views: 'From which sides',
  sides: { front: 'Front', left: 'Left side', right: 'Right side', back: 'Back', top: 'Top', bottom: 'Bottom' },
  noViews: 'Choose at least one side.',
  eachCosts: '{coins, plural, one {# film coin} other {# film coins}} for each side.',
  make: '{count, plural, one {Make # view} other {Make # views}}',
  name: '{count, plural, one {# view} other {# views}}',
  basis: {
    turned: 'Turned: the draft engine drew this figure, and draws it from this side.',
    solid: 'Estimated: put together from the four sides that the draft engine draws.',
    relief:
      'Estimated: a relief of your picture. Its depth is guessed from its outline, and its back is its front as in a mirror.',
  },
  begin: 'Bring one figure',
  beginText:
    'The engine turns what it has drawn itself. Of a photo it makes a relief: enough to see what a model would have to guess, no more.',
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type ToolMultiViewTexts = Loose<typeof en>;
