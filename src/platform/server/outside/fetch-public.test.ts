import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { Socket, type AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createSelfSignedCertificate } from '#tests/build/self-signed-certificate.ts';
import { fetchPublic, type PublicFetch } from './fetch-public.ts';
import { resolveHost, type HostAddress, type ResolveHost } from './resolve-host.ts';

const MEGABYTE = 1024 * 1024;
const ENDLESS = Buffer.alloc(64 * 1024, 'x');

let server: Server;
let secure: Server;
let origin: string;
let requests: IncomingMessage[] = [];
let connections = 0;
let onGone = (): void => {};

/** Routes of the loopback server. */
const things: Record<string, RequestListener> = {
  '/picture': (_request, response) =>
    response.writeHead(200, { 'content-type': 'image/png', 'set-cookie': 'a=b' }).end('a picture'),
  '/missing': (_request, response) => response.writeHead(404).end(),
  '/told': (_request, response) => response.writeHead(200, { 'content-length': String(2 * MEGABYTE) }).end(ENDLESS),
  '/endless': (_request, response) => {
    const more = (): void => {
      let isTaking = true;
      while (isTaking) {
        isTaking = !response.destroyed && response.write(ENDLESS);
      }
    };
    response.on('drain', more);
    more();
  },
  '/drip': (_request, response) => {
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => {
      clearInterval(timer);
      onGone();
    });
  },
  '/silent': (_request, response) => {
    response.on('close', () => onGone());
  },
  '/bomb/gzip': (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(8 * MEGABYTE))),
  '/bomb/br': (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(Buffer.alloc(8 * MEGABYTE))),
  '/packed/gzip': (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('a picture')),
  '/packed/deflate': (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'deflate' }).end(deflateSync('a picture')),
  '/packed/twice': (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end('x'),
  '/packed/badly': (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip'),
  '/half': (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    setTimeout(() => response.destroy(), 20);
  },
  '/heads': (_request, response) => response.writeHead(200, { 'x-much': 'x'.repeat(30_000) }).end('a picture'),
  '/other': (_request, response) =>
    response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n'),
  '/loop': (_request, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/nowhere': (_request, response) => response.writeHead(302).end(),
};
const serve: RequestListener = (request, response) => {
  requests.push(request);
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
  const steps = Number(searchParams.get('steps') ?? 0);
  if (steps > 0) {
    return void response.writeHead(307, { location: `?steps=${steps - 1}` }).end();
  }
  const target = searchParams.get('to');
  if (target !== null) {
    return void response.writeHead(301, { location: target }).end();
  }
  (things[pathname] ?? things['/missing'])?.(request, response);
};

beforeAll(async () => {
  const { certificate, key } = createSelfSignedCertificate(['pictures.example']);
  setDefaultCACertificates([...getCACertificates('default'), certificate]);
  server = createServer(serve);
  secure = createSecureServer({ cert: certificate, key }, serve);
  for (const one of [server, secure]) {
    one.on('connection', () => {
      connections += 1;
    });
    one.listen(0, '127.0.0.1');
    await once(one, 'listening');
  }
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = [];
  connections = 0;
  onGone = () => {};
});
afterAll(() => {
  for (const one of [server, secure]) {
    one?.closeAllConnections();
    one?.close();
  }
});

const noNames: ResolveHost = async () => [];
const at = (...addresses: string[]): HostAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
const fetched = (
  address: string,
  {
    resolve = noNames,
    allowed = [],
    ...ask
  }: Partial<PublicFetch> & { resolve?: ResolveHost; allowed?: readonly string[] } = {},
) =>
  fetchPublic(
    { allowedOrigins: allowed, resolveHost: resolve },
    { address, accept: 'image/png', mostBytes: MEGABYTE, mostSeconds: 20, ...ask },
  );
const here = (path: string, ask: Parameters<typeof fetched>[1] = {}) =>
  fetched(`${origin}${path}`, { allowed: [origin], ...ask });
const codeOf = async (fetching: Promise<unknown>): Promise<unknown> =>
  fetching.then(
    () => 'fetched',
    (error: { code?: unknown }) => error.code,
  );

test('[SEC-02] whatever leads to no public machine, however it is written, is refused before anything is connected to', async () => {
  const connect = vi.spyOn(Socket.prototype, 'connect');
  const inside = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0177.0.0.1',
    '0x7f.0.0.1',
    '0x7f000001',
    '127.0.0.1.',
    '127。0。0。1',
    '１２７.0.0.1',
    '①②⑦.0.0.1',
    '%31%32%37.0.0.1',
    '0',
    '0.0.0.0',
    '10.0.0.8',
    '172.16.3.4',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '198.18.0.1',
    '203.0.113.5',
    '224.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[2002:7f00:1::]',
    '[2001:0:1::1]',
    '[fe80::1]',
    '[fd00::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[2001:db8::1]',
    '127.0.0.1:443',
  ];
  for (const host of inside) {
    expect([host, await codeOf(fetched(`https://${host}/x`))]).toEqual([host, 'ADDRESS_NOT_PUBLIC']);
  }
  const never = [
    '',
    'x',
    '//127.0.0.1',
    'http://1.1.1.1/',
    'https://1.1.1.1:8443/',
    'https://1.1.1.1:80/',
    'https://user@1.1.1.1/',
    'https://user:word@1.1.1.1/',
    'https://1.1.1.1@127.0.0.1/',
    'ftp://1.1.1.1/',
    'file:///etc/passwd',
    'data:image/png;base64,AA',
    'gopher://1.1.1.1/',
    'javascript:1',
    'https://',
    'https://[fe80::1%25eth0]/',
    'https://1.1.1.256/',
    'https://a b/',
    `${origin}/picture`,
  ];
  for (const address of never) {
    expect([address, await codeOf(fetched(address))]).toEqual([address, 'ADDRESS_INVALID']);
  }
  expect(connect).not.toHaveBeenCalled();
  expect(connections).toBe(0);
  connect.mockRestore();
});

test("[SEC-02] a name is refused when any of its addresses is not public, and the name servers know nothing of this machine's own names", async () => {
  const connect = vi.spyOn(Socket.prototype, 'connect');
  const inside = [
    ['127.0.0.1'],
    ['1.1.1.1', '10.0.0.1'],
    ['2606:4700::1111', '::1'],
    ['::ffff:192.168.0.1'],
    ['1.1.1.1', 'nonsense'],
  ];
  for (const addresses of inside) {
    expect([
      addresses,
      await codeOf(fetched('https://pictures.example/x', { resolve: async () => at(...addresses) })),
    ]).toEqual([addresses, 'ADDRESS_NOT_PUBLIC']);
  }
  const asked: string[] = [];
  for (const host of ['ⓛocalhost', 'LOCALHOST.', 'bücher.example']) {
    expect(
      await codeOf(
        fetched(`https://${host}/`, {
          resolve: async (name) => {
            asked.push(name);
            return [];
          },
        }),
      ),
    ).toBe('ADDRESS_UNREACHABLE');
  }
  expect(asked).toEqual(['localhost', 'localhost.', 'xn--bcher-kva.example']);
  expect(connect).not.toHaveBeenCalled();
  connect.mockRestore();
  expect(['ADDRESS_NOT_PUBLIC', 'ADDRESS_UNREACHABLE']).toContain(
    await codeOf(fetched('https://localhost/', { resolve: resolveHost })),
  );
});

test('[SEC-02] the connection goes to the address that was checked: a name that answers otherwise the second time is asked once', async () => {
  const { port } = secure.address() as AddressInfo;
  let asked = 0;
  const resolve: ResolveHost = async () => at(asked++ === 0 ? '127.0.0.1' : '10.0.0.1');
  const named = `https://pictures.example:${port}`;
  const { bytes, contentType } = await fetched(`${named}/picture`, { resolve, allowed: [named] });
  expect([bytes.toString(), contentType, asked]).toEqual(['a picture', 'image/png', 1]);
  // The host name is sent, for the certificate and the Host header; nothing that identifies the requester is.
  expect(requests[0]?.headers).toEqual({
    accept: 'image/png',
    'accept-encoding': 'identity',
    'user-agent': 'Kinora',
    host: `pictures.example:${port}`,
    connection: 'close',
  });
  const other = `https://other.example:${port}`;
  expect(await codeOf(fetched(`${other}/picture`, { resolve: async () => at('127.0.0.1'), allowed: [other] }))).toBe(
    'ADDRESS_UNREACHABLE',
  );
  expect(requests).toHaveLength(1);
});

test('[SEC-02] three redirects are followed, each judged anew', async () => {
  expect((await here('/picture?steps=3')).bytes.toString()).toBe('a picture');
  expect(await codeOf(here('/picture?steps=4'))).toBe('ADDRESS_UNREACHABLE');
  requests = [];
  expect(await codeOf(here('/loop'))).toBe('ADDRESS_UNREACHABLE');
  expect(requests).toHaveLength(4);
  const { port } = secure.address() as AddressInfo;
  connections = 0;
  const targets = [
    ['https://127.0.0.1/', 'ADDRESS_NOT_PUBLIC'],
    ['https://[::1]/', 'ADDRESS_NOT_PUBLIC'],
    ['//169.254.169.254/', 'ADDRESS_INVALID'],
    [`https://127.0.0.1:${port}/picture`, 'ADDRESS_INVALID'],
    [`http://localhost:${(server.address() as AddressInfo).port}/picture`, 'ADDRESS_INVALID'],
    ['http://1.1.1.1/', 'ADDRESS_INVALID'],
    ['https://me:too@1.1.1.1/', 'ADDRESS_INVALID'],
    ['file:///etc/passwd', 'ADDRESS_INVALID'],
    ['https://inside.example/', 'ADDRESS_NOT_PUBLIC'],
  ];
  for (const [target = '', code] of targets) {
    expect([
      target,
      await codeOf(here(`/x?to=${encodeURIComponent(target)}`, { resolve: async () => at('192.168.7.7') })),
    ]).toEqual([target, code]);
  }
  // Only the redirecting URL was requested, each time, and no target.
  expect(connections).toBe(targets.length);
  for (const path of ['/nowhere', '/missing']) {
    expect(await codeOf(here(path))).toBe('ADDRESS_UNREACHABLE');
  }
});

test('[SEC-02] [SEC-21] what is too large is not read to its end, packed or not', async () => {
  for (const path of ['/told', '/endless', '/bomb/gzip', '/bomb/br']) {
    expect([path, await codeOf(here(path))]).toEqual([path, 'FILE_TOO_LARGE']);
  }
  for (const path of ['/packed/gzip', '/packed/deflate']) {
    expect((await here(path)).bytes.toString()).toBe('a picture');
  }
  for (const path of ['/packed/twice', '/packed/badly', '/half', '/heads', '/other']) {
    expect([path, await codeOf(here(path))]).toEqual([path, 'ADDRESS_UNREACHABLE']);
  }
});

test('[SEC-02] what drips or is silent ends with its time; who no longer wants it ends it at once', async () => {
  for (const path of ['/drip', '/silent']) {
    expect([path, await codeOf(here(path, { mostSeconds: 0.3 }))]).toEqual([path, 'TIMED_OUT']);
  }
  const never: ResolveHost = (_host, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  expect(await codeOf(fetched('https://slow.example/', { resolve: never, mostSeconds: 0.2 }))).toBe('TIMED_OUT');
  for (const path of ['/drip', '/silent']) {
    const caller = new AbortController();
    const gone = new Promise<void>((resolve) => {
      onGone = resolve;
    });
    const fetching = here(path, { signal: caller.signal });
    await vi.waitFor(() => expect(requests.at(-1)?.url).toBe(path));
    caller.abort(new Error('no longer wanted'));
    await expect(fetching).rejects.toThrow('no longer wanted');
    await gone;
    requests = [];
  }
});
