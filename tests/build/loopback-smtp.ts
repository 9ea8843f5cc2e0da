import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A received mail. */
export interface ArrivedMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: string;
}

/** A mail server on loopback that accepts mails and shows them. */
export interface LoopbackSmtp {
  /** For KINORA_SMTP_URL. */
  url: string;
  mails: ArrivedMail[];
  /** The code in the newest mail to an address. Polls for a short time. */
  readCode(to: string): Promise<string>;
  /** Accepts mails or refuses every one of them, from now on. */
  refuse(refusing: boolean): void;
  close(): Promise<void>;
}

/** Starts it on any free port; it requires authentication when a name and a password are given. */
export async function startLoopbackSmtp(login?: { user: string; password: string }): Promise<LoopbackSmtp> {
  const mails: ArrivedMail[] = [];
  let refusing = false;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', ...(login ? [] : ['AUTH'])],
    authOptional: login === undefined,
    allowInsecureAuth: true,
    onAuth: (auth, _session, callback) =>
      auth.username === login?.user && auth.password === login?.password
        ? callback(null, { user: auth.username })
        : callback(new Error('wrong login')),
    onData: (stream, session, callback) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        if (refusing) {
          return callback(Object.assign(new Error('not today'), { responseCode: 451 }));
        }
        const from = session.envelope.mailFrom;
        mails.push(
          readMail(
            Buffer.concat(pieces).toString('latin1'),
            from ? from.address : '',
            session.envelope.rcptTo[0]?.address ?? '',
          ),
        );
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const find = (to: string): string | undefined =>
    /\b\d{6}\b/.exec(mails.findLast((mail) => mail.to === to)?.text ?? '')?.[0];
  return {
    url: `smtp://${login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@` : ''}127.0.0.1:${port}`,
    mails,
    readCode: async (to) => {
      for (let attempt = 0; attempt < 200 && find(to) === undefined; attempt++) {
        await new Promise((resolve) => {
          setTimeout(resolve, 25);
        });
      }
      const code = find(to);
      if (code === undefined) {
        throw new Error(`no mail with a code came to ${to}`);
      }
      return code;
    },
    refuse: (next) => {
      refusing = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

function readMail(raw: string, from: string, to: string): ArrivedMail {
  const [headers = '', ...rest] = raw.split('\r\n\r\n');
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? '';
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`);
  const read = (type: string): string => {
    const part = parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
    const [head = '', ...body] = part.split('\r\n\r\n');
    const encoded = body.join('\r\n\r\n');
    if (/base64/i.test(head)) {
      return Buffer.from(encoded, 'base64').toString('utf8');
    }
    return Buffer.from(/quoted-printable/i.test(head) ? readQuoted(encoded) : encoded, 'latin1').toString('utf8');
  };
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(headers)?.[1] ?? '';
  return { from, to, headers, subject: readWords(subject), text: read('text/plain'), html: read('text/html') };
}

function readQuoted(text: string): string {
  return text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function readWords(subject: string): string {
  return subject
    .replaceAll(/\?=\r\n[ \t]=\?/g, '?==?')
    .replaceAll('\r\n', '')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, words: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(words, 'base64').toString('latin1')
        : readQuoted(words.replaceAll('_', ' ')),
    )
    .replace(/^[\s\S]*$/, (text) => Buffer.from(text, 'latin1').toString('utf8'));
}
