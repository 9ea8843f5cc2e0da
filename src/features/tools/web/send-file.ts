import type { View } from '#src/shared/catalogue/views.ts';
import type { StoredFile } from '../stored-file.ts';

/** Views of one thing, by their sides. */
export type SentViews = Partial<Record<View, StoredFile>>;

/** Where something that was made can go on to: another tool, or a film. */
export interface SendFile {
  key: string;
  label: string;
  /** What goes there, where it is not the file itself: a heading over several such places. */
  heading?: string;
  /** It asks for more in a dialog, which gives the focus back to the menu's button. */
  opensDialog?: boolean;
  /** With the side that a view shows, and the views that lie beside it. */
  send: (file: StoredFile, side?: View, views?: SentViews) => void;
}
