/** Pause marks of the model, by the characters that stand for them. */
const MARKS: Readonly<Record<string, string>> = {
  '。': '.',
  '．': '.',
  '.': '.',
  '\n': '.',
  '！': '!',
  '!': '!',
  '？': '?',
  '?': '?',
  '…': '…',
  '‥': '…',
  '—': '—',
  '；': ';',
  ';': ';',
  '：': ':',
  ':': ':',
  '、': ',',
  ',': ',',
  '(': ',',
  ')': ',',
  '「': ',',
  '『': ',',
};

/** From the mark that says most to the one that says least. */
const RANKS = '?!.…—;:,';

/**
 * The mark for what stands between two words; '' where nobody pauses. An opening bracket pauses, a closing one does
 * not.
 */
export function pauseMark(between: string): string {
  const marks = [...between].map((sign) => MARKS[sign] ?? '');
  return [...RANKS].find((mark) => marks.includes(mark)) ?? '';
}
