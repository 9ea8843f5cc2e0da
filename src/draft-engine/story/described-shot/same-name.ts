const ARTICLE = /^(?:the|an?)\s+/u;
const LATIN = /^[\p{Script=Latin}\p{M}\s'’.-]+$/u;

/** A name as it is compared: in small letters and without its article. */
export const plainName = (name: string): string => name.normalize('NFKC').toLowerCase().trim().replace(ARTICLE, '');

/** True where one of the names is the other or a part of it: 'Tom' and 'Old Tom'. */
export function isSameName(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [plainName(one), plainName(other)].toSorted((a, b) => a.length - b.length);
  if (shorter === '') {
    return false;
  }
  if (!LATIN.test(longer)) {
    return longer.includes(shorter);
  }
  const words = new Set(longer.split(/\s+/u));
  return shorter.split(/\s+/u).every((word) => words.has(word));
}
