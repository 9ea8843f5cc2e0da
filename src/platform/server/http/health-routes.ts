import type { FastifyInstance } from 'fastify';

/** One thing that must work before the process should be sent requests. */
export interface ReadinessCheck {
  name: string;
  /** Resolves when it works, throws when it does not. */
  check: () => Promise<unknown>;
}

/** `/healthz` says that the process lives; `/readyz` says that what it stands on works, by name and never in detail. */
export function mountHealthRoutes(server: FastifyInstance, checks: readonly ReadinessCheck[]): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    const results = await Promise.allSettled(checks.map((entry) => entry.check()));
    const failing = checks.filter((_, index) => results[index]?.status === 'rejected').map((entry) => entry.name);
    for (const [index, result] of results.entries()) {
      if (result.status === 'rejected')
        request.log.warn({ check: checks[index]?.name, error: result.reason }, 'not ready');
    }
    return reply
      .status(failing.length === 0 ? 200 : 503)
      .send({ status: failing.length === 0 ? 'ready' : 'not ready', failing });
  });
}
