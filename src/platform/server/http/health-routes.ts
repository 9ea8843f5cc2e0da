import type { FastifyInstance } from 'fastify';

/** One dependency that must work before the process receives requests. */
export interface ReadinessCheck {
  name: string;
  /** Resolves when it works, else throws. */
  check: () => Promise<unknown>;
}

/** `/healthz` reports that the process is alive; `/readyz` reports each dependency by name, without details. */
export function mountHealthRoutes(server: FastifyInstance, checks: readonly ReadinessCheck[]): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    const results = await Promise.allSettled(checks.map((entry) => entry.check()));
    const failing = checks.filter((_, index) => results[index]?.status === 'rejected').map((entry) => entry.name);
    for (const [index, result] of results.entries()) {
      if (result.status === 'rejected') {
        request.log.warn({ check: checks[index]?.name, err: result.reason }, 'not ready');
      }
    }
    return reply
      .status(failing.length === 0 ? 200 : 503)
      .send({ status: failing.length === 0 ? 'ready' : 'not ready', failing });
  });
}
