/** A text as the source of a regular expression that finds just this text, with any flags, outside of a class. */
export function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
