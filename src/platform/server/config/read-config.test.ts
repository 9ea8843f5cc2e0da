import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isAppError } from '#src/shared/errors/app-error.ts';
import { readConfig, usualVoiceProcesses } from './read-config.ts';
import { readFailpoint } from './read-failpoint.ts';
import { SETTINGS } from './settings.ts';

test('[OPS-02] without any setting there is a default for everything', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    server: { host: '127.0.0.1', port: 3000, proxies: 0 },
    mail: {},
    media: {},
    disk: {},
    deletedFiles: { days: 7 },
    cache: { mostBytes: 10e9 },
    log: { level: 'info' },
  });
  expect(config.dataFolder).toBe(join(config.projectFolder, 'data'));
  expect(config.databaseUrl).toBeUndefined();
  expect(config.worker.concurrency).toBeGreaterThan(0);
  expect(() => Object.assign(config.server, { port: 1 })).toThrow(TypeError);
});

test('[OPS-02] each setting reaches its place', () => {
  const config = readConfig({
    KINORA_DATA: '/somewhere',
    DATABASE_URL: 'postgresql://postgres@/kinora?host=%2Ftmp',
    KINORA_HOST: '0.0.0.0',
    PORT: '8080',
    KINORA_PUBLIC_URL: 'https://film.example/',
    KINORA_PROXIES: '2',
    KINORA_KEYS: `${'k'.repeat(32)}, ${'j'.repeat(40)}`,
    KINORA_SMTP_URL: 'smtps://films:hush@mail.example',
    KINORA_MAIL_FROM: 'Kinora <films@film.example>',
    KINORA_MAIL_DOMAINS: '+School.example, work.example',
    KINORA_TWILIO_ACCOUNT: `AC${'0'.repeat(32)}`,
    KINORA_TWILIO_TOKEN: 'hush-hush-hush-hush',
    KINORA_TWILIO_SENDER: '+14155550100',
    KINORA_TWILIO_URL: 'http://127.0.0.1:12112',
    KINORA_PHONE_SIGN_UP: 'off',
    KINORA_SMS_PER_DAY: '20',
    KINORA_FREE_COINS_PER_DAY: '0',
    KINORA_PLANS:
      '{"currency":"jpy","starter":{"price":500,"coins":600},"creator":{"price":2000,"coins":3000},"pro_studio":{"price":6000,"coins":12000},"packs":[{"price":4000,"coins":5000},{"price":1000,"coins":1000}]}',
    KINORA_STRIPE_KEY: 'rk_live_hush123',
    KINORA_STRIPE_WEBHOOK_SECRET: 'whsec_hush123',
    KINORA_STRIPE_URL: 'http://127.0.0.1:12111',
    KINORA_ADMIN_EMAIL: 'boss@film.example',
    KINORA_OPEN_FILMS: '7',
    KINORA_STORAGE_PER_ACCOUNT: '0',
    KINORA_JOBS: '3',
    KINORA_THREADS: '5',
    KINORA_MODERATION: 'strict',
    KINORA_PICTURE_CHECK: 'off',
    KINORA_VOICES: 'formant',
    KINORA_VOICE_PROCESSES: '2',
    KINORA_SPEECH_URL: 'http://127.0.0.1:8880/v1/',
    KINORA_SPEECH_KEY: 'hush-hush',
    KINORA_SPEECH_MODEL: 'kokoro',
    KINORA_SPEECH_VOICES: 'female=af_sky+af_bella, ko-elderly_woman = sage, *=alloy',
    KINORA_SPEECH_LANGUAGES: 'ja, ko',
    KINORA_VOICE_FOLDER: '/opt/vits-mms-kor',
    KINORA_VOICE_FOLDER_SPEAKERS: '3',
    KINORA_REPLICATE_KEY: 'hush-hush',
    KINORA_REPLICATE_URL: 'http://127.0.0.1:8090/v1/',
    KINORA_FFMPEG: '/opt/ffmpeg',
    KINORA_FFPROBE: '/opt/ffprobe',
    KINORA_FETCH_ORIGINS: 'http://127.0.0.1:8080/, https://Pictures.example:443',
    KINORA_SENSITIVE_WORDS: 'Voldemort, -faggots,,',
    KINORA_SOUND_FONT: '/opt/font.sf2',
    KINORA_DISK_RESERVE: '0',
    KINORA_DELETED_FILES_DAYS: '9',
    KINORA_CACHE_SIZE: '123456',
    KINORA_LOG_LEVEL: 'warn',
    KINORA_LOG_FORMAT: 'pretty',
  });
  expect(config).toEqual({
    projectFolder: config.projectFolder,
    dataFolder: '/somewhere',
    databaseUrl: 'postgresql://postgres@/kinora?host=%2Ftmp',
    server: { host: '0.0.0.0', port: 8080, publicUrl: 'https://film.example', proxies: 2 },
    signingKeys: ['k'.repeat(32), 'j'.repeat(40)],
    mail: {
      smtpUrl: 'smtps://films:hush@mail.example',
      from: 'Kinora <films@film.example>',
      domains: '+school.example,work.example',
    },
    sms: {
      twilio: {
        account: `AC${'0'.repeat(32)}`,
        token: 'hush-hush-hush-hush',
        sender: '+14155550100',
        url: 'http://127.0.0.1:12112',
      },
      atSignUp: false,
      perDay: 20,
    },
    site: { protectMedia: true, sensitiveWords: ['Voldemort', '-faggots'] },
    fetchOrigins: ['http://127.0.0.1:8080', 'https://pictures.example'],
    coins: { freePerDay: 0 },
    payments: {
      stripeKey: 'rk_live_hush123',
      webhookSecret: 'whsec_hush123',
      stripeUrl: 'http://127.0.0.1:12111',
      offers: {
        currency: 'jpy',
        packs: [
          { priceMinor: 1000, coins: 1000 },
          { priceMinor: 4000, coins: 5000 },
        ],
        tiers: {
          starter: { priceMinor: 500, coins: 600 },
          creator: { priceMinor: 2000, coins: 3000 },
          pro_studio: { priceMinor: 6000, coins: 12_000 },
        },
      },
    },
    admin: { email: 'boss@film.example' },
    limits: { openFilms: 7, storagePerAccountBytes: 0 },
    worker: { concurrency: 3, threads: 5, voiceProcesses: 2, voiceIdleSeconds: config.worker.voiceIdleSeconds },
    vendors: { ...config.vendors, replicate: { url: 'http://127.0.0.1:8090/v1', key: 'hush-hush' } },
    moderation: { strictness: 'strict', classifier: false },
    voices: 'formant',
    speechServer: {
      url: 'http://127.0.0.1:8880/v1',
      key: 'hush-hush',
      model: 'kokoro',
      voices: { female: 'af_sky+af_bella', 'ko-elderly_woman': 'sage', '*': 'alloy' },
      languages: ['ko', 'ja'],
    },
    voiceFolder: { path: '/opt/vits-mms-kor', language: 'ko', speakers: { '*': '3' } },
    media: { ffmpegPath: '/opt/ffmpeg', ffprobePath: '/opt/ffprobe', soundFontPath: '/opt/font.sf2' },
    disk: { reserveBytes: 0 },
    deletedFiles: { days: 9 },
    cache: { mostBytes: 123456 },
    log: { level: 'warn', pretty: true },
  });
  expect(readFailpoint({ KINORA_FAILPOINT: 'clip-stored:3', KINORA_FAILPOINT_LOG: '/tmp/f' })).toEqual({
    name: 'clip-stored',
    visit: 3,
    logFile: '/tmp/f',
  });
});

