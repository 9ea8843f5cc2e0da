/** A picture of the account that goes to a film. */
export interface SentPicture {
  id: string;
  path: string;
}
