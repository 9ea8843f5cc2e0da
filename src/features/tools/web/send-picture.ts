import type { StoredFile } from '../contract.ts';

/** Where a picture can go on to: another tool, or a film. */
export interface SendPicture {
  key: string;
  label: string;
  send: (file: StoredFile) => void;
}
