import type { View } from '#src/shared/catalogue/views.ts';
import type { StoredFile } from '../stored-file.ts';

/** Where something that was made can go on to: another tool, or a film. */
export interface SendFile {
  key: string;
  label: string;
  /** It asks for more in a dialog, which gives the focus back to the menu's button. */
  opensDialog?: boolean;
  /** With the side that a view shows. */
  send: (file: StoredFile, side?: View) => void;
}
