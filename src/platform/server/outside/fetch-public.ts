import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import { checkDestination, type Destination, type OutsideRules } from './check-destination.ts';

/** A URL to fetch, with its limits. */
export interface PublicFetch {
  address: string;
  /** The Accept header. The response may have any type. */
  accept: string;
  /** Limit of the transferred bytes and of the decompressed bytes. */
  mostBytes: number;
  /** Timeout of the whole fetch, DNS lookup included. */
  mostSeconds: number;
  signal?: AbortSignal | undefined;
}

/** The response. */
export interface PublicFile {
  bytes: Buffer;
  /** The declared Content-Type, untrusted. */
  contentType: string | undefined;
}

const MOST_REDIRECTS = 3;
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308];
const MOST_HEADER_BYTES = 16_384;
const UNPACKERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

/**
 * The only function that fetches a URL given by a user (SSRF protection, SEC-02). It checks the URL and all addresses
 * of its host, connects to just those addresses, and repeats this for every redirect. Sends no cookies or other data
 * about the requester. Throws the codes of `checkDestination`, ADDRESS_UNREACHABLE without a complete response,
 * FILE_TOO_LARGE, TIMED_OUT, or the signal's reason.
 */
export async function fetchPublic(
  rules: OutsideRules,
  { address, accept, mostBytes, mostSeconds, signal: caller }: PublicFetch,
): Promise<PublicFile> {
  caller?.throwIfAborted();
  const time = AbortSignal.timeout(mostSeconds * 1000);
  const signal = caller ? AbortSignal.any([caller, time]) : time;
  try {
    const response = await follow(rules, address, { accept, signal });
    try {
      return { bytes: await readBody(response, mostBytes, signal), contentType: response.headers['content-type'] };
    } finally {
      response.destroy();
    }
  } catch (cause) {
    caller?.throwIfAborted();
    if (time.aborted) {
      throw new AppError('TIMED_OUT', { details: { afterSeconds: mostSeconds }, cause });
    }
    if (isAppError(cause)) {
      throw cause;
    }
    throw new AppError('ADDRESS_UNREACHABLE', { cause });
  }
}

/** Sends the request and follows redirects. */
async function follow(
  rules: OutsideRules,
  address: string,
  ask: { accept: string; signal: AbortSignal },
): Promise<IncomingMessage> {
  let next = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const destination = await checkDestination(next, rules, ask.signal);
    const response = await send(destination, ask);
    const {
      statusCode: status,
      headers: { location },
    } = response;
    if (status === 200) {
      return response;
    }
    response.destroy();
    if (!REDIRECTS.includes(status) || location === undefined) {
      throw new AppError('ADDRESS_UNREACHABLE', { details: { status } });
    }
    const target = URL.parse(location, destination.url.href);
    if (!target) {
      throw new AppError('ADDRESS_INVALID');
    }
    next = target.href;
  }
  throw new AppError('ADDRESS_UNREACHABLE', { details: { redirects: MOST_REDIRECTS } });
}

/** One request, over a new connection to the checked addresses. */
function send(
  { url, addresses }: Destination,
  { accept, signal }: { accept: string; signal: AbortSignal },
): Promise<IncomingMessage> {
  // Replaces the DNS lookup, which might answer otherwise by now.
  const lookup: LookupFunction = (_host, { all }, answer) => {
    const [first] = addresses;
    if (all) {
      answer(null, [...addresses]);
    } else if (first) {
      answer(null, first.address, first.family);
    }
  };
  const options: RequestOptions = {
    lookup,
    signal,
    agent: false,
    maxHeaderSize: MOST_HEADER_BYTES,
    headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Kinora' },
  };
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecure(url, options) : requestPlain(url, options);
    request.once('response', resolve);
    request.on('error', reject);
    // A protocol upgrade or another non-response only closes the connection.
    request.once('close', () => reject(new Error('closed without an answer')));
    request.end();
  });
}

/** Reads the body, decompressed if it was sent compressed against our request; both sizes are limited. */
async function readBody(response: IncomingMessage, mostBytes: number, signal: AbortSignal): Promise<Buffer> {
  const encoding = response.headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (Number(response.headers['content-length']) > mostBytes) {
    throw tooLarge(mostBytes);
  }
  const pieces: Buffer[] = [];
  const counted = (source: AsyncIterable<Buffer>): AsyncIterable<Buffer> => countBytes(source, mostBytes);
  const keep = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const piece of source) {
      pieces.push(piece);
    }
  };
  if (encoding === 'identity') {
    await pipeline(response, counted, keep, { signal });
  } else if (Object.hasOwn(UNPACKERS, encoding)) {
    await pipeline(response, counted, UNPACKERS[encoding as keyof typeof UNPACKERS](), counted, keep, { signal });
  } else {
    throw new AppError('ADDRESS_UNREACHABLE', { details: { encoding: encoding.slice(0, 60) } });
  }
  return Buffer.concat(pieces);
}

async function* countBytes(source: AsyncIterable<Buffer>, mostBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    if (bytes > mostBytes) {
      throw tooLarge(mostBytes);
    }
    yield piece;
  }
}

function tooLarge(mostBytes: number): AppError {
  return new AppError('FILE_TOO_LARGE', { details: { limitMegabytes: mostBytes / 1024 / 1024 } });
}
