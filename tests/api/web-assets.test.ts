import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startCommand } from '#tests/build/run-command.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const canary = (name: string): string => `canary-${name}-${randomBytes(12).toString('hex')}`;
/** Secrets of whoever builds; also under a name that Vite gives to code that asks for it. */
const SECRETS = {
  KINORA_KEYS: canary('keys'),
  KINORA_MASTER_KEYS: canary('master'),
  KINORA_STRIPE_KEY: canary('stripe'),
  KINORA_STRIPE_WEBHOOK_SECRET: canary('webhook'),
  KINORA_SMTP_URL: `smtp://kinora:${canary('smtp')}@mail.example`,
  DATABASE_URL: `postgres://kinora:${canary('database')}@localhost/kinora`,
  SOME_TOKEN: canary('token'),
  VITE_SOME_TOKEN: canary('vite'),
};
/** Code made from a text: what the content security policy refuses. */
const CODE_FROM_TEXT = /\bnew\s+Function\b|(?<![\w.$])(?:eval|Function)\s*\(|\bset(?:Timeout|Interval)\(\s*["'`]/g;

/** Every file of a new build, made with these secrets in its environment. */
async function buildWithSecrets(folder: string): Promise<Map<string, Buffer>> {
  const out = join(folder, 'web');
  const { code, errors } = await startCommand('tests/build/programs/build-web.ts', [out], folder, SECRETS).ended;
  expect({ code, errors }).toMatchObject({ code: 0 });
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(paths.map(async (path) => [path.slice(out.length + 1), await readFile(path)] as const)),
  );
}

test('[SEC-16] [SEC-04] the web bundle holds no secret of its build and no code made from texts', () =>
  withTemporaryFolder(async (folder) => {
    const files = await buildWithSecrets(folder);
    expect(files.size).toBeGreaterThan(100);
    const held: string[] = [];
    for (const [path, bytes] of files) {
      for (const [name, secret] of [
        ...Object.entries(SECRETS),
        ['the path of the project', PROJECT.replace(/.$/, '')],
      ]) {
        if (bytes.includes(secret ?? '')) {
          held.push(`${path} holds ${name}`);
        }
      }
    }
    expect(held).toEqual([]);

    const scripts = [...files].filter(([path]) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(50);
    const generating = scripts.flatMap(([path, bytes]) =>
      [...bytes.toString('utf8').matchAll(CODE_FROM_TEXT)].map(
        ({ 0: found, index, input }) => `${path.split(sep).join('/')}: ${input.slice(index - 40, index)}${found}`,
      ),
    );
    expect(generating).toEqual([]);
  }));
