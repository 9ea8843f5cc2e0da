import { availableParallelism, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { USUAL_OFFERS, type Offers } from '#src/shared/catalogue/offers.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { readComfyui, type ComfyuiConfig } from './comfyui-settings.ts';
import { readModeration, type ModerationConfig } from './moderation-settings.ts';
import { findUnknownSettings, readSettings } from './read-settings.ts';
import { SETTINGS, type SettingName, type SettingValues } from './settings.ts';
import {
  readSpeechServer,
  readVoiceFolder,
  type SpeechServerConfig,
  type VoiceFolderConfig,
} from './speech-settings.ts';
import { readTextServer, type TextServerConfig } from './text-settings.ts';
import { readVendors, type KeyedVendor, type VendorAccess } from './vendor-settings.ts';

/** The configuration of the program, deeply frozen. */
export interface Config {
  /** The folder of the program's own files; absolute. */
  readonly projectFolder: string;
  /** Folder of all persistent data; absolute. */
  readonly dataFolder: string;
  /** Set when the operator provides a PostgreSQL. Secret. */
  readonly databaseUrl?: string;
  readonly server: {
    readonly host: string;
    readonly port: number;
    readonly publicUrl?: string;
    /** Origin that serves media only; requires publicUrl and differs from it. */
    readonly mediaUrl?: string;
    /** Proxies whose forwarded headers are trusted: their number in a row, or their network addresses. */
    readonly proxies: number | readonly string[];
  };
  /** Secrets that sign tokens and links, the newest first; absent when the data folder keeps them. Secret. */
  readonly signingKeys?: readonly string[];
  /** Encryption keys for secrets in the database, the newest first; absent when the data folder keeps them. Secret. */
  readonly masterKeys?: readonly string[];
  readonly admin: {
    /** Email address of the first admin, lower-case. */
    readonly email?: string;
  };
  readonly mail: {
    /** Absent: mails go to the outbox. Secret. */
    readonly smtpUrl?: string;
    readonly from?: string;
    /** Mail domains, comma-separated; a leading + adds to the built-in list, * allows all. */
    readonly domains?: string;
  };
  readonly sms: {
    /** Absent: no sign-in by phone number. */
    readonly twilio?: {
      readonly account: string;
      /** Secret. */
      readonly token: string;
      /** A number, or the SID of a messaging service. */
      readonly sender: string;
      /** For tests: replaces Twilio's URL. */
      readonly url?: string;
    };
    /** True when registration may ask for a number; never without a sender. */
    readonly atSignUp: boolean;
    /** SMS per day for all accounts together. */
    readonly perDay: number;
  };
  /** Information from the operator for visitors. */
  readonly site: {
    readonly operator?: string;
    /** A mail address or a web address. */
    readonly contact?: string;
    readonly creatorsClaim?: string;
    readonly communityLink?: string;
    readonly chatLink?: string;
    readonly protectMedia: boolean;
    /** An element's id, a path or a URL; absent: the player's default controls. */
    readonly playerTheme?: string;
    /** Words and phrases added to the built-in lists; a leading - removes one from them. */
    readonly sensitiveWords?: readonly string[];
  };
  /** Origins that may be fetched although they are not public. */
  readonly fetchOrigins: readonly string[];
  readonly payments: {
    /** Absent: nothing is sold. Secret. */
    readonly stripeKey?: string;
    /** Absent: no webhook. Secret. */
    readonly webhookSecret?: string;
    /** For tests: replaces Stripe's URL. */
    readonly stripeUrl?: string;
    readonly offers: Offers;
  };
  readonly coins: {
    /** How much paid-model work per day may be started with coins that were not bought; 0 for no limit. */
    readonly freePerDay: number;
  };
  /** Limits per account. */
  readonly limits: {
    /** Maximum number of unfinished films. Absent: the default in LIMITS.perAccount. */
    readonly openFilms?: number;
    /** 0 for no quota. Absent: the default in LIMITS.perAccount. */
    readonly storagePerAccountBytes?: number;
  };
  readonly worker: {
    /** Concurrent jobs of one kind in one process. */
    readonly concurrency: number;
    /** Threads for drawing and encoding. */
    readonly threads: number;
    /** Processes that speak with neural voices. */
    readonly voiceProcesses: number;
    /** How long neural voices stay in memory after a line. */
    readonly voiceIdleSeconds: number;
  };
  /** The services of paid models, each with its key where one is set. */
  readonly vendors: Readonly<Record<KeyedVendor, VendorAccess>>;
  /** A ComfyUI server with its workflows; absent: none. */
  readonly comfyui?: ComfyuiConfig;
  /** A language model that writes the stories; absent: none. */
  readonly textServer?: TextServerConfig;
  /** Which engine speaks drafts. */
  readonly voices: 'neural' | 'formant';
  /** A speech server that speaks some languages instead; absent: none. */
  readonly speechServer?: SpeechServerConfig;
  /** A folder with a voice that speaks one language instead; absent: none. */
  readonly voiceFolder?: VoiceFolderConfig;
  readonly moderation: ModerationConfig;
  readonly media: { readonly ffmpegPath?: string; readonly ffprobePath?: string; readonly soundFontPath?: string };
  /** Absent: the larger of 5 per cent of the disk and 2 GB. */
  readonly disk: { readonly reserveBytes?: number };
  /** Days before inaccessible files are removed. */
  readonly deletedFiles: { readonly days: number };
  /** Maximum bytes of cached cut segments and small pictures. */
  readonly cache: { readonly mostBytes: number };
  readonly log: { readonly level: LogLevel; readonly pretty: boolean };
}

type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

const PROJECT_FOLDER = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/(?<=.)[\\/]$/, '');

