/** Texts of the tool that removes backgrounds, in English; the other languages have exactly these keys. */
export const en = {
  heading: 'Remove a background',
  lead: 'Whom or what a picture shows, cut out along its edges: on this server, free, and nothing leaves it. Models do it where there are any.',
  make: 'Remove the background',
  name: 'Cut-out',
  nameOf: '{picture}, cut out',
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
  brush: {
    open: 'Correct it with a brush',
    title: 'Correct the cut-out',
    canvas: 'The cut-out, to be painted on',
    help: 'Paint over what the cut-out lacks, or what it has too much of. Paint roughly: when you save it, the rim of a stroke moves to the edges of the picture.',
    keys: 'Arrow keys move the brush, with Shift by little. Space puts it down and lifts it, Escape lifts it without a stroke. Square brackets change its size, Ctrl and Z undoes.',
    notLoaded: 'The picture could not be loaded.',
    mode: 'The brush',
    modes: { keep: 'Brings back', take: 'Takes away', move: 'Moves the view' },
    size: 'Its size',
    sizeIs: '{share, number, ::percent} of the picture',
    undo: 'Undo',
    redo: 'Redo',
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    down: 'The brush is down.',
    place: '{x, number, ::percent} from the left, {y, number, ::percent} from the top',
    full: 'More strokes do not fit into one go. Save these, then go on with the new cut-out.',
    save: 'Save as a new cut-out',
    saving: 'Saving …',
  },
  doubtful: 'This cut-out may lack much of what you want. Paint over what is missing: the brush brings it back.',
  begin: 'Bring a picture of somebody or something',
  beginText:
    'It works best where one subject stands out. Afterwards you choose what is behind it, and move the line to compare.',
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type ToolBackgroundRemovalTexts = Loose<typeof en>;
