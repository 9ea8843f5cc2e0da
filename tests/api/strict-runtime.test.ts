import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { createSpeechProgram } from '#src/platform/server/media/speech/speech-program.ts';
import { startCommand } from '#tests/build/run-command.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const readText = (path: string): Promise<string> => readFile(join(PROJECT, path), 'utf8');

test('[SEC-20] a program that bootstrap starts has objects without __proto__, and the tests run like that too', () =>
  withTemporaryFolder(async (folder) => {
    expect('__proto__' in {}).toBe(false);
    const { output, errors } = await startCommand('tests/build/programs/look-at-runtime.ts', [], folder).ended;
    expect({ errors, output }).toEqual({ errors: '', output: '{"hasProto":false}' });
  }));

test('[SEC-20] every npm script that starts a program of ours does it through bootstrap', async () => {
  const { scripts } = JSON.parse(await readText('package.json')) as { scripts: Record<string, string> };
  const commands = Object.values(scripts)
    .flatMap((line) => line.split('&&').map((command) => command.trim()))
    .filter((command) => /\.(?:ts|mjs)\b/.test(command));
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter((command) => !/^node scripts\/bootstrap\.mjs(?: |$)/.test(command))).toEqual([]);
});

test('[SEC-20] every program of ours makes the runtime strict before anything else', async () => {
  for (const app of ['all-in-one', 'api', 'command-line', 'worker']) {
    const [first] = (await readText(`src/apps/${app}/main.ts`)).split('\n');
    expect([app, first]).toEqual([app, "import '#src/platform/server/strict-runtime.ts';"]);
  }
});

test('[SEC-20] checking an input generates no code', () => {
  const real = globalThis.Function;
  let generated = 0;
  globalThis.Function = new Proxy(real, {
    construct: (target, words: string[]) => {
      generated += 1;
      return Reflect.construct(target, words) as object;
    },
  });
  try {
    const schema = z.object({ title: z.string().max(5), shots: z.array(z.object({ seconds: z.number() })) });
    expect(schema.safeParse({ title: 'A fox', shots: [{ seconds: 1 }] }).success).toBe(true);
    expect(schema.safeParse({ title: 'A fox', shots: [{ seconds: '1' }] }).success).toBe(false);
    expect(generated).toBe(0);
    expect(new globalThis.Function('return 7')()).toBe(7);
    expect(generated).toBe(1);
  } finally {
    globalThis.Function = real;
  }
});

test('[SEC-20] a speech program has objects without __proto__', () =>
  withTemporaryFolder(async (folder) => {
    const path = join(folder, 'main.mjs');
    await mkdir(join(folder, 'node_modules'));
    await writeFile(
      path,
      `process.stdin.once('data', (line) => console.log(JSON.stringify({
        id: JSON.parse(line).id, byteLength: 0, error: { code: 'TOLD', message: String('__proto__' in {}) },
      })));`,
    );
    const program = createSpeechProgram({ path });
    const request = {
      language: 'en',
      engine: 'espeak',
      voice: 'en',
      accent: '',
      hertz: 100,
      range: 1,
      rate: 1,
    } as const;
    await expect(program.say({ text: 'x', ...request })).rejects.toMatchObject({
      details: { reason: 'TOLD', message: 'false' },
    });
    program.stop();
  }));

test('[SEC-20] every other Node program that the server starts has the same options', async () => {
  const paths = (await readdir(join(PROJECT, 'src'), { recursive: true })).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  const texts = await Promise.all(paths.map(async (path) => [path, await readText(join('src', path))] as const));
  const starters = texts.filter(([, text]) => text.includes('process.execPath'));
  expect(starters.map(([path]) => path).sort()).toEqual([
    'platform/server/media/pictures/decode-heic.ts',
    'platform/server/media/speech/speech-program.ts',
  ]);
  for (const [, text] of starters) {
    expect(text).toContain('...CHILD_NODE_OPTIONS');
  }
});
