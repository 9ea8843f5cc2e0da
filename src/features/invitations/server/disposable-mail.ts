/** Providers of disposable mailboxes. Registering with them is possible only where the operator allows every domain. */
const DISPOSABLE = new Set(
  `
  10minutemail.com 10minutemail.net 20minutemail.com 33mail.com anonbox.net burnermail.io byom.de dispostable.com discard.email
  dropmail.me emailfake.com emailondeck.com fakeinbox.com fakemail.net getairmail.com getnada.com grr.la guerrillamail.com guerrillamail.net
  guerrillamail.org guerrillamailblock.com harakirimail.com incognitomail.org inboxkitten.com jetable.org linshiyouxiang.net mail-temp.com
  mail.tm mailcatch.com maildrop.cc mailinator.com mailnesia.com mailnull.com mailpoof.com mailsac.com minuteinbox.com mintemail.com
  moakt.com mohmal.com mytemp.email mytrashmail.com nada.email owlymail.com sharklasers.com smailpro.com spam4.me spambog.com spamgourmet.com
  temp-mail.io temp-mail.org tempail.com tempinbox.com tempmail.dev tempmail.net tempmail.plus tempmailo.com tempr.email throwawaymail.com
  trash-mail.com trashmail.com trashmail.de trashmail.net trbvm.com wegwerfmail.de yopmail.com yopmail.fr yopmail.net
`
    .trim()
    .split(/\s+/),
);

/** Whether an address belongs to a provider of disposable mailboxes, or to a subdomain of one. */
export function isDisposable(email: string): boolean {
  const parts = email.slice(email.lastIndexOf('@') + 1).split('.');
  return parts.some((_, index) => DISPOSABLE.has(parts.slice(index).join('.')));
}
