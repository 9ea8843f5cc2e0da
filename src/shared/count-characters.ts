/**
 * The length of a text in characters, for every limit that a person meets: code points, as PostgreSQL's `char_length`
 * counts too, so that a rare Chinese character counts once and not as two UTF-16 units.
 */
export function countCharacters(text: string): number {
  return [...text].length;
}
