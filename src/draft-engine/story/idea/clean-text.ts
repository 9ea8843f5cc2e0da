/** Strips what no film should say aloud (control and direction marks, markup, emoji) and folds spaces. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/<[^>]{0,80}>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, ' ')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe00}-\u{fe0f}\u{1f1e6}-\u{1f1ff}]/gu, ' ')
    .replace(/[{}\\|`~^<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
