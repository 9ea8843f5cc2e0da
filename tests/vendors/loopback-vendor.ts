import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { VendorError, type Json, type Vendor, type VendorResult, type VendorContext } from '#src/vendors/vendor.ts';

/** How the loopback service behaves; may be changed while it runs. */
export interface LoopbackBehaviour {
  /**
   * What a submit is answered with: an operation, the result at once, an error status, or no answer after it was
   * accepted.
   */
  submit: 'operation' | 'result' | 'busy' | 'refused' | 'sensitive' | 'no credit' | 'down' | 'hang up';
  /** After how many seconds it says to try again where it is busy. */
  busySeconds: number;
  /** What it answers when it is asked for a submit by our id: what it has, that it has none, or nothing at all. */
  find: 'known' | 'absent' | 'silent';
  /** Checks that say 'pending' before one says 'done'. */
  pendingChecks: number;
  /** True when the check after those says that the content is refused. */
  refusesLate: boolean;
}

export interface LoopbackService {
  url: string;
  behaviour: LoopbackBehaviour;
  /** Ids of the submits that arrived, in order. */
  submits: string[];
  checks: number;
  close(): Promise<void>;
}

/** What a submit is answered with, given how many there have been. */
const ANSWERS: Record<Exclude<LoopbackBehaviour['submit'], 'hang up'>, (job: number) => [number, object]> = {
  operation: (job) => [202, { job }],
  result: () => [200, { words: 'made' }],
  busy: () => [429, {}],
  refused: () => [422, {}],
  sensitive: () => [451, {}],
  'no credit': () => [402, {}],
  down: () => [503, {}],
};

/** A paid service on this machine that keeps count of what it is asked. */
export async function startLoopbackService(behaviour: Partial<LoopbackBehaviour> = {}): Promise<LoopbackService> {
  const service: Omit<LoopbackService, 'url' | 'close'> = {
    behaviour: {
      submit: 'operation',
      busySeconds: 0,
      pendingChecks: 0,
      refusesLate: false,
      find: 'silent',
      ...behaviour,
    },
    submits: [],
    checks: 0,
  };
  const server: Server = createServer((request, response) => {
    const serve = async (): Promise<void> => {
      const body = await readBody(request);
      const answer = (status: number, value: object): void => {
        const again = status === 429 ? { 'retry-after': String(service.behaviour.busySeconds) } : {};
        response.writeHead(status, { 'content-type': 'application/json', ...again });
        response.end(JSON.stringify(value));
      };
      if (request.method === 'GET' && request.url?.startsWith('/by-id/')) {
        if (service.behaviour.find === 'silent') {
          return void request.socket.destroy();
        }
        const job = service.submits.indexOf(request.url.slice('/by-id/'.length)) + 1;
        return service.behaviour.find === 'known' && job > 0 ? answer(200, { job }) : answer(404, {});
      }
      if (request.method === 'GET') {
        service.checks += 1;
        if (service.checks <= service.behaviour.pendingChecks) {
          return answer(200, { state: 'pending' });
        }
        return answer(200, service.behaviour.refusesLate ? { state: 'refused' } : { state: 'done', words: 'made' });
      }
      service.submits.push((JSON.parse(body) as { id: string }).id);
      if (service.behaviour.submit === 'hang up') {
        return void request.socket.destroy();
      }
      answer(...ANSWERS[service.behaviour.submit](service.submits.length));
    };
    void serve();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(service, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request) {
    body += String(piece);
  }
  return body;
}

/** A vendor that speaks to the loopback service, as one of a paid service would: each submit is one message. */
export function createLoopbackVendor(
  url: string,
  options: { repeatable?: boolean; checkAfterSeconds?: number } = {},
): Vendor {
  const checkAfterSeconds = options.checkAfterSeconds ?? 0;
  const result = async (words: string, context: VendorContext): Promise<VendorResult> => {
    const path = join(context.scratchFolder, 'made.png');
    await writeFile(path, `${words} ${context.generationId}`);
    return { file: { path, mime: 'image/png', extension: 'png' }, servedBy: context.model };
  };
  return {
    repeatable: options.repeatable ?? false,
    start: async (_request, context) => {
      const response = await fetch(url, {
        method: 'POST',
        body: JSON.stringify({ id: context.generationId }),
        signal: context.signal,
      }).catch((cause: unknown) => {
        throw new VendorError('outcome_unknown', 'no answer', { cause });
      });
      if (response.status === 429) {
        throw new VendorError('busy', 'busy', { retryAfterSeconds: Number(response.headers.get('retry-after')) });
      }
      if (response.status === 503) {
        throw new VendorError('busy', 'down', { outage: 'answered 503' });
      }
      if (response.status === 422) {
        throw new VendorError('failed', 'refused');
      }
      if (response.status === 402) {
        throw new VendorError('unusable', 'no credit is left');
      }
      if (response.status === 451) {
        throw new VendorError('refused', 'content policy');
      }
      const answer = (await response.json()) as { job?: number; words?: string };
      if (answer.words !== undefined) {
        return { kind: 'done', result: await result(answer.words, context) };
      }
      return { kind: 'pending', operation: { job: answer.job as Json }, checkAfterSeconds };
    },
    check: async (_operation, _request, context) => {
      const response = await fetch(url, { signal: context.signal });
      const answer = (await response.json()) as { state: string; words: string };
      if (answer.state === 'pending') {
        return { kind: 'pending', checkAfterSeconds };
      }
      if (answer.state === 'refused') {
        return { kind: 'failed', error: new VendorError('refused', 'content policy') };
      }
      return { kind: 'done', result: await result(answer.words, context) };
    },
    find: async (context) => {
      const response = await fetch(`${url}/by-id/${context.generationId}`, { signal: context.signal });
      if (response.status === 404) {
        return { kind: 'absent' };
      }
      return {
        kind: 'pending',
        operation: { job: ((await response.json()) as { job: number }).job },
        checkAfterSeconds,
      };
    },
  };
}
