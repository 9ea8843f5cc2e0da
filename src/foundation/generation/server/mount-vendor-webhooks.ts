import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { GenerationDependencies } from './generation-dependencies.ts';
import { checkLater } from './internal/check-later.ts';
import { noteCall } from './internal/vendor-health.ts';
import { generations } from './tables.ts';

const MOST_SECONDS = 10;

const parameters = z.object({ vendor: z.string().max(40), generationId: z.uuid() });

/**
 * Where vendors say that work has ended: `POST /webhooks/vendors/<vendor>/<generation>`. It reads the raw body, because
 * the signature covers its bytes. A call is never believed: it only lets the work be checked at once, so one that is
 * repeated does nothing more.
 */
export function mountVendorWebhooks(
  server: FastifyInstance,
  dependencies: Pick<GenerationDependencies, 'db' | 'log' | 'queue' | 'vendors'>,
): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/webhooks/vendors/:vendor/:generationId', async ({ params, headers, body, id: requestId, ip }) => {
      const { data: named } = parameters.safeParse(params);
      const vendor = named && dependencies.vendors.get(named.vendor as VendorName);
      if (!named || !vendor?.isWebhookSigned) {
        throw new AppError('NOT_FOUND');
      }
      const call = { headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) };
      if (!(await vendor.isWebhookSigned(call, AbortSignal.timeout(MOST_SECONDS * 1_000)))) {
        dependencies.log.warn(
          { requestId, address: ip, vendor: named.vendor },
          'a call was not signed by the vendor, or too long ago',
        );
        throw new AppError('SIGNATURE_INVALID');
      }
      return { received: await checkNow(dependencies, named) };
    });
  });
}

/** Lets accepted work of this vendor be checked at once. False where none waits for a check. */
async function checkNow(
  dependencies: Pick<GenerationDependencies, 'db' | 'queue'>,
  { vendor, generationId }: z.infer<typeof parameters>,
): Promise<boolean> {
  return dependencies.db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ id: generations.id })
      .from(generations)
      .where(
        and(eq(generations.id, generationId), eq(generations.access, vendor), eq(generations.state, 'processing')),
      );
    if (row) {
      await noteCall(transaction, vendor);
      await checkLater(transaction, dependencies, row.id);
    }
    return row !== undefined;
  });
}