/**
 * Reads and validates the whole environment once. Throws CONFIG_INVALID with `details.mistakes`, which lists every
 * mistake and not only the first.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const { values, mistakes } = readSettings(env, Object.keys(SETTINGS) as SettingName[]);
  mistakes.push(...findUnknownSettings(env));
  checkMediaUrl(values, mistakes);
  const sender = readSmsSender(values, mistakes);
  const speechServer = readSpeechServer(values, mistakes);
  const textServer = readTextServer(values, mistakes);
  const voiceFolder = readVoiceFolder(values, mistakes, PROJECT_FOLDER);
  const comfyui = readComfyui(values, mistakes, PROJECT_FOLDER);
  if (mistakes.length > 0) {
    throw new AppError('CONFIG_INVALID', { details: { mistakes } });
  }
  const cores = Math.max(1, availableParallelism());
  return freeze({
    projectFolder: PROJECT_FOLDER,
    dataFolder: resolve(PROJECT_FOLDER, values.KINORA_DATA ?? 'data'),
    ...given('databaseUrl', values.DATABASE_URL),
    server: serverOf(values),
    ...given('signingKeys', values.KINORA_KEYS),
    ...given('masterKeys', values.KINORA_MASTER_KEYS),
    admin: { ...given('email', values.KINORA_ADMIN_EMAIL) },
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
    site: siteOf(values),
    fetchOrigins: values.KINORA_FETCH_ORIGINS ?? [],
    payments: {
      ...given('stripeKey', values.KINORA_STRIPE_KEY),
      ...given('webhookSecret', values.KINORA_STRIPE_WEBHOOK_SECRET),
      ...given('stripeUrl', values.KINORA_STRIPE_URL),
      offers: values.KINORA_PLANS ?? USUAL_OFFERS,
    },
    coins: { freePerDay: values.KINORA_FREE_COINS_PER_DAY ?? 20_000 },
    limits: {
      ...given('openFilms', values.KINORA_OPEN_FILMS),
      ...given('storagePerAccountBytes', values.KINORA_STORAGE_PER_ACCOUNT),
    },
    worker: {
      concurrency: values.KINORA_JOBS ?? cores,
      threads: values.KINORA_THREADS ?? cores,
      voiceProcesses: values.KINORA_VOICE_PROCESSES ?? usualVoiceProcesses(cores, memoryBytes()),
      voiceIdleSeconds: voiceIdleSeconds(memoryBytes()),
    },
    vendors: readVendors(values),
    ...given('comfyui', comfyui),
    ...given('textServer', textServer),
    moderation: readModeration(values),
    voices: values.KINORA_VOICES ?? 'neural',
    ...given('speechServer', speechServer),
    ...given('voiceFolder', voiceFolder),
    media: {
      ...given('ffmpegPath', values.KINORA_FFMPEG),
      ...given('ffprobePath', values.KINORA_FFPROBE),
      ...given('soundFontPath', values.KINORA_SOUND_FONT),
    },
    disk: { ...given('reserveBytes', values.KINORA_DISK_RESERVE) },
    deletedFiles: { days: values.KINORA_DELETED_FILES_DAYS ?? LIMITS.deletedFilesDays },
    cache: { mostBytes: values.KINORA_CACHE_SIZE ?? 10e9 },
    log: logOf(values),
  });
}

const GIGABYTE = 1024 ** 3;

/** With this or less, what neural voices need is given back soon after they spoke. */
const LITTLE_MEMORY = 4 * GIGABYTE;

