import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { createLog } from '../log/create-log.ts';
import { createHttpServer } from './create-http-server.ts';

const QUIET = { log: { level: 'silent', pretty: false } } as const;
const lines: string[] = [];
let server: FastifyInstance;
let port: number;
let failed = 0;

beforeAll(async () => {
  const log = createLog({ log: { level: 'trace', pretty: false } }, { target: { write: (line) => lines.push(line) } });
  server = createHttpServer({ config: readConfig({}), log });
  server.post('/api/echo', async ({ body }) => ({ body }));
  server.addHook('onError', async () => void failed++);
  await server.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(() => server?.close());

test('[ERR-02] a client that goes away while it sends a body is no error in the log', async () => {
  for (let each = 0; each < 5; each++) {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"a":',
    );
    await pause(30);
    socket.resetAndDestroy();
  }
  await expect.poll(() => failed, { timeout: 10_000 }).toBe(5);
  expect(lines.filter((line) => line.includes('request failed'))).toEqual([]);
});

test('[ERR-02] a client that is gone before its request is looked at is no error in the log', async () => {
  const beginning =
    'POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n';
  const sockets = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    }),
  );
  for (const socket of sockets) {
    socket.write(beginning, () => socket.resetAndDestroy());
  }
  // The server reads what came only when this thread is free again: then many of them have left.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  const answer = await fetch(`http://127.0.0.1:${port}/api/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  expect(await answer.json()).toEqual({ body: { a: 1 } });
  expect(lines.filter((line) => line.includes('request failed'))).toEqual([]);
});

test('[SEC-21] headers, bodies, silent connections and idle ones have times at which they end', () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = server.server;
  expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
    headersTimeout: 60_000,
    requestTimeout: 60_000,
    timeout: 120_000,
    keepAliveTimeout: 72_000,
  });
});

/** What a connection is answered until it is closed, when it sends these bytes and then one a moment. */
async function answerToSlowSender(beginning: string): Promise<string> {
  const limits = { requestMilliseconds: 400, silentMilliseconds: 60_000, checkMilliseconds: 50 };
  const strict = createHttpServer({ config: readConfig({}), log: createLog(QUIET), limits });
  strict.post('/api/echo', async ({ body }) => ({ body }));
  await strict.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((strict.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString()));
  const trickle = setInterval(() => socket.write('x'), 50);
  try {
    socket.write(beginning);
    await once(socket, 'close');
    return answer;
  } finally {
    clearInterval(trickle);
    await strict.close();
  }
}

test('[SEC-21] a client that sends its headers bit by bit is ended', async () => {
  expect(await answerToSlowSender('POST /api/echo HTTP/1.1\r\nhost: x\r\nx-slow: ')).toMatch(/^HTTP\/1\.1 408 /);
});

test('[SEC-21] a client that sends its body bit by bit is ended', async () => {
  const head = 'POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90000\r\n\r\n';
  expect(await answerToSlowSender(`${head}"`)).toMatch(/^HTTP\/1\.1 408 /);
});

/** A server whose bodies have these bounds, with a route that answers what it got. */
async function startBounded(bodies: {
  all: number;
  perNetwork: number;
}): Promise<{ bounded: FastifyInstance; port: number }> {
  const limits = { requestMilliseconds: 60_000, silentMilliseconds: 60_000, checkMilliseconds: 1000, bodies };
  // Connections from 127.0.0.1 name the address that they stand for.
  const bounded = createHttpServer({
    config: readConfig({ KINORA_PROXIES: '127.0.0.1' }),
    log: createLog(QUIET),
    limits,
  });
  bounded.post('/api/length', async ({ body }) => ({ length: JSON.stringify(body).length }));
  await bounded.listen({ host: '127.0.0.1', port: 0 });
  return { bounded, port: (bounded.server.address() as AddressInfo).port };
}

/** Begins a body of a thousand bytes from an address and sends only the first of them. */
function sendPart(to: number, from: string, bytes: number): { socket: Socket; answer: () => string } {
  const socket = connect(to, '127.0.0.1');
  let answer = '';
  socket.on('error', () => {});
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.write(
    `POST /api/length HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\n` +
      `content-length: 1000\r\n\r\n"${'x'.repeat(bytes - 1)}`,
  );
  return { socket, answer: () => answer };
}

const sendWhole = async (to: number, from: string, characters: number, type = 'application/json'): Promise<number> =>
  (
    await fetch(`http://127.0.0.1:${to}/api/length`, {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': from },
      body: JSON.stringify('x'.repeat(characters - 2)),
    })
  ).status;

test('[SEC-21] bodies that are announced and not sent take nothing from anybody', async () => {
  const { bounded, port: to } = await startBounded({ all: 2000, perNetwork: 1200 });
  const flood = Array.from({ length: 20 }, (_, at) => sendPart(to, `192.0.2.${at % 4}`, 1));
  await pause(200);
  expect(await sendWhole(to, '198.51.100.1', 900)).toBe(200);
  for (const { socket } of flood) {
    socket.destroy();
  }
  await bounded.close();
});

test('[SEC-21] a flood of bodies from a few networks refuses itself, and everybody else is answered', async () => {
  const { bounded, port: to } = await startBounded({ all: 2000, perNetwork: 1200 });
  // Two networks hold nearly all; one of them has two addresses of one household.
  const flood = [
    sendPart(to, '2001:db8::1', 500),
    sendPart(to, '2001:db8::2', 550),
    sendPart(to, '192.0.2.1', 450),
    sendPart(to, '192.0.2.1', 450),
  ];
  await pause(300);
  expect(flood.map(({ answer }) => answer())).toEqual(['', '', '', '']);
  expect(await sendWhole(to, '198.51.100.1', 500)).toBe(200);
  // The household held most, and its largest body made room.
  await expect.poll(() => flood[1]?.answer()).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 5/);
  expect(flood.filter(({ answer }) => answer() !== '').length).toBe(1);
  for (const { socket } of flood) {
    socket.destroy();
  }
  await bounded.close();
});

test.each(['application/json', 'Application/JSON', ' application/json;charset=utf-8'])(
  '[SEC-21] a network holds so many bytes of bodies and no more, which frees up again: %j',
  async (type) => {
    const { bounded, port: to } = await startBounded({ all: 5000, perNetwork: 1200 });
    const held = sendPart(to, '192.0.2.1', 800);
    await pause(200);
    expect(await sendWhole(to, '192.0.2.1', 900, type)).toBe(503);
    expect(await sendWhole(to, '192.0.2.2', 900, type)).toBe(200);
    held.socket.destroy();
    await expect.poll(() => sendWhole(to, '192.0.2.1', 900, type)).toBe(200);
    await bounded.close();
  },
);
