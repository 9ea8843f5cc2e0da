import '@fastify/cookie';
import { implement } from '@orpc/server';
import { AppError } from '#src/shared/errors/app-error.ts';
import { accountsContract, type SessionAnswer } from '../contract.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import type { AccountRequest } from './account-request.ts';
import { banRoutes } from './bans/ban-routes.ts';
import { changePassword, resetPassword } from './change-password.ts';
import { listOutbox, openOutboxMail } from './codes/list-outbox.ts';
import { presentSentCode } from './codes/present-sent-code.ts';
import { sendVerificationCode } from './codes/send-verification-code.ts';
import { requireIdentifier } from './identifiers/identifier.ts';
import { phoneRoutes } from './phone/phone-routes.ts';
import { registerAccount } from './register-account.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import { ACCESS_TOKEN_SECONDS, createAccessToken } from './sessions/access-token.ts';
import type { GrantedSession } from './sessions/create-session.ts';
import { createDevice, deviceCookie, readDevice } from './sessions/device-cookie.ts';
import { endSession, endSessionOfToken, endSessionsOf } from './sessions/end-sessions.ts';
import { rememberDevice } from './sessions/known-devices.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { sessionCookie } from './sessions/session-cookie.ts';
import { useSignInLink } from './sessions/use-sign-in-link.ts';
import { signIn } from './sign-in.ts';

type TokenPlace = 'cookie' | 'body';

