/** Texts of the lists of a person's films, in English; the other languages have exactly these keys. */
export const en = {
  heading: 'Your films',
  shapes: { '16:9': 'Horizontal', '9:16': 'Vertical' },
  shapeNotes: { '16:9': '16:9, for wide screens', '9:16': '9:16, for phones' },
  noneOfShape: 'No films in this format yet.',
  newest: 'Your newest films',
  all: 'All your films',
  search: 'Search your films',
  show: 'Show',
  statuses: {
    all: 'All',
    making: 'Being made',
    waiting: 'Waiting for you',
    completed: 'Finished',
    failed: 'Failed or stopped',
  },
  empty: 'Your first film is one sentence away.',
  emptyNote: 'A draft takes about half a minute and costs nothing.',
  emptyAction: 'Write an idea',
  nothing: 'No film matches.',
  showAll: 'Show all films',
  loading: 'Loading your films…',
  actions: 'Actions for “{title}”',
  rename: 'Rename',
  copy: 'Make a copy',
  makePublic: 'Make public',
  makePrivate: 'Make private',
  remove: 'Delete',
  title: 'Title',
  titleEmpty: 'A film needs a title.',
  save: 'Save',
  removeTitle: 'Delete “{title}”?',
  removeNote:
    'Nobody can open the film any more, nor anything that was made for it alone, and this cannot be undone. The files and texts are erased from the server after {days, plural, one {# day} other {# days}}.',
  removeRunning: 'It is still being made and will be stopped. Nothing is given back for what has begun.',
  removeLoses:
    '{coins, plural, one {# film coin} other {# film coins}} set aside for what has begun will not come back.',
  removeReturns:
    '{coins, plural, one {# film coin} other {# film coins}} set aside for what has not begun will come back.',
  removeCancelling:
    '{coins, plural, =0 {Stopping the film instead would give nothing back either.} one {If you stop the film instead, # film coin comes back in all.} other {If you stop the film instead, # film coins come back in all.}}',
  removeConfirm: 'Delete for good',
  copied: 'Copied. The copy is the first in the list.',
  removed: 'The film was deleted.',
  madePublic: 'Set to public: everybody sees the film in the community.',
  madePrivate: 'Set to private: it is no longer in the community. With a share link it shows without its story text.',
  private: 'private',
  public: 'public',
  making: 'being made · {percent, number}%',
  waiting: 'waits for you',
  failed: 'failed',
  cancelled: 'stopped',
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type FilmListTexts = Loose<typeof en>;