test('[OPS-02] all mistakes are told together, by name, and no secret with them', () => {
  const env = {
    PORT: '70000',
    KINORA_THREADS: 'many',
    KINORA_LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://hush@host/db',
    KINORA_PROT: '1',
    KINORA_PUBLIC_URL: 'film',
    KINORA_HOST: ' ',
    KINORA_KEYS: 'hush',
    KINORA_SMTP_URL: 'http://hush@mail',
    KINORA_MAIL_FROM: 'nobody',
    KINORA_MAIL_DOMAINS: '*.example',
  };
  let mistakes: string[] = [];
  try {
    readConfig(env);
  } catch (error) {
    if (isAppError(error, 'CONFIG_INVALID')) {
      mistakes = error.details?.['mistakes'] as string[];
    }
  }
  expect(mistakes.map((line) => line.split(' ')[0]).sort()).toEqual([
    'DATABASE_URL',
    'KINORA_KEYS',
    'KINORA_LOG_LEVEL',
    'KINORA_MAIL_DOMAINS',
    'KINORA_MAIL_FROM',
    'KINORA_PROT',
    'KINORA_PUBLIC_URL',
    'KINORA_SMTP_URL',
    'KINORA_THREADS',
    'PORT',
  ]);
  expect(mistakes.join('\n')).toContain('fatal, error, warn');
  expect(mistakes.join('\n')).not.toContain('hush');
});

