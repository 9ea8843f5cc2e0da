import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'drizzle-orm';
import { readSession } from '#src/foundation/accounts/server/read-session.ts';
import { accountRoutes } from '#src/foundation/accounts/server/routes.ts';
import { sessionCookie } from '#src/foundation/accounts/server/session-cookie.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { mountMediaRoutes } from '#src/foundation/files/server/media-routes.ts';
import type { FilmTools } from '#src/features/film/server/film-tools.ts';
import { filmRoutes } from '#src/features/film/server/routes.ts';
import { createHttpServer, listen } from '#src/platform/server/http/create-http-server.ts';
import { mountHealthRoutes } from '#src/platform/server/http/health-routes.ts';
import { mountContract, type RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { serveWebBundle } from '#src/platform/server/http/serve-web-bundle.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { mountOpenApi } from './mount-open-api.ts';

type Session = NonNullable<Awaited<ReturnType<typeof readSession>>>;

/** The HTTP part of the program: endpoints, media, health, and the web bundle where it has been built. */
export interface Api {
  server: FastifyInstance;
  /** Where a person opens it. */
  address: string;
  close(): Promise<void>;
}

/** Puts every endpoint on one server and starts listening. Throws PORT_TAKEN. */
export async function startApi(tools: FilmTools): Promise<Api> {
  const server = await createApi(tools);
  const address = await listen(server, tools.config);
  return { server, address, close: () => server.close() };
}

/** The server with all its routes, not listening yet (tests inject requests into it). */
export async function createApi(tools: FilmTools): Promise<FastifyInstance> {
  const { config, db, log, storage } = tools;
  const server = createHttpServer({ config, log });
  await server.register(fastifyCookie);
  const cookie = sessionCookie(config);
  const closing = new AbortController();
  server.addHook('preClose', async () => closing.abort());

  const readCaller = async (request: FastifyRequest): Promise<Session | undefined> => {
    const token = request.cookies[cookie.name];
    return token === undefined || token.length > 200 ? undefined : readSession(db, token);
  };
  const requireCaller = (caller: Session | undefined): Session => {
    if (!caller) throw new AppError('NOT_LOGGED_IN');
    return caller;
  };

  mountHealthRoutes(server, [
    { name: 'database', check: () => db.execute(sql`select 1`) },
    { name: 'storage', check: () => ensureFreeSpace(config) },
  ]);
  await mountMediaRoutes(server, {
    db, storage, folder: join(config.dataFolder, 'media'),
    requireAccountId: async (request) => requireCaller(await readCaller(request)).id,
  });
  const router = {
    accounts: accountRoutes({ config, db, readBalance: (accountId) => readBalance(db, accountId) }),
    films: filmRoutes(tools, closing.signal),
  };
  mountContract(server, router, async (base: RequestContext) => {
    const caller = await readCaller(base.request);
    return { ...base, requireAccount: () => requireCaller(caller) };
  });
  mountOpenApi(server);
  const bundle = join(config.projectFolder, 'build', 'web');
  if (existsSync(join(bundle, 'index.html'))) await serveWebBundle(server, bundle);
  return server;
}
