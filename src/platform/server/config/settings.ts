import * as z from 'zod';
import { offersSetting } from './offers-setting.ts';

/** One setting of the program: how it is read from the environment and what the documents say of it. */
export interface Setting<Value = unknown> {
  /** Turns the text of the environment into the value, or complains. */
  readonly schema: z.ZodType<Value, string>;
  /** What it is for, in one or two sentences. */
  readonly comment: string;
  /** What holds when it is not set, in words or as it would be written. */
  readonly default: string;
  /** True when its value must never be printed. */
  readonly secret?: boolean;
  /** True when the browser may be told its value. */
  readonly browser?: boolean;
}

function setting<Value>(description: Setting<Value>): Setting<Value> {
  return description;
}

const text = z.string().max(4096);

const wholeNumber = (minimum: number, maximum: number): z.ZodType<number, string> =>
  z
    .string()
    .regex(/^\d{1,15}$/, `must be a whole number from ${minimum} to ${maximum}`)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, `must be a whole number from ${minimum} to ${maximum}`);

const oneOf = <const Choice extends string>(...choices: Choice[]): z.ZodType<Choice, string> =>
  z.string().transform((value, context) => {
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', message: `must be one of: ${choices.join(', ')}` });
    return z.NEVER;
  });

const webAddress = (protocols: readonly string[], example: string): z.ZodType<string, string> =>
  text.refine((value) => {
    const address = URL.parse(value);
    return address !== null && protocols.includes(address.protocol);
  }, `must be an address such as ${example}`);

// A PostgreSQL address over a Unix socket has no host, which the URL standard refuses to parse.
const databaseAddress = text.regex(
  /^postgres(ql)?:\/\/\S+$/,
  'must be an address such as postgresql://user:password@host:5432/kinora',
);

const keyPair: z.ZodType<string[], string> = text
  .transform((value) => value.split(',').map((key) => key.trim()))
  .refine(
    (keys) => keys.length <= 2 && keys.every((key) => key.length >= 32),
    'must be one or two secrets of at least 32 characters, with a comma between them',
  );

const mailDomains: z.ZodType<string, string> = text
  .transform((value) => value.toLowerCase().replaceAll(/\s/g, ''))
  .refine(
    (value) => value === '*' || /^\+?[a-z0-9-]+(\.[a-z0-9-]+)+(,[a-z0-9-]+(\.[a-z0-9-]+)+)*$/.test(value),
    'must be domains with commas between them, or *',
  );

const contactAddress: z.ZodType<string, string> = text.refine((value) => {
  if (/^[^\s@/:]{1,64}@[^\s@]{1,200}$/.test(value)) return true;
  const address = URL.parse(value);
  return address !== null && ['http:', 'https:'].includes(address.protocol);
}, 'must be a mail address such as help@film.example or a web address such as https://film.example/help');

const origins: z.ZodType<string[], string> = text
  .transform((value) => value.split(',').map((address) => URL.parse(address.trim())))
  .refine(
    (addresses) =>
      addresses.every((address) => address !== null && /^https?:$/.test(address.protocol) && address.pathname === '/'),
    'must be origins such as http://127.0.0.1:8080, with commas between them',
  )
  .transform((addresses) => addresses.flatMap((address) => address?.origin ?? []));

