import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { admitCall } from '#src/apps/api/admit-call.ts';
import { callerReader } from '#src/apps/api/read-caller.ts';
import { readConfig, type Config } from '#src/platform/server/config/read-config.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createHttpServer } from '#src/platform/server/http/create-http-server.ts';
import { mountContract, type RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { loadSigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { silentLog } from './silent-log.ts';

/** The endpoints of one slice alone, on a server that does not listen, with the program's access rules. */
export async function buildSliceServer(
  database: OpenDatabase,
  dataFolder: string,
  {
    env = {},
    routes,
    mount,
  }: {
    env?: Record<string, string>;
    routes: (config: Config) => object;
    mount?: (server: FastifyInstance, config: Config) => void;
  },
): Promise<FastifyInstance> {
  const config = readConfig({ KINORA_DATA: dataFolder, ...env });
  const server = createHttpServer({ config, log: silentLog });
  await server.register(fastifyCookie);
  const readCaller = callerReader({ db: database.db, keys: await loadSigningKeys(config) });
  mount?.(server, config);
  mountContract(
    server,
    routes(config),
    async (base: RequestContext) => ({ ...base, ...(await readCaller(base.request)) }),
    {
      admit: (context, meta) => admitCall(database.db, context, meta),
    },
  );
  return server;
}
