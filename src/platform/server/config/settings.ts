import * as z from 'zod';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { comfyuiAddress } from './comfyui-settings.ts';
import { MODERATION_SETTINGS } from './moderation-settings.ts';
import { offersSetting } from './offers-setting.ts';
import {
  setting,
  text,
  wholeNumber,
  oneOf,
  webAddress,
  databaseAddress,
  keyPair,
  mailDomains,
  contactAddress,
  trustedProxies,
  origins,
} from './setting-kinds.ts';
import { languageList, voiceChoice } from './speech-settings.ts';
import { TEXT_SETTINGS } from './text-settings.ts';
import { VENDOR_SETTINGS } from './vendor-settings.ts';

/** All settings. No other variable of the environment is read. */
export const SETTINGS = {
  KINORA_DATA: setting({
    schema: text,
    comment: 'Folder of all persistent data: the database (unless DATABASE_URL is set) and the media.',
    default: 'data in the project folder',
  }),
  DATABASE_URL: setting({
    schema: databaseAddress,
    comment: 'Your own PostgreSQL (15 or newer) instead of the embedded one.',
    default: 'an embedded PostgreSQL in the data folder',
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
    comment: 'Public address of the site, when it is behind a proxy.',
    default: 'http:// with the host and the port',
    browser: true,
  }),
  KINORA_MEDIA_URL: setting({
    schema: webAddress(['http:', 'https:'], 'https://media.film.example').transform((value) => new URL(value).origin),
    comment:
      'A second origin of this program from which browsers load films, pictures and sounds, so that a file can never act as a page of the site. It must reach the same program with its Host header unchanged, and requires KINORA_PUBLIC_URL. It serves nothing else.',
    default: 'media are served from the origin of the site',
  }),
  KINORA_PROXIES: setting({
    schema: trustedProxies,
    comment:
      'Proxies whose X-Forwarded-For, -Proto and -Host are trusted: comma-separated network addresses (10.0.0.7, 10.1.0.0/16, or loopback, linklocal, uniquelocal), or the number of proxies in a row in front of the program (1 to 10). A number trusts every client that connects, so use it only when the program is reachable through the proxies alone. Without it all visitors behind a proxy count as one network.',
    default: '0: no forwarded header is trusted, even when KINORA_PUBLIC_URL is set',
  }),
  KINORA_KEYS: setting({
    schema: keyPair,
    comment:
      'Keys that sign access tokens and media links: one or two secrets of at least 32 characters, comma-separated. The first signs, both verify; to rotate keys add a new one at the front. Needed when several machines serve one site.',
    default: 'the file signing-keys in the data folder, one key per line, created at the first start',
    secret: true,
  }),
  KINORA_MASTER_KEYS: setting({
    schema: keyPair,
    comment:
      'Keys that encrypt the secrets in the database, such as those of second factors: one or two of at least 32 characters, comma-separated. The first encrypts, both decrypt. Without them those secrets are lost; store them separately from database backups. Needed when several machines serve one site.',
    default: 'the file master-keys in the data folder, one key per line, created when it is first needed',
    secret: true,
  }),
  KINORA_ADMIN_EMAIL: setting({
    schema: text
      .toLowerCase()
      .regex(/^[^\s@<>]{1,64}@[^\s@<>]+\.[^\s@<>]+$/, 'must be an address such as you@film.example'),
    comment: 'Email address of the first admin. Read at the first start; change it later with npm run admin.',
    default: 'admin@kinora.localhost, which receives no mail',
  }),
  KINORA_SMTP_URL: setting({
    schema: webAddress(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587'),
    comment: 'The mail server that sends verification codes.',
    default: 'none: mails are listed under /admin/outbox for the admin',
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
      'Mail providers accepted for registration: comma-separated domains that replace the built-in list. A leading + adds to that list; * accepts every domain.',
    default: 'some 120 mainstream providers',
  }),
  KINORA_TWILIO_ACCOUNT: setting({
    schema: text.regex(/^AC[0-9a-f]{32}$/, 'must be the SID of a Twilio account: AC and 32 signs'),
    comment:
      'Your account at Twilio, which sends codes by SMS. With it and the next two, people may give a phone number, sign in with it, and set a new password by a code sent there.',
    default: 'phone numbers are used only as a contact in the profile',
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
    comment: 'Sender of the SMS: a number of that account, or the SID of one of its messaging services.',
    default: 'as above',
  }),
  KINORA_TWILIO_URL: setting({
    schema: webAddress(['http:', 'https:'], 'http://127.0.0.1:12112'),
    comment: 'For tests only: base URL of Twilio.',
    default: 'https://api.twilio.com',
  }),
  KINORA_PHONE_SIGN_UP: setting({
    schema: oneOf('on', 'off'),
    comment:
      'on: people may give a phone number when they register; off: only later, in their profile. An email address is required either way.',
    default: 'on, when an SMS sender is set',
    browser: true,
  }),
  KINORA_SMS_PER_DAY: setting({
    schema: wholeNumber(1, 1e6),
    comment:
      'Maximum number of SMS per day (UTC) for the whole site. It limits the cost of abuse. Strangers can use up at most half.',
    default: '500',
  }),
  KINORA_OPERATOR: setting({
    schema: text.max(200),
    comment: 'Name of the operator in the agreements.',
    default: 'the agreements say: the operator of this site',
    browser: true,
  }),
  KINORA_CONTACT: setting({
    schema: contactAddress.refine((value) => value.length <= 300, 'must have at most 300 characters'),
    comment:
      'Contact of the operator: a mail address or a web address. The page for suspended accounts shows it, also as a QR code.',
    default: 'none is shown',
    browser: true,
  }),
  KINORA_CREATORS_CLAIM: setting({
    schema: text.max(40),
    comment: 'Number of creators to claim on the home page, such as 100K+. Set it when it is true.',
    default: 'no claim',
    browser: true,
  }),
  KINORA_COMMUNITY_LINK: setting({
    schema: webAddress(['http:', 'https:'], 'https://community.example/join'),
    comment: 'Link to join the community; shown in Chinese, also as a QR code.',
    default: 'not shown',
    browser: true,
  }),
  KINORA_CHAT_LINK: setting({
    schema: webAddress(['http:', 'https:'], 'https://chat.example/kinora'),
    comment: 'Link to the community chat; shown in English.',
    default: 'not shown',
    browser: true,
  }),
  KINORA_PLAYER_THEME: setting({
    schema: z
      .string()
      .max(2000)
      .regex(
        /^(\/(?!\/)\S*|https?:\/\/\S+|[A-Za-z][\w-]*)$/,
        'must be the id of a template element, a path such as /themes/quiet.html, or a web address',
      )
      .refine((value) => !value.startsWith('http') || URL.canParse(value), 'must be a whole web address'),
    comment:
      'A theme for the player in place of its own controls: the id of a template element of the page, or a path or web address from which one is fetched. Another origin has to allow this site by CORS. A theme that cannot be loaded is logged in the browser, and the player keeps its own controls.',
    default: 'the controls of the player itself',
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
      'Comma-separated words and phrases that ideas, titles and profiles must not contain, in addition to the built-in lists (src/shared/sensitive). A leading - removes an entry from those lists.',
    default: 'the built-in lists',
  }),
  KINORA_FETCH_ORIGINS: setting({
    schema: origins,
    comment:
      'Comma-separated origins from which pictures may be fetched by URL although they are not public, use plain http or another port, such as http://127.0.0.1:8080. Everything served there can then be requested through this program.',
    default: 'none: only https on public addresses is fetched',
  }),
  KINORA_PROTECT_MEDIA: setting({
    schema: oneOf('on', 'off'),
    comment:
      'on blocks browser shortcuts such as save, print and view source; off allows them. It is an obstacle, not a protection.',
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
    comment: 'The secret key of your Stripe account, for payments of plans and coins.',
    default: 'nothing is sold: the pricing page says so and offers redeem codes and contact',
    secret: true,
  }),
  KINORA_STRIPE_WEBHOOK_SECRET: setting({
    schema: text.regex(/^whsec_\S{6,250}$/, 'must be a signing secret of Stripe: whsec_…'),
    comment: 'The signing secret of the Stripe webhook at /webhooks/stripe.',
    default: 'the route does not exist; payments are found by polling Stripe every few minutes',
    secret: true,
  }),
  KINORA_STRIPE_URL: setting({
    schema: webAddress(['http:', 'https:'], 'http://127.0.0.1:12111'),
    comment: 'For tests only: base URL of Stripe.',
    default: 'https://api.stripe.com',
  }),
  KINORA_FREE_COINS_PER_DAY: setting({
    schema: wholeNumber(0, 1e12),
    comment:
      'How many coins that were not bought (rewards, invitations, redeem codes, gifts) may be spent on paid models per day, for all accounts together; 0 for no limit. It limits your vendor costs when coins are farmed.',
    default: '20000',
  }),
  KINORA_OPEN_FILMS: setting({
    schema: wholeNumber(1, 1e6),
    comment: 'Maximum number of unfinished films of one account, including those in the queue.',
    default: '20; 200 while there is only one account',
  }),
  KINORA_STORAGE_PER_ACCOUNT: setting({
    schema: wholeNumber(0, 1e15),
    comment:
      'Storage quota of one account for films and pictures, in bytes; 0 for no limit. A person over the quota is asked to delete something before anything new is made.',
    default: '20000000000 (20 GB); no limit while only one account has files',
  }),
  KINORA_JOBS: setting({
    schema: wholeNumber(1, 1024),
    comment: 'Number of concurrent jobs of one kind in a worker process.',
    default: 'the number of processor cores',
  }),
  KINORA_THREADS: setting({
    schema: wholeNumber(1, 1024),
    comment:
      'Number of threads for drawing and encoding in a worker process. One more makes only what takes about a second.',
    default: 'the number of processor cores',
  }),
  ...MODERATION_SETTINGS,
  ...VENDOR_SETTINGS,
  KINORA_COMFYUI_URL: setting({
    schema: comfyuiAddress,
    comment:
      'Base URL of your own ComfyUI server, such as http://127.0.0.1:8188, for pictures and clips by workflows of yours, which you add on the page of models or keep in a folder. It has no password: let nobody else reach it. See docs/operating/comfyui.md.',
    default: 'its models cannot be chosen',
  }),
  KINORA_COMFYUI_WORKFLOWS: setting({
    schema: text,
    comment:
      'A folder with one JSON file for each workflow of that server: its graph, and which nodes get the prompt, the seed, the size and the pictures. It is read at the start. See docs/operating/comfyui.md.',
    default: 'those of the page alone',
  }),
  KINORA_VOICES: setting({
    schema: oneOf('neural', 'formant'),
    comment:
      'The voices of drafts: neural sound like people and need 0.7 GB of memory for each process that speaks; formant are synthetic, need almost none and run wherever Node runs. Where neural voices cannot run, the start says so and drafts are spoken by formant ones.',
    default: 'neural',
  }),
  KINORA_VOICE_PROCESSES: setting({
    schema: wholeNumber(1, 64),
    comment: 'Number of processes that speak with neural voices at once, in a worker process.',
    default: '2; 1 with one or two cores or with 4 GB of memory or less; 4 with 8 cores and 16 GB or more',
  }),
  ...TEXT_SETTINGS,
  KINORA_SPEECH_URL: setting({
    schema: webAddress(['http:', 'https:'], 'http://127.0.0.1:8880/v1'),
    comment:
      'Base URL of a speech server that speaks the OpenAI protocol (POST /audio/speech): it speaks the lines of drafts instead of the built-in voices. See docs/operating/voices.md.',
    default: 'the built-in voices speak',
  }),
  KINORA_SPEECH_KEY: setting({
    schema: text,
    comment: 'The key of that server, sent as a bearer token.',
    default: 'none is sent',
    secret: true,
  }),
  KINORA_SPEECH_MODEL: setting({
    schema: text.max(200),
    comment: 'The model that is asked for at that server.',
    default: 'tts-1',
  }),
  KINORA_SPEECH_VOICES: setting({
    schema: voiceChoice,
    comment:
      'Voices of that server: one for all, or pairs such as female=nova, male=onyx, ko-elderly_woman=sage, *=alloy. Before = stands a voice of the catalogue, a person (narrator, woman, young_woman, man, young_man, elderly_woman, elderly_man, girl, boy, creature, machine), child, female or male, each also with a language before it (ko-male), a language, or *. The key that says the most counts.',
    default:
      "OpenAI's voices: narrator=fable, female=nova, young_woman=shimmer, male=onyx, young_man=echo, child=shimmer, *=alloy",
  }),
  KINORA_SPEECH_LANGUAGES: setting({
    schema: languageList,
    comment: 'Languages that server speaks: some of en, cn, ko, ja. The built-in voices speak the others.',
    default: 'all four',
  }),
  KINORA_VOICE_FOLDER: setting({
    schema: text,
    comment:
      'A folder with a sherpa-onnx voice (model.onnx and tokens.txt of a VITS voice that reads characters or a lexicon), which speaks one language of drafts instead of the built-in voices. See docs/operating/voices.md.',
    default: 'the built-in voices speak',
  }),
  KINORA_VOICE_FOLDER_LANGUAGE: setting({
    schema: oneOf(...LANGUAGES),
    comment: 'The language of the voice in that folder.',
    default: 'ko',
  }),
  KINORA_VOICE_FOLDER_SPEAKERS: setting({
    schema: voiceChoice,
    comment:
      'Numbers of the speakers in that folder, if it has several, in the form of KINORA_SPEECH_VOICES: female=3, male=0.',
    default: '0',
  }),
  KINORA_FFMPEG: setting({
    schema: text,
    comment: 'The ffmpeg program to use.',
    default: 'the ffmpeg of the system if it has all required features, else the one of `programs/ffmpeg`',
  }),
  KINORA_FFPROBE: setting({
    schema: text,
    comment: 'The ffprobe program to use.',
    default: 'ffprobe of the system, else the one of `programs/ffmpeg`',
  }),
  KINORA_SOUND_FONT: setting({
    schema: text,
    comment: 'A sound font (.sf2 or .sf3) for music, instead of the built-in one.',
    default: 'sonivox.sf3',
  }),
  KINORA_DISK_RESERVE: setting({
    schema: wholeNumber(0, 1e15),
    comment: 'Free bytes to keep on the disk of the data folder: with less, no new work is started.',
    default: 'the larger of 5 per cent of the disk and 2 GB',
  }),
  KINORA_DELETED_FILES_DAYS: setting({
    schema: wholeNumber(1, 30),
    comment:
      'Days before deleted films, pictures and archives, which are already inaccessible, are erased with their files and texts, and unused cached files with them.',
    default: '7',
  }),
  KINORA_CACHE_SIZE: setting({
    schema: wholeNumber(0, 1e15),
    comment:
      'Size of the cache of cut segments and small pictures in bytes; it makes cutting a film again and opening pages faster. The least recently used are removed first.',
    default: '10 GB',
  }),
  KINORA_LOG_LEVEL: setting({
    schema: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    comment: 'Minimum level of logged lines: fatal, error, warn, info, debug, trace or silent.',
    default: 'info',
  }),
  KINORA_LOG_FORMAT: setting({
    schema: oneOf('json', 'pretty'),
    comment: 'json writes one object per line, for machines; pretty is for people.',
    default: 'pretty in a terminal, else json',
  }),
  KINORA_FAILPOINT: setting({
    schema: text.regex(/^[a-z0-9-]+(:[1-9]\d{0,5})?$/, 'must be a name such as clip-stored, or clip-stored:3'),
    comment: 'For crash tests only: the process kills itself when it reaches this point (for the nth time, with :n).',
    default: 'none',
  }),
  KINORA_FAILPOINT_LOG: setting({
    schema: text,
    comment: 'For crash tests only: a file to which the point is appended before the process kills itself.',
    default: 'none',
  }),
} as const;

/** Name of a setting, as in the environment. */
export type SettingName = keyof typeof SETTINGS;

/** The parsed values by name; a setting that is not set is absent. */
export type SettingValues = { [Name in SettingName]?: z.output<(typeof SETTINGS)[Name]['schema']> };
