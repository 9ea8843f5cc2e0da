import { afterEach, expect, test } from 'vitest';
import { silentLog } from '#tests/build/silent-log.ts';
import { readConfig } from '../config/read-config.ts';
import { createHttpServer } from './create-http-server.ts';
import { mountHealthRoutes } from './health-routes.ts';

let close: () => Promise<void>;
afterEach(() => close());

/** The answer of a server with these settings. */
async function ask(path: string, env: Record<string, string> = {}, checks: [string, () => Promise<unknown>][] = []) {
  const server = createHttpServer({ config: readConfig(env), log: silentLog });
  close = () => server.close();
  server.get('/page', async () => 'page');
  server.get('/api/thing', async () => ({}));
  mountHealthRoutes(
    server,
    checks.map(([name, check]) => ({ name, check })),
  );
  return server.inject({ url: path });
}
const policyOf = async (path: string, env?: Record<string, string>): Promise<string> =>
  String((await ask(path, env)).headers['content-security-policy']);

test.each([
  [{ KINORA_PUBLIC_URL: 'https://film.example' }, 'max-age=31536000'],
  [{ KINORA_PUBLIC_URL: 'http://film.example' }, undefined],
  [{}, undefined],
] as [Record<string, string>, string | undefined][])(
  '[SEC-04] with %j a browser is told to come back by https alone: %s',
  async (env, header) => {
    expect((await ask('/page', env)).headers['strict-transport-security']).toBe(header);
  },
);

test('[SEC-04] answers of endpoints are kept by nobody, and pages may be', async () => {
  expect((await ask('/api/thing')).headers['cache-control']).toBe('no-store');
  expect((await ask('/page')).headers['cache-control']).toBeUndefined();
});

test('[SEC-04] [SEC-05] the policy lets in an origin of the media or of the player’s theme where there is one, and no other', async () => {
  const bare = await policyOf('/page');
  expect(bare).not.toContain('http');
  const set = await policyOf('/page', {
    KINORA_PUBLIC_URL: 'https://film.example',
    KINORA_MEDIA_URL: 'https://media.example',
    KINORA_PLAYER_THEME: 'https://theme.example/theme.html',
  });
  expect(set).toContain("img-src 'self' blob: data: https://media.example;");
  expect(set).toContain("media-src 'self' blob: https://media.example;");
  expect(set).toContain("connect-src 'self' blob: https://media.example https://theme.example;");
  expect(set).toContain("script-src 'self' 'wasm-unsafe-eval';");
});

test('[OPS-02] readiness names each of several that fail, and not what failed in them', async () => {
  const fails = (): Promise<never> => Promise.reject(new Error('secret detail'));
  const answer = await ask('/readyz', {}, [
    ['database', fails],
    ['queue', async () => {}],
    ['storage', fails],
  ]);
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'not ready', failing: ['database', 'storage'] }]);
});

test('[OPS-02] a process is alive although something that it needs fails', async () => {
  const answer = await ask('/healthz', {}, [['database', () => Promise.reject(new Error('x'))]]);
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
});
