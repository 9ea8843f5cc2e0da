import type { Config } from '#src/platform/server/config/read-config.ts';

const MAIL_ADDRESS = /<?([^\s<>@/:]+@[^\s<>@]+)>?$/;

/**
 * The recipient of mails to the operator: the contact if it is an email address, else the sender address. Undefined
 * when neither is set.
 */
export function operatorAddress({ site, mail }: Pick<Config, 'site' | 'mail'>): string | undefined {
  const user = mail.smtpUrl === undefined ? undefined : decodeURIComponent(new URL(mail.smtpUrl).username);
  for (const known of [site.contact, mail.from, user]) {
    const address = known === undefined ? undefined : MAIL_ADDRESS.exec(known)?.[1];
    if (address !== undefined) {
      return address;
    }
  }
  return undefined;
}
