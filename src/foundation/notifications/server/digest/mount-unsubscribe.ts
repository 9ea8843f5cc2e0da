import type { FastifyInstance } from 'fastify';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { SigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { unsubscribe } from '../notification-settings.ts';

/**
 * Where mail programs end the mails of somebody with one request (RFC 8058): the address in the head of a mail. They
 * send a form without a session; the signed token says whose mails end. People see the page of the same address.
 */
export function mountUnsubscribe(server: FastifyInstance, db: Executor, keys: SigningKeys): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async ({ params }, reply) => {
      await unsubscribe(db, keys, params.token.slice(0, 120));
      return reply.status(200).send({});
    });
  });
}
