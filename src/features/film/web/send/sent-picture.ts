/** A picture or a clip of the account that goes to a film. */
export interface SentPicture {
  id: string;
  path: string;
  mime: string;
}

/** True for what becomes a take of a shot's clip. */
export const isClip = ({ mime }: SentPicture): boolean => mime.startsWith('video/');
