import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a vendor's loopback received. */
export interface Call {
  method: string;
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
  /** The body as JSON; undefined for none. */
  json: Record<string, unknown> | undefined;
}

/** What it is answered with: JSON or bytes. */
export interface Reply {
  status: number;
  json?: unknown;
  bytes?: Buffer | string;
  headers?: Readonly<Record<string, string>>;
}

/** A fault on the way, whatever the vendor; `received` ones happen after the request was counted. */
export type Fault = { kind: 'reset' } | { kind: 'truncated' } | { kind: 'silent' } | { kind: 'reply'; reply: Reply };

/** A vendor's service on this machine. */
export interface Loopback {
  url: string;
  /** All requests, in order. */
  calls: Call[];
  /** Faults for the next requests, one each; undefined for none. */
  faults: (Fault | undefined)[];
  /** Files that are served under /files/ by name. */
  files: Map<string, Buffer>;
  /** The address of a file. */
  fileAddress(name: string): string;
  close(): Promise<void>;
}

/** Starts a service that answers as `serve` says; undefined is a 404. Files are served beside it. */
export async function startLoopback(serve: (call: Call, loopback: Loopback) => Reply | undefined): Promise<Loopback> {
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const url = new URL(request.url ?? '', 'http://x');
      const file = loopback.files.get(url.pathname.replace('/files/', ''));
      if (file && request.method === 'GET') {
        return void response.writeHead(200, { 'content-length': file.length }).end(file);
      }
      const body = await readBody(request);
      const call: Call = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body,
        json: parse(body),
      };
      loopback.calls.push(call);
      const fault = loopback.faults.shift();
      const reply = fault?.kind === 'reply' ? fault.reply : (serve(call, loopback) ?? { status: 404, json: {} });
      give(reply, fault, request, response);
    };
    void answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const loopback: Loopback = {
    url,
    calls: [],
    faults: [],
    files: new Map(),
    fileAddress: (name) => `${url}/files/${name}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return loopback;
}

function give(reply: Reply, fault: Fault | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (fault?.kind === 'reset') {
    return void request.socket.destroy();
  }
  if (fault?.kind === 'silent') {
    return;
  }
  const bytes = Buffer.from(reply.bytes ?? JSON.stringify(reply.json ?? {}));
  response.writeHead(reply.status, {
    'content-type': 'application/json',
    'content-length': bytes.length,
    ...reply.headers,
  });
  if (fault?.kind === 'truncated') {
    response.write(bytes.subarray(0, bytes.length >> 1));
    setTimeout(() => request.socket.destroy(), 20);
    return;
  }
  response.end(bytes);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) {
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}

function parse(body: Buffer): Record<string, unknown> | undefined {
  try {
    return JSON.parse(body.toString('utf8')) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
