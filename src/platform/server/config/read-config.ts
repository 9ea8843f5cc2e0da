import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { USUAL_OFFERS, type Offers } from '#src/shared/catalogue/offers.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { findUnknownSettings, readSettings } from './read-settings.ts';
import { SETTINGS, type SettingName, type SettingValues } from './settings.ts';

/** How the program was told to run. Frozen, all the way down. */
export interface Config {
  /** The folder of the program's own files; absolute. */
  readonly projectFolder: string;
  /** Where everything that must be kept lies; absolute. */
  readonly dataFolder: string;
  /** Set when a PostgreSQL of the operator's is used. Secret. */
  readonly databaseUrl?: string;
  readonly server: {
    readonly host: string;
    readonly port: number;
    readonly publicUrl?: string;
    /** Proxies of the operator's between the program and its visitors. */
    readonly proxies: number;
  };
  /** Secrets that sign tokens and links, the newest first; absent when the data folder keeps them. Secret. */
  readonly signingKeys?: readonly string[];
  /**
   * Secrets that encrypt what is secret in the database, the newest first; absent when the data folder keeps them.
   * Secret.
   */
  readonly masterKeys?: readonly string[];
  readonly mail: {
    /** Absent: mails go to the outbox. Secret. */
    readonly smtpUrl?: string;
    readonly from?: string;
    /** Domains with commas between; + in front adds to the usual ones, * is all. */
    readonly domains?: string;
  };
  readonly sms: {
    /** Absent: phone numbers are not used to sign in. */
    readonly twilio?: {
      readonly account: string;
      /** Secret. */
      readonly token: string;
      /** A number, or the SID of a messaging service. */
      readonly sender: string;
      /** For tests: another place than Twilio's own. */
      readonly url?: string;
    };
    /** Whether a number may be given when registering; never without a sender. */
    readonly atSignUp: boolean;
    /** So many a day, over all people. */
    readonly perDay: number;
  };
  /** What the operator tells visitors. */
  readonly site: {
    readonly operator?: string;
    /** A mail address or a web address. */
    readonly contact?: string;
    readonly creatorsClaim?: string;
    readonly communityLink?: string;
    readonly chatLink?: string;
    readonly protectMedia: boolean;
    /** Words and phrases beside those of the program's lists; - in front takes one out of them. */
    readonly sensitiveWords?: readonly string[];
  };
  /** Origins that are fetched from although they are not public. */
  readonly fetchOrigins: readonly string[];
  readonly payments: {
    /** Absent: nothing is sold. Secret. */
    readonly stripeKey?: string;
    /** Absent: there is no webhook. Secret. */
    readonly webhookSecret?: string;
    /** For tests: another place than Stripe's own. */
    readonly stripeUrl?: string;
    readonly offers: Offers;
  };
  readonly coins: {
    /** Coins that nobody bought may start so much work of paid models a day; 0 for no limit. */
    readonly freePerDay: number;
  };
  readonly worker: {
    /** Jobs of one kind at a time in one process. */
    readonly concurrency: number;
    /** Threads that draw and encode. */
    readonly threads: number;
  };
  readonly media: { readonly ffmpegPath?: string; readonly ffprobePath?: string; readonly soundFontPath?: string };
  /** Absent: the larger of 5 per cent of the disk and 2 GB. */
  readonly disk: { readonly reserveBytes?: number };
  readonly log: { readonly level: LogLevel; readonly pretty: boolean };
}

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

const PROJECT_FOLDER = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/(?<=.)[\\/]$/, '');

