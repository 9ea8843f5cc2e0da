import { expect, test } from 'vitest';
import { AppError } from '#src/shared/errors/app-error.ts';
import { createLog, type Log } from './create-log.ts';
import { prettyLine } from './pretty-stream.ts';

/** The real log's output, as JSON or for people. */
function write(say: (log: Log) => void, pretty = false): string {
  const lines: string[] = [];
  say(createLog({ log: { level: 'trace', pretty } }, { target: { write: (line) => lines.push(line) } }));
  return lines.join('');
}

/** An error as drizzle wraps it. */
function failedQuery(): Error {
  const cause = Object.assign(new Error('invalid byte: canary'), {
    code: '22021',
    detail: 'Key (email)=(canary)',
    where: 'canary',
    table: 'accounts',
    constraint: 'accounts_email_unique',
  });
  return Object.assign(new Error('Failed query: insert\nparams: canary,\n  at canary', { cause }), {
    query: 'insert into accounts values ($1) -- canary',
    params: ['canary', '$argon2id$canary'],
  });
}

test.each([false, true])('[SEC-16] a failed query is told without its parameters (for people: %s)', (pretty) => {
  const written = write((log) => log.error({ err: failedQuery(), requestId: 'r-1' }, 'request failed'), pretty);
  expect(written).not.toContain('canary');
  for (const told of ['request failed', 'r-1', '22021', 'accounts_email_unique', 'create-log.test.ts:']) {
    expect(written).toContain(told);
  }
});

test('[SEC-16] an error of our own is told with its code and what it says of the machine alone', () => {
  const error = new AppError('MEDIA_FAILED', {
    details: { reason: 'no progress', title: 'canary', path: '/x?canary' },
  });
  const written = write((log) => log.warn({ err: error }, 'a cut failed'));
  expect(written).toContain('MEDIA_FAILED, reason: no progress');
  expect(written).not.toContain('canary');
});

test('[SEC-16] a fact that is not on the list is left out, and its name says so', () => {
  const written = write((log) => log.info({ filmId: 'f-1', email: 'canary', password: 'canary' } as object, 'hello'));
  expect(JSON.parse(written)).toMatchObject({ msg: 'hello', filmId: 'f-1', leftOut: ['email', 'password'] });
  expect(written).not.toContain('canary');
});

test('[SEC-16] what libraries log of errors and requests is told in the same way', () => {
  const written = write((log) => {
    const library = log as unknown as { error(...given: unknown[]): void };
    const error = new Error('canary');
    library.error(error);
    library.error({ err: error, res: { url: 'canary' } }, error.message);
    library.error({ req: { method: 'GET', url: '/share/canary', routeOptions: { url: '/share/:token' } } }, 'late');
  });
  expect(written).not.toContain('canary');
  expect(written).toContain('"route":"/share/:token"');
});

test('a line for people has time, weight, sentence and facts, and an error with its stack and causes', () => {
  const line = JSON.stringify({
    level: 40,
    time: '2026-01-02T03:04:05.678Z',
    msg: 'job failed',
    job: 'cut',
    attempt: 2,
    err: { name: 'Error', stack: ' at y', cause: { name: 'DatabaseError', code: '22021' } },
  });
  expect(prettyLine(line)).toBe('03:04:05 warn  job failed job=cut attempt=2\nError\n at y\nDatabaseError code=22021');
  expect(prettyLine('not JSON\n')).toBe('not JSON');
});
