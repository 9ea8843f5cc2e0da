import { pino, type Logger } from 'pino';
import type { Config } from '../config/read-config.ts';
import { prettyStream } from './pretty-stream.ts';

/** The structured log. Call as `log.info({ filmId }, 'film started')`: facts first, then a fixed sentence. */
export type Log = Logger;

/** Whatever a line carries, these parts of it never leave the process in clear. */
export const SECRET_PATHS: readonly string[] = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'databaseUrl',
  'apiKey',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Makes the log of one process. Lines go to standard error when `toStandardError` is set, else to standard output. */
export function createLog(config: Pick<Config, 'log'>, options: { toStandardError?: boolean } = {}): Log {
  const target = options.toStandardError ? process.stderr : process.stdout;
  return pino(
    {
      level: config.log.level,
      base: null,
      redact: { paths: [...SECRET_PATHS], censor: '[hidden]' },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    config.log.pretty ? prettyStream(target) : pino.destination({ fd: options.toStandardError ? 2 : 1, sync: true }),
  );
}
