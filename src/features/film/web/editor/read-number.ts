/** A number as people type it, in any language: 1.5 and 1,5, full-width too. Undefined for what is none. */
export function readNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim().replace(',', '.').replace(/^[−–]/u, '-');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
