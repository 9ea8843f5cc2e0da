/** Domains of one provider that share their mailboxes. */
const SAME_DOMAINS: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'pm.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'ya.ru': 'yandex.ru',
  'yandex.com': 'yandex.ru',
  'fastmail.fm': 'fastmail.com',
  'zohomail.com': 'zoho.com',
};
/** What these providers ignore in the part before the @. */
const IGNORED: Readonly<Record<string, RegExp>> = { 'gmail.com': /\./g, 'proton.me': /[._-]/g };

/**
 * The mailbox of an address (SEC-11): without the tag after a plus, and without what its provider ignores. Two
 * addresses of one mailbox have the same result, which is not an address to write to. Takes a normalised address.
 */
export function foldMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const written = email.slice(at + 1);
  const domain = Object.hasOwn(SAME_DOMAINS, written) ? (SAME_DOMAINS[written] ?? written) : written;
  const [name] = email.slice(0, at).split(/(?<=.)\+/, 1) as [string];
  const ignored = Object.hasOwn(IGNORED, domain) ? IGNORED[domain] : undefined;
  return `${ignored ? name.replaceAll(ignored, '') : name}@${domain}`;
}
