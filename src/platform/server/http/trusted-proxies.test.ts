import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { createLog } from '../log/create-log.ts';
import { createHttpServer } from './create-http-server.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => void (await Promise.all(closing.splice(0).map((close) => close()))));

/** A server with these settings that answers the client address it derives, with its log. */
function build(env: Record<string, string>) {
  const lines: string[] = [];
  const log = createLog({ log: { level: 'info', pretty: false } }, { target: { write: (line) => lines.push(line) } });
  const server = createHttpServer({ config: readConfig(env), log });
  server.get('/who', async (request) => ({ ip: request.ip, host: request.host, protocol: request.protocol }));
  closing.push(() => server.close());
  const ask = async (forwarded: string, remoteAddress: string) => {
    const headers = { 'x-forwarded-for': forwarded, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const answer = await server.inject({ url: '/who', headers: { ...headers, host: 'film.example' }, remoteAddress });
    return answer.json<{ ip: string; host: string; protocol: string }>();
  };
  return { ask, logged: () => lines.join('') };
}

const PUBLIC = { KINORA_PUBLIC_URL: 'https://film.example' };
const VISITOR = '203.0.113.9';
const PROXY = '10.1.2.3';

test('[SEC-09] a forged X-Forwarded-For is not believed because KINORA_PUBLIC_URL is set', async () => {
  const { ask } = build(PUBLIC);
  expect(await ask(VISITOR, '198.51.100.7')).toEqual({ ip: '198.51.100.7', host: 'film.example', protocol: 'http' });
});

test('[SEC-09] a proxy at a named address is believed, one past it is not', async () => {
  const { ask } = build({ ...PUBLIC, KINORA_PROXIES: '10.1.0.0/16, 192.0.2.1' });
  expect((await ask(VISITOR, PROXY)).ip).toBe(VISITOR);
  expect((await ask(VISITOR, '10.2.0.1')).ip).toBe('10.2.0.1');
  // The visitor's forged entry precedes the proxy's.
  expect((await ask(`1.2.3.4, ${VISITOR}`, PROXY)).ip).toBe(VISITOR);
});

test('[SEC-09] with a number of proxies the address is that which the outermost one wrote', async () => {
  const { ask } = build({ ...PUBLIC, KINORA_PROXIES: '2' });
  expect((await ask(`1.2.3.4, ${VISITOR}, ${PROXY}`, '10.1.2.4')).ip).toBe(VISITOR);
});

test('[SEC-09] the log says whose forwarded headers are believed', () => {
  expect(build({ ...PUBLIC, KINORA_PROXIES: 'loopback,10.0.0.0/8' }).logged()).toContain('loopback, 10.0.0.0/8');
  expect(build({ KINORA_PROXIES: '2' }).logged()).toContain('2 in a row');
  expect(build(PUBLIC).logged()).toContain('no forwarded header is believed');
});

test('[SEC-09] a forwarded header that is not believed is told once', async () => {
  const { ask, logged } = build({});
  await ask(VISITOR, PROXY);
  await ask(VISITOR, PROXY);
  expect(logged().split('set KINORA_PROXIES').length).toBe(2);
});

test.each(['11', '-1', 'all', '10.0.0.0/33', '::1/129', '10.0.0', '1.2.3.4/8/8', '*', ''])(
  '[SEC-09] KINORA_PROXIES=%j is a mistake or nothing',
  (value) => {
    const read = (): unknown => readConfig({ KINORA_PROXIES: value }).server.proxies;
    if (value === '') {
      expect(read()).toBe(0);
    } else {
      expect(read).toThrow('KINORA_PROXIES');
    }
  },
);
