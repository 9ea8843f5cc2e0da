/**
 * A typed or dropped web address, with https:// added if it is missing; null for an invalid one. The server decides
 * whether it may be fetched.
 */
export function readPictureAddress(text: string): URL | null {
  const line =
    text
      .split('\n')
      .map((each) => each.trim())
      .find((each) => each !== '' && !each.startsWith('#')) ?? '';
  const address = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(line) && !/^[\w.-]+:\d/.test(line) ? line : `https://${line}`);
  return address && /^https?:$/.test(address.protocol) && /[.:]/.test(address.hostname) ? address : null;
}

/** The file name at the end of an address; '' if there is none. */
export function nameOfAddress(address: URL): string {
  const last = address.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
