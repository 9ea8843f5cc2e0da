import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { admitCall } from '#src/apps/api/admit-call.ts';
import { callerReader } from '#src/apps/api/read-caller.ts';
import { auditOpenedMail } from '#src/features/administration/server/audit-outbox.ts';
import type { AccountDependencies } from '#src/foundation/accounts/server/account-dependencies.ts';
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

/** The account endpoints alone, on a server that does not listen. */
export interface AccountServer {
  server: FastifyInstance;
  dependencies: AccountDependencies;
  close(): Promise<void>;
}

/** Mounts them on a server with these settings. */
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
  const dependencies: AccountDependencies = {
    config,
    db: database.db,
    log,
    keys,
    sealer: await loadSealer(config),
    onMailOpened: auditOpenedMail,
    ...(mailer ? { mailer } : {}),
    ...(sms ? { sms } : {}),
  };
  const server = createHttpServer({ config, log });
  await server.register(fastifyCookie);
  const readCaller = callerReader({ db: database.db, keys });
  mountContract(
    server,
    { accounts: accountRoutes(dependencies, async () => 0) },
    async (base: RequestContext) => ({ ...base, ...(await readCaller(base.request)) }),
    {
      admit: (context, meta) => admitCall(database.db, context, meta),
    },
  );
  return {
    server,
    dependencies,
    close: async () => {
      await server.close();
      mailer?.close();
    },
  };
}
