import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '#tests/build/silent-log.ts';
import { readConfig } from '../config/read-config.ts';
import { createHttpServer } from './create-http-server.ts';
import { siteAddress } from './site-address.ts';

const CONFIG = readConfig({});
let server: FastifyInstance;
let origin: string;

beforeAll(async () => {
  server = createHttpServer({ config: CONFIG, log: silentLog });
  server.get('/where', async (request) => ({
    bare: siteAddress(CONFIG, request),
    set: siteAddress(readConfig({ KINORA_PUBLIC_URL: 'https://film.example/' }), request),
  }));
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server?.close());

const ask = async (host: string) => {
  const { port } = new URL(origin);
  const { request } = await import('node:http');
  return new Promise<{ bare: string; set: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: '/where', headers: { host }, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (piece: string) => (body += piece));
      response.on('end', () => resolve(JSON.parse(body) as { bare: string; set: string }));
    });
    sent.once('error', reject).end();
  });
};

test.each([
  'evil.example',
  'localhost.evil.example',
  'localhost@evil.example',
  '203.0.113.9:80',
  'localhost/x',
  '[::2]',
])('[SEC-19] the Host %j is not written into addresses of the site', async (host) => {
  expect((await ask(host)).bare).toBe(origin);
});

test.each(['localhost:8080', '127.0.0.1:3000', '[::1]:3000', `${hostname().toLowerCase()}:9`])(
  '[SEC-19] the Host %j names this machine and is kept',
  async (host) => {
    expect((await ask(host)).bare).toBe(`http://${host}`);
  },
);

test('[SEC-19] the address that the operator set stands above any Host', async () => {
  expect((await ask('evil.example')).set).toBe('https://film.example');
});