test('[OPS-02] mistakes in the settings of voices are told', () => {
  const complaint = (env: Record<string, string>): string => {
    try {
      readConfig(env);
      return '';
    } catch (error) {
      return isAppError(error, 'CONFIG_INVALID') ? String(error.details?.['mistakes']) : String(error);
    }
  };
  const url = 'http://127.0.0.1:8880/v1';
  expect(complaint({ KINORA_SPEECH_URL: url })).toBe('');
  expect(complaint({ KINORA_SPEECH_URL: 'ftp://there' })).toMatch(/^KINORA_SPEECH_URL must be an address/);
  expect(complaint({ KINORA_SPEECH_KEY: 'hush' })).toMatch(/^KINORA_SPEECH_URL is needed/);
  expect(complaint({ KINORA_SPEECH_KEY: 'hush' })).not.toContain('hush');
  expect(complaint({ KINORA_SPEECH_URL: url, KINORA_SPEECH_VOICES: 'lady=nova' })).toMatch(/has "lady" before an =/);
  expect(complaint({ KINORA_SPEECH_URL: url, KINORA_SPEECH_VOICES: 'female=' })).toMatch(/pairs such as female=nova/);
  expect(complaint({ KINORA_SPEECH_URL: url, KINORA_SPEECH_LANGUAGES: 'ko, fr' })).toMatch(/some of en, cn, ko, ja/);
  expect(complaint({ KINORA_VOICE_FOLDER_LANGUAGE: 'ko' })).toMatch(/^KINORA_VOICE_FOLDER is needed/);
  expect(complaint({ KINORA_VOICE_FOLDER: '/v', KINORA_VOICE_FOLDER_SPEAKERS: 'female=anna' })).toMatch(
    /by their numbers/,
  );
});

test('[OPS-02] the page of settings tells of each one as the table does', () => {
  const project = fileURLToPath(new URL('../../../../', import.meta.url));
  expect(() =>
    execFileSync(process.execPath, ['scripts/settings-doc.ts', '--check'], { cwd: project, stdio: 'pipe' }),
  ).not.toThrow();
  expect(Object.values(SETTINGS).every(({ comment }) => comment.length > 10)).toBe(true);
});

test.each(['quiet-theme', '/themes/quiet.html', 'https://cdn.example/quiet.html'])(
  '[PLAY-04] the theme of the player may be %s',
  (theme) => {
    expect(readConfig({ KINORA_PLAYER_THEME: theme }).site.playerTheme).toBe(theme);
  },
);

test.each(['javascript:alert(1)', '//cdn.example/quiet.html', 'https://', 'two words'])(
  '[PLAY-04] the theme of the player may not be %s',
  (theme) => {
    expect(() => readConfig({ KINORA_PLAYER_THEME: theme })).toThrow('KINORA_PLAYER_THEME');
  },
);

test.each([
  [2, 3, 1],
  [2, 4, 1],
  [16, 4, 1],
  [2, 8, 1],
  [3, 4.5, 2],
  [4, 8, 2],
  [16, 8, 2],
  [16, 15, 2],
  [7, 64, 2],
  // What a machine with 16 GB reports.
  [8, 15.6, 4],
  [16, 64, 4],
  [1, 64, 1],
])('with %i cores and %f GB of memory, %i processes speak', (cores, gigabytes, processes) => {
  expect(usualVoiceProcesses(cores, gigabytes * 1024 ** 3)).toBe(processes);
});
