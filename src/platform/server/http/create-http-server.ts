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
import { answerError, isReportable } from './answer-error.ts';
import { BODY_LIMIT_BYTES } from './body-limit.ts';
import { requestLanguage } from './request-language.ts';
import { setSecurityHeaders } from './security-headers.ts';

/**
 * An HTTP server with the house's limits, headers and error shape, and no routes yet. Its `close` answers what is under
 * way, ends idle connections and returns.
 */
export function createHttpServer({ config, log }: { config: Config; log: Log }): FastifyInstance {
  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = answerError(error, { id: request.id, language: requestLanguage(request.headers) });
    if (isReportable(error)) request.log.error({ error, requestId: request.id, url: request.url }, 'request failed');
    void reply.status(status).send(body);
  };
  const server: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 60_000,
    connectionTimeout: 120_000,
    keepAliveTimeout: 72_000,
    // Only what our own proxies wrote is believed: anybody can send a forwarded address of their choice.
    trustProxy: config.server.proxies > 0 && ((_address: string, hop: number) => hop < config.server.proxies),
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    // What fails before a route is found, such as a path that cannot be decoded.
    frameworkErrors: answer,
  });
  // A form of a foreign page could send plain text, and whatever has no parser here is refused before it is read.
  server.removeContentTypeParser('text/plain');
  setSecurityHeaders(server, config);
  server.setErrorHandler(answer);
  server.setNotFoundHandler((request) => {
    throw new AppError('NOT_FOUND', { details: { path: request.url.slice(0, 200) } });
  });
  closePromptly(server);
  return server;
}

/** Keep-alive clients would hold `close` for their whole timeout: tell them to go and end the idle ones. */
function closePromptly(server: FastifyInstance): void {
  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
    const timer = setInterval(() => server.server.closeIdleConnections(), 100);
    timer.unref();
    server.server.once('close', () => clearInterval(timer));
  });
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

/** Starts listening; PORT_TAKEN when another program has the port. Returns the address to open. */
export async function listen(server: FastifyInstance, config: Config): Promise<string> {
  const { host, port, publicUrl } = config.server;
  try {
    const address = await server.listen({ host, port });
    return publicUrl ?? address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE' || code === 'EACCES')
      throw new AppError('PORT_TAKEN', { details: { host, port }, cause: error });
    throw error;
  }
}
