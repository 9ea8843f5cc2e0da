import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { administrationRoutes } from '#src/features/administration/server/routes.ts';
import { hasFeedback } from '#src/features/contact/server/has-feedback.ts';
import { contactRoutes } from '#src/features/contact/server/routes.ts';
import type { FilmTools } from '#src/features/film/server/film-tools.ts';
import { findFirstFilms } from '#src/features/film/server/find-first-films.ts';
import { isShareOpen } from '#src/features/film/server/is-share-open.ts';
import { mountSharePages } from '#src/features/film/server/mount-share-pages.ts';
import { nameFilmsOfTasks } from '#src/features/film/server/name-films-of-tasks.ts';
import { filmRoutes } from '#src/features/film/server/routes.ts';
import { readInviterRecord } from '#src/features/invitations/server/read-invitations.ts';
import { recordEntrance } from '#src/features/invitations/server/record-traces.ts';
import { invitationRoutes } from '#src/features/invitations/server/routes.ts';
import { welcomeAccount } from '#src/features/invitations/server/welcome-account.ts';
import { createStripe } from '#src/features/membership/server/create-stripe.ts';
import { mountPaymentWebhook } from '#src/features/membership/server/mount-payment-webhook.ts';
import { membershipRoutes } from '#src/features/membership/server/routes.ts';
import { partnersRoutes } from '#src/features/partners/server/routes.ts';
import { findAccountsByPhone } from '#src/features/profile/server/find-accounts-by-phone.ts';
import { profileRoutes } from '#src/features/profile/server/routes.ts';
import { rewardsRoutes } from '#src/features/rewards/server/routes.ts';
import { accountRoutes } from '#src/foundation/accounts/server/routes.ts';
import { sessionCookie } from '#src/foundation/accounts/server/session-cookie.ts';
import { watchSessions } from '#src/foundation/accounts/server/session-watch.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { mountMediaRoutes } from '#src/foundation/files/server/media-routes.ts';
import { signMediaLink } from '#src/foundation/files/server/sign-media-link.ts';
import { notificationRoutes } from '#src/foundation/notifications/server/routes.ts';
import { settingsRoutes } from '#src/foundation/settings/server/routes.ts';
import { createHttpServer, listen } from '#src/platform/server/http/create-http-server.ts';
import { mountHealthRoutes } from '#src/platform/server/http/health-routes.ts';
import { mountContract, type RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { serveWebBundle } from '#src/platform/server/http/serve-web-bundle.ts';
import { createMailer } from '#src/platform/server/mail/create-mailer.ts';
import { loadSealer } from '#src/platform/server/secrets/sealer.ts';
import { loadSigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { createSmsSender } from '#src/platform/server/sms/create-sms-sender.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { createSensitiveTextFinder } from '#src/shared/sensitive/find-sensitive-text.ts';
import { admitCall, refuseBanned } from './admit-call.ts';
import { mountOpenApi } from './mount-open-api.ts';
import { callerReader } from './read-caller.ts';
import { refuseSensitiveTexts } from './refuse-sensitive-texts.ts';

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
  const keys = await loadSigningKeys(config);
  const mailer = createMailer(config);
  const sms = createSmsSender(config, log);
  const server = createHttpServer({ config, log });
  await server.register(fastifyCookie);
  if (!sessionCookie(config).options.secure) {
    log.warn(
      'people reach this site by plain http: who listens on the way can take over their sessions; put it behind https and set KINORA_PUBLIC_URL',
    );
  }
  const sessions = watchSessions({ db, log });
  const closing = new AbortController();
  server.addHook('preClose', async () => {
    closing.abort();
    sessions.close();
    mailer?.close();
  });

  mountHealthRoutes(server, [
    { name: 'database', check: () => db.execute(sql`select 1`) },
    { name: 'storage', check: () => ensureFreeSpace(config) },
  ]);
  const readCaller = callerReader({ db, keys });
  await mountMediaRoutes(server, {
    db,
    storage,
    keys,
    folder: join(config.dataFolder, 'media'),
    requireAccountId: async (request) => refuseBanned((await readCaller(request)).requireAccount()).id,
    mayStillView: (viewer) => ('session' in viewer ? readCaller.isLive(viewer.session) : isShareOpen(db, viewer.share)),
  });
  const stripe = createStripe(config);
  const payments = { config, db, log, ...(stripe ? { stripe } : {}) };
  mountPaymentWebhook(server, payments);
  const router = {
    accounts: accountRoutes(
      {
        config,
        db,
        log,
        keys,
        sealer: await loadSealer(config),
        ...(mailer ? { mailer } : {}),
        ...(sms ? { sms } : {}),
        onRegistered: (transaction, made) => welcomeAccount(transaction, keys, made),
        onEntered: (entrance) => recordEntrance(db, keys, entrance),
      },
      (accountId) => readBalance(db, accountId),
    ),
    contact: contactRoutes({ db }),
    films: filmRoutes(tools, closing.signal),
    invitations: invitationRoutes({ db, readFirstWorks: findFirstFilms }),
    membership: membershipRoutes(payments),
    partners: partnersRoutes({ db, ffmpeg: tools.ffmpeg }),
    profile: profileRoutes(tools, {
      readInvitations: (accountId) => readInviterRecord(db, accountId),
      hasFeedback: (accountId) => hasFeedback(db, accountId),
    }),
    rewards: rewardsRoutes({ db, nameFilms: (accountId, tasks) => nameFilmsOfTasks(db, accountId, tasks) }),
    notifications: notificationRoutes(db),
    settings: settingsRoutes({ config, db }),
    administration: administrationRoutes({ db, log, findByPhone: findAccountsByPhone }),
  };
  const isSensitive = createSensitiveTextFinder(config.site.sensitiveWords);
  mountContract(
    server,
    router,
    async (base: RequestContext) => {
      const { caller, requireAccount } = await readCaller(base.request);
      return {
        ...base,
        caller,
        requireAccount,
        /** Where a browser fetches a file: for this caller, or for whoever came by a share link. */
        signMedia: (fileId: string, as: { share?: string } = {}) =>
          signMediaLink(keys, {
            fileId,
            viewer: as.share === undefined ? { session: requireAccount().sessionId } : { share: as.share },
          }),
        /** Aborted when the caller's session ends; what is sent for long must end with it. */
        sessionEnds: (): AbortSignal => {
          const { signal, release } = sessions.watch(requireAccount().sessionId);
          base.reply.raw.once('close', release);
          return signal;
        },
      };
    },
    {
      admit: async (context, meta, input) => {
        await admitCall(db, context, meta);
        refuseSensitiveTexts(isSensitive, meta, input);
      },
      uploads: {
        types: /^image\//,
        maximumBytes: LIMITS.uploads.imageBytes,
        allow: async (context) => {
          await admitCall(db, context, {});
          context.requireAccount();
        },
      },
    },
  );
  mountOpenApi(server);
  const bundle = join(config.projectFolder, 'build', 'web');
  if (existsSync(join(bundle, 'index.html'))) {
    mountSharePages(server, {
      db,
      link: (fileId, share) => signMediaLink(keys, { fileId, viewer: { share } }),
      readPage: () => readFile(join(bundle, 'index.html'), 'utf8'),
      siteAddress: (request) => config.server.publicUrl ?? `${request.protocol}://${request.host}`,
    });
    await serveWebBundle(server, bundle);
  }
  return server;
}
