import type { Understanding } from './corrections.ts';

type Fields = Readonly<Partial<Record<string, unknown>>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areParts = (value: unknown, has: (part: Fields) => boolean): boolean =>
  Array.isArray(value) &&
  value.every(
    (part) => isFields(part) && typeof part['id'] === 'string' && typeof part['words'] === 'string' && has(part),
  );

/**
 * What was stored of an idea with its corrections; undefined when another version of the program stored it, or when it
 * is of another idea.
 */
export function readUnderstanding(kept: unknown, idea: unknown): Understanding | undefined {
  if (!isFields(kept) || typeof idea !== 'string' || kept['idea'] !== idea.trim()) {
    return undefined;
  }
  const { read, corrections } = kept;
  const isWhole =
    isFields(read) &&
    isFields(corrections) &&
    Object.values(corrections).every(isFields) &&
    isFields(read['setting']) &&
    Object.values(read['setting']).every((said) => isFields(said) && typeof said['value'] !== 'object') &&
    areParts(read['participants'], ({ relations }) => Array.isArray(relations)) &&
    areParts(read['events'], ({ roles, links }) => areLists(roles) && Array.isArray(links)) &&
    areParts(read['places'], () => true);
  return isWhole ? (kept as unknown as Understanding) : undefined;
}

const areLists = (value: unknown): boolean => isFields(value) && Object.values(value).every(Array.isArray);
