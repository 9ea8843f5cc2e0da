import { expect, test } from 'vitest';
import { runProgram } from '#tests/build/run-program.ts';

test('[OPS-03] a signal stops everything in reverse order', async () => {
  const program = runProgram('stop-steps', ['well']);
  await program.waitFor('ready');
  const ended = program.end('SIGTERM');
  expect(await program.waitFor('stopped')).toBe('last');
  expect(await program.waitFor('stopped')).toBe('middle');
  expect(await program.waitFor('stopped')).toBe('first true');
  expect(await ended).toEqual({ code: 0, signal: null });
});

test('[OPS-03] one part that fails to stop does not keep the others from it, and is told by the exit code', async () => {
  const program = runProgram('stop-steps', ['fails']);
  await program.waitFor('ready');
  const ended = program.end('SIGINT');
  expect(await program.waitFor('stopped')).toBe('last');
  expect(await program.waitFor('stopped')).toBe('first true');
  expect(await ended).toEqual({ code: 1, signal: null });
});

test('[OPS-03] a part that never stops does not keep the process', async () => {
  const program = runProgram('stop-steps', ['slow']);
  await program.waitFor('ready');
  expect(await program.end('SIGTERM')).toEqual({ code: 1, signal: null });
  await expect(program.waitFor('stopped first')).rejects.toThrow('ended without saying');
});
