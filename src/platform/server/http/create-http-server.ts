import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Config } from '../config/read-config.ts';
import type { Log } from '../log/create-log.ts';
import { describeRequest } from '../log/logged-facts.ts';
import { answerError, isReportable } from './answer-error.ts';
import { BODY_LIMIT_BYTES } from './body-limit.ts';
import { boundBodies, type BodyBounds } from './bound-bodies.ts';
import { hasLeft } from './has-left.ts';
import { pathOf } from './path-of.ts';
import { refuseUnstorableTexts } from './refuse-unstorable-texts.ts';
import { requestLanguage } from './request-language.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { serveMediaAlone } from './serve-media-alone.ts';
import { tellTrust, trustedProxies } from './trusted-proxies.ts';

/** How long a client may take, in milliseconds, and what the bodies under way may come to. */
export interface ConnectionLimits {
  /** For the headers and body of one request; Node also looks at the headers alone, with the same time. */
  requestMilliseconds: number;
  /** For a connection on which nothing moves. */
  silentMilliseconds: number;
  /** How often connections are looked at. */
  checkMilliseconds: number;
  bodies?: BodyBounds;
}

const CONNECTION_LIMITS: ConnectionLimits = {
  requestMilliseconds: 60_000,
  silentMilliseconds: 120_000,
  checkMilliseconds: 30_000,
};

/**
 * An HTTP server with our limits, headers and error format, without routes. `close` finishes requests in flight, ends
 * idle connections and returns.
 */
export function createHttpServer({
  config,
  log,
  limits = CONNECTION_LIMITS,
}: {
  config: Config;
  log: Log;
  /** Other than the usual ones. */
  limits?: ConnectionLimits;
}): FastifyInstance {
  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = answerError(error, { id: request.id, language: requestLanguage(request.headers) });
    if (isReportable(error) && !hasLeft(request)) {
      request.log.error({ err: error, requestId: request.id, ...describeRequest(request) }, 'request failed');
    }
    void reply.status(status).send(body);
  };
  const server: FastifyInstance = fastify({
    loggerInstance: log as unknown as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: limits.requestMilliseconds,
    connectionTimeout: limits.silentMilliseconds,
    http: {
      headersTimeout: limits.requestMilliseconds,
      connectionsCheckingInterval: limits.checkMilliseconds,
    },
    keepAliveTimeout: 72_000,
    // Trust only headers written by our own proxies: clients can forge X-Forwarded-For.
    trustProxy: trustedProxies(config.server.proxies),
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    // Errors before a route is found, such as a path that cannot be decoded.
    frameworkErrors: answer,
  });
  // A form on a foreign page could post plain text; a type without a parser is refused unread.
  server.removeContentTypeParser('text/plain');
  setSecurityHeaders(server, config);
  boundBodies(server, limits.bodies);
  refuseUnstorableTexts(server);
  serveMediaAlone(server, config);
  tellTrust(server, { config, log });
  server.setErrorHandler(answer);
  server.setNotFoundHandler((request) => {
    throw new AppError('NOT_FOUND', { details: { path: pathOf(request) } });
  });
  closePromptly(server);
  return server;
}

/** Keep-alive connections would delay `close` until their timeout: ask clients to close, and end idle connections. */
function closePromptly(server: FastifyInstance): void {
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
    const timer = setInterval(() => server.server.closeIdleConnections(), 100);
    timer.unref();
    server.server.once('close', () => clearInterval(timer));
  });
  server.addHook('onSend', async (_request, reply) => {
    if (closing) {
      reply.header('connection', 'close');
    }
  });
}

/** Starts listening and returns the URL. Throws PORT_TAKEN when another program uses the port. */
export async function listen(server: FastifyInstance, config: Config): Promise<string> {
  const { host, port, publicUrl } = config.server;
  try {
    const address = await server.listen({ host, port });
    return publicUrl ?? address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE' || code === 'EACCES') {
      throw new AppError('PORT_TAKEN', { details: { host, port }, cause: error });
    }
    throw error;
  }
}
