import { pino } from 'pino';
import type { Config } from '../config/read-config.ts';
import { pickFacts, type LoggedFacts } from './logged-facts.ts';
import { prettyStream } from './pretty-stream.ts';

/** Logs one line: facts first, then a fixed message; or the message alone. */
interface LogLine {
  (facts: LoggedFacts, sentence: string): void;
  (sentence: string): void;
}

/** The structured log. Call as `log.info({ filmId }, 'film started')`. Only the facts in `LOGGED_FACTS` are written. */
export interface Log {
  trace: LogLine;
  debug: LogLine;
  info: LogLine;
  warn: LogLine;
  error: LogLine;
  fatal: LogLine;
}

/** Output options; default standard output. */
interface LogOptions {
  toStandardError?: boolean;
  /** Receives the lines instead; for tests. */
  target?: { write(line: string): unknown };
}

/**
 * Creates the log of one process. It writes by allow-list: the fixed message and the facts in `LOGGED_FACTS` of each
 * line, and the fields picked by `describeError` of each error.
 */
export function createLog(config: Pick<Config, 'log'>, { toStandardError = false, target }: LogOptions = {}): Log {
  const stream = target ?? (toStandardError ? process.stderr : process.stdout);
  const direct = target ? { write: (line: string) => void target.write(line) } : undefined;
  return pino(
    {
      level: config.log.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: pickFacts },
      // The facts are already described; pino's own serializers would write the whole error.
      serializers: { err: (described: unknown) => described },
      hooks: {
        logMethod(given, write) {
          const [facts, sentence] = given as [unknown, unknown];
          // Libraries pass an error alone, or its message as the line's message: neither is a fixed message of ours.
          const error = facts instanceof Error ? facts : (facts as { err?: unknown } | null | undefined)?.err;
          const isSaid = facts instanceof Error || (error instanceof Error && sentence === error.message);
          if (isSaid) {
            return write.apply(this, [facts instanceof Error ? { err: facts } : facts, 'an error was met'] as never);
          }
          write.apply(this, given);
        },
      },
    },
    config.log.pretty
      ? prettyStream(stream)
      : (direct ?? pino.destination({ fd: toStandardError ? 2 : 1, sync: true })),
  );
}
