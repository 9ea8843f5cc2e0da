import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { auditOpenedMail } from '#src/features/administration/server/audit-outbox.ts';
import { administrationRoutes } from '#src/features/administration/server/routes.ts';
import { movieShowing } from '#src/features/community/server/movie-showing.ts';
import { findVideoOfPath, mountCommunityPages } from '#src/features/community/server/outside/mount-community-pages.ts';
import { describeReported, followCase } from '#src/features/community/server/reports/reported-contents.ts';
import { communityRoutes } from '#src/features/community/server/routes.ts';
import { hasFeedback } from '#src/features/contact/server/has-feedback.ts';
import { contactRoutes } from '#src/features/contact/server/routes.ts';
import { describeAnyFilm } from '#src/features/film/server/audience/describe-film.ts';
import { tellAudienceOfFile } from '#src/features/film/server/audience/tell-of-file.ts';
import { signExportLink, type ExportPass } from '#src/features/film/server/exports/export-link.ts';
import { mountExportRoute } from '#src/features/film/server/exports/mount-export-route.ts';
import type { FilmDependencies } from '#src/features/film/server/film-dependencies.ts';
import { findFirstFilms } from '#src/features/film/server/find-first-films.ts';
import { nameFilmsOfTasks } from '#src/features/film/server/name-films-of-tasks.ts';
import { filmRoutes } from '#src/features/film/server/routes.ts';
import { isPublicFilmOpen, isShareOpen } from '#src/features/film/server/sharing/is-share-open.ts';
import { mountSharePages } from '#src/features/film/server/sharing/mount-share-pages.ts';
import { filmsOfAccount } from '#src/features/film/server/view/films-of-account.ts';
import { readInviterRecord } from '#src/features/invitations/server/read-invitations.ts';
import { recordEntrance } from '#src/features/invitations/server/record-traces.ts';
import { invitationRoutes } from '#src/features/invitations/server/routes.ts';
import { welcomeAccount } from '#src/features/invitations/server/welcome-account.ts';
import { createStripe } from '#src/features/membership/server/create-stripe.ts';
import { mountPaymentWebhook } from '#src/features/membership/server/mount-payment-webhook.ts';
import { membershipRoutes } from '#src/features/membership/server/routes.ts';
import { ownKeyRoutes } from '#src/features/models/server/own-key-routes.ts';
import { modelRoutes } from '#src/features/models/server/routes.ts';
import { mojiMagicRoutes } from '#src/features/moji-magic/server/routes.ts';
import { operationsRoutes } from '#src/features/operations/server/routes.ts';
import { partnersRoutes } from '#src/features/partners/server/routes.ts';
import { findAccountsByPhone } from '#src/features/profile/server/find-accounts-by-phone.ts';
import { profileRoutes } from '#src/features/profile/server/routes.ts';
import { hasRedeemableCodes } from '#src/features/rewards/server/has-redeemable-codes.ts';
import { rewardsRoutes } from '#src/features/rewards/server/routes.ts';
import { toolsRoutes } from '#src/features/tools/server/routes.ts';
import type { ToolDependencies } from '#src/features/tools/server/tool-dependencies.ts';
import { accountRoutes } from '#src/foundation/accounts/server/routes.ts';
import { sessionCookie } from '#src/foundation/accounts/server/sessions/session-cookie.ts';
import { watchSessions } from '#src/foundation/accounts/server/sessions/session-watch.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { findSameFiles } from '#src/foundation/files/server/find-same-files.ts';
import { mountMediaRoutes } from '#src/foundation/files/server/media-routes.ts';
import { signMediaLink, type MediaPass, type MediaViewer } from '#src/foundation/files/server/sign-media-link.ts';
import { mountVendorWebhooks } from '#src/foundation/generation/server/mount-vendor-webhooks.ts';
import { findCaseStates } from '#src/foundation/moderation/server/find-cases.ts';
import { mountUnsubscribe } from '#src/foundation/notifications/server/digest/mount-unsubscribe.ts';
import { notificationRoutes } from '#src/foundation/notifications/server/routes.ts';
import { settingsRoutes } from '#src/foundation/settings/server/routes.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { createHttpServer, listen } from '#src/platform/server/http/create-http-server.ts';
import { mountHealthRoutes } from '#src/platform/server/http/health-routes.ts';
import { mountContract, type RequestContext } from '#src/platform/server/http/mount-contract.ts';
import { createUploadReceiver, UPLOAD_BOUNDS } from '#src/platform/server/http/receive-upload.ts';
import { serveWebBundle } from '#src/platform/server/http/serve-web-bundle.ts';
import { siteAddress } from '#src/platform/server/http/site-address.ts';
import { createMailer } from '#src/platform/server/mail/create-mailer.ts';
import { createSmallPictures } from '#src/platform/server/media/pictures/small-pictures.ts';
import { loadSealer } from '#src/platform/server/secrets/sealer.ts';
import { loadSigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { createSmsSender } from '#src/platform/server/sms/create-sms-sender.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { siteRightsOf } from '#src/shared/catalogue/site-rights.ts';
import { openVendors } from '#src/vendors/vendor.ts';
import { createTextCheck } from '../create-text-check.ts';
import { notificationSubjects } from '../notification-subjects.ts';
import type { Parts } from '../parts.ts';
import { admitCall, refuseBanned, refuseInMaintenance } from './admit-call.ts';
import { admitUpload } from './admit-upload.ts';
import { mountOpenApi } from './mount-open-api.ts';
import { callerReader } from './read-caller.ts';
import { refuseSensitiveTexts } from './refuse-sensitive-texts.ts';

/** The HTTP part of the program: endpoints, media, health, and the web bundle if it was built. */
export interface Api {
  server: FastifyInstance;
  /** The address to open in a browser. */
  address: string;
  close(): Promise<void>;
}

/** Dependencies of all endpoints. */
type ApiDependencies = FilmDependencies & ToolDependencies & Pick<Parts, 'offer'>;

/** Creates the server with every endpoint and starts listening. Throws PORT_TAKEN. */
export async function startApi(dependencies: ApiDependencies): Promise<Api> {
  const server = await createApi(dependencies);
  const address = await listen(server, dependencies.config);
  return { server, address, close: () => server.close() };
}

/** True while a link may be opened by anybody: of a shared or a public film. */
async function isOpenToAnybody(executor: Executor, viewer: MediaViewer): Promise<boolean> {
  if ('session' in viewer) {
    return false;
  }
  return 'share' in viewer ? isShareOpen(executor, viewer.share) : isPublicFilmOpen(executor, viewer.film);
}

/** The server with all its routes, not listening yet (tests inject requests into it). */
export async function createApi(dependencies: ApiDependencies): Promise<FastifyInstance> {
  const { config, db, log, storage } = dependencies;
  const keys = await loadSigningKeys(config);
  const sealer = await loadSealer(config);
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
  /** During maintenance only admins see media, to check their work. Throws MAINTENANCE. */
  const requireOpen = async (identity?: number): Promise<void> => {
    if (identity === undefined || !siteRightsOf(identity).administers) {
      await refuseInMaintenance(db);
    }
  };
  const signLink = (link: MediaPass): string => `${config.server.mediaUrl ?? ''}${signMediaLink(keys, link)}`;
  await mountMediaRoutes(server, {
    db,
    storage,
    keys,
    folder: join(config.dataFolder, 'media'),
    smallPictures: createSmallPictures(config, dependencies.ffmpeg),
    siteOrigin: config.server.mediaUrl && config.server.publicUrl,
    requireAccountId: async (request) => {
      const { id, identity } = refuseBanned((await readCaller(request)).requireAccount());
      await requireOpen(identity);
      return id;
    },
    mayStillView: async (viewer, file) => {
      const caller = 'session' in viewer ? await readCaller.findLive(viewer.session) : undefined;
      await requireOpen(caller?.identity);
      if (!caller && !(await isOpenToAnybody(db, viewer))) {
        return false;
      }
      const isTrusted = caller && (caller.id === file.accountId || siteRightsOf(caller.identity).administers);
      return isTrusted === true || !(await findCaseStates(db, await findSameFiles(db, [file.id]))).has('hidden');
    },
  });
  mountExportRoute(server, {
    ...dependencies,
    keys,
    findAccountOf: async (sessionId) => {
      const caller = await readCaller.findLive(sessionId);
      await requireOpen(caller?.identity);
      return caller;
    },
  });
  const isRefused = createTextCheck(config.site.sensitiveWords);
  const stripe = createStripe(config);
  const payments = { config, db, log, ...(stripe ? { stripe } : {}) };
  mountPaymentWebhook(server, payments);
  mountVendorWebhooks(server, dependencies);
  mountUnsubscribe(server, db, keys);
  const router = {
    accounts: accountRoutes(
      {
        config,
        db,
        log,
        keys,
        sealer,
        ...(mailer ? { mailer } : {}),
        ...(sms ? { sms } : {}),
        onRegistered: (transaction, made) => welcomeAccount(transaction, keys, made),
        onMailOpened: auditOpenedMail,
        onEntered: (entrance) => recordEntrance(db, keys, entrance),
      },
      (accountId) => readBalance(db, accountId),
    ),
    community: communityRoutes({
      db,
      films: filmsOfAccount,
      tellOfFilm: dependencies.audience.tell,
      describeFilm: describeAnyFilm,
    }),
    contact: contactRoutes({ db }),
    films: filmRoutes(dependencies, { closing: closing.signal, isForbidden: isRefused, showing: movieShowing }),
    invitations: invitationRoutes({ db, readFirstWorks: findFirstFilms }),
    membership: membershipRoutes(payments),
    models: modelRoutes({ db, offer: dependencies.offer, sealer, environment: config.vendors }),
    ownKeys: ownKeyRoutes({ db, sealer, environment: config.vendors }),
    partners: partnersRoutes({ db, ffmpeg: dependencies.ffmpeg }),
    profile: profileRoutes(dependencies, {
      readInvitations: (accountId) => readInviterRecord(db, accountId),
      hasFeedback: (accountId) => hasFeedback(db, accountId),
    }),
    rewards: rewardsRoutes({ db, nameFilms: (accountId, tasks) => nameFilmsOfTasks(db, accountId, tasks) }),
    notifications: notificationRoutes(db, keys, notificationSubjects(db)),
    settings: settingsRoutes({
      config,
      db,
      vendors: dependencies.vendors,
      areCoinsOfUse: () =>
        stripe !== undefined ||
        [...openVendors(dependencies.vendors)].some((name) => name !== 'draft') ||
        hasRedeemableCodes(db),
    }),
    administration: administrationRoutes({
      db,
      log,
      findByPhone: findAccountsByPhone,
      followCase: (transaction, { subjectKind, ...decided }) =>
        subjectKind === 'file'
          ? tellAudienceOfFile(transaction, dependencies, decided.subjectId)
          : followCase(transaction, { ...decided, subjectKind }, dependencies.audience.tell),
      describeReported,
    }),
    operations: operationsRoutes(dependencies),
    tools: toolsRoutes(dependencies),
    mojiMagic: mojiMagicRoutes(dependencies),
  };
  mountContract(
    server,
    router,
    async (base: RequestContext) => {
      const { caller, requireAccount } = await readCaller(base.request);
      return {
        ...base,
        caller,
        requireAccount,
        /** The URL of a file, for this caller, or for anyone with a share link or while a film is public. */
        signMedia: (fileId: string, viewer?: Exclude<MediaViewer, { session: string }>) =>
          signLink({ fileId, viewer: viewer ?? { session: requireAccount().sessionId } }),
        /** The URL of an export of a film, for this caller. */
        signExport: (wanted: Pick<ExportPass, 'filmId' | 'format' | 'without'>) =>
          signExportLink(keys, { ...wanted, sessionId: requireAccount().sessionId, language: base.language }),
        /** Aborted when the caller's session ends; long responses must end with it. */
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
        refuseSensitiveTexts(isRefused, meta, input);
      },
      publicUrl: config.server.publicUrl,
      // A film as JSON: with what quotes and letters take on the way.
      largeBodies: { '/api/imported-films': 2 * LIMITS.film.filmFileCharacters },
      uploads: {
        // Pictures, sounds, and the parts of larger files.
        types: /^(?:image\/|audio\/|application\/octet-stream$)/,
        maximumBytes: LIMITS.uploads.imageBytes,
        allow: async (context) => {
          await admitCall(db, context, {});
          const { id } = context.requireAccount();
          await admitUpload({ db, config }, id);
          return { holder: id };
        },
        receiver: createUploadReceiver(config, { ...UPLOAD_BOUNDS, perHolder: LIMITS.uploads.atOnce }),
      },
    },
  );
  mountOpenApi(server);
  const bundle = join(config.projectFolder, 'build', 'web');
  if (existsSync(join(bundle, 'index.html'))) {
    const pages = {
      db,
      requireOpen,
      readPage: () => readFile(join(bundle, 'index.html'), 'utf8'),
      siteAddress: (request: FastifyRequest) => siteAddress(config, request),
    };
    mountSharePages(server, {
      ...pages,
      link: (fileId, share) => signLink({ fileId, viewer: { share } }),
      findOther: (path, site) => findVideoOfPath(db, path, site),
    });
    mountCommunityPages(server, { ...pages, link: (fileId, film) => signLink({ fileId, viewer: { film } }) });
    await serveWebBundle(server, bundle);
  }
  return server;
}
