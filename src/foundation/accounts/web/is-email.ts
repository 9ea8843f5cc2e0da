/** Whether something looks like an address of mail. The server judges more closely. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim().normalize('NFKC'));
}
