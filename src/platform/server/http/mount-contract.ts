import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ORPCError, type Router } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { answerError, isReportable } from './answer-error.ts';
import { requestLanguage } from './request-language.ts';
import { refuseForeignWrites } from './same-origin.ts';

/** What every endpoint knows of its request, whoever calls. */
export interface RequestContext {
  requestId: string;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Bodies that are files and not JSON. */
export interface UploadRule<Context> {
  types: RegExp;
  maximumBytes: number;
  /** Throws when this caller may not send any: asked before the body is read. */
  allow(context: Context): Promise<void>;
}

/** Takes bodies of these types as they are, unread: who calls is looked at first, and their length is known before. */
function acceptUploads(
  server: FastifyInstance,
  { types, maximumBytes }: Pick<UploadRule<never>, 'types' | 'maximumBytes'>,
): void {
  server.addContentTypeParser(types, (request, _body, done) => {
    const length = Number(request.headers['content-length']);
    if (Number.isInteger(length) && length <= maximumBytes) return done(null, undefined);
    done(
      new AppError(Number.isInteger(length) ? 'FILE_TOO_LARGE' : 'INVALID_DATA', {
        details: { limitMegabytes: maximumBytes / 1024 / 1024 },
      }),
    );
  });
}

/** What may be done to the calls of a contract. */
export interface CallRules<Context> {
  /**
   * Throws when this caller may not call an endpoint with this meta. Asked before the input is checked: it may be
   * anything.
   */
  admit(context: Context, meta: object, input: unknown): Promise<void>;
  uploads?: UploadRule<Context>;
}

/**
 * Serves a router of contract endpoints under `/api`. `createContext` adds what the product knows of the caller (the
 * session). Errors of endpoints leave in the shape of `answerError`.
 */
export function mountContract<Context extends RequestContext>(
  server: FastifyInstance,
  router: Router<never, Context> | object,
  createContext: (base: RequestContext) => Promise<Context>,
  { admit, uploads }: CallRules<Context>,
): void {
  if (uploads) acceptUploads(server, uploads);
  const handler = new OpenAPIHandler<Context>(router as never, {
    interceptors: [
      async (options) => {
        try {
          return await options.next();
        } catch (error) {
          const { context } = options as unknown as { context: Context };
          if (isReportable(error))
            context.request.log.error(
              { error, requestId: context.requestId, url: context.request.url },
              'request failed',
            );
          const { status, body } = answerError(error, { id: context.requestId, language: context.language });
          const wait = body.details?.['retryAfterSeconds'];
          if (typeof wait === 'number') void context.reply.header('retry-after', String(wait));
          throw new ORPCError(body.code, { status, message: body.message, data: body });
        }
      },
    ],
    clientInterceptors: [
      async ({ context, procedure, input, next }) => {
        await admit(context, procedure['~orpc'].meta as object, input);
        return next();
      },
    ],
    customErrorResponseBodyEncoder: (error) => error.data,
  });
  server.all('/api/*', async (request, reply) => {
    refuseForeignWrites(request);
    const context = await createContext({
      requestId: request.id,
      language: requestLanguage(request.headers),
      request,
      reply,
    });
    if (request.headers['content-type'] !== undefined && uploads?.types.test(request.headers['content-type']))
      await uploads.allow(context);
    const { matched } = await handler.handle(request, reply, { context } as never);
    if (!matched) throw new AppError('NOT_FOUND', { details: { path: request.url.slice(0, 200) } });
  });
}
