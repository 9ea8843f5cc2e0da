/**
 * A web address as somebody typed or dropped it, with https:// put before one that lacks it; null for what is none.
 * Whether it may be fetched is for the server to say.
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

/** The name of the file that an address ends with; '' where it names none. */
export function nameOfAddress(address: URL): string {
  const last = address.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