/** The endpoints of accounts. `readBalance` comes from the coins module, which this one does not import. */
export function accountRoutes(dependencies: AccountDependencies, readBalance: (accountId: string) => Promise<number>) {
  const os = implement(accountsContract).$context<AccountRequest>();
  // Checked before the input: a visitor is told to sign in, and learns nothing else.
  const own = os.use(({ context, next }) => next({ context: { caller: context.requireAccount() } }));
  const cookie = sessionCookie(dependencies.config);
  const device = deviceCookie(cookie);

  const answer = ({ reply }: AccountRequest, granted: GrantedSession, place: TokenPlace): SessionAnswer => {
    const session = {
      accountId: granted.accountId,
      accessToken: createAccessToken(dependencies.keys, granted),
      accessTokenSeconds: ACCESS_TOKEN_SECONDS,
    };
    void reply.header('cache-control', 'no-store');
    if (place === 'body') {
      return { ...session, refreshToken: granted.refreshToken };
    }
    void reply.setCookie(cookie.name, granted.refreshToken, { ...cookie.options, expires: granted.expiresAt });
    return session;
  };
  /** A new session in a browser replaces the one that it had. */
  const begin = async (context: AccountRequest, granted: GrantedSession, place: TokenPlace): Promise<SessionAnswer> => {
    const before = cookieOf(context);
    if (place === 'cookie' && before !== undefined) {
      await endSessionOfToken(dependencies.db, before, 'signed_out');
    }
    return answer(context, granted, place);
  };
  /** The mark that the browser sent; undefined if it has none yet. */
  const deviceOf = ({ request }: AccountRequest): string | undefined => readDevice(request.cookies[device.name]);
  /** The mark of the calling browser or program, set by a cookie if it has none. */
  const markDevice = (context: AccountRequest): string => {
    const found = deviceOf(context) ?? createDevice();
    void context.reply.setCookie(device.name, found, device.options);
    return found;
  };
  /** Starts the session after a sign-in and reports where it came from. */
  const enter = async (context: AccountRequest, granted: GrantedSession, place: TokenPlace): Promise<SessionAnswer> => {
    const entered = markDevice(context);
    await rememberDevice(dependencies, granted.accountId, entered);
    await dependencies.onEntered?.({
      accountId: granted.accountId,
      networkAddress: context.request.ip,
      device: entered,
    });
    return begin(context, granted, place);
  };
  const forgetCookie = ({ reply }: AccountRequest): void => void reply.clearCookie(cookie.name, cookie.options);
  const cookieOf = ({ request }: AccountRequest): string | undefined => request.cookies[cookie.name];

  return os.router({
    readMe: own.readMe.handler(async ({ context: { caller } }) => {
      const { id, username, email, identity, language, hasPassword } = caller;
      return { id, username, email, identity, language, hasPassword, coins: await readBalance(id) };
    }),
    sendCode: os.sendCode.handler(async ({ input, context }) =>
      presentSentCode(
        await sendVerificationCode(dependencies, {
          to: requireIdentifier(input),
          purpose: input.purpose,
          language: context.language,
          networkAddress: context.request.ip,
          device: deviceOf(context),
        }),
      ),
    ),
    register: os.register.handler(async ({ input, context }) => {
      const made = markDevice(context);
      const granted = await registerAccount(dependencies, {
        ...input,
        language: context.language,
        networkAddress: context.request.ip,
        device: made,
      });
      await rememberDevice(dependencies, granted.accountId, made);
      return { ...(await begin(context, granted, input.tokens)), status: 'REGISTRATION_SUCCESS' };
    }),
    signIn: os.signIn.handler(async ({ input, context }) =>
      enter(
        context,
        await signIn(dependencies, {
          ...input,
          networkAddress: context.request.ip,
          device: deviceOf(context),
          language: context.language,
        }),
        input.tokens,
      ),
    ),
    refreshSession: os.refreshSession.handler(async ({ input, context }) => {
      const fromCookie = cookieOf(context);
      const sent = input.refreshToken ?? fromCookie;
      if (sent === undefined) {
        throw new AppError('NOT_LOGGED_IN');
      }
      try {
        const granted = await refreshSession(dependencies, sent, { grace: input.refreshToken === undefined });
        return answer(context, granted, input.refreshToken === undefined ? 'cookie' : 'body');
      } catch (error) {
        if (error instanceof AppError && input.refreshToken === undefined) {
          forgetCookie(context);
        }
        throw error;
      }
    }),
    spendSignInLink: os.spendSignInLink.handler(async ({ input, context }) =>
      enter(context, await useSignInLink(dependencies.db, input.token), input.tokens),
    ),
    signOut: os.signOut.handler(async ({ context }) => {
      if (context.caller) {
        await endSession(dependencies.db, context.caller.sessionId, 'signed_out');
      }
      const sent = cookieOf(context);
      if (sent !== undefined) {
        await endSessionOfToken(dependencies.db, sent, 'signed_out');
      }
      forgetCookie(context);
      return {};
    }),
    signOutEverywhere: own.signOutEverywhere.handler(async ({ context }) => {
      const ended = await endSessionsOf(dependencies.db, context.caller.id, 'signed_out_everywhere');
      forgetCookie(context);
      return { ended };
    }),
    resetPassword: os.resetPassword.handler(async ({ input, context }) => {
      const granted = await resetPassword(dependencies, {
        ...input,
        networkAddress: context.request.ip,
        device: deviceOf(context),
      });
      return { ...(await enter(context, granted, input.tokens)), status: 'PASSWORD_CHANGE_SUCCESS' };
    }),
    changePassword: own.changePassword.handler(async ({ input, context }) => ({
      status: 'PASSWORD_CHANGE_SUCCESS',
      endedSessions: await changePassword(dependencies, context.caller, input),
    })),
    bans: banRoutes(dependencies.db),
    secondFactor: secondFactorRoutes(dependencies),
    phone: phoneRoutes(dependencies),
    listOutbox: os.listOutbox.handler(async () => {
      const mails = await listOutbox(dependencies.db);
      return {
        mails: mails.map(({ id, recipient, createdAt, isForAdmin }) => ({
          id,
          recipient,
          isForAdmin,
          createdAt: createdAt.toISOString(),
        })),
        mailServerSet: dependencies.mailer !== undefined,
      };
    }),
    openOutboxMail: own.openOutboxMail.handler(async ({ input, context }) => {
      const act = { adminId: context.caller.id, requestId: context.requestId };
      void context.reply.header('cache-control', 'no-store');
      return openOutboxMail(dependencies.db, input.mailId, (transaction, opened) =>
        dependencies.onMailOpened(transaction, act, opened),
      );
    }),
  });
}
