import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startProgram } from './start-program.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie counts as ended.
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

test('a program inherits nothing of our environment', async () => {
  const running = startProgram({
    path: process.execPath,
    arguments: ['-e', 'console.log(JSON.stringify(process.env))'],
  });
  let text = '';
  running.output.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  await running.ended;
  expect(JSON.parse(text)).toEqual({});
});

test('a program that fails tells its last words', async () => {
  const running = startProgram({
    path: process.execPath,
    arguments: ['-e', 'console.error("no such thing"); process.exit(3)'],
  });
  await expect(running.ended).rejects.toMatchObject({
    code: 'MEDIA_FAILED',
    details: { reason: 'exit code 3', messages: 'no such thing' },
  });
});

test('a program that is not there is MEDIA_FAILED', async () => {
  await expect(startProgram({ path: '/nowhere/program', arguments: [] }).ended).rejects.toMatchObject({
    code: 'MEDIA_FAILED',
  });
});

test('a program without progress is ended, also when it does not listen', async () => {
  const script =
    'process.on("SIGTERM", () => {}); process.stdout.write("x"); setInterval(() => require("fs").writeSync(3, "frame=1\\n"), 20)';
  const running = startProgram({ path: process.execPath, arguments: ['-e', script], noProgressSeconds: 0.6 });
  await expect(running.ended).rejects.toMatchObject({ details: { reason: 'no progress' } });
  expect(isAlive(running.pid)).toBe(false);
});

test('a program whose progress changes is left alone', async () => {
  // Longer than the limit in total, each step far below it, also on a busy machine.
  const script = 'n=0; while [ $n -lt 25 ]; do n=$((n + 1)); echo frame=$n >&3; /bin/sleep 0.1; done';
  await expect(startProgram({ path: '/bin/sh', arguments: ['-c', script], noProgressSeconds: 2 }).ended).resolves.toBe(
    '',
  );
});

test('an abort ends the program and its children, and gives the reason', async () => {
  const script =
    'const c = require("child_process").spawn(process.execPath, ["-e", "setInterval(()=>{},1000)"]); console.log(c.pid); setInterval(()=>{},1000)';
  const stop = new AbortController();
  const running = startProgram({ path: process.execPath, arguments: ['-e', script], signal: stop.signal });
  const child = await new Promise<number>((resolve) =>
    running.output.once('data', (data: Buffer) => resolve(Number(data))),
  );
  stop.abort(new Error('enough'));
  await expect(running.ended).rejects.toThrow('enough');
  expect(isAlive(running.pid)).toBe(false);
  await expect.poll(() => isAlive(child)).toBe(false);
});
