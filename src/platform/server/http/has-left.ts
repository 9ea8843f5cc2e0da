import type { FastifyRequest } from 'fastify';

/** True when the client disconnected before it sent the whole request: not a failure, and there is no one to answer. */
export function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}
