import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import { checkDestination, type Destination, type OutsideRules } from './check-destination.ts';

/** What is fetched, and how much of it at most. */
export interface PublicFetch {
  address: string;
  /** Media types that are wanted, for the other side to know. What comes may be anything. */
  accept: string;
  /** Of what comes over the line, and of what it is when unpacked. */
  mostBytes: number;
  /** For all of it together, from the first look at the address. */
  mostSeconds: number;
  signal?: AbortSignal | undefined;
}

/** What lay there. */
export interface PublicFile {
  bytes: Buffer;
  /** What the other side says that it is. Not to be believed. */
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
 * The one way to fetch an address that somebody gave us (SEC-02): it is checked, all addresses of its host are, and the
 * connection goes to one of just those; the same again wherever it leads on to. It is asked without cookies or anything
 * else that tells who asks. Throws what `checkDestination` does, ADDRESS_UNREACHABLE where nothing whole comes,
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
    if (time.aborted) throw new AppError('TIMED_OUT', { details: { afterSeconds: mostSeconds }, cause });
    if (isAppError(cause)) throw cause;
    throw new AppError('ADDRESS_UNREACHABLE', { cause });
  }
}

/** Asks, and asks on where the answer points elsewhere. */
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
    if (status === 200) return response;
    response.destroy();
    if (!REDIRECTS.includes(status) || location === undefined)
      throw new AppError('ADDRESS_UNREACHABLE', { details: { status } });
    const target = URL.parse(location, destination.url.href);
    if (!target) throw new AppError('ADDRESS_INVALID');
    next = target.href;
  }
  throw new AppError('ADDRESS_UNREACHABLE', { details: { redirects: MOST_REDIRECTS } });
}

/** One request, over a connection of its own to the addresses that were checked. */
function send(
  { url, addresses }: Destination,
  { accept, signal }: { accept: string; signal: AbortSignal },
): Promise<IncomingMessage> {
  // Instead of asking the name servers again, who might answer otherwise now.
  const lookup: LookupFunction = (_host, { all }, answer) => {
    const [first] = addresses;
    if (all) answer(null, [...addresses]);
    else if (first) answer(null, first.address, first.family);
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
    // What the other side turns into something else than an answer just closes.
    request.once('close', () => reject(new Error('closed without an answer')));
    request.end();
  });
}

/** The body, unpacked where it came packed although that was not wanted; counted before and after. */
async function readBody(response: IncomingMessage, mostBytes: number, signal: AbortSignal): Promise<Buffer> {
  const encoding = response.headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (Number(response.headers['content-length']) > mostBytes) throw tooLarge(mostBytes);
  const pieces: Buffer[] = [];
  const counted = (source: AsyncIterable<Buffer>): AsyncIterable<Buffer> => countBytes(source, mostBytes);
  const keep = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const piece of source) pieces.push(piece);
  };
  if (encoding === 'identity') await pipeline(response, counted, keep, { signal });
  else if (Object.hasOwn(UNPACKERS, encoding))
    await pipeline(response, counted, UNPACKERS[encoding as keyof typeof UNPACKERS](), counted, keep, { signal });
  else throw new AppError('ADDRESS_UNREACHABLE', { details: { encoding: encoding.slice(0, 60) } });
  return Buffer.concat(pieces);
}

async function* countBytes(source: AsyncIterable<Buffer>, mostBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    if (bytes > mostBytes) throw tooLarge(mostBytes);
    yield piece;
  }
}

function tooLarge(mostBytes: number): AppError {
  return new AppError('FILE_TOO_LARGE', { details: { limitMegabytes: mostBytes / 1024 / 1024 } });
}
