import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#src/shared/errors/app-error.ts';
import { BODY_LIMIT_BYTES } from './body-limit.ts';
import { networkOf } from './network-of.ts';

/** What the bodies of all requests under way may take of this process's memory, and those from one network, in bytes. */
export interface BodyBounds {
  all: number;
  perNetwork: number;
}

/** A quarter of the memory for bodies is the most that one network may take. */
const BODY_BOUNDS: BodyBounds = { all: 100 * BODY_LIMIT_BYTES, perNetwork: 25 * BODY_LIMIT_BYTES };
const RETRY_AFTER_SECONDS = 5;

/** A body of a request under way. */
interface HeldBody {
  network: string;
  /** Bytes that have arrived, whatever was announced. */
  bytes: number;
  /** Ends the request with SERVER_BUSY; undefined when the body is complete. */
  refuse: (() => void) | undefined;
}

/**
 * Bounds what the bodies of requests under way take of the memory, whatever their type. Only bytes that have arrived
 * count, until the request is answered. Beyond the bound of its network a body is refused with SERVER_BUSY; beyond the
 * bound of all, one from the network that holds most is, so that a flood from a few networks refuses only itself.
 */
export function boundBodies(server: FastifyInstance, bounds: BodyBounds = BODY_BOUNDS): void {
  const bodies = new Set<HeldBody>();
  const held = new Map<string, number>();
  let all = 0;
  const count = (body: HeldBody, bytes: number): void => {
    body.bytes += bytes;
    all += bytes;
    const own = (held.get(body.network) ?? 0) + bytes;
    if (own > 0) {
      held.set(body.network, own);
    } else {
      held.delete(body.network);
    }
  };
  const release = (body: HeldBody): void => {
    if (bodies.delete(body)) {
      count(body, -body.bytes);
    }
  };
  const makeRoom = (): void => {
    while (all > bounds.all) {
      const largest = largestOf(bodies, held);
      if (!largest) {
        return;
      }
      largest.refuse?.();
      release(largest);
    }
  };

  server.addHook('preParsing', async (request, reply, payload) => {
    // A client that has left already has no address any more.
    const address = (request.ip as string | undefined) ?? '';
    const body: HeldBody = { network: networkOf(address), bytes: 0, refuse: undefined };
    const counted = countedBody(payload, {
      onBytes: (bytes) => {
        count(body, bytes);
        if ((held.get(body.network) ?? 0) > bounds.perNetwork) {
          body.refuse?.();
          release(body);
        } else {
          makeRoom();
        }
      },
      onEnd: () => (body.refuse = undefined),
    });
    body.refuse = () => {
      body.refuse = undefined;
      void reply.header('retry-after', String(RETRY_AFTER_SECONDS)).header('connection', 'close');
      counted.destroy(new AppError('SERVER_BUSY', { details: { retryAfterSeconds: RETRY_AFTER_SECONDS } }));
    };
    bodies.add(body);
    reply.raw.once('finish', () => release(body));
    reply.raw.once('close', () => release(body));
    return counted;
  });
}

/** The largest body still arriving of the network that holds most. */
function largestOf(bodies: ReadonlySet<HeldBody>, held: ReadonlyMap<string, number>): HeldBody | undefined {
  const size = ({ network, bytes }: HeldBody): [number, number] => [held.get(network) ?? 0, bytes];
  let largest: HeldBody | undefined;
  for (const body of bodies) {
    if (!body.refuse || body.bytes === 0) {
      continue;
    }
    const [network, bytes] = size(body);
    const [mostOfNetwork, mostBytes] = largest ? size(largest) : [0, 0];
    if (network > mostOfNetwork || (network === mostOfNetwork && bytes > mostBytes)) {
      largest = body;
    }
  }
  return largest;
}

/**
 * A stream of the same bytes that tells of each piece. It reads nothing until it is read itself: uploads are read from
 * the request directly (receive-upload.ts). Destroyed, it lets the rest of the body pass unread, so that the client can
 * still be answered.
 */
function countedBody(
  payload: Readable,
  { onBytes, onEnd }: { onBytes: (bytes: number) => void; onEnd: () => void },
): Readable {
  let isReading = false;
  let isComplete = false;
  const counted = new Readable({
    read() {
      if (isReading) {
        payload.resume();
        return;
      }
      isReading = true;
      payload.on('data', (chunk: Buffer) => {
        if (counted.destroyed) {
          return;
        }
        onBytes(chunk.length);
        if (!counted.destroyed && !counted.push(chunk)) {
          payload.pause();
        }
      });
      payload.once('end', () => {
        isComplete = true;
        onEnd();
        counted.push(null);
      });
      payload.once('error', (error) => counted.destroy(error));
      payload.once('close', () => {
        if (!isComplete) {
          counted.destroy(new Error('the client went away while it sent a body'));
        }
      });
    },
    destroy(error, callback) {
      if (isReading) {
        payload.resume();
      }
      callback(error);
    },
  });
  return counted;
}
