import type { StoredFile } from '../contract.ts';

/** Where a picture can go on to: another tool, or a film. */
export interface SendPicture {
  key: string;
  label: string;
  /** It asks for more in a dialog, which gives the focus back to the menu's button. */
  opensDialog?: boolean;
  send: (file: StoredFile) => void;
}
