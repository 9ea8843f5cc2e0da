import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ORPCError, type Router } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import { answerError, isReportable } from './answer-error.ts';
import { hasLeft } from './has-left.ts';
import { pathOf } from './path-of.ts';
import type { ReceivedUpload, UploadReceiver } from './receive-upload.ts';
import { requestLanguage } from './request-language.ts';
import { refuseForeignWrites } from './same-origin.ts';

/** The context that every endpoint gets, with or without a session. */
export interface RequestContext {
  requestId: string;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Uploads: bodies that are files, not JSON. */
interface UploadRule<Context> {
  types: RegExp;
  maximumBytes: number;
  /**
   * Throws when this caller may not upload; called before the body is read. Returns the holder by which `receiver`
   * counts.
   */
  allow(context: Context): Promise<{ holder: string }>;
  receiver: UploadReceiver;
}

/** Accepts bodies of these types unread: the handler checks the caller first and knows their length in advance. */
function acceptUploads(
  server: FastifyInstance,
  { types, maximumBytes }: Pick<UploadRule<never>, 'types' | 'maximumBytes'>,
): void {
  server.addContentTypeParser(types, (request, _body, done) => {
    const length = Number(request.headers['content-length']);
    if (Number.isInteger(length) && length <= maximumBytes) {
      return done(null, undefined);
    }
    done(
      new AppError(Number.isInteger(length) ? 'FILE_TOO_LARGE' : 'INVALID_DATA', {
        details: { limitMegabytes: maximumBytes / 1024 / 1024 },
      }),
    );
  });
}

/**
 * Writes a file body to disk and sets it as `request.body`, the handler's input. Throws what `allow` and `receive`
 * throw.
 */
async function receiveUpload<Context extends RequestContext>(
  { types, allow, receiver }: UploadRule<Context>,
  context: Context,
): Promise<ReceivedUpload | undefined> {
  const { request, reply } = context;
  const type = request.headers['content-type'];
  if (type === undefined || !types.test(type)) {
    return undefined;
  }
  try {
    const { holder } = await allow(context);
    if (request.method === 'GET' || request.method === 'HEAD') {
      return undefined;
    }
    // `acceptUploads` has checked the length.
    const bytes = Number(request.headers['content-length']);
    const upload = await receiver.receive({ body: request.raw, holder, bytes, type });
    request.body = upload.file;
    return upload;
  } catch (error) {
    tellWhenToTryAgain(reply, isAppError(error) ? error.details : undefined);
    if (isAppError(error, 'UPLOAD_TOO_SLOW')) {
      void reply.header('connection', 'close');
    }
    throw error;
  }
}

function tellWhenToTryAgain(reply: FastifyReply, details: Record<string, unknown> | undefined): void {
  const wait = details?.['retryAfterSeconds'];
  if (typeof wait === 'number') {
    void reply.header('retry-after', String(wait));
  }
}

/** Hooks around the calls of a contract. */
export interface CallRules<Context> {
  /**
   * Throws when this caller may not call an endpoint with this meta. Called before validation: the input may be
   * anything.
   */
  admit(context: Context, meta: object, input: unknown): Promise<void>;
  uploads?: UploadRule<Context>;
  /** The site's public URL, if it is set; else the Host header determines our own origin. */
  publicUrl?: string | undefined;
  /** Paths whose JSON may be larger than usual, each with its maximum bytes. */
  largeBodies?: Readonly<Record<string, number>>;
}

/**
 * Serves a router of contract endpoints under `/api`. `createContext` adds the session and other facts about the
 * caller. Errors are sent in the format of `answerError`.
 */
export function mountContract<Context extends RequestContext>(
  server: FastifyInstance,
  router: Router<never, Context> | object,
  createContext: (base: RequestContext) => Promise<Context>,
  { admit, uploads, publicUrl, largeBodies = {} }: CallRules<Context>,
): void {
  if (uploads) {
    acceptUploads(server, uploads);
  }
  /** The matched endpoint pattern of a request. */
  const routes = new WeakMap<FastifyRequest, string>();
  const handler = new OpenAPIHandler<Context>(router as never, {
    interceptors: [
      async (options) => {
        try {
          return await options.next();
        } catch (error) {
          const { context } = options as unknown as { context: Context };
          if (isReportable(error) && !hasLeft(context.request)) {
            context.request.log.error(
              {
                err: error,
                requestId: context.requestId,
                method: context.request.method,
                route: routes.get(context.request) ?? 'none of the contract',
              },
              'request failed',
            );
          }
          const { status, body } = answerError(error, { id: context.requestId, language: context.language });
          tellWhenToTryAgain(context.reply, body.details);
          throw new ORPCError(body.code, { status, message: body.message, data: body });
        }
      },
    ],
    clientInterceptors: [
      async ({ context, procedure, input, next }) => {
        const { meta, route } = procedure['~orpc'];
        routes.set(context.request, route.path ?? '');
        await admit(context, meta as object, input);
        return next();
      },
    ],
    customErrorResponseBodyEncoder: (error) => error.data,
  });
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    refuseForeignWrites(request, publicUrl);
    const context = await createContext({
      requestId: request.id,
      language: requestLanguage(request.headers),
      request,
      reply,
    });
    const upload = uploads && (await receiveUpload(uploads, context));
    try {
      const { matched } = await handler.handle(request, reply, { context } as never);
      if (!matched) {
        throw new AppError('NOT_FOUND', { details: { path: pathOf(request) } });
      }
    } finally {
      await upload?.release();
    }
  };
  server.all('/api/*', serve);
  for (const [path, bodyLimit] of Object.entries(largeBodies)) {
    server.all(path, { bodyLimit }, serve);
  }
}
