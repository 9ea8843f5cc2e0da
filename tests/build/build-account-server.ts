import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { admitCall } from '#src/apps/api/admit-call.ts';
import { callerReader } from '#src/apps/api/read-caller.ts';
import type { AccountTools } from '#src/foundation/accounts/server/account-tools.ts';
import { accountRoutes } from '#src/foundation/accounts/server/routes.ts';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createHttpServer } from '#src/platform/server/http/create-http-server.ts';
import { mountContract, type RequestContext } from '#src/platform/server/http/mount-contract.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import { createMailer } from '#src/platform/server/mail/create-mailer.ts';
import { loadSealer } from '#src/platform/server/secrets/sealer.ts';
import { loadSigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { createSmsSender } from '#src/platform/server/sms/create-sms-sender.ts';
import { silentLog } from './silent-log.ts';

/** The endpoints of accounts alone, on a server that does not listen. */
export interface AccountServer {
  server: FastifyInstance;
  tools: AccountTools;
  close(): Promise<void>;
}

/** Puts them on a server with these settings. */
export async function buildAccountServer(
  database: OpenDatabase,
  dataFolder: string,
  env: Record<string, string> = {},
  log: Log = silentLog,
): Promise<AccountServer> {
  const config = readConfig({ KINORA_DATA: dataFolder, ...env });
  const keys = await loadSigningKeys(config);
  const mailer = createMailer(config);
  const sms = createSmsSender(config, log);
  const tools: AccountTools = {
    config,
    db: database.db,
    log,
    keys,
    sealer: await loadSealer(config),
    ...(mailer ? { mailer } : {}),
    ...(sms ? { sms } : {}),
  };
  const server = createHttpServer({ config, log });
  await server.register(fastifyCookie);
  const readCaller = callerReader({ db: database.db, keys });
  mountContract(
    server,
    { accounts: accountRoutes(tools, async () => 0) },
    async (base: RequestContext) => ({ ...base, ...(await readCaller(base.request)) }),
    {
      admit: (context, meta) => admitCall(database.db, context, meta),
    },
  );
  return {
    server,
    tools,
    close: async () => {
      await server.close();
      mailer?.close();
    },
  };
}