/**
 * Reads and checks the whole environment once. Throws CONFIG_INVALID with `details.mistakes`, which lists every mistake
 * and not only the first.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const { values, mistakes } = readSettings(env, Object.keys(SETTINGS) as SettingName[]);
  mistakes.push(...findUnknownSettings(env));
  const sender = readSmsSender(values, mistakes);
  if (mistakes.length > 0) throw new AppError('CONFIG_INVALID', { details: { mistakes } });
  const cores = Math.max(1, availableParallelism());
  return freeze({
    projectFolder: PROJECT_FOLDER,
    dataFolder: resolve(PROJECT_FOLDER, values.KINORA_DATA ?? 'data'),
    ...given('databaseUrl', values.DATABASE_URL),
    server: {
      host: values.KINORA_HOST ?? '127.0.0.1',
      port: values.PORT ?? 3000,
      ...given('publicUrl', values.KINORA_PUBLIC_URL?.replace(/\/+$/, '')),
      proxies: values.KINORA_PROXIES ?? (values.KINORA_PUBLIC_URL === undefined ? 0 : 1),
    },
    ...given('signingKeys', values.KINORA_KEYS),
    ...given('masterKeys', values.KINORA_MASTER_KEYS),
    mail: {
      ...given('smtpUrl', values.KINORA_SMTP_URL),
      ...given('from', values.KINORA_MAIL_FROM),
      ...given('domains', values.KINORA_MAIL_DOMAINS),
    },
    sms: {
      ...given('twilio', sender),
      atSignUp: sender !== undefined && values.KINORA_PHONE_SIGN_UP !== 'off',
      perDay: values.KINORA_SMS_PER_DAY ?? 500,
    },
    site: {
      ...given('operator', values.KINORA_OPERATOR),
      ...given('contact', values.KINORA_CONTACT),
      ...given('creatorsClaim', values.KINORA_CREATORS_CLAIM),
      ...given('communityLink', values.KINORA_COMMUNITY_LINK),
      ...given('chatLink', values.KINORA_CHAT_LINK),
      protectMedia: values.KINORA_PROTECT_MEDIA !== 'off',
      ...given('sensitiveWords', values.KINORA_SENSITIVE_WORDS),
    },
    fetchOrigins: values.KINORA_FETCH_ORIGINS ?? [],
    payments: {
      ...given('stripeKey', values.KINORA_STRIPE_KEY),
      ...given('webhookSecret', values.KINORA_STRIPE_WEBHOOK_SECRET),
      ...given('stripeUrl', values.KINORA_STRIPE_URL),
      offers: values.KINORA_PLANS ?? USUAL_OFFERS,
    },
    coins: { freePerDay: values.KINORA_FREE_COINS_PER_DAY ?? 20_000 },
    worker: { concurrency: values.KINORA_JOBS ?? cores, threads: values.KINORA_THREADS ?? cores },
    media: {
      ...given('ffmpegPath', values.KINORA_FFMPEG),
      ...given('ffprobePath', values.KINORA_FFPROBE),
      ...given('soundFontPath', values.KINORA_SOUND_FONT),
    },
    disk: { ...given('reserveBytes', values.KINORA_DISK_RESERVE) },
    log: {
      level: values.KINORA_LOG_LEVEL ?? 'info',
      pretty:
        values.KINORA_LOG_FORMAT === undefined ? process.stdout.isTTY === true : values.KINORA_LOG_FORMAT === 'pretty',
    },
  });
}

/** The sender of SMS, where all of it is set. A part alone is a mistake, unless it was found to be wrong already. */
function readSmsSender(values: SettingValues, mistakes: string[]): Config['sms']['twilio'] {
  const {
    KINORA_TWILIO_ACCOUNT: account,
    KINORA_TWILIO_TOKEN: token,
    KINORA_TWILIO_SENDER: sender,
    KINORA_TWILIO_URL: url,
  } = values;
  if (account !== undefined && token !== undefined && sender !== undefined)
    return { account, token, sender, ...given('url', url) };
  const isBegun = [account, token, sender].some((value) => value !== undefined);
  if (isBegun && mistakes.length === 0)
    mistakes.push('KINORA_TWILIO_ACCOUNT, KINORA_TWILIO_TOKEN and KINORA_TWILIO_SENDER are needed together');
  return undefined;
}

function given<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
}

function freeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) freeze(inner);
  return Object.freeze(value);
}
