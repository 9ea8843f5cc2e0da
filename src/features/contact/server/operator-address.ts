import type { Config } from '#src/platform/server/config/read-config.ts';

const MAIL_ADDRESS = /<?([^\s<>@/:]+@[^\s<>@]+)>?$/;

/**
 * Where mails to who runs the site go: their contact if that is a mail address, else the sender of all mails. Undefined
 * where neither is known.
 */
export function operatorAddress({ site, mail }: Pick<Config, 'site' | 'mail'>): string | undefined {
  const user = mail.smtpUrl === undefined ? undefined : decodeURIComponent(new URL(mail.smtpUrl).username);
  for (const known of [site.contact, mail.from, user]) {
    const address = known === undefined ? undefined : MAIL_ADDRESS.exec(known)?.[1];
    if (address !== undefined) return address;
  }
  return undefined;
}
