const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** An email address as it is stored and compared: trimmed, in lower case. Undefined when it is not a valid one. */
export function normaliseEmail(written: string): string | undefined {
  const address = written.normalize('NFKC').trim().toLowerCase();
  if (address.length > 254) {
    return undefined;
  }
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, Math.max(0, at)), address.slice(at + 1)];
  return local.length <= 64 && LOCAL.test(local) && DOMAIN.test(domain) ? address : undefined;
}
