/** A UUID in lower case, as the database writes it, as the source of a regular expression. */
export const UUID_PATTERN = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const WHOLE = new RegExp(`^${UUID_PATTERN}$`);

/** True for a UUID in lower case, of any version. */
export function isUuid(text: string): boolean {
  return WHOLE.test(text);
}