/** Every setting there is. Nothing else of the environment is read. */
export const SETTINGS = {
  KINORA_DATA: setting({
    schema: text,
    comment: 'Folder for everything that must be kept: the database (unless DATABASE_URL is set) and the media.',
    default: 'data in the project folder',
  }),
  DATABASE_URL: setting({
    schema: databaseAddress,
    comment: 'A PostgreSQL of yours (15 or newer) instead of the one that starts by itself.',
    default: 'a PostgreSQL of its own in the data folder',
    secret: true,
  }),
  KINORA_HOST: setting({
    schema: text,
    comment: 'Network address to listen on. 0.0.0.0 lets other machines in.',
    default: '127.0.0.1',
  }),
  PORT: setting({
    schema: wholeNumber(0, 65535),
    comment: 'Port to listen on; 0 takes any free one.',
    default: '3000',
  }),
  KINORA_PUBLIC_URL: setting({
    schema: webAddress(['http:', 'https:'], 'https://film.example'),
    comment: 'Address under which people reach the site, when it stands behind a proxy.',
    default: 'http:// with the host and the port',
    browser: true,
  }),
  KINORA_PROXIES: setting({
    schema: wholeNumber(0, 10),
    comment:
      "How many proxies of yours stand before the program. A visitor's network address is read from what the outermost of them wrote.",
    default: '1 when KINORA_PUBLIC_URL is set, else 0',
  }),
  KINORA_KEYS: setting({
    schema: keyPair,
    comment:
      'Keys that sign access tokens and media links: one or two secrets of at least 32 characters, with a comma between them. The first signs, both are honoured; to change keys put a new one in front. Needed when several machines serve one site.',
    default: 'the file signing-keys in the data folder, one key a line, made at the first start',
    secret: true,
  }),
  KINORA_MASTER_KEYS: setting({
    schema: keyPair,
    comment:
      'Keys that encrypt the secrets in the database, such as those of second factors: one or two of at least 32 characters, with a comma between them. The first encrypts, both decrypt. Without them those secrets are lost, so keep them apart from backups of the database. Needed when several machines serve one site.',
    default: 'the file master-keys in the data folder, one key a line, made when it is first needed',
    secret: true,
  }),
  KINORA_SMTP_URL: setting({
    schema: webAddress(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587'),
    comment: 'The mail server that sends verification codes.',
    default: 'none: mails wait under /admin/outbox for the admin, and the log tells their codes',
    secret: true,
  }),
  KINORA_MAIL_FROM: setting({
    schema: text.regex(/^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address such as Kinora <films@film.example>'),
    comment: 'The sender of the mails.',
    default: 'Kinora, at the user of the mail server if that is an address, else kinora@ the host of the site',
  }),
  KINORA_MAIL_DOMAINS: setting({
    schema: mailDomains,
    comment:
      'The mail providers with which people may register: domains with commas between them, in place of the usual list. + in front adds to that list; * alone takes every domain.',
    default: 'some 120 mainstream providers of the world',
  }),
  KINORA_TWILIO_ACCOUNT: setting({
    schema: text.regex(/^AC[0-9a-f]{32}$/, 'must be the SID of a Twilio account: AC and 32 signs'),
    comment:
      'Your account at Twilio, which sends codes by SMS. With it and the next two, people may give a phone number, sign in with it, and set a new password by a code sent there.',
    default: 'phone numbers are not asked for anywhere, but as a contact in the profile',
  }),
  KINORA_TWILIO_TOKEN: setting({
    schema: text.regex(/^\S{16,200}$/, 'must be the auth token of a Twilio account'),
    comment: 'The auth token of that account.',
    default: 'as above',
    secret: true,
  }),
  KINORA_TWILIO_SENDER: setting({
    schema: text.regex(
      /^(\+[1-9]\d{7,14}|MG[0-9a-f]{32})$/,
      'must be a number such as +4915112345678, or the SID of a messaging service: MG and 32 signs',
    ),
    comment: 'Who sends the SMS: a number of that account, or the SID of one of its messaging services.',
    default: 'as above',
  }),
  KINORA_TWILIO_URL: setting({
    schema: webAddress(['http:', 'https:'], 'http://127.0.0.1:12112'),
    comment: 'For tests only: where Twilio is spoken to.',
    default: 'https://api.twilio.com',
  }),
  KINORA_PHONE_SIGN_UP: setting({
    schema: oneOf('on', 'off'),
    comment:
      'on lets people give a phone number when they register; off lets them add one later, in their profile. An email address is needed either way.',
    default: 'on, where an SMS sender is set',
    browser: true,
  }),
  KINORA_SMS_PER_DAY: setting({
    schema: wholeNumber(1, 1e6),
    comment:
      'How many SMS the site sends a day at most, over all people together. It keeps whoever asks for codes on purpose from spending your money.',
    default: '500',
  }),
  KINORA_OPERATOR: setting({
    schema: text.max(200),
    comment: 'Who runs this site, as the agreements name them.',
    default: 'the agreements speak of the operator of this site',
    browser: true,
  }),
  KINORA_CONTACT: setting({
    schema: contactAddress.refine((value) => value.length <= 300, 'must have at most 300 characters'),
    comment:
      'Where people reach who runs this site: a mail address or a web address. The page of suspended accounts shows it, also as a QR code.',
    default: 'none is shown',
    browser: true,
  }),
  KINORA_CREATORS_CLAIM: setting({
    schema: text.max(40),
    comment: 'How many creators the home page speaks of, such as 100K+. Set it when it is true.',
    default: 'the home page does not speak of it',
    browser: true,
  }),
  KINORA_COMMUNITY_LINK: setting({
    schema: webAddress(['http:', 'https:'], 'https://community.example/join'),
    comment: 'Where people join the community; shown to readers of Chinese, also as a QR code.',
    default: 'not shown',
    browser: true,
  }),
  KINORA_CHAT_LINK: setting({
    schema: webAddress(['http:', 'https:'], 'https://chat.example/kinora'),
    comment: 'The chat of the community; shown to readers of English.',
    default: 'not shown',
    browser: true,
  }),
  KINORA_SENSITIVE_WORDS: setting({
    schema: text.transform((value) =>
      value
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ),
    comment:
      'Words and phrases that no idea, title or profile may hold, beside the lists of the program (src/shared/sensitive), with commas between them. - in front allows one that is on those lists.',
    default: 'the lists of the program alone',
  }),
  KINORA_FETCH_ORIGINS: setting({
    schema: origins,
    comment:
      'Origins from which people may bring pictures by their web address although they are not public, use plain http or another port: http://127.0.0.1:8080 for example, with commas between them. Everything there that answers can then be asked for through this program.',
    default: 'none: only https on public addresses is fetched',
  }),
  KINORA_PROTECT_MEDIA: setting({
    schema: oneOf('on', 'off'),
    comment:
      'on keeps the browser from acting on its shortcuts for saving, printing, viewing the source and the like; off lets them through. It hinders, it does not prevent.',
    default: 'on',
    browser: true,
  }),
  KINORA_PLANS: setting({
    schema: offersSetting,
    comment:
      'What is for sale, as JSON: the currency, the price and coins of each plan (a month of creator and pro_studio, starter once), and packs of coins. For example {"currency":"eur","starter":{"price":4.9,"coins":600},"creator":{"price":19,"coins":3000},"pro_studio":{"price":59,"coins":12000},"packs":[{"price":9.9,"coins":1000}]}.',
    default:
      'in US dollars: starter 4.90 for 600 coins; a month of creator 19 for 3000, of pro_studio 59 for 12000; packs 9.90 for 1000, 39 for 5000, 129 for 20000',
    browser: true,
  }),
  KINORA_STRIPE_KEY: setting({
    schema: text.regex(/^(sk|rk)_\w{6,250}$/, 'must be a secret or restricted key of Stripe: sk_… or rk_…'),
    comment: 'The secret key of your Stripe account, by which people pay for plans and coins.',
    default: 'nothing is sold: the pricing page says so and offers redeem codes and contact',
    secret: true,
  }),
  KINORA_STRIPE_WEBHOOK_SECRET: setting({
    schema: text.regex(/^whsec_\S{6,250}$/, 'must be a signing secret of Stripe: whsec_…'),
    comment: 'The signing secret of the Stripe webhook that you set to /webhooks/stripe.',
    default: 'there is no such route; payments are found by asking Stripe every few minutes',
    secret: true,
  }),
  KINORA_STRIPE_URL: setting({
    schema: webAddress(['http:', 'https:'], 'http://127.0.0.1:12111'),
    comment: 'For tests only: where Stripe is spoken to.',
    default: 'https://api.stripe.com',
  }),
  KINORA_FREE_COINS_PER_DAY: setting({
    schema: wholeNumber(0, 1e12),
    comment:
      'How many coins that nobody bought (rewards, invitations, redeem codes, gifts) may start work of paid models each day, over all accounts together; 0 for no limit. It keeps whoever farms coins from spending your money at the vendors.',
    default: '20000',
  }),
  KINORA_JOBS: setting({
    schema: wholeNumber(1, 1024),
    comment: 'How many jobs of one kind a worker process does at a time.',
    default: 'the number of processor cores',
  }),
  KINORA_THREADS: setting({
    schema: wholeNumber(1, 1024),
    comment: 'How many threads draw and encode in a worker process.',
    default: 'the number of processor cores',
  }),
  KINORA_FFMPEG: setting({
    schema: text,
    comment: 'The ffmpeg program to use.',
    default: 'ffmpeg of the system if it can all that films need, else the one from npm',
  }),
  KINORA_FFPROBE: setting({
    schema: text,
    comment: 'The ffprobe program to use.',
    default: 'ffprobe of the system, else the one from npm',
  }),
  KINORA_SOUND_FONT: setting({
    schema: text,
    comment: 'A sound font (.sf2 or .sf3) for music, instead of the one that comes with the program.',
    default: 'sonivox.sf3',
  }),
  KINORA_DISK_RESERVE: setting({
    schema: wholeNumber(0, 1e15),
    comment: 'Bytes that stay free on the disk of the data folder: with less, nothing new is begun.',
    default: 'the larger of 5 per cent of the disk and 2 GB',
  }),
  KINORA_LOG_LEVEL: setting({
    schema: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    comment: 'The least weight a line must have to be logged: fatal, error, warn, info, debug, trace or silent.',
    default: 'info',
  }),
  KINORA_LOG_FORMAT: setting({
    schema: oneOf('json', 'pretty'),
    comment: 'json writes one object a line, for machines; pretty writes for people.',
    default: 'pretty in a terminal, else json',
  }),
  KINORA_FAILPOINT: setting({
    schema: text.regex(/^[a-z0-9-]+(:[1-9]\d{0,5})?$/, 'must be a name such as clip-stored, or clip-stored:3'),
    comment: 'For crash tests only: the process kills itself when it reaches this point (for the nth time, with :n).',
    default: 'none',
  }),
  KINORA_FAILPOINT_LOG: setting({
    schema: text,
    comment:
      'For crash tests only: a file that gets a line with the name of the point before the process kills itself.',
    default: 'none',
  }),
} as const;

/** Name of a setting, as in the environment. */
export type SettingName = keyof typeof SETTINGS;

/** The values read, by name; a setting that was not given is absent. */
export type SettingValues = { [Name in SettingName]?: z.output<(typeof SETTINGS)[Name]['schema']> };