/**
 * Processes that speak, by cores and memory, bytes: each needs 0.7 GB beside the rest of the program. The first row
 * fits.
 */
const VOICE_PROCESSES = [
  // A machine sold with 16 GB reports a little less than 16 of our gigabytes.
  { leastCores: 8, memoryAbove: 15 * GIGABYTE, most: 4 },
  // With fewer cores the second one would only take the time of the drawing.
  { leastCores: 3, memoryAbove: LITTLE_MEMORY, most: 2 },
  { leastCores: 1, memoryAbove: 0, most: 1 },
] as const;

/** How many processes speak unless the operator says: more only where each has a core and memory to spare. */
export function usualVoiceProcesses(cores: number, memory: number): number {
  const fitting = VOICE_PROCESSES.find((row) => cores >= row.leastCores && memory > row.memoryAbove);
  return fitting?.most ?? 1;
}

/** How long neural voices stay in memory after a line. */
function voiceIdleSeconds(memory: number): number {
  return memory > LITTLE_MEMORY ? 300 : 20;
}

/** Memory that this process may use: of the machine, or of its container. */
function memoryBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

function serverOf(values: SettingValues): Config['server'] {
  return {
    host: values.KINORA_HOST ?? '127.0.0.1',
    port: values.PORT ?? 3000,
    ...given('publicUrl', values.KINORA_PUBLIC_URL?.replace(/\/+$/, '')),
    ...given('mediaUrl', values.KINORA_MEDIA_URL),
    proxies: values.KINORA_PROXIES ?? 0,
  };
}

function siteOf(values: SettingValues): Config['site'] {
  return {
    ...given('operator', values.KINORA_OPERATOR),
    ...given('contact', values.KINORA_CONTACT),
    ...given('creatorsClaim', values.KINORA_CREATORS_CLAIM),
    ...given('playerTheme', values.KINORA_PLAYER_THEME),
    ...given('communityLink', values.KINORA_COMMUNITY_LINK),
    ...given('chatLink', values.KINORA_CHAT_LINK),
    protectMedia: values.KINORA_PROTECT_MEDIA !== 'off',
    ...given('sensitiveWords', values.KINORA_SENSITIVE_WORDS),
  };
}

/** Readable lines on a terminal, JSON elsewhere, unless the format is set. */
function logOf({ KINORA_LOG_LEVEL: level = 'info', KINORA_LOG_FORMAT: format }: SettingValues): Config['log'] {
  return { level, pretty: format === undefined ? process.stdout.isTTY === true : format === 'pretty' };
}

/** Checks that the media origin differs from the site's origin, which must be set. */
function checkMediaUrl({ KINORA_PUBLIC_URL: site, KINORA_MEDIA_URL: media }: SettingValues, mistakes: string[]): void {
  if (media !== undefined && (site === undefined || new URL(site).host === new URL(media).host)) {
    mistakes.push('KINORA_MEDIA_URL needs KINORA_PUBLIC_URL, and another host or port than it has');
  }
}

/**
 * Reads the SMS sender when all its settings are given. A part of them is a mistake, unless an invalid value was
 * already reported.
 */
function readSmsSender(values: SettingValues, mistakes: string[]): Config['sms']['twilio'] {
  const {
    KINORA_TWILIO_ACCOUNT: account,
    KINORA_TWILIO_TOKEN: token,
    KINORA_TWILIO_SENDER: sender,
    KINORA_TWILIO_URL: url,
  } = values;
  if (account !== undefined && token !== undefined && sender !== undefined) {
    return { account, token, sender, ...given('url', url) };
  }
  const isBegun = [account, token, sender].some((value) => value !== undefined);
  if (isBegun && mistakes.length === 0) {
    mistakes.push('KINORA_TWILIO_ACCOUNT, KINORA_TWILIO_TOKEN and KINORA_TWILIO_SENDER are needed together');
  }
  return undefined;
}

function given<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
}

function freeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) {
    if (typeof inner === 'object' && inner !== null) {
      freeze(inner);
    }
  }
  return Object.freeze(value);
}
