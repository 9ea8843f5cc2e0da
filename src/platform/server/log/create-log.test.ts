import { pino } from 'pino';
import { expect, test } from 'vitest';
import { SECRET_PATHS } from './create-log.ts';
import { prettyLine, prettyStream } from './pretty-stream.ts';

test('secrets do not reach the log, at no depth that is used', () => {
  const lines: string[] = [];
  const log = pino(
    { redact: { paths: [...SECRET_PATHS], censor: '[hidden]' } },
    prettyStream({ write: (text) => lines.push(text) }),
  );
  log.info(
    {
      password: 'canary',
      config: { databaseUrl: 'canary' },
      request: { headers: { authorization: 'canary', cookie: 'canary' } },
    },
    'hello',
  );
  expect(lines.join('')).toContain('hello');
  expect(lines.join('')).not.toContain('canary');
});

test('a line for people has time, weight, sentence and facts, and the stack of an error', () => {
  const line = JSON.stringify({
    level: 40,
    time: '2026-01-02T03:04:05.678Z',
    msg: 'job failed',
    job: 'cut',
    attempt: 2,
    err: { stack: 'Error: x\n at y' },
  });
  expect(prettyLine(line)).toBe('03:04:05 warn  job failed job=cut attempt=2\nError: x\n at y');
  expect(prettyLine('not JSON\n')).toBe('not JSON');
});
