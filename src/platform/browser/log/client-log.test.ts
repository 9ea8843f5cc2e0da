import { beforeEach, expect, test, vi } from 'vitest';

// The log is a module singleton: each test imports a fresh one.
beforeEach(() => vi.resetModules());

test('[BOOT-10] outside production what is logged goes to the log and to the console', async () => {
  const { logInClient, readClientLog } = await import('./client-log.ts');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  logInClient('warn', 'the account could not be read', 503);
  expect(warn).toHaveBeenCalledWith('the account could not be read', 503);
  expect(readClientLog()).toMatchObject([{ level: 'warn', text: 'the account could not be read', facts: [503] }]);
  warn.mockRestore();
});

test('[BOOT-10] a silenced console says nothing, whoever writes to it, and the log goes on', async () => {
  const { logInClient, readClientLog, silenceConsole } = await import('./client-log.ts');
  const said: unknown[] = [];
  const say = (...words: unknown[]): void => void said.push(...words);
  const target = { log: say, info: say, debug: say, warn: say, error: say, trace: say, table: say, dir: say };
  silenceConsole(target);
  for (const method of Object.values(target)) {
    method('something');
  }
  logInClient('error', 'the account could not be read');
  expect(said).toEqual([]);
  expect(readClientLog().map(({ text }) => text)).toEqual(['something', 'something', 'the account could not be read']);
});

test('[BOOT-10] the log forgets its oldest lines', async () => {
  const { logInClient, readClientLog, silenceConsole } = await import('./client-log.ts');
  const quiet = (): void => undefined;
  silenceConsole({
    log: quiet,
    info: quiet,
    debug: quiet,
    warn: quiet,
    error: quiet,
    trace: quiet,
    table: quiet,
    dir: quiet,
  });
  for (let line = 0; line < 260; line++) {
    logInClient('info', String(line));
  }
  expect(readClientLog()).toHaveLength(200);
  expect(readClientLog()[0]?.text).toBe('60');
});
