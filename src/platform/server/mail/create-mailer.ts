import { createTransport } from 'nodemailer';
import type { Config } from '../config/read-config.ts';

/** A mail to one person. */
export interface Mail {
  readonly to: string;
  /** Reply-To address, when it is not the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** The same text as HTML; no pictures, scripts or external resources. */
  readonly html: string;
  /** Where whoever gets it ends such mails with one request (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** BCP 47 tag of the text. */
  readonly languageTag: string;
}

/** Sends mails through the operator's mail server. */
export interface Mailer {
  /** Resolves when the server has accepted the mail; throws when it did not within half a minute. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mailer from the settings; undefined without a mail server. */
export function createMailer(config: Pick<Config, 'mail' | 'server'>): Mailer | undefined {
  const { smtpUrl } = config.mail;
  if (smtpUrl === undefined) {
    return undefined;
  }
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const standardPort = secure ? 465 : 587;
  const transport = createTransport({
    host: decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? standardPort : Number(port),
    secure,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const from = config.mail.from ?? defaultSender(config);
  return {
    send: async (mail) => {
      await transport.sendMail({
        from,
        to: { name: '', address: mail.to },
        ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': mail.languageTag,
          ...(mail.unsubscribeUrl === undefined
            ? {}
            : {
                'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }),
        },
      });
    },
    close: () => transport.close(),
  };
}

function defaultSender({ mail, server }: Pick<Config, 'mail' | 'server'>): string {
  const user = decodeURIComponent(new URL(mail.smtpUrl ?? '').username);
  if (user.includes('@')) {
    return `Kinora <${user}>`;
  }
  return `Kinora <kinora@${server.publicUrl === undefined ? 'localhost' : new URL(server.publicUrl).hostname}>`;
}
