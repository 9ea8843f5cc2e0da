import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An SMS as it was asked for. */
interface AskedSms {
  to: string;
  /** The number or the messaging service that sends it. */
  from: string;
  text: string;
  validitySeconds: number;
}

/** A Twilio on this machine: its Messages resource, as far as sending goes. */
export interface LoopbackTwilio {
  /** What the program has to be told. */
  settings: {
    KINORA_TWILIO_ACCOUNT: string;
    KINORA_TWILIO_TOKEN: string;
    KINORA_TWILIO_SENDER: string;
    KINORA_TWILIO_URL: string;
  };
  /** What was taken, in order. */
  taken: AskedSms[];
  /** How many requests came, whatever became of them. */
  requests: number;
  /** Numbers that are answered with an error of Twilio's, by its number. */
  errors: Map<string, number>;
  /** So many of the next requests are answered with 429. */
  busy: number;
  /** Takes the request and hangs up without a word. */
  hangsUp: boolean;
  /** The code in the newest SMS to a number. */
  readCode(to: string): string;
  close(): Promise<void>;
}

/** Starts it on any free port. */
export async function startLoopbackTwilio(): Promise<LoopbackTwilio> {
  const account = `AC${randomBytes(16).toString('hex')}`;
  const token = randomBytes(16).toString('hex');
  const server = createServer((request, response) => {
    const serve = async (): Promise<void> => {
      const form = new URLSearchParams(await readBody(request));
      service.requests += 1;
      if (service.hangsUp) {
        return void request.socket.destroy();
      }
      const say = (status: number, value: object): void =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      const refuse = (status: number, code: number, message: string): void =>
        say(status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });
      if (service.busy > 0) {
        service.busy -= 1;
        return refuse(429, 20429, 'Too Many Requests');
      }
      if (request.headers.authorization !== `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`) {
        return refuse(401, 20003, 'Authenticate');
      }
      if (request.method !== 'POST' || request.url !== `/2010-04-01/Accounts/${account}/Messages.json`) {
        return refuse(404, 20404, `The requested resource ${request.url} was not found`);
      }
      if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') !== true) {
        return refuse(400, 20001, 'Unknown parameters');
      }
      const [to, text, from] = [form.get('To'), form.get('Body'), form.get('From') ?? form.get('MessagingServiceSid')];
      if (to === null) {
        return refuse(400, 21604, "A 'To' phone number is required.");
      }
      if (from === null) {
        return refuse(400, 21603, "A 'From' phone number is required.");
      }
      if (text === null || text === '') {
        return refuse(400, 21602, 'Message body is required.');
      }
      const error = service.errors.get(to);
      if (error !== undefined) {
        return refuse(400, error, `The 'To' number ${to} is not a valid phone number.`);
      }
      service.taken.push({ to, from, text, validitySeconds: Number(form.get('ValidityPeriod')) });
      say(201, {
        sid: `SM${randomBytes(16).toString('hex')}`,
        account_sid: account,
        to,
        body: text,
        status: 'queued',
        direction: 'outbound-api',
        error_code: null,
        error_message: null,
      });
    };
    void serve();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: LoopbackTwilio = {
    settings: {
      KINORA_TWILIO_ACCOUNT: account,
      KINORA_TWILIO_TOKEN: token,
      KINORA_TWILIO_SENDER: '+14155550100',
      KINORA_TWILIO_URL: url,
    },
    taken: [],
    requests: 0,
    errors: new Map(),
    busy: 0,
    hangsUp: false,
    readCode: (to) => {
      const code = /\b\d{6}\b/.exec(service.taken.findLast((sms) => sms.to === to)?.text ?? '')?.[0];
      if (code === undefined) {
        throw new Error(`no SMS with a code came to ${to}`);
      }
      return code;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return service;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request) {
    body += String(piece);
  }
  return body;
}
